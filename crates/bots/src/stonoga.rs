//! The engine of Stonoga: exact where that is known, otherwise a turn solved exactly whose ends are
//! worth what a fitted evaluation, or a search through the next turns, says.

mod engine;
mod exact;
mod greedy;
mod levels;
mod reasons;
mod scene;
mod words;

pub use engine::ShoeEngine;
pub use exact::SoloBot;
pub use greedy::Greedy;
pub use levels::LEVELS;
pub use words::StonogaWords;
