//! The greedy bot, for studies.

use rand::{RngExt, SeedableRng};
use turlaj_clever::{Action, Clever};
use turlaj_core::Look;
use turlaj_engine::{Bot, Chance};
use turlaj_packed::clever::{Ask, Chooser, END, PASS, Packed, REROLL, action};

use super::engine::asked;

/// Maximises the points on its sheet after the marks of one die with all that they bring. It never
/// waits: between equals it prefers a mark to none, but spends neither rerolls nor extra dice for
/// nothing, and then decides by lot.
#[derive(Clone, Debug)]
pub(super) struct CleverGreedy {
    chance: Chance,
    values: Vec<f32>,
}

impl CleverGreedy {
    /// A bot that plays the same for the same seed.
    pub(super) fn new(seed: u64) -> CleverGreedy {
        CleverGreedy { chance: Chance::seed_from_u64(seed), values: Vec::new() }
    }

    /// The position of one of the best, by lot among equals.
    fn one_of_the_best(&mut self) -> usize {
        let values = &self.values;
        let best = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let equal = || (0..values.len()).filter(|&at| values[at] == best);
        let lot = self.chance.random_range(0..equal().count());
        equal().nth(lot).expect("the lot is among the equals")
    }
}

impl<const SEATS: usize> Chooser<SEATS> for CleverGreedy {
    fn begin(&mut self, seed: u64) {
        self.chance = Chance::seed_from_u64(seed);
    }

    fn choose(&mut self, game: &Packed<SEATS>, seat: usize, _: &mut dyn FnMut() -> bool) -> u32 {
        let legal = game.legal(seat);
        self.values.clear();
        for choice in legal.iter() {
            let mut next = *game;
            next.act(seat, choice);
            let value = chain(&next, seat, &mut { MOST }) - reluctance(legal.ask, choice);
            self.values.push(value);
        }
        legal.nth(self.one_of_the_best() as u32)
    }
}

/// At a table of the rules it sees what the seat may see.
impl Bot<Clever> for CleverGreedy {
    fn choose(&mut self, look: &Look<'_, Clever>, _: &[Action]) -> Action {
        match look.rules().is_solo() {
            true => at_table::<1>(self, look),
            false => at_table::<4>(self, look),
        }
    }
}

fn at_table<const SEATS: usize>(greedy: &mut CleverGreedy, look: &Look<'_, Clever>) -> Action {
    let (game, seat) = asked::<SEATS>(look.rules(), &look.view());
    let choice = Chooser::choose(greedy, &game, seat, &mut || look.is_enough());
    action(game.legal(seat).ask, choice)
}

/// Less than a point: it decides between equals only.
fn reluctance(ask: Ask, choice: u32) -> f32 {
    match (ask, choice) {
        (Ask::Pick, REROLL) => 0.75,
        (Ask::Pick, PASS) | (Ask::Take, END) => 0.5,
        (Ask::Extra, choice) if choice != END => 0.5,
        _ => 0.0,
    }
}

/// A bound on how many ways to finish a chain are compared; what comes after is not looked at.
const MOST: u32 = 4_000;

/// The most points that a seat can make of the marks that it is in the middle of.
fn chain<const SEATS: usize>(game: &Packed<SEATS>, seat: usize, left: &mut u32) -> f32 {
    let legal = game.legal(seat);
    if !matches!(legal.ask, Ask::Place | Ask::Bonus | Ask::Fill) {
        *left = left.saturating_sub(1);
        return f32::from(game.points(seat).total());
    }
    let mut best = f32::NEG_INFINITY;
    for choice in legal.iter() {
        let mut next = *game;
        next.act(seat, choice);
        best = best.max(chain(&next, seat, left));
        if *left == 0 {
            break;
        }
    }
    best
}
