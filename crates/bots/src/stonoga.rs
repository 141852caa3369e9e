//! Choosers for Stonoga.

mod greedy;
mod keeps;
mod turn;

pub use greedy::Greedy;
pub use turn::TurnValues;
