//! Snakes without the grid: what every snake lacks, what lies at its ends, and who holds which dice.
//!
//! Where the pieces lie hardly matters: any unfinished snake takes what it lacks (R4.6), and a straight
//! or a curve nearly always fits somewhere. So [`Table`] forgets the cells, and [`Search`] looks ahead
//! over it, dice included, down to an [`Outlook`]: [`Duel`], the solved coarse game of two, or
//! [`Race`], a measured estimate for three and four. What the rules are is said by
//! `turlaj-snakes`: tests walk both in step. Nothing that searches allocates.

mod bridge;
mod coarse;
mod duel;
mod odds;
mod race;
mod row;
mod search;
mod table;
mod weights;

pub use bridge::Step;
pub use duel::Duel;
pub use odds::Odds;
pub use race::{Race, TRAITS, Weights};
pub use row::{Kind, Row};
pub use search::{Outlook, Search, Shares};
pub use table::Table;
