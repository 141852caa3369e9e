//! Going back: freely while nothing was revealed, farther with everybody's consent.

use turlaj_core::{Refusal, Seat, Seats};
use turlaj_proto::{Happening, UndoRequest};
use turlaj_store::Person;
use turlaj_table::{Ears, Fact};

use super::TableTask;
use crate::refusals;

/// A request to go back that is not decided.
pub(super) struct Request {
    seat: Seat,
    /// How many facts would go on standing. It stands before the present page, so that whatever
    /// others do behind a sealed page changes nothing about it.
    to: u64,
    /// The page on which it was asked.
    page: u32,
    agreed: Seats,
}

impl TableTask {
    /// A seat takes back its own last acts.
    pub(super) fn take_back(
        &mut self,
        person: &Person,
        seat: u8,
        keep: u32,
    ) -> Result<(), Refusal> {
        let seat = self.room.own_seat(person.id, seat)?;
        self.check_in_play()?;
        if !self.room.allows_undo() {
            return Err(refusals::undo_never());
        }
        let free = self.game.table().free_undo(seat);
        if free == u64::from(keep) {
            return Ok(()); // Only the acknowledgement was lost.
        }
        let tick = self.tick();
        let acts = free.saturating_sub(u64::from(keep));
        self.game.table_mut().note(Fact::TakeBack { seat, acts }, tick)
    }

    /// A seat asks everybody to go back to before its last act.
    pub(super) fn ask_undo(
        &mut self,
        person: &Person,
        seat: u8,
        prompt: u32,
        news: &mut Ears,
    ) -> Result<(), Refusal> {
        let seat = self.room.own_seat(person.id, seat)?;
        self.check_in_play()?;
        if !self.room.allows_undo() {
            return Err(refusals::undo_never());
        }
        if self.game.table().prompt_number(seat) != prompt {
            return Err(refusals::stale_prompt());
        }
        self.drop_stale_request();
        if self.undo.is_some() {
            return Err(refusals::undo_asked());
        }
        let table = self.game.table();
        let to = table.undo_point(seat).ok_or_else(refusals::nothing_to_undo)?;
        let agreed = self.room.seats_of(person.id);
        self.undo = Some(Request { seat, to, page: table.page(), agreed });
        self.room_changed = true;
        self.undo_if_agreed(news)
    }

    /// A person answers such a request.
    pub(super) fn answer_undo(
        &mut self,
        person: &Person,
        agree: bool,
        news: &mut Ears,
    ) -> Result<(), Refusal> {
        self.check_in_play()?;
        let own = self.room.seats_of(person.id);
        if own.is_empty() {
            return Err(refusals::not_yours());
        }
        let Some(request) = &mut self.undo else { return Err(refusals::no_undo_asked()) };
        self.room_changed = true;
        if agree {
            request.agreed = own.iter().fold(request.agreed, Seats::with);
            return self.undo_if_agreed(news);
        }
        let seat = request.seat;
        self.undo = None;
        // Whoever asked may think better of it: nobody refused anything then.
        if !own.contains(seat) {
            self.happened.push(Happening::UndoRefused { seat: seat.0 });
        }
        Ok(())
    }

    /// Goes back if everybody has agreed.
    pub(super) fn undo_if_agreed(&mut self, news: &mut Ears) -> Result<(), Refusal> {
        let humans = self.game.table().humans();
        let agreed =
            |request: &mut Request| humans.iter().all(|seat| request.agreed.contains(seat));
        let Some(request) = self.undo.take_if(agreed) else { return Ok(()) };
        let tick = self.tick();
        let fact = Fact::Undo { to: request.to, agreed: request.agreed };
        self.game.table_mut().note(fact, tick)?;
        self.live.forget_all();
        self.happened.push(Happening::Undone { seat: request.seat.0 });
        self.room_changed = true;
        self.advance(news);
        Ok(())
    }

    /// A request does not outlive the page on which it was asked.
    pub(super) fn drop_stale_request(&mut self) {
        let page = self.game.table().page();
        if self.undo.take_if(|request| request.page != page).is_some() {
            self.room_changed = true;
        }
    }

    /// The request as clients see it.
    pub(super) fn undo_told(&self) -> Option<UndoRequest> {
        let request = self.undo.as_ref()?;
        let list = |seats: Seats| seats.iter().map(|seat| seat.0).collect::<Vec<u8>>();
        let humans = self.game.table().humans();
        Some(UndoRequest {
            seat: request.seat.0,
            agreed: list(request.agreed),
            missing: list(request.agreed.iter().fold(humans, Seats::without)),
        })
    }
}
