//! The laboratory: many games, and what they show.
//!
//! Game number i of a seed is the same game whatever thread or shard plays it, and tallies are
//! integers, so every way to divide the work gives the same result.

mod calibration;
mod error_rate;
mod game;
mod levels;
mod live;
mod luck;
mod played;
mod plot;
mod rows;
mod simulate;
mod summary;
mod tally;

pub use calibration::{Calibration, ValueErrors, off_by};
pub use error_rate::{ErrorRate, error_rate};
pub use game::{FACT_CAP, Play, Players, Row, game_seed, is_packed, play};
pub use levels::{Alone, Contest, LevelPair};
pub use luck::{LuckSummary, LuckTally, RowLuck};
pub use played::played;
pub use plot::{COLOURS, INK, PAPER, plot};
pub use rows::RowWriter;
pub use simulate::{Plan, Shard, TakeRows, Watch, simulate};
pub use summary::{SeatSummary, Summary, summarise};
pub use tally::{RunTally, SeatTally};
