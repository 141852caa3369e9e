//! Tests of the store behind the embedded server.

#![allow(clippy::unwrap_used, reason = "a test that unwraps nothing has failed")]

mod copies;
mod daily;
mod journal;
mod many;
mod model;
mod opening;
mod refusals;
mod rows;
mod samples;
mod upgrade;
mod writes;
