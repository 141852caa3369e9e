//! Snakes of two players, solved without cells: [`CoarseGame`] knows how many snakes lack what and
//! whose dice are where, for every lead.

mod coarse;
mod game;

pub use game::CoarseGame;
