//! Learned values and the search over them.

#![allow(clippy::unwrap_used, reason = "a test that unwraps nothing has failed")]

mod contest;
mod learned;
mod snakes;
