//! A fitted evaluation of Stonoga, and turns that are solved exactly down to it.
//!
//! [`Spot`] is the beginning of a turn as one seat knows it, [`ShareWeights`] the fitted weights (a conditional
//! logit over the seats), [`Known`] a turn that is solved over all rolls and keeps, whose ends are worth
//! what the weights, or a search through the next turns, say. `examples/fit_stonoga.rs` fits the weights.

mod ends;
mod known;
mod last;
mod reach;
mod search;
mod shares;
mod solo;
mod spot;

pub use known::{Known, kept, rolls};
pub use last::standings;
pub use search::turn;
pub use shares::{FEATURES, KNOTS, Key, ShareWeights, WIDTH, between, measure, softmax};
pub use spot::{MOVES, PASS, Plain, SEATS, STEAL, SeatHand, Spot, as_move, is_gone, of_kind};
