//! The real program, run as a user would.

#![allow(clippy::unwrap_used, reason = "a test that unwraps nothing has failed")]

#[cfg(feature = "lab")]
mod analyse;
#[cfg(feature = "lab")]
mod cache;
#[allow(dead_code, reason = "what the tests of the server use of it")]
#[path = "../../../server/tests/it/client.rs"]
mod client;
mod damage;
#[cfg(feature = "lab")]
mod extra;
mod files;
mod games;
mod hint;
#[cfg(feature = "lab")]
mod lab;
mod load;
mod pipes;
mod play;
mod program;
mod refusals;
mod replay;
mod score;
mod secrets;
mod served;
#[cfg(feature = "lab")]
mod solve;
mod verify;
