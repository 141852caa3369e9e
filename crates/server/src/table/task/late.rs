//! Thinking time: whose runs, and what is played for those whose time is up.

use turlaj_core::{Node, Refusal, Seat, Seats};
use turlaj_proto::Happening;
use turlaj_table::{Ears, Fact};

use crate::table::TableTask;
use crate::wall::millis;

impl TableTask {
    /// The seats whose time runs: those that are asked and for which no bot plays.
    fn on_the_clock(&self) -> Seats {
        if !self.room.is_playing() || self.dice.is_drawing() {
            return Seats::NONE;
        }
        let Node::Decide(asked) = self.game.table().node() else { return Seats::NONE };
        asked.iter().filter(|seat| self.room.bot_on(*seat).is_some()).fold(asked, Seats::without)
    }

    /// Starts and stops the times after a change, and keeps the row's deadline.
    pub(in crate::table) fn review_timer(&mut self) {
        let (asked, page) = (self.on_the_clock(), self.game.table().page());
        let clock = &self.app.clock;
        if self.clocks.review(asked, page, clock.running()) {
            self.room.mark_unsaved();
            self.room_changed = true;
        }
        if !self.room.is_playing() {
            return;
        }
        let keep_until = self.room.touched() + millis(self.app.config.pace.keep_game);
        let at = |running| clock.at(running);
        let known = self.room.deadline();
        if let Some(new) = self.clocks.new_deadline(known, keep_until, at, clock.now()) {
            self.room.set_deadline(Some(new));
        }
    }

    /// Plays for those whose time is up, as the game says.
    pub(in crate::table) fn play_for_late(&mut self, news: &mut Ears) -> Result<(), Refusal> {
        let asked = self.on_the_clock();
        for seat in asked.iter() {
            if !self.clocks.is_up(seat, self.app.clock.running()) {
                continue;
            }
            self.flag(seat)?;
            let page = self.game.table().page();
            while self.game.table().page() == page && self.on_the_clock().contains(seat) {
                let table = self.game.table();
                let Some(action) = table.fallback(seat) else { break };
                let (prompt, tick) = (table.prompt_number(seat), self.tick());
                self.game.table_mut().act(seat, prompt, &action, tick, news)?;
            }
            self.advance(news);
            if self.game.table().page() != page {
                break; // Others are asked now, or the same ones something else.
            }
        }
        Ok(())
    }

    /// Logs that a seat's time is up: once for a move, or once in a game.
    fn flag(&mut self, seat: Seat) -> Result<(), Refusal> {
        if !self.clocks.flag(seat) {
            return Ok(());
        }
        self.room.mark_unsaved();
        let tick = self.tick();
        self.game.table_mut().note(Fact::Flag { seat }, tick)?;
        self.happened.push(Happening::Flag { seat: seat.0 });
        Ok(())
    }
}
