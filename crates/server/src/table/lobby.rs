//! Who sits where.

use std::time::{Duration, Instant};

use turlaj_core::{Refusal, Seat};
use turlaj_proto::http::{NewTable, SeatPlan};
use turlaj_proto::{Emote, Happening};
use turlaj_store::{Op, Person, PersonId, Status};
use turlaj_table::{Ears, Fact};

use super::doc::{Doc, SeatDoc};
use super::{Caller, TableTask, build, create};
use crate::limits::Kind;
use crate::{names, refusals};

/// A seat shows one sign in this time.
const EMOTE_EVERY: Duration = Duration::from_millis(1500);

impl TableTask {
    /// Seats change before the game and in it, but not while the dice are drawn or after the end.
    fn seats_open(&self) -> Result<(), Refusal> {
        match self.row.status {
            Status::Lobby => Ok(()),
            Status::Playing | Status::Over | Status::Abandoned => self.in_play(),
        }
    }

    pub(super) fn seats_changed(&mut self) {
        self.doc.changed = true;
        self.room_changed = true;
        let here = self.people_here();
        self.absent.review(&self.doc, &here, Instant::now());
        self.lower_eyes();
    }

    /// Tells the log who sits down or gets up, if the game has begun.
    fn note_if_begun(&mut self, fact: Fact) -> Result<(), Refusal> {
        match self.row.status {
            Status::Playing => {
                let tick = self.tick();
                self.game.table_mut().note(fact, tick)
            }
            Status::Lobby | Status::Over | Status::Abandoned => Ok(()),
        }
    }

    /// A person sits down.
    pub(super) fn sit(
        &mut self,
        person: &Person,
        seat: Option<u8>,
        name: Option<String>,
    ) -> Result<(), Refusal> {
        let sits = |seat: &SeatDoc| seat.person == Some(person.id.0);
        if seat.is_none() && self.doc.seats.iter().any(sits) {
            return Ok(()); // Who comes again by the link has the seat already.
        }
        self.seats_open()?;
        let at = match seat {
            Some(seat) => self.seat(seat)?.index(),
            None => self.free_seat_for(person)?,
        };
        if sits(&self.doc.seats[at]) {
            return Ok(());
        }
        if !self.doc.seats[at].is_free() {
            return Err(refusals::seat_taken());
        }
        self.may_sit(person, at)?;
        let sitting = build::seated(&self.app, person, name, self.row.public, &self.doc.seats)?;
        let shown = sitting.logged_name().to_string();
        self.note_if_begun(Fact::SeatTaken { seat: Seat(at as u8), name: shown })?;
        self.doc.seats[at] = sitting;
        if self.row.status == Status::Playing {
            self.doc.note_names();
        }
        self.seats_changed();
        Ok(())
    }

    /// The first free seat on which this person may sit, or why there is none.
    fn free_seat_for(&self, person: &Person) -> Result<usize, Refusal> {
        let mut why = refusals::table_full();
        let seats = self.doc.seats.iter().enumerate();
        for (at, _) in seats.filter(|(_, seat)| seat.is_free()) {
            match self.may_sit(person, at) {
                Ok(()) => return Ok(at),
                Err(refused) => why = refused,
            }
        }
        Err(why)
    }

    /// Whether this person may sit on this free seat.
    fn may_sit(&self, person: &Person, at: usize) -> Result<(), Refusal> {
        if self.doc.banned.contains(&person.id.0) {
            return Err(refusals::kicked());
        }
        if self.row.public && !self.seats_of(person.id.0).is_empty() {
            return Err(refusals::one_seat());
        }
        // Or the owner could free a seat and look at what it knows.
        let former = self.doc.seats[at].former == Some(person.id.0);
        if self.row.status == Status::Playing && self.game.has_secrets() && !former {
            return Err(refusals::secret_seat());
        }
        Ok(())
    }

    /// A person gets up.
    pub(super) fn leave(&mut self, person: &Person, seat: u8) -> Result<(), Refusal> {
        let seat = self.own_seat(person.id, seat)?;
        self.free(seat)
    }

    /// The owner frees a seat.
    pub(super) fn kick(&mut self, person: &Person, seat: u8) -> Result<(), Refusal> {
        self.is_owner(person)?;
        let seat = self.seat(seat)?;
        let chair = &self.doc.seats[seat.index()];
        if chair.is_free() {
            return Ok(());
        }
        let whose = chair.person.filter(|whose| *whose != person.id.0);
        self.free(seat)?;
        self.doc.banned.extend(whose);
        self.doc.banned.dedup();
        Ok(())
    }

