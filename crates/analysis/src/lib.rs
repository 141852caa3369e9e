//! Was it luck or skill: the ledger of a game.
//!
//! A [`Ledger`] explains the result of a game as start + luck + errors + gifts of others, for every
//! seat. One evaluator with one budget values every position, amounts are integers, and what the
//! evaluator itself changes its mind about is a column of its own, so the sums always add up.
//! `docs/analysis.md` has the mathematics.

mod amount;
mod judge;
mod ledger;
mod report;
mod summary;
mod walk;

pub use amount::{Amounts, ONE};
pub use judge::{Judge, MOST_COMBINATIONS, Mean};
pub use ledger::{Columns, Ledger, Step, StepKind};
pub use report::{KindReport, LedgerReport, SeatReport, StepReport};
pub use summary::{Decisions, ErrorSize};
pub use walk::{Stopped, analyse};
