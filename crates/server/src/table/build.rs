//! A table comes into being, or back into memory.

use std::sync::Arc;
use std::time::{Duration, Instant};

use turlaj_core::{Refusal, Seats};
use turlaj_proto::http::{NewTable, SeatPlan};
use turlaj_store::{Chunk, Op, Person, Status, TableRow};
use turlaj_table::fair::Secret;

use super::absent::Absent;
use super::clock::Clock;
use super::dice::Drawing;
use super::doc::{Doc, SeatDoc};
use super::live::Live;
use super::thoughts::Thoughts;
use super::timer::Timer;
use super::{TableTask, tell};
use crate::animals::is_animal;
use crate::app::App;
use crate::{entropy, names, refusals};

/// A table that was checked and can be written.
pub(crate) struct Plan {
    pub(crate) id: String,
    pub(crate) ops: Vec<Op>,
}

/// Checks what somebody wants to set up.
pub(crate) fn create(app: &App, owner: &Person, wish: &NewTable) -> Result<Plan, Refusal> {
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
                game.check_bot(name)?;
                SeatDoc::of_bot(name)
            }
            SeatPlan::You { name } => seated(app, owner, name.clone(), wish.public, &seats)?,
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
        changed: false,
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
    Ok(Plan { id, ops: vec![Op::PutTable(row), members] })
}

/// A person on a seat, among those who sit already.
pub(super) fn seated(
    app: &App,
    person: &Person,
    name: Option<String>,
    public: bool,
    others: &[SeatDoc],
) -> Result<SeatDoc, Refusal> {
    let names = others.iter().filter(|seat| seat.person.is_some());
    let names = names.flat_map(|seat| [Some(seat.name.clone()), seat.animal.clone()]);
    let taken: Vec<String> = names.flatten().collect();
    let by_lot = || app.lots.draw(app.entropy(), &taken, &[]);
    let name = match name {
        Some(name) => {
            names::check(name.trim())?;
            name.trim().to_string()
        }
        // Two who have not chosen a name may have been given the same.
        None if !public && is_animal(&person.name) && taken.contains(&person.name) => by_lot(),
        None => person.name.clone(),
    };
    Ok(SeatDoc {
        person: Some(person.id.0),
        name,
        animal: public.then(by_lot),
        open_names: person.open_names,
        bot: None,
        held_by: None,
        program: false,
        former: None,
    })
}

pub(super) fn millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}

impl TableTask {
    /// Brings a table back from the disk.
    pub(super) async fn load(app: Arc<App>, id: Arc<str>) -> Result<TableTask, Refusal> {
        let wanted = id.to_string();
        let found = app
            .read(move |store| {
                let Some(row) = store.table(&wanted)? else { return Ok(None) };
                let log = store.log(row.num)?;
                Ok(Some((row, log)))
            })
            .await?;
        let (row, log) = found.ok_or_else(refusals::no_such_table)?;
        let mut doc = Doc::read(&row)?;
        doc.changed = doc.timer.as_mut().is_some_and(|timer| timer.resume(app.clock.running()));
        let game = app.parts.games.find(&row.game)?;
        if game.info().rules != row.rules {
            return Err(refusals::other_rules(row.rules));
        }
        let settings = game.read_settings(&row.settings)?;
        let mut playing = doc.open(game, &settings)?;
        // A long log takes its time, and others must not wait for it.
        let replayed = tokio::task::spawn_blocking(move || {
            let read = |chunk: &Chunk| playing.table_mut().read_log(&chunk.facts);
            log.iter().try_for_each(read).map(|()| playing)
        });
        let playing = match replayed.await {
            Ok(Ok(playing)) => playing,
            Ok(Err(why)) => {
                tracing::error!(table = &*id, code = why.code(), "a log cannot be replayed");
                return Err(refusals::broken_table());
            }
            Err(_) => return Err(refusals::broken_table()),
        };
        let players = doc.seats.len();
        let mut task = TableTask {
            id,
            saved: playing.table().len(),
            clock: Clock::running(playing.table().tick()),
            live: Live::new(players),
            thoughts: Thoughts::new(players),
            absent: Absent::new(&doc, Instant::now()),
            deadline: row.deadline,
            row,
            doc,
            game: playing,
            dice: None,
            draw: None,
            listeners: Vec::new(),
            parted: Vec::new(),
            told: tell::nobody_told(),
            room_changed: false,
            happened: Vec::new(),
            undo: None,
            enders: Seats::NONE,
            without: Seats::NONE,
            extra: Vec::new(),
            acts: 0,
            room_later: None,
            members: Vec::new(),
            emoted: vec![None; players],
            idle_since: Some(Instant::now()),
            more: false,
            app,
        };
        if task.row.status == Status::Playing {
            task.resume();
        }
        Ok(task)
    }

    /// Goes on with a game in play: with the drawing of its dice, or with the dice.
    fn resume(&mut self) {
        let secret = self.row.secret.map(Secret);
        let drawn = self.game.table().ceremony().is_some_and(|ceremony| ceremony.is_ready());
        match secret {
            Some(secret) if drawn => {
                self.take_dice(&secret);
                self.wait_for_somebody(None);
                self.more = true; // A bot may have been about to play.
            }
            _ if self.doc.typed => self.more = true,
            secret => self.draw = Some(Drawing::resume(&self.app, &*self.game, &self.id, secret)),
        }
    }
}
