//! Reviews of played games.

use turlaj_core::Event;
use turlaj_table::record::Record;
use turlaj_table::{Body, Table};
use turlaj_testkit::golden;

use crate::{Bots, ReviewTable, ReviewedFact};

/// The tables about the facts of a table.
pub(crate) fn review<G: Bots>(table: &Table<G>) -> Vec<ReviewTable> {
    let facts: Vec<(u64, u64, &Event<G>)> = table
        .standing_entries()
        .filter_map(|entry| match &entry.body {
            Body::Game(event) => Some((entry.seq, entry.tick, event)),
            Body::Table(_) => None,
        })
        .collect();
    let facts = facts.into_iter().map(|(seq, tick, event)| ReviewedFact { seq, tick, event });
    table.rules().review(&facts.collect::<Vec<_>>())
}

/// The golden records of a game, by name, with their tables.
pub(crate) fn golden_reviews<G: Bots>() -> Vec<(String, Record<G>, Vec<ReviewTable>)> {
    let reviewed = |(name, record): (String, Record<G>)| {
        let tables = review(&record.table);
        (name, record, tables)
    };
    golden::records::<G>().into_iter().map(reviewed).collect()
}
