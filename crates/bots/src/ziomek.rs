//! Choosers for Ziomek: they build like people, each at its own pace and with its own slips.

mod builder;
mod levels;
mod plan;

pub use builder::Builder;
pub use levels::{LEVELS, Level};
