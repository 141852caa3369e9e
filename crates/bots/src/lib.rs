//! Choosers of actions. They see views, never a live state: what is hidden from a person in the
//! same seat is hidden from them.

mod advice;
pub mod clever;
mod cost;
mod judge;
mod playouts;
mod random;
pub mod snakes;
pub mod stonoga;
pub mod ziomek;

pub use advice::{Advice, Advised, LANGS, Lang, Sentence, Unit};
use advice::{Form, Weighed};
pub use cost::cost;
pub use judge::{EQUAL, Judge, Level, Levelled};
pub use playouts::Playouts;
pub use random::Random;

/// The generator of all bots: fast, and the same on every machine for the same seed.
pub type Chance = rand::rngs::Xoshiro256PlusPlus;
