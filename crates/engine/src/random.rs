//! Random play.

use rand::{RngExt, SeedableRng};
use turlaj_core::{Game, Look};

use crate::Chance;
use crate::bot::Bot;

/// Chooses uniformly among the legal actions of each node.
#[derive(Clone, Debug)]
pub struct Random {
    chance: Chance,
}

impl Random {
    /// A bot that plays the same for the same seed.
    pub fn new(seed: u64) -> Random {
        Random { chance: Chance::seed_from_u64(seed) }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _: &Look<'_, G>, legal: &[G::Action]) -> G::Action {
        legal[self.chance.random_range(0..legal.len())].clone()
    }
}
