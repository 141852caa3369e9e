//! Choosers for Snakes.

mod advice;
mod ahead;
mod greedy;
mod levels;
mod needs;
mod reasons;
mod taker;
mod words;

pub use advice::advise;
pub use ahead::Ahead;
pub use greedy::Greedy;
pub use levels::LEVELS;
pub use taker::Taker;
