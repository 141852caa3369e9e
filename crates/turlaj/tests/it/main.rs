//! The real program, run as a user would.

#![allow(clippy::unwrap_used, reason = "a test that unwraps nothing has failed")]

mod files;
mod games;
mod pipes;
mod play;
mod program;
mod refusals;
mod replay;
mod secrets;
mod verify;
