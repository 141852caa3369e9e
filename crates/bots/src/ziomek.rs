//! The live engine of Ziomek: it builds as people do, at its own pace and with its own slips.

mod builder;
mod engine;
mod pace;
mod plan;
mod rival;

pub use builder::Builder;
pub use pace::{LEVELS, Pace};
pub use rival::Rival;
