//! Live phases of simulated games: ticks are counted, and nobody waits for them.

use turlaj_core::{Event, Eye, Game, LiveBot, Look, PAUSE_AFTER_REFUSAL, Seat, Seats, Tick};

/// A phase in which bots are refused so often goes nowhere.
const MOST_REFUSALS: u32 = 10_000;

/// The bots of a game at its live nodes, and what they have planned on the present page.
pub(crate) struct Live<G: Game> {
    bots: Vec<Option<Box<dyn LiveBot<G>>>>,
    plans: Vec<Plan<G>>,
    /// Whether the page was turned since the last event.
    turned: bool,
    /// Ticks since the page opened.
    now: Tick,
}

#[derive(Clone)]
enum Plan<G: Game> {
    /// The bot is to be asked what it does from this tick on.
    Ask(Tick),
    /// It waits for a fact of others.
    Waits,
    Act(Tick, G::Action),
}

impl<G: Game> Live<G> {
    /// These bots, one for each seat; a seat without one only waits.
    pub(crate) fn new(bots: Vec<Option<Box<dyn LiveBot<G>>>>) -> Live<G> {
        let plans = vec![Plan::Waits; bots.len()];
        Live { bots, plans, turned: true, now: 0 }
    }

    /// The page was turned.
    pub(crate) fn turn_page(&mut self) {
        self.turned = true;
    }

    /// The next fact of a live node, to be applied before this is called again: the earliest act
    /// that is planned or the end of the clock; of one tick, acts in the order of seats and then
    /// the clock. Nothing if nobody will ever do anything.
    pub(crate) fn next(
        &mut self,
        rules: &G,
        state: &G::State,
        seats: Seats,
        until: Option<Tick>,
    ) -> Option<Event<G>> {
        let turned = std::mem::take(&mut self.turned);
        if turned {
            self.now = 0;
        }
        for plan in &mut self.plans {
            if turned || matches!(plan, Plan::Waits) {
                *plan = Plan::Ask(self.now);
            }
        }
        for _ in 0..MOST_REFUSALS {
            self.ask(rules, state, seats);
            let first = self.first(seats);
            let Some((tick, seat, action)) = first.filter(|(tick, ..)| !over(until, *tick)) else {
                return until.map(|_| Event::Time);
            };
            self.now = tick;
            if rules.check(state, seat, &action).is_ok() {
                self.plans[seat.index()] = Plan::Ask(tick);
                return Some(Event::Act { seat, action });
            }
            self.plans[seat.index()] = Plan::Ask(tick.saturating_add(PAUSE_AFTER_REFUSAL));
        }
        None
    }

    fn ask(&mut self, rules: &G, state: &G::State, seats: Seats) {
        for seat in seats.iter() {
            let plan = &mut self.plans[seat.index()];
            if let Plan::Ask(from) = *plan {
                let look = Look::new(rules, state, Eye::Seat(seat));
                let bot = self.bots[seat.index()].as_mut();
                *plan = match bot.and_then(|bot| bot.next(&look, from)) {
                    Some((tick, action)) => Plan::Act(tick.max(from), action),
                    None => Plan::Waits,
                };
            }
        }
    }

    fn first(&self, seats: Seats) -> Option<(Tick, Seat, G::Action)> {
        let acts = seats.iter().filter_map(|seat| match &self.plans[seat.index()] {
            Plan::Act(tick, action) => Some((*tick, seat, action)),
            Plan::Ask(_) | Plan::Waits => None,
        });
        // Of equal ones `min_by_key` takes the first.
        acts.min_by_key(|(tick, ..)| *tick).map(|(tick, seat, act)| (tick, seat, act.clone()))
    }
}

fn over(until: Option<Tick>, tick: Tick) -> bool {
    until.is_some_and(|until| tick > until)
}
