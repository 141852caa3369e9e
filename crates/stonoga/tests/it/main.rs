//! Tests of the rules of Stonoga.

#![allow(clippy::unwrap_used, reason = "a test that unwraps nothing has failed")]

mod clauses;
mod examples;
mod laws;
mod script;
