//! The room of a table: who sits where, whose table it is, who is there, what people vote for, and
//! what of it stands in the table's row. This part reads no clock and does no I/O: the caller says
//! what time it is, and asks for what has to be written.

mod doc;
mod ended;
mod forget;
mod lifecycle;
mod presence;
mod rematch;
mod row;
mod seating;
mod shown;
mod votes;

use std::time::{Duration, Instant};

use turlaj_core::{Refusal, Seat, Seats};
use turlaj_store::{Millis, Op, Person, PersonId, Status, TableNum, TableRow};

use crate::daily::Day;
use crate::refusals;

use presence::Presence;

pub(crate) use doc::{Doc, FirstSeat, Sat, SeatDoc};
pub(super) use ended::{Ended, dice_tag};
pub(super) use forget::renamed;
pub(super) use lifecycle::Ownership;
pub(super) use seating::seated;
pub(super) use shown::Surroundings;

/// A seat shows one emote in this time.
const EMOTE_EVERY: Duration = Duration::from_millis(1500);

/// The room of a table.
pub(super) struct RoomState {
    row: TableRow,
    doc: Doc,
    presence: Presence,
    /// The seats that are for ending the game.
    enders: Seats,
    /// The seats of absent people without whom the others go on.
    without: Seats,
    /// When each seat last showed an emote.
    emoted: Vec<Option<Instant>>,
    /// Whether the row has changed since it was written.
    unsaved: bool,
    /// What else has to be written with the row.
    extra: Vec<Op>,
    /// The people who belong to the table, as last written.
    members: Vec<PersonId>,
    /// The deadline of the row, as last written.
    deadline: Option<Millis>,
}

impl RoomState {
    /// A room as its row has it; nobody is there yet.
    pub(super) fn new(row: TableRow, doc: Doc, now: Instant) -> RoomState {
        let mut room = RoomState {
            presence: Presence::default(),
            enders: Seats::NONE,
            without: Seats::NONE,
            emoted: vec![None; doc.seats.len()],
            unsaved: false,
            extra: Vec::new(),
            members: Vec::new(),
            deadline: row.deadline,
            row,
            doc,
        };
        room.review_presence(&[], now);
        room
    }

    /// How far the table has come.
    pub(super) fn status(&self) -> Status {
        self.row.status
    }

    /// Whether the game has begun and not ended.
    pub(super) fn is_playing(&self) -> bool {
        self.row.status == Status::Playing
    }

    /// Whether the game is over or was given up.
    pub(super) fn has_ended(&self) -> bool {
        matches!(self.row.status, Status::Over | Status::Abandoned)
    }

    /// The number of the table in the store.
    pub(super) fn num(&self) -> TableNum {
        self.row.num
    }

    /// The id of the game.
    pub(super) fn game(&self) -> &str {
        &self.row.game
    }

    /// The settings of the game, as text.
    pub(super) fn settings(&self) -> &str {
        &self.row.settings
    }

    /// Whose table it is.
    pub(super) fn owner(&self) -> PersonId {
        self.row.owner
    }

    /// Whether hints may be asked for.
    pub(super) fn allows_hints(&self) -> bool {
        self.doc.hints
    }

    /// Whether anything can be taken back.
    pub(super) fn allows_undo(&self) -> bool {
        self.doc.undo
    }

    /// Whether the dice fall on a real table and are typed in.
    pub(super) fn is_typed(&self) -> bool {
        self.doc.typed
    }

    /// Whether an attempt at a daily challenge is played here.
    pub(super) fn is_daily(&self) -> bool {
        self.doc.daily.is_some()
    }

    /// The day whose challenge is played here.
    pub(super) fn day(&self) -> Option<Day> {
        self.doc.day()
    }

    /// A seat that exists.
    pub(super) fn seat(&self, seat: u8) -> Result<Seat, Refusal> {
        match usize::from(seat) < self.doc.seats.len() {
            true => Ok(Seat(seat)),
            false => Err(refusals::no_such_seat()),
        }
    }

