//! Tests of the rules of Ziomek.

#![allow(clippy::unwrap_used, reason = "a test that unwraps nothing has failed")]

mod balance;
mod census;
mod clauses;
mod drawing;
mod examples;
mod golden;
mod grains;
mod laws;
mod line;
mod model;
mod notation;
mod requirement;
mod script;
mod set;
mod solved;
mod stacks;
mod types;
