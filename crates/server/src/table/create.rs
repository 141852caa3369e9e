//! A table comes into being.

use turlaj_core::Refusal;
use turlaj_proto::http::{NewTable, SeatPlan};
use turlaj_store::{Op, Person, Status, TableRow};

use super::clocks::Timer;
use super::room::{Doc, SeatDoc, seated};
use crate::app::App;
use crate::wall::millis;
use crate::{entropy, refusals};

/// A table that was checked and can be written.
pub(crate) struct CheckedTable {
    pub(crate) id: String,
    pub(crate) ops: Vec<Op>,
}

/// Checks a new table and plans its first write.
pub(crate) fn create(app: &App, owner: &Person, wish: &NewTable) -> Result<CheckedTable, Refusal> {
    let game = app.parts.games.find(&wish.game)?;
    let players = u8::try_from(wish.seats.len())
        .ok()
        .filter(|players| *players <= 16)
        .ok_or_else(|| Refusal::new("too-many-seats", "no game has so many seats"))?;
    let given = wish.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let settings = game.settings(players, given)?;
    let mut seats: Vec<SeatDoc> = Vec::new();
    for plan in &wish.seats {
        let seat = match plan {
            SeatPlan::Open => SeatDoc::default(),
            SeatPlan::Bot { name } => {
                game.check_offered(name, &settings)?;
                SeatDoc::of_bot(name)
            }
            SeatPlan::You { name } => {
                seated(&app.lots, app.entropy(), owner, name.clone(), wish.public, &seats)?
            }
        };
        let doubled = matches!(plan, SeatPlan::You { .. })
            && wish.public
            && seats.iter().any(|known| known.person.is_some());
        if doubled {
            return Err(refusals::one_seat());
        }
        seats.push(seat);
    }
    let doc = Doc {
        hints: wish.hints.unwrap_or(!wish.public),
        undo: wish.undo.unwrap_or(true),
        typed: wish.typed,
        timer: wish.clock.map(|rule| Timer::new(rule, wish.seats.len())).transpose()?,
        daily: None,
        seats,
        banned: Vec::new(),
        first: None,
        rematch: None,
        waiting: Vec::new(),
        ended: None,
        sat: Vec::new(),
    };
    // The rules have the last word about options and players.
    doc.open(game, &settings)?;
    let moment = app.now();
    let row = TableRow {
        num: app.next_table(),
        id: entropy::table_id(app.entropy()),
        game: wish.game.clone(),
        rules: game.info().rules,
        settings: settings.to_string(),
        status: Status::Lobby,
        public: wish.public,
        owner: owner.id,
        room: doc.write(),
        secret: None,
        created: moment,
        touched: moment,
        deadline: Some(moment + millis(app.config.pace.keep_lobby)),
    };
    let id = row.id.clone();
    let members = Op::PutMembers { table: row.num, people: doc.people(owner.id) };
    Ok(CheckedTable { id, ops: vec![Op::PutTable(row), members] })
}
