//! What the builders and the counts say about a set, round by round.

use turlaj_exact::ziomek::{Rolls, StackSolver, Tower, choices};
use turlaj_ziomek::{Pose, Requirement, Want, levels};

use crate::builders::{blind, careful, open};
use crate::chance::Chance;

/// Mean, median and ninetieth percentile.
pub(crate) struct Figures {
    pub(crate) mean: f64,
    pub(crate) median: u64,
    pub(crate) ninetieth: u64,
}

impl Figures {
    pub(crate) fn of(mut all: Vec<u64>) -> Figures {
        all.sort_unstable();
        let mean = all.iter().sum::<u64>() as f64 / all.len() as f64;
        Figures { mean, median: all[all.len() / 2], ninetieth: all[all.len() * 9 / 10] }
    }
}

/// The rolls of a round, to draw from.
pub(crate) struct Round {
    round: u8,
    rolls: Vec<[u8; 4]>,
}

impl Round {
    pub(crate) fn new(round: u8) -> Round {
        Round { round, rolls: Rolls::of(round).collect() }
    }

    /// What some roll asks for, with one choice of its pair.
    pub(crate) fn some(&self, chance: &mut Chance) -> Requirement {
        let asked = Requirement::of(self.round, chance.pick(&self.rolls));
        let all: Vec<Requirement> = choices(asked).collect();
        chance.pick(&all)
    }
}

/// How many tries the careful builder needs on average.
pub(crate) fn careful_mean(solver: &StackSolver, round: u8, runs: usize, seed: u64) -> f64 {
    let (round, mut chance) = (Round::new(round), Chance::new(seed));
    let tries = |_| {
        let asked = round.some(&mut chance);
        careful(solver, &asked, 1, &mut chance).tries
    };
    Figures::of((0..runs).map(tries).collect()).mean
}

/// How builders fare in a round.
pub(crate) struct Fare {
    pub(crate) careful: Figures,
    pub(crate) sensible: Figures,
    pub(crate) blind: Figures,
    /// How many of a hundred careful builders never take anything down.
    pub(crate) at_once: f64,
}

pub(crate) fn fare(solver: &StackSolver, round: u8, runs: usize, seed: u64) -> Fare {
    let (round, mut chance) = (Round::new(round), Chance::new(seed));
    let (mut one, mut four, mut none) = (Vec::new(), Vec::new(), Vec::new());
    let mut at_once = 0;
    for _ in 0..runs {
        let asked = round.some(&mut chance);
        let built = careful(solver, &asked, 1, &mut chance);
        at_once += usize::from(built.at_once);
        one.push(built.tries);
        four.push(careful(solver, &asked, 4, &mut chance).tries);
        none.push(blind(solver, &asked, &mut chance));
    }
    Fare {
        careful: Figures::of(one),
        sensible: Figures::of(four),
        blind: Figures::of(none),
        at_once: 100.0 * at_once as f64 / runs as f64,
    }
}

/// Those of these placements that stand.
fn fitting(tower: &mut Tower<'_>, mut open: Vec<Pose>) -> Vec<Pose> {
    open.retain(|&pose| {
        let stands = tower.lay(pose);
        if stands {
            tower.take();
        }
        stands
    });
    open
}

/// What a walk to the top, each time by any placement that stands, says about a round.
pub(crate) struct Shares {
    /// Of a hundred remaining placements, how many fit, by level from the second; and so many where
    /// a long block is asked for, and a ziomek.
    pub(crate) by_level: Vec<f64>,
    pub(crate) long: f64,
    pub(crate) ziomek: f64,
}

pub(crate) fn shares(solver: &StackSolver, round: u8, runs: usize, seed: u64) -> Shares {
    let mut by_level = vec![(0, 0); levels(round)];
    let (round, mut chance) = (Round::new(round), Chance::new(seed));
    let mut by_kind = [(0, 0); 2];
    for _ in 0..runs {
        let asked = round.some(&mut chance);
        let mut tower = solver.tower();
        while let Some(want) = asked.wants().get(tower.height()) {
            let open = open(&asked, &tower, &mut chance);
            let all = open.len();
            let fit = fitting(&mut tower, open);
            let add = |sum: &mut (usize, usize)| *sum = (sum.0 + fit.len(), sum.1 + all);
            if tower.height() > 0 {
                add(&mut by_level[tower.height()]);
                add(&mut by_kind[usize::from(*want != Want::Long)]);
            }
            if fit.is_empty() {
                break;
            }
            tower.lay(chance.pick(&fit));
        }
    }
    let share = |(fit, all): &(usize, usize)| 100.0 * *fit as f64 / *all as f64;
    Shares {
        by_level: by_level[1..].iter().map(share).collect(),
        long: share(&by_kind[0]),
        ziomek: share(&by_kind[1]),
    }
}

/// How many stacks a task has, as a power of ten, estimated without bias: the product of the choices
/// along a random walk up, averaged (Knuth 1975).
pub(crate) fn stacks(
    solver: &StackSolver,
    asked: &Requirement,
    walks: usize,
    chance: &mut Chance,
) -> f64 {
    let mut sum = 0.0;
    for _ in 0..walks {
        let mut tower = solver.tower();
        let mut product = 1.0;
        while tower.height() < asked.wants().len() {
            let open = open(asked, &tower, chance);
            let fit = fitting(&mut tower, open);
            product *= fit.len() as f64;
            if fit.is_empty() {
                break;
            }
            tower.lay(chance.pick(&fit));
        }
        sum += product;
    }
    (sum / walks as f64).log10()
}
