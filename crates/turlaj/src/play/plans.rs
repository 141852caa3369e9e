//! What bots do next in a live phase.

use turlaj_core::{Game, LiveBot, Seats};
use turlaj_table::{Next, Planned, Schedule, Table};

/// The bots of a game at its live nodes, and what they have planned on the present page.
pub(super) struct Plans<G: Game> {
    bots: Vec<Option<Box<dyn LiveBot<G>>>>,
    pub(super) schedule: Schedule<G::Action>,
}

impl<G: Game> Plans<G> {
    /// These bots, one for each seat; a seat without one is a person's.
    pub(super) fn new(bots: Vec<Option<Box<dyn LiveBot<G>>>>) -> Plans<G> {
        let schedule = Schedule::new(bots.len());
        Plans { bots, schedule }
    }

    /// What comes next by itself at a live node.
    pub(super) fn next(&mut self, table: &Table<G>) -> Option<Next<G::Action>> {
        self.schedule.follow(table.page(), table.opened(), table.log().len());
        let bots = &mut self.bots;
        let asked = table.node().asked().iter().filter(|seat| bots[seat.index()].is_some());
        let asked = asked.fold(Seats::NONE, Seats::with);
        self.schedule.ask(asked, table.tick(), |seat, from| {
            let bot = bots[seat.index()].as_mut();
            match bot.and_then(|bot| bot.next(&table.look(seat), from)) {
                Some((tick, action)) => Planned::Act(tick, action),
                None => Planned::Waits,
            }
        });
        self.schedule.next(asked, table.due())
    }
}
