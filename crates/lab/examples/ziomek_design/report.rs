//! The set and its figures, as the rules page has them.

use std::time::Instant;

use turlaj_exact::ziomek::Rolls;
use turlaj_exact::ziomek::{Answer, StackSolver, Task, choices};
use turlaj_ziomek::{Blocks, Curve, DESIGN_MARGIN, Face, ROUNDS, Requirement, levels};

use crate::chance::Chance;
use crate::figures::{Figures, Round, fare, shares, stacks};
use crate::search::patterns_of;

/// The set as lines of `crates/ziomek/src/blocks.rs`.
pub(crate) fn print_set(blocks: &Blocks) {
    let face = |face: &Face| {
        let curve = match face.curve {
            Curve::By(x) => format!("By({x})"),
            plain => format!("{plain:?}"),
        };
        format!("face({}, {}, {curve})", face.enters, face.leaves)
    };
    let row = |faces: &[Face]| {
        let faces: Vec<String> = faces.iter().map(face).collect();
        println!("        [{}],", faces.join(", "));
    };
    println!("    long: [");
    blocks.long.iter().for_each(|faces| row(faces));
    println!("    ],\n    ziomki: [");
    blocks.ziomki.iter().for_each(|faces| row(faces));
    println!("    ],\n");
}

/// The tables of the report.
pub(crate) fn print_figures(blocks: &Blocks, runs: usize, seed: u64) {
    let solver = StackSolver::of(blocks, 0);
    println!(
        "| round | levels | rolls | patterns | solved | worst roll | placements tried | µs | stacks, log10: least, median, most |"
    );
    println!("|---|---|---|---|---|---|---|---|---|");
    for round in 1..=ROUNDS {
        print_existence(blocks, &solver, round, runs, seed);
    }
    println!(
        "\n| round | careful | sensible | blind | nothing taken down | share that fits, level 2, 3, … |"
    );
    println!("|---|---|---|---|---|---|");
    for round in 1..=ROUNDS {
        let fare = fare(&solver, round, runs, seed);
        let three = |all: &Figures| format!("{:.1} / {} / {}", all.mean, all.median, all.ninetieth);
        let shares = shares(&solver, round, runs, seed);
        let by_level: Vec<String> =
            shares.by_level.iter().map(|share| format!("{share:.0}")).collect();
        println!(
            "| {round} | {} | {} | {} | {:.0} % | {} (long blocks {:.0}, ziomki {:.0}) |",
            three(&fare.careful),
            three(&fare.sensible),
            three(&fare.blind),
            fare.at_once,
            by_level.join(" "),
            shares.long,
            shares.ziomek,
        );
    }
}

fn print_existence(blocks: &Blocks, rules: &StackSolver, round: u8, runs: usize, seed: u64) {
    let design = StackSolver::of(blocks, DESIGN_MARGIN);
    let patterns = patterns_of(round);
    let solves = |asked: &&Requirement| {
        matches!(design.first(&Task::new(asked).smiling()).0, Answer::Yes(..))
    };
    let solved = patterns.iter().filter(solves).count();
    let worst = Rolls::of(round).map(|dice| {
        let asked = Requirement::of(round, dice);
        let nodes: u64 =
            choices(asked).map(|asked| rules.first(&Task::new(&asked).smiling()).1).sum();
        (nodes, dice)
    });
    let (nodes, dice) = worst.max().expect("every round has rolls");
    let once = || {
        let clock = Instant::now();
        for asked in choices(Requirement::of(round, dice)) {
            rules.first(&Task::new(&asked).smiling());
        }
        clock.elapsed().as_micros()
    };
    // A busy machine only ever makes it longer.
    let micros = (0..20).map(|_| once()).min().expect("it was timed");
    let (tasks, mut chance) = (Round::new(round), Chance::new(seed));
    let mut logs: Vec<f64> = (0..runs.div_ceil(40))
        .map(|_| {
            let asked = tasks.some(&mut chance);
            stacks(rules, &asked, runs * 2, &mut chance)
        })
        .collect();
    logs.sort_by(f64::total_cmp);
    let [r, w, b, g] = dice;
    println!(
        "| {round} | {} | {} | {} | {solved} | r{r},w{w},b{b},g{g} | {nodes} | {micros} | {:.1}, {:.1}, {:.1} |",
        levels(round),
        Rolls::of(round).count(),
        patterns.len(),
        logs[0],
        logs[logs.len() / 2],
        logs[logs.len() - 1],
    );
}
