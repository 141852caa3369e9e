//! Tests that need more than Rust: `tools/verify.py` against the project's own reader and verifier,
//! the independent model, `tools/player.py` at a real server, data files in the hands of others, and
//! the packages of `cargo xtask dist`.

#![allow(clippy::unwrap_used, reason = "a test that unwraps nothing has failed")]

mod deal;
mod dist;
mod exact;
mod games;
mod model;
mod pages;
mod parquet;
mod programs;
mod proofs;
mod python;

mod tamper;

use std::path::PathBuf;

/// The root of the workspace.
fn root() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}
