//! Exact solutions: of puzzles, and of games for which best play is known.
//!
//! A question is a list of named words, such as `round` and `7`: each game knows its own.

mod stonoga;
mod ziomek;

use serde_json::{Map, Value};
use turlaj_core::Refusal;
use turlaj_terminal::Line;

use crate::Offer;

/// The answer to a question, in the game's own terms.
#[derive(Clone, PartialEq, Debug)]
pub struct Solution {
    /// For programs.
    pub json: Map<String, Value>,
    /// For people.
    pub lines: Vec<Line>,
}

/// A game with exact solutions: of the game itself, or of puzzles in it.
pub trait Solver: Sync {
    /// The names of the words that a question may have.
    fn words(&self) -> &'static [&'static str];

    /// Answers a question.
    fn solve(&self, words: &[(&'static str, &str)]) -> Result<Solution, Refusal>;

    /// The same solver, if it solves puzzles, which can be counted and checked.
    fn puzzles(&self) -> Option<&dyn PuzzleSolver> {
        None
    }
}

/// How many solutions there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counted {
    /// How many were found.
    pub found: u64,
    /// There are more than were counted.
    pub more: bool,
    /// How many places the search looked at.
    pub nodes: u64,
}

/// One roll in a check of all.
#[derive(Clone, Debug)]
pub struct Checked {
    /// The round.
    pub round: u8,
    /// The roll.
    pub roll: String,
    /// How many choices it leaves, each of which must have a solution.
    pub choices: u32,
    /// How many of them have none.
    pub unsolved: u32,
    /// Those that no roll before asked for in the same way.
    pub new: u32,
    /// How many places the search looked at.
    pub nodes: u64,
}

/// A solver of puzzles.
pub trait PuzzleSolver: Solver {
    /// The number of solutions, counted up to a limit.
    fn count(&self, words: &[(&'static str, &str)], limit: u64) -> Result<Counted, Refusal>;

    /// How many rolls a check of all puzzles has.
    fn rolls(&self, words: &[(&'static str, &str)]) -> Result<u64, Refusal>;

    /// Solves the puzzles of every possible roll and reports each.
    fn check(
        &self,
        words: &[(&'static str, &str)],
        each: &mut dyn FnMut(&Checked),
    ) -> Result<(), Refusal>;
}

/// The games with exact solutions.
pub const SOLVERS: Offer<dyn Solver> = Offer {
    code: "no-solver",
    lacks: "is not solved; solve knows:",
    games: &[("stonoga", &stonoga::Shoes), ("ziomek", &ziomek::Stacks)],
};

fn object(json: Value) -> Map<String, Value> {
    match json {
        Value::Object(map) => map,
        _ => unreachable!("an answer is an object"),
    }
}
