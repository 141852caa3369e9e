//! People who are away: bots hold their seats, the others go on without them, or end the game.

use turlaj_core::{Node, Refusal, Seat};
use turlaj_store::Person;
use turlaj_table::{Ears, Fact};

use crate::refusals;
use crate::table::TableTask;

impl TableTask {
    /// Gives the seats that bots have held back to a person who has come again.
    pub(in crate::table) fn give_back(&mut self, person: &Person) -> Result<(), Refusal> {
        for seat in self.room.seats_of(person.id).iter() {
            let playing = self.room.is_playing();
            if playing && self.play.table().unplayed().contains(seat) {
                let tick = self.tick();
                self.play.note(Fact::Returned { seat }, tick)?;
            }
            self.room.wait_for(seat);
            let Some(fact) = self.room.taking_back(seat) else { continue };
            if playing {
                let tick = self.tick();
                self.play.note(fact, tick)?;
            }
            self.room.take_back(seat);
            self.live.forget(seat);
            self.audience.room_changed();
        }
        Ok(())
    }

    /// Lets a bot hold the seat of a person who is away.
    pub(in crate::table) fn hold(
        &mut self,
        person: &Person,
        seat: u8,
        bot: String,
        news: &mut Ears,
    ) -> Result<(), Refusal> {
        self.check_in_play()?;
        let seat = self.room.check_hold(person, seat)?;
        self.app.parts.games.find(self.room.game())?.check_bot(&bot)?;
        if self.room.held_by(seat) == Some(&bot) {
            return Ok(());
        }
        let tick = self.tick();
        self.play.note(Fact::BotTakes { seat, bot: bot.clone() }, tick)?;
        self.room.hold(seat, bot);
        self.live.forget(seat);
        self.audience.room_changed();
        self.undo_if_agreed(news)?;
        self.end_if_agreed();
        self.advance(news);
        Ok(())
    }

    /// Whether the others go on without the person on a seat, where that is a question.
    pub(in crate::table) fn goes_on_without(&self, seat: Seat) -> Option<bool> {
        self.room.goes_on_without(seat, self.has_live_phases())
    }

    pub(in crate::table) fn has_live_phases(&self) -> bool {
        self.live.is_known() || matches!(self.play.table().node(), Node::Live { .. })
    }

    /// Logs who is away while others play on.
    pub(in crate::table) fn note_away(&mut self) {
        let known = self.play.table().unplayed();
        for at in 0..self.room.people().len() {
            let seat = Seat(at as u8);
            if !known.contains(seat) && self.goes_on_without(seat).is_some() {
                let tick = self.tick();
                let noted = self.play.note(Fact::Away { seat }, tick);
                noted.expect("a person may be away as long as the game goes on");
            }
        }
    }

    /// A player chooses to go on without a person who is away.
    pub(in crate::table) fn go_on_without(
        &mut self,
        person: &Person,
        seat: u8,
        news: &mut Ears,
    ) -> Result<(), Refusal> {
        self.check_in_play()?;
        let seat = self.room.seat(seat)?;
        if self.room.seats_of(person.id).is_empty() {
            return Err(refusals::not_yours());
        }
        if self.goes_on_without(seat).is_none() {
            return Err(refusals::not_away());
        }
        self.note_away();
        self.room.go_on_without(seat);
        self.audience.room_changed();
        self.advance(news);
        Ok(())
    }

    /// A person is for ending the game, or no longer for it.
    pub(in crate::table) fn vote_end(
        &mut self,
        person: &Person,
        agree: bool,
    ) -> Result<(), Refusal> {
        // The dice need not be drawn: a drawing can be given up too.
        self.room.check_in_play(false)?;
        let ends = self.room.vote_end(person, agree)?;
        self.audience.room_changed();
        if ends {
            self.abandon();
        }
        Ok(())
    }

    /// Ends the game if all who have a say are for it.
    pub(in crate::table) fn end_if_agreed(&mut self) {
        if self.room.is_end_agreed() {
            self.abandon();
        }
    }
}
