//! The clocks of a table: its own time, how long people may think, and when the table has to do
//! something without a command. This part reads no clock: the caller says what time it is.

mod expiry;
mod time;
mod timer;

use std::time::{Duration, Instant};

use turlaj_core::{Seat, Seats, Tick};
use turlaj_proto::SeatClock;
use turlaj_store::Millis;

use time::TableTime;

pub(super) use expiry::{Expiring, Expiry, expire};
pub(super) use timer::Timer;

/// The clocks of a table.
pub(super) struct Clocks {
    time: TableTime,
    /// How long people may think, and how much of it is left.
    timer: Option<Timer>,
    /// The running time when the server started.
    started: Millis,
    /// Since when the table has not been needed in memory.
    idle_since: Option<Instant>,
}

/// What a table in memory waits for.
pub(super) struct Waits {
    /// When the seats that are slow in the drawing of the dice are passed over.
    pub(super) drawing: Option<Instant>,
    /// When something happens by itself in a live phase.
    pub(super) live: Option<Instant>,
    /// When the next person has been gone for too long.
    pub(super) away: Option<Instant>,
    /// When a room that was held back is sent.
    pub(super) room: Option<Instant>,
    /// Whether bots think, or have more to do.
    pub(super) bots: bool,
    /// Whether a client watches.
    pub(super) watched: bool,
    /// A table that is not needed is unloaded after this.
    pub(super) unload_after: Duration,
}

impl Clocks {
    /// Time goes on from this tick.
    pub(super) fn new(tick: Tick, timer: Option<Timer>, started: Millis, now: Instant) -> Clocks {
        Clocks { time: TableTime::running(tick, now), timer, started, idle_since: Some(now) }
    }

    /// The time at the table.
    pub(super) fn tick(&self, now: Instant) -> Tick {
        self.time.tick(now)
    }

    /// Sets the time at the table, which goes on from there.
    pub(super) fn set(&mut self, tick: Tick, now: Instant) {
        self.time = TableTime::running(tick, now);
    }

    /// Stops the time at the table until a player comes; `left` is when the last one left, if this
    /// server saw it.
    pub(super) fn stop(&mut self, tick: Tick, left: Option<Instant>) {
        self.time = TableTime::stopped(tick, left);
    }

    /// A player has come: time that was stopped goes on after `wait`, at once if nobody has been
    /// away for longer than a `short` break. Returns whether time was stopped.
    pub(super) fn resume(&mut self, short: Duration, wait: Duration, now: Instant) -> bool {
        if !self.time.is_stopped() {
            return false;
        }
        let brief = self.time.deserted_for(now).is_some_and(|gone| gone < short);
        self.time.go_on(if brief { now } else { now + wait });
        true
    }

    /// Whether time waits for a player to come.
    pub(super) fn is_stopped(&self) -> bool {
        self.time.is_stopped()
    }

    /// Whether no time passes now.
    pub(super) fn stands_still(&self, now: Instant) -> bool {
        self.time.is_stopped() || self.time.resumes(now).is_some()
    }

    /// When time will go on, if it stands still and a player is there.
    pub(super) fn resumes(&self, now: Instant) -> Option<Instant> {
        self.time.resumes(now)
    }

    /// How long people may think, as it has to be written.
    pub(super) fn timer(&self) -> Option<&Timer> {
        self.timer.as_ref()
    }

    /// Goes on after a load; returns whether the times have changed.
    pub(super) fn resume_timer(&mut self, running: Millis) -> bool {
        self.timer.as_mut().is_some_and(|timer| timer.resume(running))
    }

    /// Lets the times of these seats run, and stops all others; returns whether anything changed.
    pub(super) fn review(&mut self, asked: Seats, page: u32, running: Millis) -> bool {
        self.timer.as_mut().is_some_and(|timer| timer.review(asked, page, running))
    }

    /// The deadline of a game in play with a clock, if it has to be another than the `known` one:
    /// when the first time is up, or when the game has been kept for too long. `at` gives the wall
    /// time of a running time. A deadline that is only later stays, to save writes.
    pub(super) fn new_deadline(
        &self,
        known: Option<Millis>,
        keep_until: Millis,
        at: impl Fn(Millis) -> Millis,
        now: Millis,
    ) -> Option<Millis> {
        let next = self.timer.as_ref()?.next(self.started);
        let next = next.map_or(keep_until, |next| at(next).min(keep_until));
        let replaces = |known: Millis| known != next && (next < known || known <= now);
        known.is_none_or(replaces).then_some(next)
    }

    /// Whether the time of a seat is up.
    pub(super) fn is_up(&self, seat: Seat, running: Millis) -> bool {
        let up = self.timer.as_ref().and_then(|timer| timer.up(seat.index(), self.started));
        up.is_some_and(|up| up <= running)
    }

    /// Marks that the time of a seat is up; returns whether that is new for this move or game.
    pub(super) fn flag(&mut self, seat: Seat) -> bool {
        self.timer.as_mut().is_some_and(|timer| timer.flag(seat.index()))
    }

    /// How much time a seat has, as clients see it.
    pub(super) fn shown(&self, seat: usize, running: Millis) -> Option<SeatClock> {
        self.timer.as_ref().map(|timer| timer.shown(seat, running))
    }

    /// When the table has to do something without a command: the earliest of what it waits for, or
    /// its unloading when it has not been needed for a while.
    pub(super) fn alarm(
        &mut self,
        waits: &Waits,
        now: Instant,
        running: Millis,
    ) -> Option<Instant> {
        let needed = waits.drawing.is_some() || waits.live.is_some() || waits.bots || waits.watched;
        let idle = match needed {
            true => {
                self.idle_since = None;
                None
            }
            false => Some(*self.idle_since.get_or_insert(now) + waits.unload_after),
        };
        let timer = self.timer.as_ref().and_then(|timer| timer.next(self.started));
        let timer = timer.map(|next| {
            now + Duration::from_millis(u64::try_from(next - running).unwrap_or_default())
        });
        [waits.drawing, waits.live, timer, waits.away, idle, waits.room].into_iter().flatten().min()
    }

    /// Whether the table was not needed when the alarm was last set.
    pub(super) fn is_idle(&self) -> bool {
        self.idle_since.is_some()
    }

    /// The table is needed after all.
    pub(super) fn needed(&mut self) {
        self.idle_since = None;
    }
}

#[cfg(test)]
mod tests;
