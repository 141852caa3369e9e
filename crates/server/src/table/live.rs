//! Live phases: bots act when they have planned to, the clock runs out, those who left are acted
//! for, and a table that comes back to memory goes on after a countdown.

use std::time::{Duration, Instant};

use turlaj_core::{Node, PAUSE_AFTER_REFUSAL, Refusal, Seat, Seats, Tick};
use turlaj_store::Status;
use turlaj_table::Ears;

use super::TableTask;
use super::clock::Clock;
use crate::games::Planned;
use crate::{entropy, refusals};

/// What is planned on the present page.
pub(super) struct Live {
    /// The page and when it was opened; nothing before the first live node.
    page: Option<(u32, Tick)>,
    plans: Vec<Plan>,
    /// The seats that have left and were acted for.
    left: Seats,
}

/// What the bot on a seat does next.
#[derive(Clone)]
enum Plan {
    /// It is to be asked, and acts from this tick on.
    Ask(Tick),
    /// It waits until the log is longer than this.
    Waits(usize),
    /// It does this at this tick.
    Act(Tick, String),
    /// It does not play live.
    Never,
}

impl Live {
    pub(super) fn new(players: usize) -> Live {
        Live { page: None, plans: vec![Plan::Ask(0); players], left: Seats::NONE }
    }

    /// Whether the game has come to a live node since the table was loaded.
    pub(super) fn is_known(&self) -> bool {
        self.page.is_some()
    }

    /// Somebody else decides for the seat now.
    pub(super) fn forget(&mut self, seat: Seat) {
        self.plans[seat.index()] = Plan::Ask(0);
    }

    /// The game is at another place.
    pub(super) fn forget_all(&mut self) {
        self.plans.fill(Plan::Ask(0));
        self.left = Seats::NONE;
    }

    /// The act that comes first, of one tick the one of the first seat.
    fn first(&self) -> Option<(Tick, Seat)> {
        let plans = self.plans.iter().enumerate();
        let acts = plans.filter_map(|(at, plan)| match plan {
            Plan::Act(tick, _) => Some((*tick, Seat(at as u8))),
            Plan::Ask(_) | Plan::Waits(_) | Plan::Never => None,
        });
        acts.min()
    }
}

impl TableTask {
    /// Goes on at a live node; returns whether there may be more to do.
    pub(super) fn live(&mut self, seats: Seats, ears: &mut Ears) -> bool {
        let page = (self.game.table().page(), self.game.table().opened());
        if self.live.page.replace(page) != Some(page) {
            self.live.forget_all();
            self.room_changed = true; // It tells how far away everybody's client is.
        }
        if self.is_deserted() {
            self.wait_for_somebody(Some(Instant::now()));
        }
        if self.clock.stands_still() {
            return false;
        }
        self.note_away();
        let mut first = None;
        if self.game.table().len() < self.app.config.limits.log_entries {
            self.ask_bots(seats);
            if self.act_for_who_left(seats, ears) {
                return true;
            }
            first = self.live.first();
        }
        let now = self.tick();
        let due = self.game.table().due();
        if let Some((tick, seat)) = first
            && tick <= now
            && due.is_none_or(|due| tick <= due)
        {
            self.bot_acts_live(seat, ears);
            return true;
        }
        let Some(due) = due.filter(|due| now >= *due) else { return false };
        // The clock of the machine may be ahead; the fact happens when it is due.
        let tick = due.max(self.game.table().tick());
        self.game.table_mut().time(tick, ears).expect("a clock that is due runs out");
        true
    }

    fn ask_bots(&mut self, seats: Seats) {
        for seat in seats.iter() {
            let Some(bot) = self.bot_on(seat).map(ToString::to_string) else { continue };
            let (length, tick) = (self.game.table().len(), self.game.table().tick());
            let from = match self.live.plans[seat.index()] {
                Plan::Ask(from) => from.max(tick),
                Plan::Waits(seen) if length > seen => tick,
                Plan::Waits(_) | Plan::Act(..) | Plan::Never => continue,
            };
            let seed = entropy::number(self.app.entropy());
            self.live.plans[seat.index()] = match self.game.plan(seat, &bot, seed, from) {
                Planned::Act(tick, action) => Plan::Act(tick, action),
                Planned::Waits => Plan::Waits(length),
                Planned::Never => Plan::Never,
            };
        }
    }

