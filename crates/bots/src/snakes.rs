//! The engine of Snakes, and its simple bots.

mod engine;
mod greedy;
mod levels;
mod needs;
mod reasons;
mod scene;
mod taker;
mod words;

pub use engine::SnakeEngine;
pub use greedy::Greedy;
pub use levels::LEVELS;
pub use taker::Taker;
pub use words::SnakesWords;
