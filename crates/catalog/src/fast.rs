//! Whole games in one step, for mass simulation.

use turlaj_core::{Seat, Standings};

/// A way to play whole games that tests have proved equal to the rules: the same games with the
/// same chances. Where all play at random it is not the same game for the same seed, elsewhere it is.
pub trait Fast {
    /// Plays the game of this seed.
    fn game(&mut self, seed: u64) -> Played;
}

/// What a whole game came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// How many facts it had.
    pub facts: u64,
    /// How many turns were begun.
    pub turns: u64,
    /// Whose turn was the first.
    pub first: Seat,
    /// The end.
    pub end: Standings,
}
