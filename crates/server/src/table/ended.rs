//! How a game ended, kept in the table's row, so that pages need not play it through again.

use serde::{Deserialize, Serialize};
use turlaj_proto::Place;
use turlaj_store::Status;
use turlaj_table::record::DiceTag;
use turlaj_table::{AnyTable, Tally};

use super::{Doc, End, TableTask, doc};

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Ended {
    /// Where the dice came from, in the words of records.
    pub(crate) dice: String,
    /// The places, if it came to its end.
    pub(crate) standings: Option<Vec<Place>>,
    /// Whether dice were undone.
    #[serde(default)]
    pub(crate) take_backs: bool,
    /// How proved dice fell.
    pub(crate) tally: Vec<Tally>,
}

impl Ended {
    pub(crate) fn of(table: &dyn AnyTable, doc: &Doc) -> Ended {
        let dice = dice_tag(table, doc.typed);
        Ended {
            dice: dice.to_string(),
            standings: doc::standings(table),
            take_backs: table.has_undone_dice(),
            tally: match dice {
                DiceTag::Proved => table.tally(),
                // Promised the day before; of other games of the host alone nobody else has a say.
                DiceTag::HostOnly if doc.daily.is_some() => table.tally(),
                DiceTag::HostOnly | DiceTag::Typed | DiceTag::Unproved => Vec::new(),
            },
        }
    }
}

/// Where the dice of a game come from.
pub(super) fn dice_tag(table: &dyn AnyTable, typed: bool) -> DiceTag {
    match table.ceremony() {
        None if typed => DiceTag::Typed,
        None => DiceTag::Unproved,
        Some(ceremony) if ceremony.opened().is_empty() => DiceTag::HostOnly,
        Some(_) => DiceTag::Proved,
    }
}

impl TableTask {
    /// Writes down how the game ended, if nobody has.
    pub(super) async fn recall(&mut self) -> Result<(), End> {
        let ended = matches!(self.row.status, Status::Over | Status::Abandoned);
        if !ended || self.doc.ended.is_some() {
            return Ok(());
        }
        self.doc.ended = Some(Ended::of(self.game.table(), &self.doc));
        self.doc.changed = true;
        self.write_quietly().await
    }

    /// Writes the row although nothing has happened that people would look for.
    pub(super) async fn write_quietly(&mut self) -> Result<(), End> {
        let mut ops = Vec::new();
        self.row_ops(&mut ops);
        match ops.is_empty() {
            true => Ok(()),
            false => self.app.write(ops).await.map_err(|_| End::NotSaved),
        }
    }
}
