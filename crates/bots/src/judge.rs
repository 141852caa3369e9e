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

/// Errors of judgement, the same for the same seed.
#[derive(Clone, Debug)]
pub(crate) struct Errs {
    chance: Chance,
    order: Vec<usize>,
}

/// Actions whose worth differs by less are worth the same.
pub const EQUAL: f64 = 1e-12;

impl Errs {
    pub(crate) fn new(seed: u64) -> Errs {
        Errs { chance: Chance::seed_from_u64(seed), order: Vec::new() }
    }

    /// Begins anew with another seed.
    pub(crate) fn begin(&mut self, seed: u64) {
        self.chance = Chance::seed_from_u64(seed);
    }

    /// Which of these actions seems best to somebody who is off by so much.
    pub(crate) fn best(&mut self, worth: &[f64], noise: f64) -> usize {
        // Equal actions are one thought: they are mistaken together, and the first of them is done.
        self.order.clear();
        self.order.extend(0..worth.len());
        self.order.sort_by(|&a, &b| worth[b].total_cmp(&worth[a]).then(a.cmp(&b)));
        let (mut best, mut most, mut before) = (self.order[0], f64::NEG_INFINITY, f64::INFINITY);
        for &at in &self.order {
            if before - worth[at] < EQUAL {
                continue;
            }
            before = worth[at];
            let error = if noise > 0.0 { noise * error(&mut self.chance) } else { 0.0 };
            if worth[at] + error > most {
                (best, most) = (at, worth[at] + error);
            }
        }
        best
    }
}

/// About a normal variable, with deviation 1: nobody needs its tails.
fn error(chance: &mut Chance) -> f64 {
    let sum: f64 = (0..4).map(|_| chance.random::<f64>()).sum();
    (sum - 2.0) * 3.0_f64.sqrt()
}

/// Plays what its judge likes best, as well as its level allows.
pub struct Levelled<J> {
    judge: J,
    noise: f64,
    errs: Errs,
    worth: Vec<f64>,
}

impl<J> Levelled<J> {
    /// A chooser that plays the same for the same seed.
    pub fn new(judge: J, level: &Level, seed: u64) -> Levelled<J> {
        Levelled { judge, noise: level.noise, errs: Errs::new(seed), worth: Vec::new() }
    }
}

impl<G: Game, J: Judge<G>> Bot<G> for Levelled<J> {
    fn choose(&mut self, look: &Look<'_, G>, legal: &[G::Action]) -> G::Action {
        if let [only] = legal {
            return only.clone();
        }
        self.worth.clear();
        self.judge.judge(look, legal, &mut self.worth);
        let noise = self.noise * self.judge.scale(look.rules());
        legal[self.errs.best(&self.worth, noise)].clone()
    }
}
