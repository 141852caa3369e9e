//! What a turn of Stonoga is worth, and how likely it is to bring a tile.

mod best;
mod keeps;
mod odds;
mod turn;

pub use best::{Ends, Turn, full};
pub use keeps::keep;
pub use odds::{Odds, odds};
pub use turn::TurnValues;