    pub(super) fn free(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.seats_open()?;
        self.note_if_begun(Fact::SeatLeft { seat })?;
        let former = match self.row.status {
            Status::Playing => self.doc.seats[seat.index()].person,
            Status::Lobby | Status::Over | Status::Abandoned => None,
        };
        self.doc.seats[seat.index()] = SeatDoc { former, ..SeatDoc::default() };
        self.undo = None;
        self.live.forget(seat);
        self.more = true; // A live phase may go on without the seat.
        self.enders = self.enders.without(seat);
        self.seats_changed();
        self.end_if_agreed();
        Ok(())
    }

    /// A person goes by another name here.
    pub(super) fn rename(&mut self, person: &Person, seat: u8, name: &str) -> Result<(), Refusal> {
        let seat = self.own_seat(person.id, seat)?;
        if self.row.status != Status::Lobby {
            return Err(refusals::begun());
        }
        let name = name.trim().to_string();
        names::check(&name)?;
        self.doc.seats[seat.index()].name = name;
        self.seats_changed();
        Ok(())
    }

    /// The owner seats a bot.
    pub(super) fn seat_bot(
        &mut self,
        person: &Person,
        seat: u8,
        bot: &str,
        ears: &mut Ears,
    ) -> Result<(), Refusal> {
        self.is_owner(person)?;
        self.seats_open()?;
        let seat = self.seat(seat)?;
        let chair = &self.doc.seats[seat.index()];
        if chair.person.is_some() || (chair.bot.is_some() && self.row.status != Status::Lobby) {
            return Err(refusals::seat_taken());
        }
        self.app.parts.games.find(&self.row.game)?.check_bot(bot)?;
        self.note_if_begun(Fact::BotTakes { seat, bot: bot.to_string() })?;
        self.doc.seats[seat.index()] = SeatDoc::of_bot(bot);
        self.live.forget(seat);
        self.seats_changed();
        self.advance(ears);
        Ok(())
    }

    /// A seat shows a sign.
    pub(super) fn emote(&mut self, person: &Person, seat: u8, emote: Emote) -> Result<(), Refusal> {
        let seat = self.own_seat(person.id, seat)?;
        let last = &mut self.emoted[seat.index()];
        if last.is_some_and(|last| last.elapsed() < EMOTE_EVERY) {
            return Err(refusals::too_fast());
        }
        *last = Some(Instant::now());
        self.happened.push(Happening::Emote { seat: seat.0, emote });
        Ok(())
    }

    /// Sets up the same table again; the next seat begins.
    pub(super) fn rematch(&mut self, caller: &Caller, person: &Person) -> Result<(), Refusal> {
        if !matches!(self.row.status, Status::Over | Status::Abandoned) {
            return Err(refusals::not_over());
        }
        let sits = self.doc.seats.iter().any(|seat| seat.person == Some(person.id.0));
        if !sits && self.row.owner != person.id {
            return Err(refusals::not_yours());
        }
        if self.doc.rematch.is_some() {
            return Ok(());
        }
        self.app.addresses.ask(caller.address, Kind::NewTable)?;
        let game = self.app.parts.games.find(&self.row.game)?;
        let settings = game.read_settings(&self.row.settings)?;
        let wish = NewTable {
            game: self.row.game.clone(),
            options: super::doc::options(&settings),
            seats: vec![SeatPlan::Open; self.doc.seats.len()],
            public: self.row.public,
            hints: Some(self.doc.hints),
            undo: Some(self.doc.undo),
            typed: self.doc.typed,
            clock: self.doc.timer.as_ref().map(|timer| timer.rule),
            start: false,
        };
        let mut plan = create(&self.app, person, &wish)?;
        let mut seats = self.doc.seats.clone();
        seats.rotate_left(1);
        for seat in &mut seats {
            *seat = match seat.program {
                // The key of a program is good for one game: its seat is free.
                true => SeatDoc::default(),
                false => SeatDoc { held_by: None, former: None, ..std::mem::take(seat) },
            };
        }
        for op in &mut plan.ops {
            match op {
                Op::PutTable(row) => {
                    let doc = Doc { seats: seats.clone(), ..Doc::read(row)? };
                    row.room = doc.write();
                }
                Op::PutMembers { people, .. } => {
                    let seated = seats.iter().filter_map(|seat| seat.person);
                    people.extend(seated.map(PersonId));
                }
                _ => {}
            }
        }
        self.extra.append(&mut plan.ops);
        self.doc.rematch = Some(plan.id);
        self.doc.changed = true;
        self.room_changed = true;
        Ok(())
    }
}
