//! Tests of the rules of Snakes.

#![allow(clippy::unwrap_used, reason = "a test that unwraps nothing has failed")]

mod census;
mod clauses;
mod examples;
mod geometry;
mod golden;
mod laws;
mod model;
mod play;
mod properties;
mod script;
mod types;
