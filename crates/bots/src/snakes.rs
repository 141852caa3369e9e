//! Choosers for Snakes.

mod greedy;
mod needs;
mod taker;

pub use greedy::Greedy;
pub use taker::Taker;
