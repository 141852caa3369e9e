//! The real program, run as a user would.

#![allow(clippy::unwrap_used, reason = "a test that unwraps nothing has failed")]

mod files;
mod games;
#[cfg(feature = "lab")]
mod lab;
mod pipes;
mod play;
mod program;
mod refusals;
mod replay;
mod secrets;
mod verify;