    fn bot_acts_live(&mut self, seat: Seat, ears: &mut Ears) {
        let plan = std::mem::replace(&mut self.live.plans[seat.index()], Plan::Ask(0));
        let Plan::Act(planned, action) = plan else { return };
        let tick = planned.max(self.game.table().tick());
        let prompt = self.game.table().prompt_number(seat);
        if let Err(why) = self.game.table_mut().act(seat, prompt, &action, tick, ears) {
            tracing::debug!(table = &*self.id, code = why.code(), "a live bot was refused");
            let later = tick.saturating_add(PAUSE_AFTER_REFUSAL);
            self.live.plans[seat.index()] = Plan::Ask(later);
        }
    }

    /// Does what the game wants done for a seat that has left, once; returns whether it was done.
    fn act_for_who_left(&mut self, seats: Seats, ears: &mut Ears) -> bool {
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
            match self.game.table_mut().act(seat, prompt, &action, tick, ears) {
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
        let chair = &self.doc.seats[seat.index()];
        match chair.playing_bot() {
            Some(_) => matches!(self.live.plans[seat.index()], Plan::Never),
            None => chair.person.is_none() || self.goes_on_without(seat) == Some(true),
        }
    }

    /// When something happens by itself at a live node.
    pub(super) fn live_alarm(&self) -> Option<Instant> {
        if self.row.status != Status::Playing || self.draw.is_some() || self.clock.is_stopped() {
            return None;
        }
        if !matches!(self.game.table().node(), Node::Live { .. }) {
            return None;
        }
        if let Some(at) = self.clock.resumes() {
            return Some(at);
        }
        let full = self.game.table().len() >= self.app.config.limits.log_entries;
        let first = self.live.first().filter(|_| !full).map(|(tick, _)| tick);
        let next = [first, self.game.table().due()].into_iter().flatten().min()?;
        let left = next.saturating_sub(self.tick());
        Some(Instant::now() + Duration::from_millis(left))
    }

    /// Plays for a seat that has to decide between live phases, if those present go on without it.
    pub(super) fn decides_for_absent(&mut self, seats: Seats, ears: &mut Ears) -> bool {
        let absent = |seat: &Seat| self.goes_on_without(*seat) == Some(true);
        let Some(seat) = seats.iter().find(absent) else { return false };
        let Some(action) = self.game.table().fallback(seat) else { return false };
        let (tick, prompt) = (self.tick(), self.game.table().prompt_number(seat));
        self.game.table_mut().act(seat, prompt, &action, tick, ears).is_ok()
    }

    /// Stops the time of a live phase until somebody comes who plays.
    pub(super) fn wait_for_somebody(&mut self, left: Option<Instant>) {
        if matches!(self.game.table().node(), Node::Live { .. }) && !self.clock.is_stopped() {
            self.clock = Clock::stopped(self.tick(), left);
        }
    }

    /// A client watches: with somebody who plays, time goes on after a moment in which all can find
    /// their hands, at once after a short break; bots among themselves play on.
    pub(super) fn somebody_came(&mut self) {
        let alone = self.is_bots_alone();
        self.more |= alone;
        if self.clock.is_stopped() && !self.is_deserted() {
            let pace = &self.app.config.pace;
            let short = self.clock.deserted_for().is_some_and(|gone| gone < pace.away_after);
            let wait = if alone || short { Duration::ZERO } else { pace.resume_wait };
            self.clock.go_on(Instant::now() + wait);
            self.more = true;
        }
    }

    /// Nobody acts live while time stands still.
    pub(super) fn check_resumed(&self) -> Result<(), Refusal> {
        let live = matches!(self.game.table().node(), Node::Live { .. });
        match live && self.clock.stands_still() {
            true => Err(refusals::resuming()),
            false => Ok(()),
        }
    }
}
