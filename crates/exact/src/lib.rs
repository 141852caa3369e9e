//! Exact solutions: what a turn and the whole game of Stonoga are worth under best play, what Snakes of
//! two is worth without its cells, and which stacks of Ziomek exist. This crate defines no rules.

pub mod snakes;
pub mod stonoga;
pub mod ziomek;