    /// A seat of this person's own.
    pub(super) fn own_seat(&self, person: PersonId, seat: u8) -> Result<Seat, Refusal> {
        let seat = self.seat(seat)?;
        match self.doc.seats[seat.index()].person == Some(person.0) {
            true => Ok(seat),
            false => Err(refusals::not_yours()),
        }
    }

    /// All seats of a person.
    pub(super) fn seats_of(&self, person: PersonId) -> Seats {
        self.seats_where(|chair| chair.person == Some(person.0))
    }

    fn seats_where(&self, is_wanted: impl Fn(&SeatDoc) -> bool) -> Seats {
        let wanted = self.doc.seats.iter().enumerate().filter(|(_, chair)| is_wanted(chair));
        wanted.fold(Seats::NONE, |all, (at, _)| all.with(Seat(at as u8)))
    }

    /// The person on each seat.
    pub(super) fn people(&self) -> Vec<Option<u64>> {
        self.doc.seats.iter().map(|chair| chair.person).collect()
    }

    /// The bot that decides for a seat now.
    pub(super) fn bot_on(&self, seat: Seat) -> Option<&str> {
        self.doc.seats[seat.index()].playing_bot()
    }

    /// Whether a seat has neither a person nor a bot.
    pub(super) fn is_free(&self, seat: Seat) -> bool {
        self.doc.seats[seat.index()].is_free()
    }

    /// Whether no seat is a person's: bots and programs play alone.
    pub(super) fn is_bots_alone(&self) -> bool {
        self.doc.seats.iter().all(|chair| chair.person.is_none() || chair.program)
    }

    /// Refuses everybody but the owner.
    pub(super) fn check_owner(&self, person: &Person) -> Result<(), Refusal> {
        match self.row.owner == person.id {
            true => Ok(()),
            false => Err(refusals::not_owner()),
        }
    }

    /// Refuses those who neither sit here nor own the table.
    pub(super) fn check_member(&self, person: &Person) -> Result<(), Refusal> {
        match self.doc.has(person.id) || self.row.owner == person.id {
            true => Ok(()),
            false => Err(refusals::not_yours()),
        }
    }

    /// Refuses what needs a game in play whose dice are not being drawn.
    pub(super) fn check_in_play(&self, drawing: bool) -> Result<(), Refusal> {
        match self.row.status {
            Status::Playing if !drawing => Ok(()),
            Status::Playing => Err(refusals::dice_first()),
            Status::Lobby => Err(refusals::not_begun()),
            Status::Over | Status::Abandoned => Err(Refusal::over()),
        }
    }

    /// Seats change before the game and in it, but not while the dice are drawn or after the end.
    pub(super) fn check_seats_open(&self, drawing: bool) -> Result<(), Refusal> {
        match self.row.status {
            Status::Lobby => Ok(()),
            Status::Playing | Status::Over | Status::Abandoned => self.check_in_play(drawing),
        }
    }

    /// A person types in dice: of a secret throw only its owner, while a person has that seat.
    pub(super) fn check_may_type(
        &self,
        person: &Person,
        whose: Option<Seat>,
    ) -> Result<(), Refusal> {
        let owner = whose.and_then(|seat| self.doc.seats[seat.index()].person);
        match owner.is_none_or(|owner| owner == person.id.0) {
            true => Ok(()),
            false => Err(refusals::not_yours()),
        }
    }

    /// A seat shows an emote, if its last one was long enough ago.
    pub(super) fn emote(
        &mut self,
        person: &Person,
        seat: u8,
        now: Instant,
    ) -> Result<Seat, Refusal> {
        let seat = self.own_seat(person.id, seat)?;
        let last = &mut self.emoted[seat.index()];
        if last.is_some_and(|last| now.saturating_duration_since(last) < EMOTE_EVERY) {
            return Err(refusals::too_fast());
        }
        *last = Some(now);
        Ok(seat)
    }
}

#[cfg(test)]
mod tests;
