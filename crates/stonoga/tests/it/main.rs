//! Tests of the rules of Stonoga.

#![allow(clippy::unwrap_used, reason = "a test that unwraps nothing has failed")]

mod census;
mod clauses;
mod examples;
mod golden;
mod kept;
mod laws;
mod model;
mod positions;
mod script;
mod types;
