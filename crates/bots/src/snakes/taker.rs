//! A bot that holds on to its dice, for studies.

use rand::{RngExt, SeedableRng};
use turlaj_core::Look;
use turlaj_engine::{Bot, Chance};
use turlaj_snakes::{Action, Snakes};

/// Takes a die back whenever it can and never rolls a second time, so that games are as long as one
/// player can make them in this way; for the rest it plays at random.
#[derive(Clone, Debug)]
pub(crate) struct Taker {
    chance: Chance,
}

impl Taker {
    /// A bot that plays the same for the same seed.
    pub(crate) fn new(seed: u64) -> Taker {
        Taker { chance: Chance::seed_from_u64(seed) }
    }
}

impl Bot<Snakes> for Taker {
    fn choose(&mut self, _: &Look<'_, Snakes>, legal: &[Action]) -> Action {
        let takes = legal.iter().filter(|action| matches!(action, Action::Take { .. })).count();
        if takes == 0 && legal.contains(&Action::Stop) {
            return Action::Stop;
        }
        // Takes are listed first, wherever there are any.
        let among = if takes > 0 { takes } else { legal.len() };
        legal[self.chance.random_range(0..among)]
    }
}
