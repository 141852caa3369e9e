//! Exact values of positions, turns and rolls. This crate defines no rules: it asks the rules.

pub mod clever;
pub mod snakes;
pub mod stonoga;
pub mod ziomek;
