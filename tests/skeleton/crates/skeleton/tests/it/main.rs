//! Tests of the rules of Skeleton.

#![allow(clippy::unwrap_used, reason = "a test that unwraps nothing has failed")]

mod clauses;
mod golden;
mod laws;
mod types;
