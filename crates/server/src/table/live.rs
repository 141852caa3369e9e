//! Live phases: bots act when they have planned to, the clock runs out, those who left are acted
//! for, and a table that comes back to memory goes on after a countdown.

use std::time::{Duration, Instant};

use turlaj_core::{Node, Refusal, Seat, Seats, Tick};
use turlaj_table::{Ears, Next, Planned, Schedule};

use super::TableTask;
use crate::{entropy, refusals};

/// What is planned on the present page.
pub(super) struct Live {
    schedule: Schedule<String>,
    /// The seats that have left and were acted for.
    left: Seats,
}

impl Live {
    pub(super) fn new(players: usize) -> Live {
        Live { schedule: Schedule::new(players), left: Seats::NONE }
    }

    /// Whether the game has come to a live node since the table was loaded.
    pub(super) fn is_known(&self) -> bool {
        self.schedule.has_begun()
    }

    /// Another bot or person decides for the seat now.
    pub(super) fn forget(&mut self, seat: Seat) {
        self.schedule.forget(seat);
    }

    /// The game is at another place.
    pub(super) fn forget_all(&mut self) {
        self.schedule.forget_all();
        self.left = Seats::NONE;
    }
}

impl TableTask {
    /// Goes on at a live node; returns whether there may be more to do.
    pub(super) fn live(&mut self, seats: Seats, news: &mut Ears) -> bool {
        let table = self.game.table();
        if self.live.schedule.follow(table.page(), table.opened(), table.len()) {
            self.live.left = Seats::NONE;
            self.room_changed = true; // It tells how far away everybody's client is.
        }
        if self.room.is_deserted() {
            self.wait_for_somebody(Some(Instant::now()));
        }
        if self.clocks.stands_still(Instant::now()) {
            return false;
        }
        self.note_away();
        if !self.is_log_full() {
            self.ask_bots(seats);
            if self.act_for_who_left(seats, news) {
                return true;
            }
        }
        let now = self.tick();
        let Some(next) = self.next_live().filter(|next| next.tick <= now) else { return false };
        // The clock of the machine may be ahead; the fact happens when it is due.
        let tick = next.tick.max(self.game.table().tick());
        match next.act {
            Some((seat, action)) => self.bot_acts_live(seat, &action, tick, news),
            None => {
                self.game.table_mut().time(tick, news).expect("a clock that is due runs out");
            }
        }
        true
    }

    fn is_log_full(&self) -> bool {
        self.game.table().len() >= self.app.config.limits.log_entries
    }

    /// What comes next by itself at a live node; where the log is full, only the clock.
    fn next_live(&self) -> Option<Next<String>> {
        let table = self.game.table();
        let seats = if self.is_log_full() { Seats::NONE } else { table.node().asked() };
        self.live.schedule.next(seats, table.due())
    }

    fn ask_bots(&mut self, seats: Seats) {
        let bots = seats.iter().filter(|seat| self.room.bot_on(*seat).is_some());
        let bots = bots.fold(Seats::NONE, Seats::with);
        let (game, room, entropy) = (&mut self.game, &self.room, self.app.entropy());
        let now = game.table().tick();
        self.live.schedule.ask(bots, now, |seat, from| match room.bot_on(seat) {
            Some(bot) => game.plan(seat, bot, entropy::number(entropy), from),
            None => Planned::Waits,
        });
    }

    fn bot_acts_live(&mut self, seat: Seat, action: &str, tick: Tick, news: &mut Ears) {
        let prompt = self.game.table().prompt_number(seat);
        match self.game.table_mut().act(seat, prompt, action, tick, news) {
            Ok(()) => self.live.schedule.acted(seat, tick),
            Err(why) => {
                tracing::debug!(table = &*self.id, code = why.code(), "a live bot was refused");
                self.live.schedule.refused(seat, tick);
            }
        }
    }

    /// Does what the game wants done for a seat that has left, once; returns whether it was done.
    fn act_for_who_left(&mut self, seats: Seats, news: &mut Ears) -> bool {
        for seat in seats.iter() {
            if !self.has_left(seat) {
                self.live.left = self.live.left.without(seat);
                continue;
            }
            if self.live.left.contains(seat) {
                continue;
            }
            self.live.left = self.live.left.with(seat);
            let Some(action) = self.game.table().fallback(seat) else { continue };
            let tick = self.tick();
            let prompt = self.game.table().prompt_number(seat);
            match self.game.table_mut().act(seat, prompt, &action, tick, news) {
                Ok(()) => return true,
                Err(why) => {
                    tracing::debug!(table = &*self.id, code = why.code(), "too late for who left");
                }
            }
        }
        false
    }

    /// Whether the game goes on without the seat: it is free, those present go on without its person,
    /// or its bot does not play live.
    fn has_left(&self, seat: Seat) -> bool {
        match self.room.bot_on(seat) {
            Some(_) => !self.live.schedule.plays(seat),
            None => self.room.is_free(seat) || self.goes_on_without(seat) == Some(true),
        }
    }

    /// When something happens by itself at a live node.
    pub(super) fn live_alarm(&self) -> Option<Instant> {
        if !self.room.is_playing() || self.dice.is_drawing() || self.clocks.is_stopped() {
            return None;
        }
        if !matches!(self.game.table().node(), Node::Live { .. }) {
            return None;
        }
        if let Some(at) = self.clocks.resumes(Instant::now()) {
            return Some(at);
        }
        let left = self.next_live()?.tick.saturating_sub(self.tick());
        Some(Instant::now() + Duration::from_millis(left))
    }

    /// Plays for a seat that has to decide between live phases, if those present go on without it.
    pub(super) fn decides_for_absent(&mut self, seats: Seats, news: &mut Ears) -> bool {
        let absent = |seat: &Seat| self.goes_on_without(*seat) == Some(true);
        let Some(seat) = seats.iter().find(absent) else { return false };
        let Some(action) = self.game.table().fallback(seat) else { return false };
        let (tick, prompt) = (self.tick(), self.game.table().prompt_number(seat));
        self.game.table_mut().act(seat, prompt, &action, tick, news).is_ok()
    }

    /// Stops the time of a live phase until somebody comes who plays.
    pub(super) fn wait_for_somebody(&mut self, left: Option<Instant>) {
        if matches!(self.game.table().node(), Node::Live { .. }) && !self.clocks.is_stopped() {
            self.clocks.stop(self.tick(), left);
        }
    }

    /// A client watches: with somebody who plays, time goes on after a moment in which all can find
    /// their hands, at once after a short break; bots among themselves play on.
    pub(super) fn somebody_came(&mut self) {
        let alone = self.room.is_bots_alone();
        self.more |= alone;
        if !self.room.is_deserted() {
            let pace = &self.app.config.pace;
            let wait = if alone { Duration::ZERO } else { pace.resume_wait };
            self.more |= self.clocks.resume(pace.away_after, wait, Instant::now());
        }
    }

    /// Nobody acts live while time stands still.
    pub(super) fn check_resumed(&self) -> Result<(), Refusal> {
        let live = matches!(self.game.table().node(), Node::Live { .. });
        match live && self.clocks.stands_still(Instant::now()) {
            true => Err(refusals::resuming()),
            false => Ok(()),
        }
    }
}
