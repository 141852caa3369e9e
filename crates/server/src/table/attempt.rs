//! A table at which a person attempts a daily challenge comes into being.

use turlaj_core::Refusal;
use turlaj_store::{Attempt, Challenge, Chunk, DrawRow, Op, Person, Status, TableRow};
use turlaj_table::Fact;
use turlaj_table::fair::{Fixed, Secret};

use super::create::CheckedTable;
use super::room::{Doc, FirstSeat, SeatDoc};
use crate::app::App;
use crate::daily::Day;
use crate::{entropy, refusals};

/// A table at which the attempt has begun: the shared dice are fixed, and it waits for nobody.
/// Everything is one write, so that no kill leaves a table without its attempt.
pub(crate) fn plan_attempt(
    app: &App,
    person: &Person,
    challenge: Challenge,
    draw: &DrawRow,
    known: bool,
) -> Result<CheckedTable, Refusal> {
    let game = app.parts.games.find(&challenge.game)?;
    let settings = game.daily()?;
    let day: Day = challenge.day.parse().map_err(|()| refusals::no_such_day())?;
    let alias = app.lots.draw(app.entropy(), &[], &[]);
    let doc = Doc {
        hints: false,
        undo: false,
        typed: false,
        timer: None,
        daily: Some(challenge.day.clone()),
        seats: vec![SeatDoc {
            person: Some(person.id.0),
            name: person.name.clone(),
            animal: Some(alias.clone()),
            open_names: person.open_names,
            ..SeatDoc::default()
        }],
        banned: Vec::new(),
        first: Some(vec![FirstSeat::Person(alias.clone())]),
        rematch: None,
        waiting: Vec::new(),
        sat: Vec::new(),
        ended: None,
    };
    let mut playing = doc.open(game, &settings)?;
    let commitment = Secret(draw.secret).commitment();
    let fixed =
        Fixed { draw: draw.id.clone(), commitment, nonces: Vec::new(), aborted: Vec::new() };
    playing.table_mut().note(Fact::DiceFixed(fixed), 0)?;
    let mut facts = Vec::new();
    playing.table().write_log(0, &mut facts);
    let moment = app.now();
    let row = TableRow {
        num: app.next_table(),
        id: entropy::table_id(app.entropy()),
        game: challenge.game.clone(),
        rules: game.info().rules,
        settings: settings.to_string(),
        status: Status::Playing,
        public: false,
        owner: person.id,
        room: doc.write(),
        secret: Some(draw.secret),
        created: moment,
        touched: moment,
        deadline: Some(day.opens()),
    };
    let (id, table) = (row.id.clone(), row.num);
    let attempt = Attempt { challenge, person: person.id, table, known, alias, began: moment };
    let ops = vec![
        Op::PutTable(row),
        Op::PutMembers { table, people: vec![person.id] },
        Op::PutAttempt(attempt),
        Op::Append { table, chunk: Chunk { seq: 0, facts } },
    ];
    Ok(CheckedTable { id, ops })
}
