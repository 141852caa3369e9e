//! The engine of Clever, over learned values; and its bots in the packed game.

mod effect;
mod engine;
mod greedy;
mod levels;
mod packed;
mod reasons;
mod scene;
mod words;

pub use engine::SheetEngine;
pub use levels::LEVELS;
pub use packed::{Noisy, PackedBot, alone, among};
pub use turlaj_learned::clever::mind::Goal;
pub use words::CleverWords;
