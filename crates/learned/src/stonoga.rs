//! A fitted evaluation of Stonoga, and turns that are solved exactly down to it.
//!
//! [`ShareWeights`] are the fitted weights (a conditional logit over the seats) of a
//! [`turlaj_exact::stonoga::Spot`], [`Known`] is a turn that is solved over all rolls and keeps, whose ends are worth
//! what the weights, or a search through the next turns, say. `examples/fit_stonoga.rs` fits the weights.

mod known;
mod search;
mod shares;

pub use known::{Known, kept, rolls};
pub use search::turn;
pub use shares::{FEATURES, KNOTS, Key, ShareWeights, WIDTH, between, measure, softmax};
