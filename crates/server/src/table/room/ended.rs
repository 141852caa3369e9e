//! How a game ended, kept in the table's row, so that pages need not play it through again.

use serde::{Deserialize, Serialize};
use turlaj_proto::PlaceInfo;
use turlaj_table::record::DiceTag;
use turlaj_table::{AnyTable, Tally};

use crate::table::finished::standings;

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Ended {
    /// Where the dice came from, in the words of records.
    pub(crate) dice: String,
    /// The places, if it came to its end.
    pub(crate) standings: Option<Vec<PlaceInfo>>,
    /// Whether dice were undone.
    #[serde(default)]
    pub(crate) take_backs: bool,
    /// How proved dice fell.
    pub(crate) tally: Vec<Tally>,
}

impl Ended {
    /// How the game at this table ended.
    pub(super) fn of(table: &dyn AnyTable, typed: bool, daily: bool) -> Ended {
        let dice = dice_tag(table, typed);
        Ended {
            dice: dice.to_string(),
            standings: standings(table),
            take_backs: table.has_undone_dice(),
            tally: match dice {
                DiceTag::Proved => table.tally(),
                // Promised the day before; of other games of the host alone nobody else has a say.
                DiceTag::HostOnly if daily => table.tally(),
                DiceTag::HostOnly | DiceTag::Typed | DiceTag::Unproved => Vec::new(),
            },
        }
    }
}

/// Where the dice of a game come from.
pub(crate) fn dice_tag(table: &dyn AnyTable, typed: bool) -> DiceTag {
    match table.ceremony() {
        None if typed => DiceTag::Typed,
        None => DiceTag::Unproved,
        Some(ceremony) if ceremony.opened().is_empty() => DiceTag::HostOnly,
        Some(_) => DiceTag::Proved,
    }
}
