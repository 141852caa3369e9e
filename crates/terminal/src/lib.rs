//! Games in a terminal: how each game is drawn in styled text, and a session at one keyboard.
//!
//! A [`Drawing`] turns views and news of one game into [`Line`]s and typed answers into actions. It
//! does no I/O. [`Session`] plays a game with a drawing and ready-made bots; [`paint`] prints lines
//! with colours.

mod clever;
mod drawing;
pub mod paint;
mod session;
mod snakes;
mod stonoga;
mod summary;
mod text;
mod ziomek;

pub use clever::CleverDrawing;
pub use drawing::{Drawing, Names};
pub use session::{RecordFile, SealedDice, SeatBots, Session};
pub use snakes::SnakesDrawing;
pub use stonoga::StonogaDrawing;
pub use summary::{names, print_standings, title, undos};
pub use text::{Ink, Line, Span, plural};
pub use ziomek::ZiomekDrawing;
