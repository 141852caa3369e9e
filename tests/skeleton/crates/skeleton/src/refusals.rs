//! Why an action is not allowed.

use turlaj_core::{Refusal, Seat};

use crate::state::{Phase, State};

/// Whose turn it is may roll and bank as long as the die has fallen (R2.4).
pub(crate) fn check(state: &State, seat: Seat) -> Result<(), Refusal> {
    match state.phase {
        Phase::Over => Err(Refusal::over()),
        Phase::Deciding if seat == state.seat => Ok(()),
        Phase::Deciding | Phase::Rolling => Err(Refusal::not_asked()),
    }
}
