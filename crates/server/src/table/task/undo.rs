//! Going back: freely while nothing was revealed, farther with everybody's consent.

use turlaj_core::{Refusal, Seat};
use turlaj_proto::Happening;
use turlaj_store::Person;
use turlaj_table::Ears;

use crate::refusals;
use crate::table::TableTask;

impl TableTask {
    fn check_undo(&self, person: &Person, seat: u8) -> Result<Seat, Refusal> {
        let seat = self.room.own_seat(person.id, seat)?;
        self.check_in_play()?;
        self.room.allows_undo().then_some(seat).ok_or_else(refusals::undo_never)
    }

    /// A seat takes back its own last acts.
    pub(in crate::table) fn take_back(
        &mut self,
        person: &Person,
        seat: u8,
        keep: u32,
    ) -> Result<(), Refusal> {
        let seat = self.check_undo(person, seat)?;
        self.play.take_back(seat, keep, self.tick())
    }

    /// A seat asks everybody to go back to before its last act.
    pub(in crate::table) fn ask_undo(
        &mut self,
        person: &Person,
        seat: u8,
        prompt: u32,
        news: &mut Ears,
    ) -> Result<(), Refusal> {
        let seat = self.check_undo(person, seat)?;
        self.drop_stale_request();
        self.undo.ask(self.play.table(), seat, prompt, self.room.seats_of(person.id))?;
        self.audience.room_changed();
        self.undo_if_agreed(news)
    }

    /// A person answers such a request.
    pub(in crate::table) fn answer_undo(
        &mut self,
        person: &Person,
        agree: bool,
        news: &mut Ears,
    ) -> Result<(), Refusal> {
        self.check_in_play()?;
        let refused = self.undo.answer(self.room.seats_of(person.id), agree)?;
        self.audience.room_changed();
        if let Some(Seat(seat)) = refused {
            self.audience.happened(Happening::UndoRefused { seat });
        }
        self.undo_if_agreed(news)
    }

    /// Goes back if everybody has agreed.
    pub(in crate::table) fn undo_if_agreed(&mut self, news: &mut Ears) -> Result<(), Refusal> {
        let Some((seat, fact)) = self.undo.agreed(self.play.table().humans()) else {
            return Ok(());
        };
        self.play.note(fact, self.tick())?;
        self.live.forget_all();
        self.audience.happened(Happening::Undone { seat: seat.0 });
        self.audience.room_changed();
        self.advance(news);
        Ok(())
    }

    /// A request does not outlive the page on which it was asked.
    pub(in crate::table) fn drop_stale_request(&mut self) {
        if self.undo.drop_stale(self.play.table().page()) {
            self.audience.room_changed();
        }
    }
}
