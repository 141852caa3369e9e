//! Exact solutions: what a turn and the whole game of Stonoga are worth under best play, and which stacks of
//! Ziomek exist. This crate defines no rules.
//!
//! The solution of the whole game of two takes seconds; a [`SolutionCache`] keeps it for the next process.

mod cache;
pub mod stonoga;
pub mod ziomek;

pub use cache::{SolutionCache, set_cache};
