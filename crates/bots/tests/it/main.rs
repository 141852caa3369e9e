//! Tests of the choosers.

#![allow(clippy::unwrap_used, reason = "a test that unwraps nothing has failed")]

mod clever;
mod practice;
mod reasons;
mod said;
mod snakes;
mod stonoga;
mod ziomek;
