//! What a turn of Stonoga is worth, how likely it is to bring a tile, and the whole game solved for
//! two players and for one.
//!
//! [`Spot`] is the beginning of a turn as one seat knows it. A [`Turn`] is solved over all rolls and keeps for any
//! values of its ends; [`SoloTurn`] gives them their exact values for one player, with a bare foot too.

mod best;
mod board;
mod duel;
mod ends;
mod keeps;
mod last;
mod length;
mod odds;
mod reach;
mod solo;
mod solo_turn;
mod spot;
mod takes;
mod turn;

pub use best::{Ends, Turn, full};
pub use board::{Board, TilePlace};
pub use duel::{Choices, Duel};
pub use ends::{Stops, stops};
pub use keeps::keep;
pub use last::{SeatShares, single, standings};
pub use length::Timed;
pub use odds::{Odds, odds};
pub use reach::{reach, reach_from};
pub use solo::{MOST_LOST, Solo, SoloAim, SoloChoices};
pub use solo_turn::{Counts, Masks, SoloTurn, all_masks, bare, masks, number};
pub use spot::{MOVES, PASS, Plain, SEATS, STEAL, SeatHand, Spot, as_move, of_kind};
pub use takes::{Sizes, Takes};
pub use turn::TurnValues;
