//! Choosers for Clever.

mod advice;
mod effect;
mod greedy;
mod levels;
mod noisy;
mod reasons;
mod seated;
mod words;

pub use advice::advise;
pub use greedy::Greedy;
pub use levels::LEVELS;
pub use noisy::Noisy;
pub use seated::{Seated, alone, among};
