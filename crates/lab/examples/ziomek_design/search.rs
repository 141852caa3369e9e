//! The search for a set.

use std::collections::BTreeSet;

use turlaj_exact::ziomek::{Answer, Rolls, StackSolver, Task, choices};
use turlaj_ziomek::{Blocks, COLOURS, Curve, DESIGN_MARGIN, Face, Piece, ROUNDS, Requirement};

use crate::chance::Chance;
use crate::figures::careful_mean;

/// A pattern that no stack was found for in so many placements counts as unsolved.
const MOST_NODES: u64 = 50_000;

fn face(enters: i16, leaves: i16) -> Face {
    Face { enters, leaves, curve: Curve::Ramp }
}

/// Every line between marks 10, 20 … 80 that leans so (1 right, −1 left), one of each two that are
/// the same after a half turn.
fn lines(lean: i16) -> Vec<Face> {
    let marks = (1..=8i16).map(|mark| mark * 10);
    let all = marks.clone().flat_map(|enters| marks.clone().map(move |leaves| (enters, leaves)));
    all.filter(|(enters, leaves)| (leaves - enters).signum() == lean && enters + leaves <= 90)
        .map(|(enters, leaves)| face(enters, leaves))
        .collect()
}

fn steepness(face: &Face) -> i16 {
    (face.leaves - face.enters).abs()
}

/// How far blocks are from being equally steep, with four faces of different steepness each.
fn unevenness(long: &[[Face; 4]; Piece::LONG]) -> i32 {
    let of_block = |block: &[Face; 4]| {
        let sum: i16 = block.iter().map(steepness).sum();
        let alike = (0..4).flat_map(|one| (0..one).map(move |other| (one, other)));
        let alike =
            alike.filter(|&(one, other)| steepness(&block[one]) == steepness(&block[other]));
        i32::from((sum - 125).abs()) + 10 * alike.count() as i32
    };
    long.iter().map(of_block).sum()
}

/// A random set with even blocks: sides a and c lean to the right, b and d to the left.
fn start(chance: &mut Chance) -> Blocks {
    let (mut right, mut left) = (lines(1), lines(-1));
    chance.shuffle(&mut right);
    chance.shuffle(&mut left);
    let block = |at: usize| [right[2 * at], left[2 * at], right[2 * at + 1], left[2 * at + 1]];
    let mut long = std::array::from_fn(block);
    let mut uneven = unevenness(&long);
    for _ in 0..20_000 {
        let mut other = long;
        swap(&mut other, chance);
        if unevenness(&other) <= uneven {
            (uneven, long) = (unevenness(&other), other);
        }
    }
    let ziomki = loop {
        let ziomki = COLOURS.map(|colour| ziomek(Piece::ziomek(colour).width(), chance));
        if carry_each_other(&ziomki) {
            break ziomki;
        }
    };
    Blocks { long, ziomki }
}

/// Two faces of different blocks with the same lean change places.
fn swap(long: &mut [[Face; 4]; Piece::LONG], chance: &mut Chance) {
    let (one, other) = (chance.below(Piece::LONG), chance.below(Piece::LONG));
    let (here, there) = (chance.below(4), 2 * chance.below(2));
    let there = there + here % 2;
    (long[one][here], long[other][there]) = (long[other][there], long[one][here]);
}

/// The smiling line runs left of the face that is drawn there; the blank one near the middle.
fn ziomek(width: i16, chance: &mut Chance) -> [Face; 2] {
    let smile: Vec<i16> = if width < 30 { (4..=7).collect() } else { (4..=11).collect() };
    let blank: Vec<i16> = (width / 2 - 5..=width / 2 + 6).collect();
    [&smile, &blank].map(|marks| face(chance.pick(marks), chance.pick(marks)))
}

/// Whether each smiling ziomek can stand on each other one, and no two smiling lines are the same.
fn carry_each_other(ziomki: &[[Face; 2]; 4]) -> bool {
    let widths = COLOURS.map(|colour| Piece::ziomek(colour).width());
    let carries = |low: usize, high: usize| {
        let out = 2 * ziomki[low][0].leaves - widths[low];
        let into = 2 * ziomki[high][0].enters - widths[high];
        (out - into).abs() <= widths[low] - 2 * DESIGN_MARGIN
    };
    let ends = |at: usize| (ziomki[at][0].enters, ziomki[at][0].leaves);
    (0..4)
        .all(|low| (0..4).all(|high| low == high || carries(low, high) && ends(low) != ends(high)))
}

