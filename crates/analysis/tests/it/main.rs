//! Tests of the ledger, over games that are made for tests.

#![allow(clippy::unwrap_used, reason = "a test that unwraps nothing has failed")]

mod sums;
mod throws;
