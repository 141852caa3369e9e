//! One game in play: the log of facts, checks, prompts, undo, fair dice, and the text record.
//!
//! A [`Table`] is a log and the state that it folds to. Everything that happens comes through one
//! door, [`Table::push`], which checks it; live play and replay use the same door. This crate does
//! no I/O: secrets, ticks and dice are handed to it.

mod any;
mod covered;
mod door;
mod ears;
mod entry;
mod facts;
pub mod fair;
mod line;
mod pace;
mod prompts;
pub mod record;
mod replay;
mod schedule;
mod table;
mod tally;
mod typed;
mod undo;
mod verify;

pub use any::{AnyTable, Asked, Choice, EventMark, Preview, Seen, rename_in_log};
pub use door::{Happened, Observer};
pub use ears::{Ears, Heard};
pub use entry::{Body, Entry, Fact};
pub use facts::check_name;
pub use replay::{Break, Replay, replay};
pub use schedule::{Next, Planned, Schedule};
pub use table::{Occupant, Table};
pub use tally::Tally;
pub use typed::{DueDice, DueFaces};
pub use undo::UndoPolicy;
pub use verify::{Proof, VerifyError, verify};
