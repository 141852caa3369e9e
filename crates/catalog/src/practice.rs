//! Help in practice.

use turlaj_core::{Game, Look};

/// A game whose puzzles one person can practise.
pub trait Practice<G: Game>: Sync {
    /// All actions that are left to a solution; nothing where no help is given.
    fn solution(&self, look: &Look<'_, G>) -> Option<Vec<G::Action>>;
}
