//! Choosers for Clever.

mod ahead;
mod greedy;
mod search;
mod worth;

pub use ahead::Ahead;
pub use greedy::Greedy;
