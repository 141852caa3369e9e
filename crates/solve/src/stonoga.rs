//! What a turn of Stonoga is worth, and how likely it is to bring a tile.

mod keeps;
mod odds;
mod turn;

pub use keeps::keep;
pub use odds::{Odds, odds};
pub use turn::TurnValues;
