//! Finished games, as those who watch them again are told.

use turlaj_core::{Eye, Refusal, Seat, Seats};
use turlaj_proto::Who;
use turlaj_proto::http::{
    BrokenAt, PositionTold, ReadAnswer, ReadAsk, ReplayInfo, ReplayMark, ReplayPlayer,
};
use turlaj_store::{Chunk, Status, TableRow};
use turlaj_table::record::{Broken, DiceTag, game_of};
use turlaj_table::{AnyTable, EventMark, Occupant, Seen};

use crate::animals::name_info;
use crate::app::App;
use crate::daily::Seals;
use crate::games::{Games, Playing};
use crate::refusals;
use crate::table::{Finished, finished, options, standings, standings_of};

/// A page of positions is not longer than this.
pub(crate) const MOST: usize = 100;

/// It is so long without a word.
const USUAL: usize = 40;

/// A record that is sent in has at most so many bytes.
pub(crate) const RECORD_BYTES: usize = 256 * 1024;

/// Which positions somebody wants to see.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wanted {
    pub(crate) from: usize,
    pub(crate) count: Option<usize>,
    pub(crate) eye: Option<u8>,
}

/// A finished game.
pub(crate) fn replay(
    games: &Games,
    row: &TableRow,
    log: &[Chunk],
    seals: &Seals,
) -> Result<ReplayInfo, Refusal> {
    let Finished { playing, dice, date } = finished(games, row, log, seals)?;
    let record = playing.table().record(Some(date.clone()), dice);
    let abandoned = row.status == Status::Abandoned;
    let told = ReplayInfo {
        table: row.id.clone(),
        record,
        log: playing.table().log(),
        date,
        abandoned,
        ..told(&*playing, dice)
    };
    Ok(told)
}

/// Some positions of a finished game.
pub(crate) fn positions(
    games: &Games,
    row: &TableRow,
    log: &[Chunk],
    seals: &Seals,
    wanted: Wanted,
) -> Result<Vec<PositionTold>, Refusal> {
    seen(finished(games, row, log, seals)?.playing.table(), wanted)
}

/// Reads a record that was sent in.
pub(crate) fn read(app: &App, ask: &ReadAsk) -> Result<ReadAnswer, Refusal> {
    if ask.record.len() > RECORD_BYTES {
        return Err(refusals::too_long());
    }
    let (game, _) = game_of(&ask.record).map_err(|broken| unreadable(&broken))?;
    let (game, most) = (app.parts.games.find(&game)?, app.config.limits.record_facts);
    let read = game.read(&ask.record, most).map_err(|broken| unreadable(&broken))?;
    let wanted = Wanted { from: ask.from, count: ask.count, eye: ask.eye };
    let positions = seen(read.playing.table(), wanted)?;
    let date = read.date.unwrap_or_default();
    let replay = ReplayInfo { date, ..told(&*read.playing, read.dice) };
    Ok(ReadAnswer { replay, positions, broken: read.broken.as_ref().map(broken_at) })
}

fn told(playing: &dyn Playing, dice: DiceTag) -> ReplayInfo {
    let table = playing.table();
    ReplayInfo {
        table: String::new(),
        game: table.game().to_string(),
        rules: table.rules_version(),
        options: options(&table.settings()),
        date: String::new(),
        abandoned: false,
        standings: standings(table),
        take_backs: table.has_undone_dice(),
        players: table.first_seats().iter().map(player).collect(),
        dice: dice.to_string(),
        secrets: playing.has_secrets(),
        marks: table.marks().into_iter().map(mark).collect(),
        record: String::new(),
        log: serde_json::Value::Array(Vec::new()),
    }
}

fn player(who: &Occupant) -> ReplayPlayer {
    let (who, name) = match who {
        Occupant::Empty => (Who::Nobody, ""),
        Occupant::Person(name) => (Who::Person, name.as_str()),
        Occupant::Bot(name) => (Who::Bot, name.as_str()),
    };
    let named = name_info(who, name);
    ReplayPlayer { name: name.to_string(), named, bot: who == Who::Bot }
}

fn mark(mark: EventMark) -> ReplayMark {
    let EventMark { seat, kind, tick, text } = mark;
    ReplayMark { seat: seat.map(|seat| seat.0), kind: kind.to_string(), tick, text }
}

fn seen(table: &dyn AnyTable, wanted: Wanted) -> Result<Vec<PositionTold>, Refusal> {
    let eye = match wanted.eye {
        None => Eye::Nobody,
        Some(seat) if usize::from(seat) < table.first_seats().len() => Eye::Seat(Seat(seat)),
        Some(_) => return Err(refusals::no_such_seat()),
    };
    let count = wanted.count.unwrap_or(USUAL).min(MOST);
    let position = |seen: &Seen| position(seen, table.unplayed());
    Ok(table.positions(eye, wanted.from, count).iter().map(position).collect())
}

fn position(seen: &Seen, left: Seats) -> PositionTold {
    let value = |raw: &serde_json::value::RawValue| {
        serde_json::from_str(raw.get()).expect("what was written as JSON is JSON")
    };
    PositionTold {
        n: seen.n,
        view: value(&seen.view),
        news: seen.news.iter().map(|news| value(news)).collect(),
        waiting: seen.node.asked().iter().map(|seat| seat.0).collect(),
        standings: standings_of(&seen.node, left),
    }
}

fn broken_at(broken: &Broken) -> BrokenAt {
    BrokenAt {
        line: broken.at.line,
        column: broken.at.column,
        code: broken.code.to_string(),
        text: broken.text.clone(),
    }
}

/// A text that is no record at all.
fn unreadable(broken: &Broken) -> Refusal {
    Refusal::new("bad-record", broken.to_string())
        .with("line", broken.at.line)
        .with("column", broken.at.column)
        .with("why", broken.code)
}
