//! Choosers that put a number on every action, and how well they listen to it.

use rand::{RngExt, SeedableRng};
use turlaj_core::{Bot, Game, Look};

use crate::Chance;

/// Somebody who can tell what each action is worth.
pub trait Judge<G: Game>: Send {
    /// Writes what each legal action is worth to the seat that looks, the more the better: a share of
    /// the victory from 0 to 1, or points. Each is worth what best play after it brings, as far
    /// as this judge sees. Where [`Look::is_enough`] says so, it comes to an end with what it has.
    fn judge(&mut self, look: &Look<'_, G>, legal: &[G::Action], worth: &mut Vec<f64>);

    /// What noise of 1 means in this judge's unit under these rules.
    fn scale(&self, _rules: &G) -> f64 {
        1.0
    }
}

/// How well somebody plays: data, and nothing else.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Level {
    /// Its name, as written in records and on the command line.
    pub name: &'static str,
    /// How it chooses, in one English line.
    pub about: &'static str,
    /// How far what it thinks of an action is off, as a standard deviation in the judge's unit
    /// (see [`Judge::scale`]).
    pub noise: f64,
    /// How much it searches, in a unit of its judge; 0 is not at all.
    pub effort: u32,
}

/// Plays what its judge likes best, as well as its level allows.
pub struct Levelled<J> {
    judge: J,
    noise: f64,
    chance: Chance,
    worth: Vec<f64>,
}

impl<J> Levelled<J> {
    /// A chooser that plays the same for the same seed.
    pub fn new(judge: J, level: &Level, seed: u64) -> Levelled<J> {
        let chance = Chance::seed_from_u64(seed);
        Levelled { judge, noise: level.noise, chance, worth: Vec::new() }
    }

    /// About a normal variable, with deviation 1: nobody needs its tails.
    fn error(&mut self) -> f64 {
        let sum: f64 = (0..4).map(|_| self.chance.random::<f64>()).sum();
        (sum - 2.0) * 3.0_f64.sqrt()
    }
}

/// Actions whose worth differs by less are worth the same.
pub const EQUAL: f64 = 1e-12;

impl<G: Game, J: Judge<G>> Bot<G> for Levelled<J> {
    fn choose(&mut self, look: &Look<'_, G>, legal: &[G::Action]) -> G::Action {
        if let [only] = legal {
            return only.clone();
        }
        let mut worth = std::mem::take(&mut self.worth);
        worth.clear();
        self.judge.judge(look, legal, &mut worth);
        let noise = self.noise * self.judge.scale(look.rules());
        // Equal actions are one thought: they are mistaken together, and the first of them is done.
        let mut order: Vec<usize> = (0..legal.len()).collect();
        order.sort_by(|&a, &b| worth[b].total_cmp(&worth[a]).then(a.cmp(&b)));
        let (mut best, mut most, mut before) = (order[0], f64::NEG_INFINITY, f64::INFINITY);
        for at in order {
            if before - worth[at] < EQUAL {
                continue;
            }
            before = worth[at];
            let error = if noise > 0.0 { noise * self.error() } else { 0.0 };
            if worth[at] + error > most {
                (best, most) = (at, worth[at] + error);
            }
        }
        self.worth = worth;
        legal[best].clone()
    }
}
