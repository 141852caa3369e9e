//! A table at which somebody attempts a daily challenge: one person, shared dice, no help.

use turlaj_core::{Node, Refusal, Seat};
use turlaj_proto::{DailyHere, Deed};
use turlaj_store::{Attempt, Challenge, Chunk, Draw, Op, Outcome, Person, Status, TableRow};
use turlaj_table::Fact;
use turlaj_table::fair::{Fixed, Secret};

use super::TableTask;
use super::build::Plan;
use super::doc::{Doc, FirstSeat, SeatDoc};
use crate::app::App;
use crate::daily::Day;
use crate::{entropy, refusals};

/// A table at which the attempt has begun: the shared dice are fixed, and it waits for nobody.
/// Everything is one write, so that no kill leaves a table without its attempt.
pub(crate) fn plan_attempt(
    app: &App,
    person: &Person,
    challenge: Challenge,
    draw: &Draw,
    known: bool,
) -> Result<Plan, Refusal> {
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
        changed: false,
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
    Ok(Plan { id, ops })
}

impl TableTask {
    /// What cannot be done at a table of a daily challenge, and why.
    pub(super) fn check_daily(&self, deed: &Deed) -> Result<(), Refusal> {
        let Some(day) = self.doc.day() else { return Ok(()) };
        match deed {
            Deed::Sit { .. }
            | Deed::Leave { .. }
            | Deed::SeatBot { .. }
            | Deed::Kick { .. }
            | Deed::Hold { .. } => Err(refusals::daily_seat()),
            Deed::Rematch => Err(refusals::daily_once()),
            Deed::Start => Err(refusals::begun()),
            // The day is over, and nobody has looked after this table yet.
            Deed::Act { .. }
                if self.row.status == Status::Playing && self.app.clock.now() >= day.opens() =>
            {
                Err(refusals::daily_over())
            }
            // The clock was set back after the secret was published.
            Deed::Act { .. } if self.row.status == Status::Playing && self.secret_is_open() => {
                Err(refusals::daily_revealed())
            }
            Deed::AnswerUndo { .. } => Err(refusals::undo_never()),
            // Others are refused where they are carried out: no hints, no undo, no typed dice.
            _ => Ok(()),
        }
    }

    /// Nobody looks over the shoulder of whoever attempts a challenge that others may still play.
    pub(super) fn check_watcher(&self, watcher: Option<&Person>) -> Result<(), Refusal> {
        let own = watcher.is_some_and(|watcher| !self.seats_of(watcher.id.0).is_empty());
        let ended = matches!(self.row.status, Status::Over | Status::Abandoned);
        match own || (ended && self.secret_is_open()) || self.doc.daily.is_none() {
            true => Ok(()),
            false => Err(refusals::daily_closed()),
        }
    }

    /// Whether nobody may still play with these dice, or their secret is published.
    pub(super) fn secret_is_open(&self) -> bool {
        self.doc.secret_is_open(&self.row.game, &self.app.seals)
    }

    /// The attempt ends with the game, in the same write.
    pub(super) fn end_attempt(&mut self, status: Status) {
        let Some(day) = self.doc.daily.clone() else { return };
        let reached = match self.game.table().node() {
            Node::Over(standings) if status == Status::Over => standings.of(Seat(0)).cloned(),
            _ => None,
        };
        self.extra.push(Op::FinishAttempt {
            challenge: Challenge { day, game: self.row.game.clone() },
            person: self.row.owner,
            outcome: Outcome {
                points: reached.as_ref().map(|place| place.points),
                tie_breaks: reached.map(|place| place.tie_breaks).unwrap_or_default(),
                finished: self.app.now(),
            },
        });
    }

    /// The challenge as clients see it.
    pub(super) fn daily_told(&self) -> Option<DailyHere> {
        let day = self.doc.day()?;
        Some(DailyHere { date: day.to_string(), ends: day.opens(), opens: day.opens() })
    }
}
