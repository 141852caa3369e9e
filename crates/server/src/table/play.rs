//! The game itself: acts of people, dice, bots, the end; `live.rs` has live phases.

use turlaj_core::{Node, Refusal, Seat};
use turlaj_store::{Op, Person, Status};
use turlaj_table::fair::Secret;
use turlaj_table::{Ears, Fact};

use super::clock::Clock;
use super::dice::Drawing;
use super::doc::FirstSeat;
use super::ended::Ended;
use super::{Caller, TableTask, build};
use crate::refusals;

/// So many facts are made at once before others are heard and the disk is written.
const STRETCH: usize = 200;

impl TableTask {
    /// Begins the game; of games of bots alone only a number per hour.
    pub(super) fn start_asked(
        &mut self,
        caller: &Caller,
        person: &Person,
        ears: &mut Ears,
    ) -> Result<(), Refusal> {
        let full = self.doc.seats.iter().all(|seat| !seat.is_free());
        if self.row.status == Status::Lobby && full && self.is_bots_alone() {
            self.is_owner(person)?;
            self.app.addresses.begin_bot_game(caller.address, person.id)?;
        }
        self.start(person, ears)
    }

    /// Begins the game.
    pub(super) fn start(&mut self, person: &Person, ears: &mut Ears) -> Result<(), Refusal> {
        self.is_owner(person)?;
        if self.row.status == Status::Playing && self.doc.daily.is_some() {
            // It has begun with its first write; the first dice may still have to fall.
            self.advance(ears);
            return Ok(());
        }
        if self.row.status != Status::Lobby {
            return Err(refusals::begun());
        }
        if self.doc.seats.iter().any(|seat| seat.is_free()) {
            return Err(refusals::seats_free());
        }
        let first = self.doc.seats.iter().map(|seat| match &seat.bot {
            Some(bot) => FirstSeat::Bot(bot.clone()),
            None if seat.program => FirstSeat::Bot(seat.logged_name().to_string()),
            None => FirstSeat::Person(seat.logged_name().to_string()),
        });
        self.doc.first = Some(first.collect());
        self.doc.note_names();
        let game = self.app.parts.games.find(&self.row.game)?;
        let settings = game.read_settings(&self.row.settings)?;
        self.game = self.doc.open(game, &settings)?;
        self.row.status = Status::Playing;
        self.row.deadline = Some(self.app.now() + build::millis(self.app.config.pace.keep_game));
        self.doc.changed = true;
        self.room_changed = true;
        if self.doc.typed {
            self.clock = Clock::running(0);
            self.app.metrics.games_begun.inc();
            self.advance(ears);
            return Ok(());
        }
        let humans = self.game.table().humans();
        self.draw = Some(Drawing::begin(&self.app, &self.id, humans));
        if humans.is_empty() {
            self.fix_dice()?;
            self.dice_if_ready(ears);
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
        ears: &mut Ears,
    ) -> Result<(), Refusal> {
        let seat = self.own_seat(person.id, seat)?;
        if let Err(why) = self.in_play().and_then(|()| self.check_resumed()) {
            // The act that ended the game may be said again too.
            let again = self.game.table().repeats(seat, prompt, action);
            return if again { Ok(()) } else { Err(why) };
        }
        let tick = self.tick();
        let before = self.game.table().len();
        self.game.table_mut().act(seat, prompt, action, tick, ears)?;
        if self.game.table().len() == before {
            return Ok(()); // Only the acknowledgement was lost: it is given again.
        }
        self.acts += 1;
        self.advance(ears);
        Ok(())
    }

    /// Goes on by itself as far as it can: dice, bots, the end.
    pub(super) fn advance(&mut self, ears: &mut Ears) {
        self.more = false;
        for _ in 0..STRETCH {
            if self.row.status != Status::Playing || self.draw.is_some() || self.rests() {
                return;
            }
            match self.game.table().node() {
                Node::Chance if self.doc.typed => {
                    let tick = self.tick();
                    // Dice that were undone lie there as they fell; others are waited for.
                    if !self.game.table_mut().roll_again(tick, ears) {
                        return;
                    }
                }
                Node::Chance => self.roll(ears),
                Node::Over(_) => self.finish(Status::Over),
                Node::Live { seats, .. } if self.live(seats, ears) => {}
                Node::Live { .. } => return,
                Node::Decide(seats) if self.decides_for_absent(seats, ears) => {}
                Node::Decide(seats) if self.bots_decide(seats, ears) => {}
                Node::Decide(_) => return,
            }
        }
        self.more = true;
    }

    pub(super) fn bot_on(&self, seat: Seat) -> Option<&str> {
        self.doc.seats[seat.index()].playing_bot()
    }

    fn roll(&mut self, ears: &mut Ears) {
        let tick = self.tick();
        let dice = self.dice.as_mut().expect("a game in play has dice");
        self.game.table_mut().roll(&mut **dice, tick, ears).expect("dice of ours fit the rules");
    }

    /// Ends the game: the secret is opened, and nothing follows.
    pub(super) fn finish(&mut self, status: Status) {
        // A round of dice that was dropped and not fixed anew has no secret to open.
        let fixed = self.game.table().ceremony().map(|ceremony| ceremony.fixed().commitment);
        if let Some(secret) = self.row.secret.map(Secret)
            && fixed == Some(secret.commitment())
            && self.doc.daily.is_none()
        {
            let tick = self.tick();
            let fact = Fact::SecretRevealed { secret };
            self.game.table_mut().note(fact, tick).expect("the game has ended");
        }
        self.end_attempt(status);
        self.doc.ended = Some(Ended::of(self.game.table(), &self.doc));
        self.row.status = status;
        self.row.deadline = None;
        self.draw = None;
        self.undo = None;
        self.enders = turlaj_core::Seats::NONE;
        self.doc.changed = true;
        self.room_changed = true;
        self.app.metrics.games_ended.inc();
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

    /// What has changed besides the log.
    pub(super) fn row_ops(&mut self, ops: &mut Vec<Op>) {
        ops.append(&mut self.extra);
        if !self.doc.changed {
            return;
        }
        self.doc.changed = false;
        self.row.room = self.doc.write();
        ops.push(Op::PutTable(self.row.clone()));
        let people = self.doc.people(self.row.owner);
        if people != self.members {
            self.members.clone_from(&people);
            ops.push(Op::PutMembers { table: self.row.num, people });
        }
    }

    /// The seats that the game waits for.
    pub(super) fn waiting(&self) -> Vec<u8> {
        if self.row.status != Status::Playing || self.draw.is_some() {
            return Vec::new();
        }
        self.game.table().node().asked().iter().map(|seat| seat.0).collect()
    }
}
