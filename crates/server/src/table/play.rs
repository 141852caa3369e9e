//! The game itself: acts of people, dice, bots, the end; `live.rs` has live phases.

use std::time::Instant;

use turlaj_core::{Node, Refusal, Seat};
use turlaj_store::{Outcome, Person, Status};
use turlaj_table::{Ears, Fact};

use super::{Caller, TableTask};
use crate::wall::millis;

/// So many facts are made at once before others are heard and the disk is written.
const STRETCH: usize = 200;

impl TableTask {
    /// Begins the game; of games of bots alone only a number per hour.
    pub(super) fn start_asked(
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
    pub(super) fn start(&mut self, person: &Person, news: &mut Ears) -> Result<(), Refusal> {
        self.room.check_owner(person)?;
        if self.room.is_playing() && self.room.is_daily() {
            // It has begun with its first write; the first dice may still have to fall.
            self.advance(news);
            return Ok(());
        }
        self.room.check_start(person)?;
        let game = self.app.parts.games.find(self.room.game())?;
        let deadline = self.app.now() + millis(self.app.config.pace.keep_game);
        self.game = self.room.begin(game, deadline)?;
        self.room_changed = true;
        if self.room.is_typed() {
            self.clocks.set(0, Instant::now());
            self.app.metrics.games_begun.inc();
            self.advance(news);
            return Ok(());
        }
        self.begin_drawing();
        if self.game.table().humans().is_empty() {
            self.fix_dice()?;
            self.dice_if_complete(news);
        }
        Ok(())
    }

    /// A seat answers what it is asked.
    pub(super) fn act(
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
            let again = self.game.table().repeats(seat, prompt, action);
            return if again { Ok(()) } else { Err(why) };
        }
        let tick = self.tick();
        let before = self.game.table().len();
        self.game.table_mut().act(seat, prompt, action, tick, news)?;
        if self.game.table().len() == before {
            return Ok(()); // Only the acknowledgement was lost: it is given again.
        }
        self.acts += 1;
        self.advance(news);
        Ok(())
    }

    /// Goes on by itself as far as it can: dice, bots, the end.
    pub(super) fn advance(&mut self, news: &mut Ears) {
        self.more = false;
        for _ in 0..STRETCH {
            if !self.room.is_playing() || self.dice.is_drawing() || self.rests() {
                return;
            }
            match self.game.table().node() {
                Node::Chance if self.room.is_typed() => {
                    let tick = self.tick();
                    // Dice that were undone lie there as they fell; others are waited for.
                    if !self.game.table_mut().roll_again(tick, news) {
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
        self.game.table_mut().roll(dice, tick, news).expect("dice of ours fit the rules");
    }

    /// Ends the game: the secret is opened, and nothing follows.
    pub(super) fn finish(&mut self, status: Status) {
        // A round of dice that was dropped and not fixed again has no secret to open.
        let fixed = self.game.table().ceremony().map(|ceremony| ceremony.fixed().commitment);
        if let Some(secret) = self.room.secret()
            && fixed == Some(secret.commitment())
            && !self.room.is_daily()
        {
            let tick = self.tick();
            let fact = Fact::SecretRevealed { secret };
            self.game.table_mut().note(fact, tick).expect("the game has ended");
        }
        let ended = self.room.result(self.game.table());
        let outcome = self.outcome(status);
        self.room.finish(status, ended, outcome);
        self.dice.stop_drawing();
        self.undo = None;
        self.room_changed = true;
        self.app.metrics.games_ended.inc();
    }

    /// What the first seat has reached, for the list of a daily challenge.
    fn outcome(&self, status: Status) -> Outcome {
        let reached = match self.game.table().node() {
            Node::Over(standings) if status == Status::Over => standings.of(Seat(0)).cloned(),
            _ => None,
        };
        Outcome {
            points: reached.as_ref().map(|place| place.points),
            tie_breaks: reached.map(|place| place.tie_breaks).unwrap_or_default(),
            finished: self.app.now(),
        }
    }

    /// Gives the game up.
    pub(super) fn abandon(&mut self) {
        let tick = self.tick();
        // Bots may just have come to the end, and nobody has looked yet.
        match self.game.table_mut().note(Fact::Abandoned, tick) {
            Ok(()) => self.finish(Status::Abandoned),
            Err(_) => self.finish(Status::Over),
        }
    }

    /// The seats that the game waits for.
    pub(super) fn waiting(&self) -> Vec<u8> {
        if !self.room.is_playing() || self.dice.is_drawing() {
            return Vec::new();
        }
        self.game.table().node().asked().iter().map(|seat| seat.0).collect()
    }
}
