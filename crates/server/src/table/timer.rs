//! Clocks: how long people may think. They count running time, so that neither a wall clock that is
//! set nor a server that is off costs anybody time, and stand in the table's row, so that a game in
//! which a move takes days needs no table in memory.

use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use turlaj_core::{Node, Refusal, Seat, Seats};
use turlaj_proto::{Clock, Happening, Per, SeatClock};
use turlaj_store::{Millis, Status};
use turlaj_table::{Ears, Fact};

use super::{TableTask, build};
use crate::refusals;

/// The shortest and the longest time that can be given, in seconds.
const SHORTEST: u32 = 5;
const LONGEST: u32 = 30 * 24 * 60 * 60;

/// After a start of the server nobody's time is up before this; it was down, perhaps for long.
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
    /// Checks what somebody wants.
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
    fn review(&mut self, asked: Seats, page: u32, running: Millis) -> bool {
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
    fn up(&self, seat: usize, started: Millis) -> Option<Millis> {
        let time = self.seats[seat];
        let grace = build::millis(GRACE).min(self.full());
        time.since.map(|since| (since + time.left).max(started + grace))
    }

    /// The running time at which the first time is up.
    fn next(&self, started: Millis) -> Option<Millis> {
        (0..self.seats.len()).filter_map(|seat| self.up(seat, started)).min()
    }

    /// What is told of a seat's time.
    pub(super) fn told(&self, seat: usize, running: Millis) -> SeatClock {
        let time = self.seats[seat];
        let left = match (self.rule.per, time.since) {
            (Per::Move, None) => self.full(), // What the next move will have.
            _ => time.left_at(running),
        };
        SeatClock { left: left.unsigned_abs(), runs: time.since.is_some() }
    }
}

impl TableTask {
    /// The seats whose time runs: those that are asked and for which no bot plays.
    fn on_the_clock(&self) -> Seats {
        if self.row.status != Status::Playing || self.draw.is_some() {
            return Seats::NONE;
        }
        let Node::Decide(asked) = self.game.table().node() else { return Seats::NONE };
        asked.iter().filter(|seat| self.bot_on(*seat).is_some()).fold(asked, Seats::without)
    }

    /// Starts and stops the times after a change, and keeps the row's deadline.
    pub(super) fn review_timer(&mut self) {
        let asked = self.on_the_clock();
        let page = self.game.table().page();
        let Some(timer) = &mut self.doc.timer else { return };
        let clock = &self.app.clock;
        if timer.review(asked, page, clock.running()) {
            self.doc.changed = true;
            self.room_changed = true;
        }
        if self.row.status == Status::Playing {
            let keep = self.row.touched + build::millis(self.app.config.pace.keep_game);
            let next = timer.next(self.app.started).map_or(keep, |next| clock.at(next).min(keep));
            let now = clock.now();
            if self.row.deadline.is_none_or(|known| known != next && (next < known || known <= now))
            {
                self.row.deadline = Some(next);
                self.doc.changed = true;
            }
        }
    }

    /// When the first time is up, for the table in memory.
    pub(super) fn timer_alarm(&self) -> Option<Instant> {
        let next = self.doc.timer.as_ref()?.next(self.app.started)?;
        let left = u64::try_from(next - self.app.clock.running()).unwrap_or(0);
        Some(Instant::now() + Duration::from_millis(left))
    }

    /// Plays for those whose time is up, as the game says.
    pub(super) fn play_for_late(&mut self, ears: &mut Ears) -> Result<(), Refusal> {
        let asked = self.on_the_clock();
        for seat in asked.iter() {
            let late =
                self.doc.timer.as_ref().and_then(|timer| timer.up(seat.index(), self.app.started));
            if late.is_none_or(|up| up > self.app.clock.running()) {
                continue;
            }
            self.flag(seat)?;
            let page = self.game.table().page();
            while self.game.table().page() == page && self.on_the_clock().contains(seat) {
                let table = self.game.table();
                let Some(action) = table.fallback(seat) else { break };
                let (prompt, tick) = (table.prompt_number(seat), self.tick());
                self.game.table_mut().act(seat, prompt, &action, tick, ears)?;
            }
            self.advance(ears);
            if self.game.table().page() != page {
                break; // Others are asked now, or the same ones something else.
            }
        }
        Ok(())
    }

    /// Logs that a seat's time is up: once for a move, or once in a game.
    fn flag(&mut self, seat: Seat) -> Result<(), Refusal> {
        let Some(timer) = &mut self.doc.timer else { return Ok(()) };
        if std::mem::replace(&mut timer.seats[seat.index()].flagged, true) {
            return Ok(());
        }
        self.doc.changed = true;
        let tick = self.tick();
        self.game.table_mut().note(Fact::Flag { seat }, tick)?;
        self.happened.push(Happening::Flag { seat: seat.0 });
        Ok(())
    }
}
