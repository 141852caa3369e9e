//! What a turn of Stonoga is worth, how likely it is to bring a tile, and the whole game solved for
//! two players and for one.

mod best;
mod board;
mod duel;
mod keeps;
mod length;
mod odds;
mod solo;
mod takes;
mod turn;

pub use best::{Ends, Turn, full};
pub use board::{Board, TilePlace};
pub use duel::{Choices, Duel};
pub use keeps::keep;
pub use length::Timed;
pub use odds::{Odds, odds};
pub use solo::{MOST_LOST, Solo, SoloAim, SoloChoices};
pub use takes::{Sizes, Takes};
pub use turn::TurnValues;
