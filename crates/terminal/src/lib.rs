//! Games in a terminal: how each game is drawn in styled text.
//!
//! A [`Drawing`] turns views and news of one game into [`Line`]s and typed answers into actions. It
//! does no I/O; [`paint`] prints lines with colours.

mod clever;
mod drawing;
pub mod paint;
mod snakes;
mod stonoga;
mod summary;
#[cfg(test)]
mod testing;
mod text;
mod ziomek;

pub use clever::{CleverDrawing, rating_text};
pub use drawing::{Drawing, Names};
pub use snakes::SnakesDrawing;
pub use stonoga::StonogaDrawing;
pub use summary::{names, print_standings, title, undos};
pub use text::{Ink, Line, Span, plural};
pub use ziomek::{ZiomekDrawing, stack_lines};
