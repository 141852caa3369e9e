//! Packed games against the rules, in lock-step.

#![allow(clippy::unwrap_used, reason = "a test that unwraps nothing has failed")]

mod clever;
