//! The engines of the games, their levels and studies, and what they say in words.

pub mod clever;
mod cost;
mod generic;
pub mod snakes;
pub mod stonoga;
mod words;
pub mod ziomek;

pub use cost::cost;
pub use generic::GenericWords;
use words::Form;
pub use words::{LANGS, Lang, Sentence, Words, sentence};
