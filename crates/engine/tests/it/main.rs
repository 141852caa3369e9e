//! Tests of what engines share.

#![allow(clippy::unwrap_used, reason = "a test that unwraps nothing has failed")]

mod playouts;
