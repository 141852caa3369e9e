//! A log read again from its beginning.

use turlaj_core::{Game, Refusal};

use crate::entry::Entry;
use crate::table::Table;

/// A log replayed as far as it is valid.
#[derive(Clone, Debug)]
pub struct Replay<G: Game> {
    /// The table after the last valid entry.
    pub table: Table<G>,
    /// Where and why it broke, if it did.
    pub broke: Option<Break>,
}

/// The first entry of a log that cannot be true.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Break {
    /// Its position in the log.
    pub seq: u64,
    /// Why it cannot be true.
    pub why: Refusal,
}

/// Replays entries onto a table as it was before its first fact.
pub fn replay<G: Game>(
    mut table: Table<G>,
    entries: impl IntoIterator<Item = Entry<G>>,
) -> Replay<G> {
    for entry in entries {
        let due = table.log.len() as u64;
        let pushed = if entry.seq == due {
            table.push(entry.tick, entry.body)
        } else {
            let text = format!("entry {due} of the log is missing");
            Err(Refusal::new("log-gap", text))
        };
        if let Err(why) = pushed {
            return Replay { table, broke: Some(Break { seq: entry.seq, why }) };
        }
    }
    Replay { table, broke: None }
}
