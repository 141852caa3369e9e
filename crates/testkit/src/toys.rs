//! Toy games: each is small, and each has one thing that makes games hard.
//!
//! [`cups`] hides dice, [`ballots`] has sealed chains of several seats at once, [`sprint`] is live.
//! Beside the game each module has what laws need to drive it: `universe` and `disguise`.

pub mod ballots;
pub mod cups;
mod ground;
mod pips;
pub mod sprint;

pub use pips::Pips;
