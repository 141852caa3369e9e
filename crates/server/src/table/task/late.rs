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
        let Node::Decide(asked) = self.play.table().node() else { return Seats::NONE };
        asked.iter().filter(|seat| self.room.bot_on(*seat).is_some()).fold(asked, Seats::without)
    }

    /// Starts and stops the times after a change, and keeps the row's deadline.
    pub(in crate::table) fn review_timer(&mut self) {
        let (asked, page) = (self.on_the_clock(), self.play.table().page());
        let clock = &self.app.clock;
        if self.clocks.review(asked, page, clock.running()) {
            self.room.mark_unsaved();
            self.audience.room_changed();
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
            let page = self.play.table().page();
            while self.play.table().page() == page && self.on_the_clock().contains(seat) {
                let Some(played) = self.play.fall_back(seat, self.tick(), news) else { break };
                played?;
            }
            self.advance(news);
            if self.play.table().page() != page {
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
        self.play.note(Fact::Flag { seat }, tick)?;
        self.audience.happened(Happening::Flag { seat: seat.0 });
        Ok(())
    }
}
