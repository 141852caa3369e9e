//! Fair dice: nobody can choose them, and anybody can check them afterwards.
//!
//! The specification is `docs/fair-dice.md`. The host commits to a secret, every human seat to a
//! nonce of its own, and only then are the nonces opened; each die is a pure function of all of
//! these and of its address.

mod ceremony;
mod dice;
mod digest;

pub use ceremony::{Ceremony, Fixed, Round};
pub use dice::{Draw, FairDice};
pub use digest::{Digest, Nonce, Secret};
