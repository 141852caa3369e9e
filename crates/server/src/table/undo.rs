//! Requests to go back farther than a seat may on its own: all people have to agree. This part
//! changes no log: it returns the fact that everybody has agreed to.

use turlaj_core::{Refusal, Seat, Seats};
use turlaj_proto::UndoRequest;
use turlaj_table::{AnyTable, Fact};

use crate::refusals;

/// The request to go back that is not decided, if there is one.
#[derive(Default)]
pub(super) struct Undo(Option<PendingUndo>);

struct PendingUndo {
    seat: Seat,
    /// How many facts would go on standing. It stands before the present page, so that whatever
    /// others do behind a sealed page changes nothing about it.
    to: u64,
    /// The page on which it was asked.
    page: u32,
    agreed: Seats,
}

impl Undo {
    /// A seat asks everybody to go back to before its last act; `own` are all seats of its person.
    pub(super) fn ask(
        &mut self,
        table: &dyn AnyTable,
        seat: Seat,
        prompt: u32,
        own: Seats,
    ) -> Result<(), Refusal> {
        if table.prompt_number(seat) != prompt {
            return Err(refusals::stale_prompt());
        }
        if self.0.is_some() {
            return Err(refusals::undo_asked());
        }
        let to = table.undo_point(seat).ok_or_else(refusals::nothing_to_undo)?;
        self.0 = Some(PendingUndo { seat, to, page: table.page(), agreed: own });
        Ok(())
    }

    /// The person on these seats answers the request; returns the seat whose request that refuses.
    pub(super) fn answer(&mut self, own: Seats, agree: bool) -> Result<Option<Seat>, Refusal> {
        if own.is_empty() {
            return Err(refusals::not_yours());
        }
        let request = self.0.as_mut().ok_or_else(refusals::no_undo_asked)?;
        if agree {
            request.agreed = own.iter().fold(request.agreed, Seats::with);
            return Ok(None);
        }
        let seat = request.seat;
        self.cancel();
        // Whoever asked may think better of it: nobody refused anything then.
        Ok((!own.contains(seat)).then_some(seat))
    }

    /// Ends a request on which all of these agree; returns whose it was, and what is to be done.
    pub(super) fn agreed(&mut self, humans: Seats) -> Option<(Seat, Fact)> {
        let agreed =
            |request: &mut PendingUndo| humans.iter().all(|seat| request.agreed.contains(seat));
        let PendingUndo { seat, to, agreed, .. } = self.0.take_if(agreed)?;
        Some((seat, Fact::Undo { to, agreed }))
    }

    /// A request does not outlive the page on which it was asked; returns whether one has ended.
    pub(super) fn drop_stale(&mut self, page: u32) -> bool {
        self.0.take_if(|request| request.page != page).is_some()
    }

    /// Nobody asks any more.
    pub(super) fn cancel(&mut self) {
        self.0 = None;
    }

    /// The request as clients see it, where these are the people's seats.
    pub(super) fn shown(&self, humans: Seats) -> Option<UndoRequest> {
        let request = self.0.as_ref()?;
        let list = |seats: Seats| seats.iter().map(|seat| seat.0).collect::<Vec<u8>>();
        Some(UndoRequest {
            seat: request.seat.0,
            agreed: list(request.agreed),
            missing: list(request.agreed.iter().fold(humans, Seats::without)),
        })
    }
}

#[cfg(test)]
mod tests {
    use turlaj_core::{Address, Game, Settings};
    use turlaj_table::{Ears, Table, UndoPolicy};
    use turlaj_testkit::toys::ballots::Ballots;

    use super::*;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);

    /// Ballots at the bids of the second round: both seats have acted on an earlier page.
    fn table() -> Box<dyn AnyTable> {
        let settings = Settings::parse(Ballots::OPTIONS, 2, []).unwrap();
        let table = Table::new(Ballots::configure(&settings).unwrap());
        let mut table: Box<dyn AnyTable> = Box::new(table.with_undo(UndoPolicy::Casual));
        let (mut dice, mut ears) = (|_: Address, _: u32| 0, Ears::default());
        table.roll(&mut dice, 0, &mut ears).unwrap();
        for seat in [A, B] {
            table.act(seat, table.prompt_number(seat), "done", 0, &mut ears).unwrap();
        }
        table.roll(&mut dice, 0, &mut ears).unwrap();
        table
    }

    fn ask(undo: &mut Undo, table: &dyn AnyTable) -> Result<(), Refusal> {
        undo.ask(table, A, table.prompt_number(A), Seats::NONE.with(A))
    }

    fn code<T>(refused: Result<T, Refusal>) -> &'static str {
        refused.err().unwrap().code()
    }

    #[test]
    fn everybody_has_to_agree() {
        let (mut undo, mut table) = (Undo::default(), table());
        ask(&mut undo, &*table).unwrap();
        assert!(undo.agreed(Seats::first(2)).is_none());
        let shown = undo.shown(Seats::first(2)).unwrap();
        assert_eq!((shown.seat, shown.agreed, shown.missing), (0, vec![0], vec![1]));
        assert_eq!(undo.answer(Seats::NONE.with(B), true).unwrap(), None);
        let (seat, fact) = undo.agreed(Seats::first(2)).unwrap();
        table.note(fact, 0).unwrap();
        assert_eq!((seat, table.undo_point(A)), (A, None), "it is back at the first act");
        assert!(undo.shown(Seats::first(2)).is_none(), "it is decided");
    }

    #[test]
    fn a_person_who_left_need_not_agree() {
        let (mut undo, table) = (Undo::default(), table());
        ask(&mut undo, &*table).unwrap();
        assert!(undo.agreed(Seats::NONE.with(A)).is_some());
    }

    #[test]
    fn another_refuses_and_who_asked_thinks_better_of_it() {
        for (who, refused) in [(B, Some(A)), (A, None)] {
            let (mut undo, table) = (Undo::default(), table());
            ask(&mut undo, &*table).unwrap();
            assert_eq!(undo.answer(Seats::NONE.with(who), false).unwrap(), refused);
            assert_eq!(code(undo.answer(Seats::NONE.with(B), true)), "no-undo-asked");
        }
    }

    #[test]
    fn there_is_one_request_about_the_present_question() {
        let (mut undo, table) = (Undo::default(), table());
        let late = table.prompt_number(A) + 1;
        assert_eq!(code(undo.ask(&*table, A, late, Seats::NONE.with(A))), "stale-prompt");
        ask(&mut undo, &*table).unwrap();
        assert_eq!(code(ask(&mut undo, &*table)), "undo-asked");
        assert_eq!(code(undo.answer(Seats::NONE, false)), "not-your-seat");
        assert!(!undo.drop_stale(table.page()) && undo.drop_stale(table.page() + 1));
        assert!(ask(&mut undo, &*table).is_ok(), "the old one ended with its page");
    }
}