/// All that the dice can ask for, every pattern once, those of many ziomki first.
pub(crate) fn patterns() -> Vec<Requirement> {
    let mut all: Vec<Requirement> = (1..=ROUNDS).flat_map(patterns_of).collect();
    all.sort_by_key(|asked| std::cmp::Reverse((asked.ziomki(), asked.wants().len())));
    all
}

pub(crate) fn patterns_of(round: u8) -> Vec<Requirement> {
    let asked = Rolls::of(round).flat_map(|dice| choices(Requirement::of(round, dice)));
    let mut seen = BTreeSet::new();
    asked.filter(|asked| seen.insert(format!("{:?}", asked.wants()))).collect()
}

/// How many patterns have no smiling stack with the margin, counted up to a limit.
fn unsolved(blocks: &Blocks, patterns: &[Requirement], limit: usize) -> usize {
    let solver = StackSolver::of(blocks, DESIGN_MARGIN);
    let fails = |asked: &&Requirement| {
        let task = Task { nodes: MOST_NODES, ..Task::new(asked).smiling() };
        !matches!(solver.first(&task).0, Answer::Yes(..))
    };
    patterns.iter().filter(fails).take(limit).count()
}

/// Climbs from a random set to one that solves all patterns; nothing if it does not get there.
fn climb(patterns: &[Requirement], chance: &mut Chance) -> Option<Blocks> {
    // A few of all show most of what is wrong, and fast.
    let some: Vec<Requirement> = patterns.iter().step_by(23).copied().collect();
    let mut best = start(chance);
    let mut missing = unsolved(&best, &some, usize::MAX);
    for _ in 0..400 {
        if missing == 0 {
            return (unsolved(&best, patterns, 1) == 0).then_some(best);
        }
        let mut other = best;
        if chance.below(3) == 0 {
            swap(&mut other.long, chance);
        } else {
            let colour = chance.below(4);
            other.ziomki[colour] = ziomek(Piece::ziomek(COLOURS[colour]).width(), chance);
        }
        if carry_each_other(&other.ziomki) && unevenness(&other.long) <= unevenness(&best.long) {
            let now = unsolved(&other, &some, missing + 1);
            if now <= missing {
                (best, missing) = (other, now);
            }
        }
    }
    None
}

/// What careful builders should need on average, rising by the same factor from round to round.
fn target(round: u8) -> f64 {
    16.0 * (70.0f64 / 16.0).powf(f64::from(round - 1) / 6.0)
}

/// How far a set is from the wanted difficulty.
fn distance(blocks: &Blocks, runs: usize, seed: u64) -> f64 {
    let solver = StackSolver::of(blocks, 0);
    let mean = |round| careful_mean(&solver, round, runs, seed);
    let means: Vec<f64> = (1..=ROUNDS).map(mean).collect();
    let off = means.iter().zip(1..).map(|(mean, round)| (mean / target(round)).ln().abs());
    let falls = means.windows(2).filter(|pair| pair[1] <= pair[0]).count();
    off.sum::<f64>() + falls as f64
}

/// The set nearest to the wanted difficulty among so many that solve everything.
pub(crate) fn search(seed: u64, sets: usize) -> Blocks {
    let patterns = patterns();
    let mut chance = Chance::new(seed);
    let mut found: Vec<(f64, Blocks)> = Vec::new();
    while found.len() < sets {
        if let Some(blocks) = climb(&patterns, &mut chance) {
            let off = distance(&blocks, 600, seed);
            eprintln!(
                "set {}: unevenness {}, off {off:.3}",
                found.len() + 1,
                unevenness(&blocks.long)
            );
            found.push((off, blocks));
        } else {
            eprintln!("a climb led nowhere");
        }
    }
    found.sort_by(|one, other| one.0.total_cmp(&other.0));
    // So few games cannot tell the best ones apart: they play again, longer.
    found.truncate(10);
    let again = found.iter().map(|(_, blocks)| (distance(blocks, 6_000, seed + 1), blocks));
    let best = again.min_by(|one, other| one.0.total_cmp(&other.0)).expect("a set was found");
    eprintln!("the best one is off by {:.3}", best.0);
    *best.1
}
