//! Prompt numbers: they tell an answer to the present question from one to an older one.

use turlaj_core::Seat;

/// One number a seat. It changes by that seat's own act or by a turned page, never by what another
/// seat does behind a sealed page, so it tells nothing about others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Prompts(Vec<u32>);

impl Prompts {
    pub(crate) fn new(players: u8) -> Prompts {
        Prompts(vec![0; usize::from(players)])
    }

    pub(crate) fn number(&self, seat: Seat) -> u32 {
        self.0[seat.index()]
    }

    pub(crate) fn acted(&mut self, seat: Seat) {
        self.0[seat.index()] += 1;
    }

    pub(crate) fn page_turned(&mut self) {
        self.0.iter_mut().for_each(|number| *number += 1);
    }
}
