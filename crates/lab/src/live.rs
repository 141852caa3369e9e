//! Live phases of simulated games: the schedule of a table, driven without waiting.

use turlaj_core::{Event, Eye, Game, Look, Seats, Tick};
use turlaj_table::{Planned, Schedule};

use crate::game::Players;

/// A phase with this many refusals in a row goes nowhere.
const MOST_REFUSALS: u32 = 10_000;

/// What the bots of a game have planned at its live nodes. Ticks begin with every page.
pub(crate) struct Live<G: Game> {
    schedule: Schedule<G::Action>,
    /// How many pages were turned and how many events happened since the first live node.
    page: u32,
    facts: usize,
    /// The tick of the last event on this page.
    now: Tick,
}

impl<G: Game> Live<G> {
    /// For this many seats.
    pub(crate) fn new(players: u8) -> Live<G> {
        let schedule = Schedule::new(players.into());
        Live { schedule, page: 0, facts: 0, now: 0 }
    }

    /// An event was applied.
    pub(crate) fn happened(&mut self, turned_page: bool) {
        self.facts += 1;
        if turned_page {
            self.page += 1;
            self.now = 0;
        }
    }

    /// The ticks since the page was opened.
    pub(crate) fn now(&self) -> Tick {
        self.now
    }

    /// The next event of a live node; nothing if no seat will ever do anything.
    pub(crate) fn next(
        &mut self,
        rules: &G,
        state: &G::State,
        seats: Seats,
        until: Option<Tick>,
        players: &mut impl Players<G>,
    ) -> Option<Event<G>> {
        self.schedule.follow(self.page, 0, self.facts);
        for _ in 0..MOST_REFUSALS {
            self.schedule.ask(seats, self.now, |seat, from| {
                let look = Look::new(rules, state, Eye::Seat(seat));
                match players.next(seat, &look, from) {
                    Some((tick, action)) => Planned::Act(tick, action),
                    None => Planned::Waits,
                }
            });
            let next = self.schedule.next(seats, until)?;
            self.now = next.tick;
            let Some((seat, action)) = next.act else { return Some(Event::Time) };
            if rules.check(state, seat, &action).is_ok() {
                self.schedule.acted(seat, next.tick);
                return Some(Event::Act { seat, action });
            }
            self.schedule.refused(seat, next.tick);
        }
        None
    }
}
