//! A chooser that looks to the end of its own turn.

use rand::{RngExt, SeedableRng};
use turlaj_clever::{Action, Clever};
use turlaj_core::{Bot, Look};
use turlaj_solve::clever::{Ask, Faces, Node, Packed};

use super::search::{Asked, best_chain, best_of};
use super::worth::worth;
use crate::Chance;

/// Maximises what its sheet is worth at the end of its turn, points and promises, over the rolls
/// that are still to come: the next roll is tried with many samples, the one after it with fewer.
/// Every choice is tried with the same dice.
#[derive(Clone, Debug)]
pub struct Ahead {
    chance: Chance,
}

/// How many samples of the next roll and of the one after it.
const SAMPLES: [usize; 2] = [24, 4];

impl Ahead {
    /// A chooser that plays the same for the same seed.
    pub fn new(seed: u64) -> Ahead {
        Ahead { chance: Chance::seed_from_u64(seed) }
    }
}

impl Bot<Clever> for Ahead {
    fn choose(&mut self, look: &Look<'_, Clever>, legal: &[Action]) -> Action {
        let asked = Asked::new(look.rules(), &look.view());
        if let [only] = legal {
            return *only;
        }
        let dice = Chance::seed_from_u64(self.chance.random());
        let rounds = look.rules().rounds();
        let rest = Rest { seat: asked.seat, turn: asked.game.turn(), rounds, dice };
        let values: Vec<f32> = asked.answers().map(|(_, next)| rest.value(&next, 0)).collect();
        legal[best_of(&values, &mut self.chance)]
    }
}

/// The rest of a turn.
struct Rest {
    seat: usize,
    turn: (u8, u8),
    /// How many rounds are played.
    rounds: u8,
    /// The same for every choice that is compared.
    dice: Chance,
}

impl Rest {
    /// What a position is worth, so many rolls ahead of the choice.
    fn value(&self, game: &Packed, rolls: usize) -> f32 {
        best_chain(game, self.seat, &mut |end| self.after_chain(end, rolls))
    }

    fn after_chain(&self, game: &Packed, rolls: usize) -> f32 {
        let own = game.active() == self.seat && game.turn() == self.turn;
        let asked = game.legal(self.seat);
        match game.node() {
            Node::Dice(_) if own && game.is_rolling() && rolls < SAMPLES.len() => {
                self.over_rolls(game, rolls)
            }
            Node::Decide(_) if asked.ask == Ask::Extra => self.best_answer(game, rolls),
            _ => worth(game, self.seat, self.rounds),
        }
    }

    fn over_rolls(&self, game: &Packed, rolls: usize) -> f32 {
        let mut dice = self.dice.clone();
        let samples = SAMPLES[rolls];
        let mut sum = 0.0;
        for _ in 0..samples {
            let mut next = *game;
            next.roll(Faces::random(dice.random()));
            sum += match next.legal(self.seat).ask {
                Ask::Pick => self.best_answer(&next, rolls + 1),
                _ => self.after_chain(&next, rolls + 1),
            };
        }
        sum / samples as f32
    }

    fn best_answer(&self, game: &Packed, rolls: usize) -> f32 {
        let mut best = f32::NEG_INFINITY;
        let legal = game.legal(self.seat);
        for choice in legal.iter() {
            // A reroll imagined within an imagined roll would be looked at for ever.
            if legal.ask == Ask::Pick && choice == turlaj_solve::clever::REROLL && legal.len() > 1 {
                continue;
            }
            let mut next = *game;
            next.act(self.seat, choice);
            best = best.max(self.value(&next, rolls));
        }
        best
    }
}
