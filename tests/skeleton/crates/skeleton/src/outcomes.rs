//! What the die can bring, and where each roll stands in the game.

use turlaj_core::{DiceFaces, DieKind, Due, Refusal, Throw};

use crate::pieces::Face;
use crate::state::{Phase, State};

/// How the die fell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Roll(pub Face);

/// The one die of a turn.
pub(crate) fn due(state: &State) -> Due {
    let turn = state.seats[state.seat.index()].turns.0;
    let mut due = Due::new(Throw::Turn { seat: state.seat, turn, roll: state.rolls.0 + 1 });
    if state.phase == Phase::Rolling {
        due.add(1, Face::all().count() as u32, Some(0));
    }
    due
}

pub(crate) fn read(faces: &[u32]) -> Roll {
    Roll(Face::all().nth(faces[0] as usize).expect("the die has no other faces"))
}

pub(crate) fn faces(state: &State, roll: Roll) -> Result<DiceFaces, Refusal> {
    match state.phase {
        Phase::Rolling => Ok(DiceFaces::from_iter([u32::from(roll.0.number()) - 1])),
        Phase::Deciding | Phase::Over => Err(Refusal::new("no-dice-due", "no dice are due now")),
    }
}

pub(crate) fn kinds() -> Vec<DieKind> {
    vec![DieKind::new("die", Face::all().map(|face| face.to_string()))]
}
