//! The laws on toy games, and what the table and the record do with them.

#![allow(clippy::unwrap_used, reason = "a test that unwraps nothing has failed")]

mod ballots;
mod cups;
mod grammar;
mod sprint;
