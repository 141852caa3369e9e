//! Levels of play: noise and budget, as data.

use rand::{RngExt, SeedableRng};

use crate::Chance;
use crate::engine::Budget;

/// How well a bot plays at `Decide` nodes: data, and nothing else.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Level {
    /// Its name, as written in records and on the command line.
    pub name: &'static str,
    /// How it chooses, in one English line.
    pub about: &'static str,
    /// The standard deviation of its errors about each action, in the engine's unit (see
    /// [`crate::Engine::noise_unit`]).
    pub noise: f64,
    /// How far it searches.
    pub budget: Budget,
}

impl Level {
    /// The best that this many steps find, without errors; for bots that are no level of a game.
    pub const fn best(steps: u32) -> Level {
        Level { name: "", about: "", noise: 0.0, budget: Budget::steps(steps) }
    }
}

/// The levels of a game whose engine is [`crate::Playouts`]. Noise is the larger part of the difference: random
/// games have errors of their own, and fewer of them than this leave little but errors.
pub const GENERIC_LEVELS: &[Level] = &[
    Level {
        name: "beginner",
        about: "tries actions in random games, and is often wrong by a lot",
        noise: 0.6,
        budget: Budget::steps(10_000),
    },
    Level {
        name: "casual",
        about: "tries actions in random games, and is often wrong by a little",
        noise: 0.1,
        budget: Budget::steps(10_000),
    },
    Level {
        name: "strong",
        about: "tries actions in many random games",
        noise: 0.0,
        budget: Budget::steps(20_000),
    },
];

/// Actions whose scores differ by less are equal.
pub const EQUAL: f64 = 1e-12;

/// Errors of judgement of a level. They follow from the seed and the scores: the same question gets the same
/// answer, so taking an action back does not roll the error again.
#[derive(Clone, Debug)]
pub struct Noise {
    deviation: f64,
    seed: u64,
    scores: Vec<f64>,
    order: Vec<usize>,
}

impl Noise {
    /// The errors of this level and seed.
    pub fn new(level: &Level, seed: u64) -> Noise {
        Noise { deviation: level.noise, seed, scores: Vec::new(), order: Vec::new() }
    }

    /// The position of the action that seems best to a judge, of this many; noise of 1 means `unit`. Where there
    /// is no noise, `best` knows it, and nothing has to be scored.
    pub fn choose<J>(
        &mut self,
        count: usize,
        judge: &mut J,
        best: impl FnOnce(&mut J) -> usize,
        unit: f64,
        score: impl FnOnce(&mut J, &mut Vec<f64>),
    ) -> usize {
        match count {
            1 => 0,
            _ if self.deviation == 0.0 => best(judge),
            _ => self.err(unit, |scores| score(judge, scores)),
        }
    }

    fn err(&mut self, unit: f64, score: impl FnOnce(&mut Vec<f64>)) -> usize {
        self.scores.clear();
        score(&mut self.scores);
        let (scores, deviation) = (&self.scores[..], unit * self.deviation);
        let mut chance = Chance::seed_from_u64(scores.iter().fold(self.seed, |hash, score| {
            (hash ^ score.to_bits()).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29)
        }));
        // Equal actions are one thought: they share an error, and the first of them is chosen.
        sort(scores, &mut self.order);
        let (mut best, mut most, mut before) = (self.order[0], f64::NEG_INFINITY, f64::INFINITY);
        for &at in &self.order {
            if before - scores[at] < EQUAL {
                continue;
            }
            before = scores[at];
            let seen = scores[at] + deviation * normal(&mut chance);
            if seen > most {
                (best, most) = (at, seen);
            }
        }
        best
    }
}

/// The position of the highest score; the first of equal ones.
pub(crate) fn best(scores: &[f64]) -> usize {
    let mut order = Vec::with_capacity(scores.len());
    sort(scores, &mut order);
    order[0]
}

fn sort(scores: &[f64], order: &mut Vec<usize>) {
    order.clear();
    order.extend(0..scores.len());
    order.sort_by(|&a, &b| scores[b].total_cmp(&scores[a]).then(a.cmp(&b)));
}

/// Close to a standard normal variable; the tails do not matter.
pub fn normal(chance: &mut Chance) -> f64 {
    let sum: f64 = (0..4).map(|_| chance.random::<f64>()).sum();
    (sum - 2.0) * 3.0_f64.sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_question_gets_the_same_answer_and_other_seeds_err_otherwise() {
        let scores = [0.50, 0.52, 0.48, 0.52];
        let level = Level { noise: 0.1, ..Level::best(0) };
        let chosen = |seed| {
            let mut noise = Noise::new(&level, seed);
            noise.choose(
                4,
                &mut (),
                |()| unreachable!("all are scored"),
                1.0,
                |(), to| to.extend(scores),
            )
        };
        assert!((0..50).all(|seed| chosen(seed) == chosen(seed)));
        let all: Vec<usize> = (0..50).map(chosen).collect();
        assert!(all.contains(&0) && all.contains(&1) && all.contains(&2), "{all:?}");
        assert!(!all.contains(&3), "equal actions are one: {all:?}");
    }

    #[test]
    fn without_noise_the_best_is_chosen() {
        let mut noise = Noise::new(&Level::best(0), 7);
        assert_eq!(
            noise.choose(3, &mut (), |()| 1, 1.0, |(), _| unreachable!("nothing is scored")),
            1
        );
        assert_eq!(best(&[0.1, 0.9, 0.9]), 1);
    }
}
