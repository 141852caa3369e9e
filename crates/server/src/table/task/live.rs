//! Live phases: bots act when they have planned to, the clock runs out, those who left are acted
//! for, and a table that comes back to memory goes on after a countdown.

use std::time::{Duration, Instant};

use turlaj_core::{Refusal, Seat, Seats, Tick};
use turlaj_table::{Ears, Next, Planned};

use crate::table::TableTask;
use crate::{entropy, refusals};

impl TableTask {
    /// Goes on at a live node; returns whether there may be more to do.
    pub(in crate::table) fn live(&mut self, seats: Seats, news: &mut Ears) -> bool {
        if self.live.follow(self.play.table()) {
            self.audience.room_changed(); // It tells how far away everybody's client is.
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
        let tick = next.tick.max(self.play.table().tick());
        match next.act {
            Some((seat, action)) => self.bot_acts_live(seat, &action, tick, news),
            None => {
                self.play.table_mut().time(tick, news).expect("a clock that is due runs out");
            }
        }
        true
    }

    fn is_log_full(&self) -> bool {
        self.play.table().len() >= self.app.config.limits.log_entries
    }

    /// What comes next by itself at a live node; where the log is full, only the clock.
    fn next_live(&self) -> Option<Next<String>> {
        self.live.next(self.play.table(), self.is_log_full())
    }

    fn ask_bots(&mut self, seats: Seats) {
        let bots = seats.iter().filter(|seat| self.room.bot_on(*seat).is_some());
        let bots = bots.fold(Seats::NONE, Seats::with);
        let (game, room, entropy) = (self.play.game_mut(), &self.room, self.app.entropy());
        let now = game.table().tick();
        self.live.ask(bots, now, |seat, from| match room.bot_on(seat) {
            Some(bot) => game.plan(seat, bot, entropy::number(entropy), from),
            None => Planned::Waits,
        });
    }

    fn bot_acts_live(&mut self, seat: Seat, action: &str, tick: Tick, news: &mut Ears) {
        match self.play.play(seat, action, tick, news) {
            Ok(()) => self.live.acted(seat, tick),
            Err(why) => {
                tracing::debug!(table = &*self.id, code = why.code(), "a live bot was refused");
                self.live.refused(seat, tick);
            }
        }
    }

    /// Does what the game wants done for a seat that has left, once; returns whether it was done.
    fn act_for_who_left(&mut self, seats: Seats, news: &mut Ears) -> bool {
        let left = seats.iter().filter(|seat| self.has_left(*seat));
        let left = left.fold(Seats::NONE, Seats::with);
        while let Some(seat) = self.live.next_to_leave(seats, left) {
            match self.play.fall_back(seat, self.tick(), news) {
                Some(Ok(())) => return true,
                Some(Err(why)) => {
                    tracing::debug!(table = &*self.id, code = why.code(), "too late for who left");
                }
                None => {}
            }
        }
        false
    }

    /// Whether the game goes on without the seat: it is free, those present go on without its person,
    /// or its bot does not play live.
    fn has_left(&self, seat: Seat) -> bool {
        match self.room.bot_on(seat) {
            Some(_) => !self.live.plays(seat),
            None => self.room.is_free(seat) || self.goes_on_without(seat) == Some(true),
        }
    }

    /// When something happens by itself at a live node.
    pub(in crate::table) fn live_alarm(&self) -> Option<Instant> {
        if !self.room.is_playing()
            || self.dice.is_drawing()
            || self.clocks.is_stopped()
            || !self.play.is_live()
        {
            return None;
        }
        if let Some(at) = self.clocks.resumes(Instant::now()) {
            return Some(at);
        }
        let left = self.next_live()?.tick.saturating_sub(self.tick());
        Some(Instant::now() + Duration::from_millis(left))
    }

    /// Plays for a seat that has to decide between live phases, if those present go on without it.
    pub(in crate::table) fn decides_for_absent(&mut self, seats: Seats, news: &mut Ears) -> bool {
        let absent = |seat: &Seat| self.goes_on_without(*seat) == Some(true);
        let Some(seat) = seats.iter().find(absent) else { return false };
        self.play.fall_back(seat, self.tick(), news).is_some_and(|played| played.is_ok())
    }

    /// Stops the time of a live phase until somebody comes who plays.
    pub(in crate::table) fn wait_for_somebody(&mut self, left: Option<Instant>) {
        if self.play.is_live() && !self.clocks.is_stopped() {
            self.clocks.stop(self.tick(), left);
        }
    }

    /// A client watches: with somebody who plays, time goes on after a moment in which all can find
    /// their hands, at once after a short break; bots among themselves play on.
    pub(in crate::table) fn somebody_came(&mut self) {
        let alone = self.room.is_bots_alone();
        self.more |= alone;
        if !self.room.is_deserted() {
            let pace = &self.app.config.pace;
            let wait = if alone { Duration::ZERO } else { pace.resume_wait };
            self.more |= self.clocks.resume(pace.away_after, wait, Instant::now());
        }
    }

    /// Nobody acts live while time stands still.
    pub(in crate::table) fn check_resumed(&self) -> Result<(), Refusal> {
        match self.play.is_live() && self.clocks.stands_still(Instant::now()) {
            true => Err(refusals::resuming()),
            false => Ok(()),
        }
    }
}
