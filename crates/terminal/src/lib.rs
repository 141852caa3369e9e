//! Games in a terminal: how each game is drawn in styled text, a session at one keyboard, and questions
//! that are asked and answered in words.
//!
//! A [`Drawing`] turns views and news of one game into [`Line`]s and typed answers into actions. It
//! does no I/O. [`Session`] plays a game with a drawing and ready-made bots; [`paint`] prints lines
//! with colours. A [`Solver`] answers questions exactly, [`ScoreSheets`] counts the points of described sheets.

mod clever;
mod drawing;
pub mod paint;
mod scores;
mod session;
mod snakes;
mod solver;
mod stonoga;
mod summary;
mod text;
mod ziomek;

pub use clever::{CleverDrawing, CleverSheets};
pub use drawing::{Drawing, Names};
pub use scores::{Part, Rated, Score, ScoreSheets, Scores};
pub use session::{RecordFile, SealedDice, SeatBots, Session};
pub use snakes::SnakesDrawing;
pub use solver::{Question, Solution, Solver, WordSpec};
pub use stonoga::{StonogaDrawing, StonogaOdds, StonogaSolver};
pub use summary::{names, print_standings, title, undos};
pub use text::{Ink, Line, Span, plural};
pub use ziomek::{ZiomekDrawing, ZiomekSolver};
