//! Choosers of actions. They see views, never a live state: what is hidden from a person in the
//! same seat is hidden from them.

pub mod clever;
mod random;
pub mod snakes;
pub mod stonoga;
pub mod ziomek;

pub use random::Random;

/// The generator of all bots: fast, and the same on every machine for the same seed.
pub type Chance = rand::rngs::Xoshiro256PlusPlus;
