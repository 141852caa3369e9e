//! Live phases: what bots have planned, and who has left and was acted for. This part reads no
//! clock and moves nothing: it says what comes next, and hears what came of it.

use turlaj_core::{Seat, Seats, Tick};
use turlaj_table::{AnyTable, Next, Planned, Schedule};

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

    /// Catches up with the table; returns whether the page is new.
    pub(super) fn follow(&mut self, table: &dyn AnyTable) -> bool {
        let is_new = self.schedule.follow(table.page(), table.opened(), table.len());
        if is_new {
            self.left = Seats::NONE;
        }
        is_new
    }

    /// Asks bots that have nothing planned what they do next.
    pub(super) fn ask(
        &mut self,
        bots: Seats,
        now: Tick,
        plan: impl FnMut(Seat, Tick) -> Planned<String>,
    ) {
        self.schedule.ask(bots, now, plan);
    }

    /// Whether the bot on this seat plays at live nodes, as far as it was asked.
    pub(super) fn plays(&self, seat: Seat) -> bool {
        self.schedule.plays(seat)
    }

    /// The next of the asked seats that has to be acted for because it has `left`: once, until it
    /// comes back.
    pub(super) fn next_to_leave(&mut self, asked: Seats, left: Seats) -> Option<Seat> {
        let back = asked.iter().filter(|seat| !left.contains(*seat));
        self.left = back.fold(self.left, Seats::without);
        let seat = asked.iter().find(|seat| left.contains(*seat) && !self.left.contains(*seat))?;
        self.left = self.left.with(seat);
        Some(seat)
    }

    /// What comes next by itself; where the log is full, only the end of the clock.
    pub(super) fn next(&self, table: &dyn AnyTable, is_full: bool) -> Option<Next<String>> {
        let seats = if is_full { Seats::NONE } else { table.node().asked() };
        self.schedule.next(seats, table.due())
    }

    /// What a bot had planned has been done.
    pub(super) fn acted(&mut self, seat: Seat, tick: Tick) {
        self.schedule.acted(seat, tick);
    }

    /// What a bot had planned was refused.
    pub(super) fn refused(&mut self, seat: Seat, tick: Tick) {
        self.schedule.refused(seat, tick);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);

    #[test]
    fn who_has_left_is_acted_for_once_and_again_only_after_coming_back() {
        let both = Seats::first(2);
        let mut live = Live::new(2);
        assert_eq!(live.next_to_leave(both, Seats::NONE), None);
        assert_eq!(live.next_to_leave(both, both), Some(A));
        assert_eq!(live.next_to_leave(both, both), Some(B), "one after the other");
        assert_eq!(live.next_to_leave(both, both), None);
        assert_eq!(live.next_to_leave(both, Seats::NONE.with(B)), None, "A has come back");
        assert_eq!(live.next_to_leave(both, both), Some(A));
        live.forget_all();
        assert_eq!(live.next_to_leave(Seats::NONE.with(B), both), Some(B), "only who is asked");
    }
}
