//! Live phases: what bots have planned, and what comes next.
//!
//! A schedule does no I/O and knows no clock. Its driver asks the bots when the schedule wants to
//! know, waits as it likes (a server in real time, a simulation not at all), plays what comes next
//! and says how that went. All ticks are the table's.

use turlaj_core::{Seat, Seats, Tick};

/// Back-off after a refused action, so that a live bot cannot retry in a busy loop.
const PAUSE_AFTER_REFUSAL: Tick = 100;

/// What a bot does next at a live node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Planned<A> {
    /// This, at this tick since the page was opened.
    Act(Tick, A),
    /// Nothing before another event.
    Waits,
    /// Nothing ever: it does not play live.
    Never,
}

/// What comes next by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Next<A> {
    /// When.
    pub tick: Tick,
    /// Who does what; nothing where the clock runs out.
    pub act: Option<(Seat, A)>,
}

/// What the bots of a table have planned on the present page.
#[derive(Clone, Debug)]
pub struct Schedule<A> {
    plans: Vec<SeatPlan<A>>,
    page: Option<(u32, Tick)>,
    /// How long the log was when the waiting bots were asked last.
    seen: usize,
}

#[derive(Clone, Debug)]
enum SeatPlan<A> {
    /// The bot is to be asked, and acts from this tick on.
    Ask(Tick),
    Waits,
    Act(Tick, A),
    Never,
}

impl<A: Clone> Schedule<A> {
    /// Nothing planned yet.
    pub fn new(players: usize) -> Schedule<A> {
        Schedule { plans: vec![SeatPlan::Ask(0); players], page: None, seen: 0 }
    }

    /// Whether a live node has come up yet.
    pub fn has_begun(&self) -> bool {
        self.page.is_some()
    }

    /// Whether the bot on this seat plays at live nodes, as far as it was asked.
    pub fn plays(&self, seat: Seat) -> bool {
        !matches!(self.plans[seat.index()], SeatPlan::Never)
    }

    /// The bot on this seat is another one now.
    pub fn forget(&mut self, seat: Seat) {
        self.plans[seat.index()] = SeatPlan::Ask(0);
    }

    /// All plans are void, e.g. after an undo.
    pub fn forget_all(&mut self) {
        self.plans.fill(SeatPlan::Ask(0));
    }

    /// Catches up with the table: on a new page every bot is asked, after any event those that wait.
    /// Returns whether the page is new.
    pub fn follow(&mut self, page: u32, opened: Tick, facts: usize) -> bool {
        let is_new = self.page.replace((page, opened)) != Some((page, opened));
        if is_new {
            self.forget_all();
        }
        if std::mem::replace(&mut self.seen, facts) != facts {
            let waiting = self.plans.iter_mut().filter(|plan| matches!(plan, SeatPlan::Waits));
            waiting.for_each(|plan| *plan = SeatPlan::Ask(0));
        }
        is_new
    }

    /// Asks those of these seats that have no plan. `bot` is given a seat and the ticks since the
    /// page was opened from which on it may act; `now` is the tick of the last event.
    pub fn ask(&mut self, seats: Seats, now: Tick, mut bot: impl FnMut(Seat, Tick) -> Planned<A>) {
        let opened = self.page.map_or(0, |(_, opened)| opened);
        for seat in seats.iter() {
            let plan = &mut self.plans[seat.index()];
            let SeatPlan::Ask(from) = *plan else { continue };
            let from = from.max(now).max(opened);
            *plan = match bot(seat, from - opened) {
                Planned::Act(tick, action) => {
                    SeatPlan::Act(opened.saturating_add(tick).max(from), action)
                }
                Planned::Waits => SeatPlan::Waits,
                Planned::Never => SeatPlan::Never,
            };
        }
    }

    /// What comes next by itself: the earliest act that one of these seats has planned, or the clock
    /// that runs out at `due`; of one tick, acts in the order of seats and then the clock.
    pub fn next(&self, seats: Seats, due: Option<Tick>) -> Option<Next<A>> {
        let acts = seats.iter().filter_map(|seat| match &self.plans[seat.index()] {
            SeatPlan::Act(tick, action) => Some((*tick, seat, action)),
            SeatPlan::Ask(_) | SeatPlan::Waits | SeatPlan::Never => None,
        });
        // Of equal ones `min_by_key` takes the first.
        let first = acts.min_by_key(|(tick, ..)| *tick);
        match first.filter(|(tick, ..)| due.is_none_or(|due| *tick <= due)) {
            Some((tick, seat, action)) => Some(Next { tick, act: Some((seat, action.clone())) }),
            None => due.map(|tick| Next { tick, act: None }),
        }
    }

    /// The bot on this seat has acted at this tick.
    pub fn acted(&mut self, seat: Seat, tick: Tick) {
        self.plans[seat.index()] = SeatPlan::Ask(tick);
    }

    /// What the bot on this seat wanted to do at this tick was refused: it waits a little before it
    /// tries something else, so that it cannot retry in a busy loop.
    pub fn refused(&mut self, seat: Seat, tick: Tick) {
        self.acted(seat, tick.saturating_add(PAUSE_AFTER_REFUSAL));
    }
}
