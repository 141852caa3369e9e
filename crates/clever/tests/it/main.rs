//! Tests of the rules of Clever.

#![allow(clippy::unwrap_used, reason = "a test that unwraps nothing has failed")]

mod census;
mod clauses;
mod drawing;
mod examples;
mod golden;
mod laws;
mod model;
mod play;
mod positions;
mod properties;
mod prospects;
mod script;
mod types;
