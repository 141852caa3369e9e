//! Exact solutions: of puzzles, and of games for which best play is known.
//!
//! A question is a list of named words, such as `round` and `7`: each game knows its own.

mod picture;
mod stonoga;
mod ziomek;

use turlaj_core::Refusal;
use turlaj_terminal::Line;

use crate::{GAMES, UnknownGame, excerpt};

/// A question: names and what was said to them.
pub type NamedWords<'a> = [(&'static str, &'a str)];

/// A solution.
#[derive(Clone, Debug)]
pub struct Solved {
    /// What it consists of, in the game's notation; nothing where there is no solution.
    pub solution: Option<Vec<String>>,
    /// The same for people.
    pub picture: Vec<Line>,
    /// How many places the search looked at.
    pub nodes: u64,
}

/// How many solutions there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counted {
    /// So many were found.
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

/// A game whose puzzles can be solved.
pub trait Solves: Sync {
    /// A solution.
    fn one(&self, words: &NamedWords<'_>) -> Result<Solved, Refusal>;

    /// The number of solutions, counted up to a limit.
    fn count(&self, words: &NamedWords<'_>, limit: u64) -> Result<Counted, Refusal>;

    /// How many rolls a check goes through.
    fn rolls(&self, words: &NamedWords<'_>) -> Result<u64, Refusal>;

    /// Looks for solutions for every roll that is possible, and tells of each.
    fn check(&self, words: &NamedWords<'_>, each: &mut dyn FnMut(&Checked)) -> Result<(), Refusal>;
}

/// What is known of a game under best play of all.
#[derive(Clone, PartialEq, Debug)]
pub enum Valued {
    /// The game of two players: shares of the victory.
    Players {
        /// Of who begins.
        first: f64,
        /// Of the other one.
        second: f64,
        /// How many positions were solved.
        states: usize,
    },
    /// The game of one player.
    Solo {
        /// The fewest tiles lost, on average.
        lost: f64,
        /// The most shoes, on average.
        shoes: f64,
        /// The best chance to lose at most 0, 1, 2 … tiles.
        at_most: Vec<f64>,
    },
    /// One position, to the player who is to move.
    Position {
        /// The share of the victory.
        value: f64,
        /// The same for each choice of dice to keep, the best first.
        keeps: Vec<(String, f64)>,
        /// The same for each tile that can be taken, the best first.
        takes: Vec<(String, f64)>,
    },
}

/// A game whose values are known.
pub trait Values: Sync {
    /// The answer to a question.
    fn values(&self, words: &NamedWords<'_>) -> Result<Valued, Refusal>;
}

/// Who can solve something of a game.
#[derive(Clone, Copy)]
pub enum Solver {
    /// Its puzzles.
    Puzzles(&'static dyn Solves),
    /// The game itself.
    Game(&'static dyn Values),
}

/// The games that can be solved.
pub const SOLVED: &[&str] = &["stonoga", "ziomek"];

/// The solver of this game.
pub fn solver(game: &str) -> Result<Result<Solver, Refusal>, UnknownGame> {
    match game {
        "stonoga" => Ok(Ok(Solver::Game(&stonoga::Shoes))),
        "ziomek" => Ok(Ok(Solver::Puzzles(&ziomek::Stacks))),
        known if GAMES.contains(&known) => {
            let solved = SOLVED.join(", ");
            let text = format!("{known} is not solved; solve knows: {solved}");
            Ok(Err(Refusal::new("no-solver", text).with("known", solved)))
        }
        _ => Err(UnknownGame { name: excerpt(game) }),
    }
}
