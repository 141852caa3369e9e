//! Whole games in one step, for mass simulation.

use turlaj_core::{Seat, Standings};

use crate::Bots;

/// A game with a packed form, which tests have proved equal to the rules: the same games with the
/// same chances. Where all seats play at random it is another game for the same seed, elsewhere it is the same.
pub trait PackedPlay: Bots {
    /// A player of whole games between these bots, if all of them can play the packed form.
    fn player(&self, seats: &[&'static str]) -> Option<Box<dyn PackedPlayer>>;
}

/// Plays whole games of one set of bots.
pub trait PackedPlayer {
    /// Plays the game of this seed.
    fn play(&mut self, seed: u64) -> PackedGame;
}

/// The result of a whole game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PackedGame {
    /// How many facts it had.
    pub facts: u64,
    /// How many turns were begun.
    pub turns: u64,
    /// Whose turn was the first.
    pub first: Seat,
    /// The final standings.
    pub end: Standings,
}
