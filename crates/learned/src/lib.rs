//! Values that were learned from play, and search over them.

pub mod clever;
pub mod stonoga;
