//! Exact solutions: what a turn and the whole game of Stonoga are worth under best play, and which stacks of
//! Ziomek exist. This crate defines no rules.

pub mod stonoga;
pub mod ziomek;
