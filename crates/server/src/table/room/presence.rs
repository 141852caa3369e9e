//! Who is there, who is away, and what the others do about it.

use std::time::{Duration, Instant};

use turlaj_core::{Refusal, Seat};
use turlaj_store::Person;
use turlaj_table::Fact;

use crate::refusals;

use super::RoomState;

/// The people of a table who have no socket there.
#[derive(Default)]
pub(super) struct Presence {
    gone: Vec<Gone>,
}

struct Gone {
    person: u64,
    since: Instant,
    away: bool,
}

impl Presence {
    /// Compares who is seated with who is `here`; returns whether a seated person came or went.
    fn review(&mut self, seated: impl Iterator<Item = u64>, here: &[u64], now: Instant) -> bool {
        let missing: Vec<u64> = seated.filter(|person| !here.contains(person)).collect();
        let before = self.gone.len();
        self.gone.retain(|gone| missing.contains(&gone.person));
        let mut changed = self.gone.len() != before;
        for person in missing {
            if self.is_here(person) {
                self.gone.push(Gone { person, since: now, away: false });
                changed = true;
            }
        }
        changed
    }

    pub(super) fn is_here(&self, person: u64) -> bool {
        self.gone.iter().all(|gone| gone.person != person)
    }

    pub(super) fn is_away(&self, person: u64) -> bool {
        self.gone.iter().any(|gone| gone.person == person && gone.away)
    }
}

impl RoomState {
    /// Looks who of the seated people is `here`; returns whether one of them came or went.
    pub(crate) fn review_presence(&mut self, here: &[u64], now: Instant) -> bool {
        let seated = self.doc.seats.iter().filter_map(|chair| chair.person);
        self.presence.review(seated, here, now)
    }

    /// When the next person will have been gone for too long.
    pub(crate) fn next_away(&self, after: Duration) -> Option<Instant> {
        let gone = self.presence.gone.iter().filter(|gone| !gone.away);
        gone.map(|gone| gone.since + after).min()
    }

    /// Marks those who have been gone for too long as away; returns whether there are any.
    pub(crate) fn mark_away(&mut self, after: Duration, now: Instant) -> bool {
        let gone = self.presence.gone.iter_mut().filter(|gone| !gone.away);
        let late = gone.filter(|gone| now >= gone.since + after);
        late.map(|gone| gone.away = true).count() > 0
    }

    /// Whether people play here and none of them is connected.
    pub(crate) fn is_deserted(&self) -> bool {
        let mut people = self.doc.seats.iter().filter(|chair| !chair.program);
        let here = |person: u64| self.presence.is_here(person);
        !self.is_bots_alone() && !people.any(|chair| chair.person.is_some_and(here))
    }

    /// Whether the person on a seat is away.
    pub(super) fn is_away(&self, seat: Seat) -> bool {
        let person = self.doc.seats[seat.index()].person;
        person.is_some_and(|person| self.presence.is_away(person))
    }

    /// Whether the others go on without the person on a seat; nothing where that is not a question,
    /// because the person is there, a bot holds the seat, or the game has no live phases.
    pub(crate) fn goes_on_without(&self, seat: Seat, has_live_phases: bool) -> Option<bool> {
        let is_held = self.doc.seats[seat.index()].held_by.is_some();
        let asked = self.is_away(seat) && !is_held && has_live_phases;
        (asked && self.is_playing()).then(|| self.without.contains(seat))
    }

    /// The others go on without the person on a seat.
    pub(crate) fn go_on_without(&mut self, seat: Seat) {
        self.without = self.without.with(seat);
    }

    /// The person on a seat is waited for again.
    pub(crate) fn wait_for(&mut self, seat: Seat) {
        self.without = self.without.without(seat);
    }

    /// Whether a bot may hold this seat: its person is away. Members of the table may ask for that.
    pub(crate) fn check_hold(&self, person: &Person, seat: u8) -> Result<Seat, Refusal> {
        let seat = self.seat(seat)?;
        self.check_member(person)?;
        match self.is_away(seat) {
            true => Ok(seat),
            false => Err(refusals::not_away()),
        }
    }

    /// The bot that holds a seat for its person.
    pub(crate) fn held_by(&self, seat: Seat) -> Option<&str> {
        self.doc.seats[seat.index()].held_by.as_deref()
    }

    /// A bot holds a seat for its person.
    pub(crate) fn hold(&mut self, seat: Seat, bot: String) {
        self.doc.seats[seat.index()].held_by = Some(bot);
        self.unsaved = true;
    }

    /// The fact that a person takes a seat back from the bot that has held it, if one has.
    pub(crate) fn taking_back(&self, seat: Seat) -> Option<Fact> {
        let chair = &self.doc.seats[seat.index()];
        chair.held_by.as_ref()?;
        let name = chair.logged_name().to_string();
        // In the log a program is a bot: it gives no nonce and has no say.
        Some(match chair.program {
            true => Fact::BotTakes { seat, bot: name },
            false => Fact::SeatTaken { seat, name },
        })
    }

    /// A person takes a seat back from the bot that has held it.
    pub(crate) fn take_back(&mut self, seat: Seat) {
        self.doc.seats[seat.index()].held_by = None;
        self.unsaved = true;
    }

    /// Takes over whether a person who watches shows the chosen name to others.
    pub(crate) fn follow_open_names(&mut self, person: &Person) {
        let own = self.doc.seats.iter_mut().filter(|chair| chair.person == Some(person.id.0));
        for chair in own.filter(|chair| chair.open_names != person.open_names) {
            chair.open_names = person.open_names;
            self.unsaved = true;
        }
    }
}
