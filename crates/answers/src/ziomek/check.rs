//! A check of all rolls: does each have a stack, whatever is chosen?

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use turlaj_core::Refusal;
use turlaj_exact::ziomek::{Rolls, StackSolver, Task, choices};
use turlaj_terminal::{Line, plural};
use turlaj_ziomek::{COLOURS, Piece, ROUNDS, Requirement};

use super::read_round;
use crate::{Question, Solution};

/// After how many rolls progress is told.
const STEP: u64 = 128;

/// Solves the puzzles of every possible roll of the rounds that are named, or of all.
pub(super) fn check(
    question: &Question,
    progress: &mut dyn FnMut(u64, u64),
) -> Result<Solution, Refusal> {
    question.only(&["check", "rounds"])?;
    let rounds: BTreeSet<u8> = match question.get("rounds") {
        Some(rounds) => rounds.split(',').map(read_round).collect::<Result<_, _>>()?,
        None => (1..=ROUNDS).collect(),
    };
    let all = rounds.iter().map(|round| Rolls::of(*round).count() as u64).sum();
    let mut done = 0;
    let mut more = || {
        done += 1;
        if done % STEP == 0 {
            progress(done, all);
        }
    };
    let solver = StackSolver::default();
    let checks: Vec<RoundCheck> =
        rounds.into_iter().map(|round| RoundCheck::of(round, &solver, &mut more)).collect();
    let unsolved: u64 = checks.iter().map(|check| check.unsolved).sum();
    let rounds: Vec<Value> = checks.iter().map(RoundCheck::json).collect();
    let head = "round   rolls  patterns  unsolved      nodes  most nodes for one roll     longest";
    let mut lines = vec![Line::plain(head)];
    lines.extend(checks.iter().map(RoundCheck::line));
    let mut fault = None;
    match unsolved {
        0 => lines.push(Line::plain("Every roll has a solution, whatever is chosen.")),
        _ => fault = Some(format!("{} without a solution", plural(unsolved as usize, "choice"))),
    }
    let solution = Solution::new(json!({ "unsolved": unsolved, "rounds": rounds }), lines);
    Ok(Solution { fault, ..solution })
}

/// What came of one round.
#[derive(Default)]
struct RoundCheck {
    round: u8,
    rolls: u64,
    /// Rolls and choices that no other before asked for in the same way.
    patterns: u64,
    unsolved: u64,
    nodes: u64,
    time: Duration,
    most_nodes: (u64, String),
    longest: (Duration, String),
}

impl RoundCheck {
    fn of(round: u8, solver: &StackSolver, each: &mut dyn FnMut()) -> RoundCheck {
        let mut check = RoundCheck { round, ..RoundCheck::default() };
        let mut seen = BTreeSet::new();
        for dice in Rolls::of(round) {
            let clock = Instant::now();
            let mut nodes = 0;
            for asked in choices(Requirement::of(round, dice)) {
                let (answer, tried) = solver.first(&Task::new(&asked).smiling());
                check.unsolved += u64::from(answer.stack().is_none());
                check.patterns += u64::from(seen.insert(places(&asked)));
                nodes += tried;
            }
            check.add(dice, nodes, clock.elapsed());
            each();
        }
        check
    }

    fn add(&mut self, dice: [u8; 4], nodes: u64, time: Duration) {
        self.rolls += 1;
        self.nodes += nodes;
        self.time += time;
        if nodes > self.most_nodes.0 {
            self.most_nodes = (nodes, written(dice));
        }
        if time > self.longest.0 {
            self.longest = (time, written(dice));
        }
    }

    fn json(&self) -> Value {
        json!({
            "round": self.round,
            "rolls": self.rolls,
            "patterns": self.patterns,
            "unsolved": self.unsolved,
            "nodes": self.nodes,
            "milliseconds": milliseconds(self.time),
            "most_nodes": { "nodes": self.most_nodes.0, "roll": self.most_nodes.1 },
            "longest": { "milliseconds": milliseconds(self.longest.0), "roll": self.longest.1 },
        })
    }

    fn line(&self) -> Line {
        Line::plain(format!(
            "{:5} {:7} {:9} {:9} {:10} {:8}  {:16} {:6.3} ms",
            self.round,
            self.rolls,
            self.patterns,
            self.unsolved,
            self.nodes,
            self.most_nodes.0,
            self.most_nodes.1,
            milliseconds(self.longest.0),
        ))
    }
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// On which level each ziomek stands, 0 for none.
fn places(asked: &Requirement) -> [usize; 4] {
    COLOURS.map(|colour| {
        let ziomek = Piece::ziomek(colour);
        asked.wants().iter().position(|want| want.takes(ziomek)).map_or(0, |level| level + 1)
    })
}

fn written(dice: [u8; 4]) -> String {
    let dice = COLOURS.into_iter().zip(dice);
    dice.map(|(colour, number)| format!("{colour}{number}")).collect::<Vec<_>>().join(",")
}
