//! A chooser that lives for the moment.

use rand::SeedableRng;
use turlaj_clever::{Action, Clever};
use turlaj_core::{Bot, Look};
use turlaj_solve::clever::Packed;

use super::search::{Asked, MOST, best_chain, best_of};
use crate::Chance;

/// Maximises the points on its sheet after the marks of one die with all that they bring. It never
/// waits: between equals it prefers a mark to none, but spends neither rerolls nor extra dice for
/// nothing, and then decides by lot.
#[derive(Clone, Debug)]
pub struct Greedy {
    chance: Chance,
}

impl Greedy {
    /// A chooser that plays the same for the same seed.
    pub fn new(seed: u64) -> Greedy {
        Greedy { chance: Chance::seed_from_u64(seed) }
    }
}

impl Bot<Clever> for Greedy {
    fn choose(&mut self, look: &Look<'_, Clever>, legal: &[Action]) -> Action {
        let asked = Asked::new(look.rules(), &look.view());
        let seat = asked.seat;
        let mut points = |game: &Packed| f32::from(game.points(seat).total());
        let values: Vec<f32> = asked
            .answers()
            .zip(legal)
            .map(|((_, next), action)| {
                best_chain(&next, seat, MOST, &mut points) - reluctance(*action)
            })
            .collect();
        legal[best_of(&values, &mut self.chance)]
    }
}

/// Less than a point: it decides between equals only.
fn reluctance(action: Action) -> f32 {
    match action {
        Action::Reroll => 0.75,
        Action::Skip | Action::Pass | Action::Extra(_) => 0.5,
        _ => 0.0,
    }
}
