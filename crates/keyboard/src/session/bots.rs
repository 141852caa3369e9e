//! The bots of a session.

use turlaj_core::{Game, Seats};
use turlaj_engine::AnyBot;
use turlaj_table::AnyTable;
use turlaj_table::{Next, Planned, Schedule, Table};

use crate::SeatBots;

/// What bots have planned on the present page.
pub(super) struct LivePlans<G: Game> {
    pub(super) schedule: Schedule<G::Action>,
}

impl<G: Game> LivePlans<G> {
    pub(super) fn new(seats: usize) -> LivePlans<G> {
        LivePlans { schedule: Schedule::new(seats) }
    }

    /// What comes next by itself at a live node: an act of a bot or the end of the phase.
    pub(super) fn next(
        &mut self,
        table: &Table<G>,
        bots: &mut SeatBots<G>,
    ) -> Option<Next<G::Action>> {
        self.schedule.follow(table.page(), table.opened(), table.log().len());
        let asked = table.node().asked().iter().filter(|seat| bots[seat.index()].is_some());
        let asked = asked.fold(Seats::NONE, Seats::with);
        self.schedule.ask(asked, table.tick(), |seat, from| {
            let Some(AnyBot::Races(bot)) = &mut bots[seat.index()] else { return Planned::Never };
            match bot.next(&table.look(seat), from) {
                Some((tick, action)) => Planned::Act(tick, action),
                None => Planned::Waits,
            }
        });
        self.schedule.next(asked, table.due())
    }
}
