//! Choosers for Clever.

mod advice;
mod ahead;
mod effect;
mod greedy;
mod levels;
mod search;
mod weights;
mod words;
mod worth;

pub use advice::advise;
pub use ahead::Ahead;
pub use greedy::Greedy;
pub use levels::LEVELS;
