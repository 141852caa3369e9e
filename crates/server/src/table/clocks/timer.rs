//! How long people may think. Times count running time, so that neither a wall clock that is set nor
//! a server that is off costs anybody time. They stand in the table's row, so that a game in which a
//! move takes days needs no table in memory.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use turlaj_core::{Refusal, Seat, Seats};
use turlaj_proto::{Clock, Per, SeatClock};
use turlaj_store::Millis;

use crate::refusals;
use crate::wall::millis;

/// The shortest and the longest time that can be given, in seconds.
const SHORTEST: u32 = 5;
const LONGEST: u32 = 30 * 24 * 60 * 60;

/// After a start of the server no time is up before this: it may have been down for long.
const GRACE: Duration = Duration::from_secs(120);

/// How long people may think, and how much of it is left.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Timer {
    pub(crate) rule: Clock,
    /// The page for which times were last set: a move is over when the page turns.
    page: u32,
    seats: Vec<Time>,
}

/// The time of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Time {
    /// The milliseconds that are left, without those that run now.
    left: i64,
    /// The running time since when they run.
    since: Option<Millis>,
    /// Whether it is in the log that they are used up.
    flagged: bool,
}

impl Time {
    fn left_at(self, running: Millis) -> i64 {
        let run = self.since.map_or(0, |since| (running - since).max(0));
        (self.left - run).max(0)
    }
}

impl Timer {
    /// Full times for all seats, if the rule is within the limits.
    pub(crate) fn new(rule: Clock, players: usize) -> Result<Timer, Refusal> {
        if !(SHORTEST..=LONGEST).contains(&rule.seconds) {
            return Err(refusals::bad_clock(SHORTEST));
        }
        let full = Time { left: i64::from(rule.seconds) * 1000, since: None, flagged: false };
        Ok(Timer { rule, page: 0, seats: vec![full; players] })
    }

    fn full(&self) -> i64 {
        i64::from(self.rule.seconds) * 1000
    }

    /// Goes on after a load. The last minute of running time may not be on the disk after a crash:
    /// then it is forgiven. Returns whether anything changed.
    pub(super) fn resume(&mut self, running: Millis) -> bool {
        let since = self.seats.iter_mut().filter_map(|time| time.since.as_mut());
        let ahead = since.filter(|since| **since > running);
        ahead.map(|since| *since = running).count() > 0
    }

    /// Lets the times of these seats run, and stops all others; returns whether anything changed.
    pub(super) fn review(&mut self, asked: Seats, page: u32, running: Millis) -> bool {
        let before = self.clone();
        let turned = std::mem::replace(&mut self.page, page) != page;
        let full = self.full();
        for (at, time) in self.seats.iter_mut().enumerate() {
            let runs = asked.contains(Seat(at as u8));
            if time.since.is_some() && (!runs || turned) {
                time.left = time.left_at(running);
                time.since = None;
            }
            if runs && time.since.is_none() {
                time.since = Some(running);
                if self.rule.per == Per::Move {
                    (time.left, time.flagged) = (full, false);
                }
            }
        }
        *self != before
    }

    /// The running time at which the time of a seat is up.
    pub(super) fn up(&self, seat: usize, started: Millis) -> Option<Millis> {
        let time = self.seats[seat];
        let grace = millis(GRACE).min(self.full());
        time.since.map(|since| (since + time.left).max(started + grace))
    }

    /// The running time at which the first time is up.
    pub(super) fn next(&self, started: Millis) -> Option<Millis> {
        (0..self.seats.len()).filter_map(|seat| self.up(seat, started)).min()
    }

    /// Marks that the time of a seat is up; returns whether that is new.
    pub(super) fn flag(&mut self, seat: usize) -> bool {
        !std::mem::replace(&mut self.seats[seat].flagged, true)
    }

    /// A seat's time as clients see it.
    pub(super) fn shown(&self, seat: usize, running: Millis) -> SeatClock {
        let time = self.seats[seat];
        let left = match (self.rule.per, time.since) {
            (Per::Move, None) => self.full(), // What the next move will have.
            _ => time.left_at(running),
        };
        SeatClock { left: left.unsigned_abs(), runs: time.since.is_some() }
    }
}
