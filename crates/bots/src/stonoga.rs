//! Choosers for Stonoga.

mod greedy;

pub use greedy::Greedy;
