//! Values that were learned from play, and search down to them.

pub mod clever;
pub mod snakes;
pub mod stonoga;
