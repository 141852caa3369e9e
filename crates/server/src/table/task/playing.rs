//! The game itself: acts of people, dice, bots, the end; `live.rs` has live phases.

use std::time::Instant;

use turlaj_core::{Node, Refusal};
use turlaj_store::{Person, Status};
use turlaj_table::Ears;

use crate::table::{Caller, TableTask};
use crate::wall::millis;

/// So many facts are made at once before others are heard and the disk is written.
const STRETCH: usize = 200;

impl TableTask {
    /// Begins the game; of games of bots alone only a number per hour.
    pub(in crate::table) fn start_asked(
        &mut self,
        caller: &Caller,
        person: &Person,
        news: &mut Ears,
    ) -> Result<(), Refusal> {
        if self.room.status() == Status::Lobby && self.room.is_full() && self.room.is_bots_alone() {
            self.room.check_owner(person)?;
            self.app.addresses.begin_bot_game(caller.address, person.id)?;
        }
        self.start(person, news)
    }

    /// Begins the game.
    pub(in crate::table) fn start(
        &mut self,
        person: &Person,
        news: &mut Ears,
    ) -> Result<(), Refusal> {
        self.room.check_owner(person)?;
        if self.room.is_playing() && self.room.is_daily() {
            // It has begun with its first write; the first dice may still have to fall.
            self.advance(news);
            return Ok(());
        }
        self.room.check_start(person)?;
        let game = self.app.parts.games.find(self.room.game())?;
        let deadline = self.app.now() + millis(self.app.config.pace.keep_game);
        self.play.begin(self.room.begin(game, deadline)?);
        self.audience.room_changed();
        if self.room.is_typed() {
            self.clocks.set(0, Instant::now());
            self.app.metrics.games_begun.inc();
            self.advance(news);
            return Ok(());
        }
        self.begin_drawing();
        if self.play.table().humans().is_empty() {
            self.fix_dice()?;
            self.dice_if_complete(news);
        }
        Ok(())
    }

    /// A seat answers what it is asked.
    pub(in crate::table) fn act(
        &mut self,
        person: &Person,
        seat: u8,
        prompt: u32,
        action: &str,
        news: &mut Ears,
    ) -> Result<(), Refusal> {
        let seat = self.room.own_seat(person.id, seat)?;
        if let Err(why) = self.check_in_play().and_then(|()| self.check_resumed()) {
            // The act that ended the game may be said again too.
            let again = self.play.table().repeats(seat, prompt, action);
            return if again { Ok(()) } else { Err(why) };
        }
        if self.play.answer(seat, prompt, action, self.tick(), news)? {
            self.advance(news);
        }
        Ok(())
    }

    /// Goes on by itself as far as it can: dice, bots, the end.
    pub(in crate::table) fn advance(&mut self, news: &mut Ears) {
        self.more = false;
        for _ in 0..STRETCH {
            if !self.room.is_playing() || self.dice.is_drawing() || self.rests() {
                return;
            }
            match self.play.table().node() {
                Node::Chance if self.room.is_typed() => {
                    let tick = self.tick();
                    // Dice that were undone lie there as they fell; others are waited for.
                    if !self.play.table_mut().roll_again(tick, news) {
                        return;
                    }
                }
                Node::Chance => self.roll(news),
                Node::Over(_) => self.finish(Status::Over),
                Node::Live { seats, .. } if self.live(seats, news) => {}
                Node::Live { .. } => return,
                Node::Decide(seats) if self.decides_for_absent(seats, news) => {}
                Node::Decide(seats) if self.bots_decide(seats, news) => {}
                Node::Decide(_) => return,
            }
        }
        self.more = true;
    }

    fn roll(&mut self, news: &mut Ears) {
        let tick = self.tick();
        let dice = self.dice.source();
        self.play.table_mut().roll(dice, tick, news).expect("dice of ours fit the rules");
    }

    /// Ends the game: the secret is opened, and nothing follows.
    pub(in crate::table) fn finish(&mut self, status: Status) {
        if let Some(secret) = self.room.secret()
            && !self.room.is_daily()
        {
            self.play.reveal(secret, self.tick());
        }
        let ended = self.room.result(self.play.table());
        self.room.finish(status, ended, self.play.outcome(status, self.app.now()));
        self.dice.stop_drawing();
        self.undo.cancel();
        self.audience.room_changed();
        self.app.metrics.games_ended.inc();
    }

    /// Gives the game up.
    pub(in crate::table) fn abandon(&mut self) {
        let status = self.play.abandon(self.tick());
        self.finish(status);
    }

    /// The seats that the game waits for.
    pub(in crate::table) fn waiting(&self) -> Vec<u8> {
        if !self.room.is_playing() || self.dice.is_drawing() {
            return Vec::new();
        }
        self.play.table().node().asked().iter().map(|seat| seat.0).collect()
    }
}
