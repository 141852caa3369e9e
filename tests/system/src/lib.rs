//! Tests that need more than Rust.
