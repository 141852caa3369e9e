//! Who wins.

use turlaj_core::{Seat, Standings};

use crate::state::State;

/// The most finished snakes win, and equals share the place (R8.4).
pub(crate) fn standings(state: &State) -> Standings {
    let seats = (0..).map(Seat).zip(&state.seats);
    Standings::rank(
        seats
            .map(|(seat, hand)| (seat, i32::try_from(hand.points).unwrap_or(i32::MAX), Vec::new())),
    )
}
