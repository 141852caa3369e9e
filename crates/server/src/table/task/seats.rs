//! Seats change hands: the room, the log, the game's plans and the audience follow.

use std::time::Instant;

use turlaj_core::{Refusal, Seat};
use turlaj_proto::{Emote, Happening};
use turlaj_store::Person;
use turlaj_table::{Ears, Fact};

use crate::limits::UseKind;
use crate::table::{Caller, TableTask, create, options};

impl TableTask {
    fn check_seats_open(&self) -> Result<(), Refusal> {
        self.room.check_seats_open(self.dice.is_drawing())
    }

    /// The audience follows a change of seats.
    fn seats_changed(&mut self) {
        self.audience.room_changed();
        let here = self.audience.people();
        self.room.review_presence(&here, Instant::now());
        self.audience.lower_eyes(|person, seat| self.room.own_seat(person, seat.0).is_ok());
    }

    /// Logs who sits down or gets up, if the game has begun.
    fn note_if_begun(&mut self, fact: Fact) -> Result<(), Refusal> {
        if !self.room.is_playing() {
            return Ok(());
        }
        let tick = self.tick();
        self.play.note(fact, tick)
    }

    /// A person sits down.
    pub(in crate::table) fn sit(
        &mut self,
        person: &Person,
        seat: Option<u8>,
        name: Option<String>,
    ) -> Result<(), Refusal> {
        let (drawing, secrets) = (self.dice.is_drawing(), self.play.game().has_secrets());
        let Some(seat) = self.room.find_seat(person, seat, drawing, secrets)? else {
            return Ok(());
        };
        let chair = self.room.chair_for(&self.app.lots, self.app.entropy(), person, name)?;
        self.note_if_begun(Fact::SeatTaken { seat, name: chair.logged_name().to_string() })?;
        self.room.sit_down(seat, chair);
        self.seats_changed();
        Ok(())
    }

    /// A person gets up.
    pub(in crate::table) fn leave(&mut self, person: &Person, seat: u8) -> Result<(), Refusal> {
        let seat = self.room.own_seat(person.id, seat)?;
        self.free(seat)
    }

    /// The owner frees a seat.
    pub(in crate::table) fn kick(&mut self, person: &Person, seat: u8) -> Result<(), Refusal> {
        self.room.check_owner(person)?;
        let seat = self.room.seat(seat)?;
        if self.room.is_free(seat) {
            return Ok(());
        }
        let kicked = self.room.kicked(person, seat);
        self.free(seat)?;
        if let Some(kicked) = kicked {
            self.room.ban(kicked);
        }
        Ok(())
    }

    /// Frees a seat.
    pub(in crate::table) fn free(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.check_seats_open()?;
        self.note_if_begun(Fact::SeatLeft { seat })?;
        self.room.free(seat);
        self.undo.cancel();
        self.live.forget(seat);
        self.more = true; // A live phase may go on without the seat.
        self.seats_changed();
        self.end_if_agreed();
        Ok(())
    }

    /// A person goes by another name here.
    pub(in crate::table) fn rename(
        &mut self,
        person: &Person,
        seat: u8,
        name: &str,
    ) -> Result<(), Refusal> {
        self.room.rename(person, seat, name)?;
        self.seats_changed();
        Ok(())
    }

    /// The owner seats a bot.
    pub(in crate::table) fn seat_bot(
        &mut self,
        person: &Person,
        seat: u8,
        bot: &str,
        news: &mut Ears,
    ) -> Result<(), Refusal> {
        self.room.check_owner(person)?;
        self.check_seats_open()?;
        let seat = self.room.check_bot_seat(seat)?;
        let game = self.app.parts.games.find(self.room.game())?;
        game.check_offered(bot, &self.play.game().table().settings())?;
        self.note_if_begun(Fact::BotTakes { seat, bot: bot.to_string() })?;
        self.room.seat_bot(seat, bot);
        self.live.forget(seat);
        self.seats_changed();
        self.advance(news);
        Ok(())
    }

    /// The owner seats a program, before the game.
    pub(in crate::table) fn seat_program(
        &mut self,
        owner: &Person,
        program: Person,
        seat: u8,
        name: &str,
    ) -> Result<(), Refusal> {
        let seat = self.room.check_program_seat(owner, seat)?;
        let name = Some(name.to_string());
        let chair = self.room.chair_for(&self.app.lots, self.app.entropy(), &program, name)?;
        self.room.seat_program(seat, chair, program);
        self.seats_changed();
        Ok(())
    }

    /// A seat shows an emote.
    pub(in crate::table) fn emote(
        &mut self,
        person: &Person,
        seat: u8,
        emote: Emote,
    ) -> Result<(), Refusal> {
        let seat = self.room.emote(person, seat, Instant::now())?;
        self.audience.happened(Happening::Emote { seat: seat.0, emote });
        Ok(())
    }

    /// Sets up the same table again; the next seat begins.
    pub(in crate::table) fn rematch(
        &mut self,
        caller: &Caller,
        person: &Person,
    ) -> Result<(), Refusal> {
        if !self.room.needs_rematch(person)? {
            return Ok(());
        }
        self.app.addresses.ask(caller.address, UseKind::NewTable)?;
        let game = self.app.parts.games.find(self.room.game())?;
        let settings = game.read_settings(self.room.settings())?;
        let plan = create(&self.app, person, &self.room.rematch_wish(options(&settings)))?;
        self.room.keep_rematch(plan)?;
        self.audience.room_changed();
        Ok(())
    }
}
