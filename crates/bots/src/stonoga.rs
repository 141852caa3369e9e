//! Choosers for Stonoga: exact where that is known, otherwise a turn solved exactly whose ends are
//! worth what a fitted evaluation, or a search through the next turns, says.

mod advice;
mod ends;
mod exact;
mod expert;
mod greedy;
mod last;
mod levels;
mod reach;
mod reasons;
mod search;
mod shares;
mod solo;
mod spot;
mod words;

pub use advice::{advise, advise_as};
pub use exact::Solver;
pub use expert::Expert;
pub use greedy::Greedy;
pub use levels::LEVELS;
pub use turlaj_solve::stonoga::Aim;

/// What `examples/fit_stonoga.rs` fits, and how it plays for that.
pub mod fit {
    pub use super::last::standings;
    pub use super::search::turn;
    pub use super::shares::{FEATURES, KNOTS, Key, Sheet, WIDTH, between, measure, softmax};
    pub use super::spot::{Hand, Plain, SEATS, Spot, is_gone};
}
