//! Questions about a game, asked and answered in words: what a position is worth, how likely a turn is, which stacks
//! exist, what a described sheet counts.
//!
//! A [`Solver`] answers a [`Question`] with a [`Solution`]: JSON for programs, styled lines for people. The values
//! themselves come from `turlaj-exact` and from the rules. [`set_cache`] is for the program: bots and hints use these solutions
//! too.

mod clever;
mod question;
mod stonoga;
mod ziomek;

pub use clever::score_sheets;
pub use question::{Question, ScoreSheets, Solution, Solver, WordSpec};
pub use stonoga::{STONOGA, STONOGA_ODDS};
pub use turlaj_exact::{SolutionCache, set_cache};
pub use ziomek::ZIOMEK;
