//! What bots do next in a live phase.

use turlaj_core::{Event, Game, LiveBot, Node, PAUSE_AFTER_REFUSAL, Seat, Tick};
use turlaj_table::Table;

/// The bots of a game at its live nodes, and what they have planned on the present page.
pub(super) struct Plans<G: Game> {
    bots: Vec<Option<Box<dyn LiveBot<G>>>>,
    plans: Vec<Plan<G>>,
    page: Option<u32>,
}

#[derive(Clone)]
enum Plan<G: Game> {
    /// The bot is to be asked what it does from this tick on.
    Ask(Tick),
    /// It waits until the log is longer than this.
    Waits(usize),
    Act(Tick, G::Action),
}

/// Something that comes by itself.
pub(super) struct Due<G: Game> {
    pub(super) tick: Tick,
    pub(super) event: Event<G>,
}

impl<G: Game> Plans<G> {
    /// These bots, one for each seat; a seat without one is a person's.
    pub(super) fn new(bots: Vec<Option<Box<dyn LiveBot<G>>>>) -> Plans<G> {
        let plans = vec![Plan::Ask(0); bots.len()];
        Plans { bots, plans, page: None }
    }

    /// What comes next by itself at a live node: the earliest act that is planned or the end of the
    /// clock; of one tick, acts in the order of seats and then the clock.
    pub(super) fn next(&mut self, table: &Table<G>) -> Option<Due<G>> {
        let page = table.page();
        if self.page.replace(page) != Some(page) {
            self.plans.fill(Plan::Ask(table.opened()));
        }
        self.ask(table);
        let due = table.due();
        let asked = table.node().asked();
        let acts = asked.iter().filter_map(|seat| match &self.plans[seat.index()] {
            Plan::Act(tick, action) => Some((*tick, seat, action)),
            Plan::Ask(_) | Plan::Waits(_) => None,
        });
        let first = acts.min_by_key(|(tick, ..)| *tick);
        match first.filter(|(tick, ..)| due.is_none_or(|due| *tick <= due)) {
            Some((tick, seat, action)) => {
                let event = Event::Act { seat, action: action.clone() };
                Some(Due { tick, event })
            }
            None => due.map(|tick| Due { tick, event: Event::Time }),
        }
    }

    /// The bot on this seat has acted at this tick, or was refused.
    pub(super) fn acted(&mut self, seat: Seat, tick: Tick, refused: bool) {
        let pause = if refused { PAUSE_AFTER_REFUSAL } else { 0 };
        self.plans[seat.index()] = Plan::Ask(tick.saturating_add(pause));
    }

    fn ask(&mut self, table: &Table<G>) {
        let Node::Live { seats, .. } = table.node() else { return };
        let (opened, length) = (table.opened(), table.log().len());
        for seat in seats.iter() {
            let Some(bot) = self.bots[seat.index()].as_mut() else { continue };
            let plan = &mut self.plans[seat.index()];
            let from = match *plan {
                Plan::Ask(from) => from.max(opened),
                Plan::Waits(seen) if length > seen => table.tick(),
                Plan::Waits(_) | Plan::Act(..) => continue,
            };
            *plan = match bot.next(&table.look(seat), from - opened) {
                Some((tick, action)) => Plan::Act(from.max(opened.saturating_add(tick)), action),
                None => Plan::Waits(length),
            };
        }
    }
}
