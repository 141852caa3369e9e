//! Finished games: the places, and the whole game for replays and records.

use turlaj_core::{Node, Refusal, Seats};
use turlaj_proto::PlaceInfo;
use turlaj_store::{Chunk, Status, TableRow};
use turlaj_table::fair::Secret;
use turlaj_table::record::DiceTag;
use turlaj_table::{AnyTable, Fact};

use super::room::{Doc, dice_tag};
use crate::daily::Seals;
use crate::games::{Games, Playing};
use crate::refusals;

/// The places of a game that is over.
pub(crate) fn standings(table: &dyn AnyTable) -> Option<Vec<PlaceInfo>> {
    standings_of(&table.node(), table.unplayed())
}

/// The places, where a game is over: those who left come after all who stayed.
pub(crate) fn standings_of(node: &Node, left: Seats) -> Option<Vec<PlaceInfo>> {
    let Node::Over(standings) = node else { return None };
    let all = standings.places();
    let better = |than: u8| {
        let stayed = all.iter().filter(|other| !left.contains(other.seat));
        stayed.filter(|other| other.place < than).count() as u8
    };
    let mut places: Vec<PlaceInfo> = all
        .iter()
        .map(|place| {
            let left = left.contains(place.seat);
            PlaceInfo {
                seat: place.seat.0,
                place: 1 + better(if left { u8::MAX } else { place.place }),
                points: place.points,
                tie_breaks: place.tie_breaks.clone(),
                left,
            }
        })
        .collect();
    places.sort_by_key(|place| place.left);
    Some(places)
}

/// A finished game, with what a page needs to know around it.
pub(crate) struct Finished {
    pub(crate) playing: Box<dyn Playing>,
    pub(crate) dice: DiceTag,
    pub(crate) date: String,
}

/// Opens a finished game, if all that was hidden in it may be open by now.
pub(crate) fn finished(
    games: &Games,
    row: &TableRow,
    log: &[Chunk],
    seals: &Seals,
) -> Result<Finished, Refusal> {
    if !matches!(row.status, Status::Over | Status::Abandoned) {
        return Err(refusals::not_over());
    }
    let game = games.find(&row.game)?;
    if game.info().rules != row.rules {
        return Err(refusals::other_rules(row.rules));
    }
    let settings = game.read_settings(&row.settings)?;
    let doc = Doc::read(row)?;
    let shared = doc.day();
    if let Some(day) = shared.filter(|day| seals.is_sealed(*day, &row.game)) {
        return Err(refusals::daily_secret(day.opens()));
    }
    let mut playing = doc.open(game, &settings)?;
    for chunk in log {
        playing.table_mut().read_log(&chunk.facts)?;
    }
    if let (Some(_), Some(secret)) = (shared, row.secret.map(Secret)) {
        // Shared dice: the game was over before its secret could be opened.
        let tick = playing.table().tick();
        playing.table_mut().note(Fact::SecretRevealed { secret }, tick)?;
    }
    let dice = dice_tag(playing.table(), doc.typed);
    Ok(Finished { playing, dice, date: date(row.created) })
}

/// The day of a moment, in UTC.
fn date(moment: i64) -> String {
    let day = time::OffsetDateTime::from_unix_timestamp(moment / 1000);
    day.map_or_else(|_| "unknown".to_string(), |day| day.date().to_string())
}
