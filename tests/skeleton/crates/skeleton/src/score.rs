//! Who wins.

use turlaj_core::{Seat, Standings};

use crate::state::State;

/// R3.3.
pub(crate) fn standings(state: &State) -> Standings {
    let seats = (0..).map(Seat).zip(&state.seats);
    Standings::rank(seats.map(|(seat, bank)| (seat, i32::from(bank.points), Vec::new())))
}
