//! Abstractions beside the rules: what they keep is walked in lock-step.

#![allow(clippy::unwrap_used, reason = "a test that unwraps nothing has failed")]

mod coarse;
mod snakes;
