//! What dice and lots can bring, and where each roll stands in the game.

use turlaj_core::{DiceFaces, DieKind, Due, Refusal, Seat, Throw, notation_as_serde};

use crate::Snakes;
use crate::pieces::{Die, Face};
use crate::state::{Phase, State};

/// What dice and lots can bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Roll {
    /// The lot for the first seat (R2.2).
    First(Seat),
    /// The face of the die that was chosen.
    Face(Face),
}

notation_as_serde!(Roll);

/// The die that is being rolled.
fn rolled(state: &State) -> Die {
    state.die.unwrap_or(Die::G)
}

#[inline]
fn throw(state: &State) -> Throw {
    match state.phase {
        Phase::First => Throw::Setup { step: 1, roll: 1 },
        _ => Throw::Turn { seat: state.seat, turn: state.hand().turns, roll: state.rolls.0 + 1 },
    }
}

/// The dice that are due. Green and orange dice have addresses of their own, since they do not show
/// the same.
#[inline]
pub(crate) fn due(rules: &Snakes, state: &State) -> Due {
    let mut due = Due::new(throw(state));
    match state.phase {
        Phase::First => due.add(1, u32::from(rules.players), None),
        Phase::Rolling => {
            let die = rolled(state) as u8;
            due.add(die + 1, 6, Some(die));
        }
        Phase::Choose | Phase::Place | Phase::Plus | Phase::Give | Phase::Over => {}
    }
    due
}

/// The roll that these faces give.
#[inline]
pub(crate) fn read(rules: &Snakes, state: &State, faces: &[u32]) -> Roll {
    let one = faces.first().copied().unwrap_or_default();
    match state.phase {
        Phase::First => Roll::First(Seat(one as u8)),
        _ => Roll::Face(rules.faces.of(rolled(state))[one as usize]),
    }
}

/// Green and orange dice, with the faces that the options give them.
pub(crate) fn kinds(rules: &Snakes) -> Vec<DieKind> {
    let kind = |(die, name)| DieKind::new(name, rules.faces.of(die).map(|face| face.to_string()));
    [(Die::G, "g"), (Die::O, "o")].map(kind).to_vec()
}

/// The faces that give this roll, the first of equal ones; or why it cannot fall.
pub(crate) fn faces(rules: &Snakes, state: &State, roll: &Roll) -> Result<DiceFaces, Refusal> {
    let wrong = |expected: &'static str| {
        let text = format!("`{roll}` cannot fall now: {expected}");
        Err(Refusal::new("wrong-roll", text).with("roll", roll).with("expected", expected))
    };
    let one = |face: u32| Ok(DiceFaces::from_iter([face]));
    match (state.phase, roll) {
        (Phase::First, Roll::First(seat)) if seat.0 < rules.players => one(u32::from(seat.0)),
        (Phase::First, _) => wrong("the first seat is drawn, such as first:2"),
        (Phase::Rolling, Roll::Face(face)) => {
            match rules.faces.of(rolled(state)).iter().position(|shown| shown == face) {
                Some(first) => one(first as u32),
                None => wrong("this die has no such face"),
            }
        }
        (Phase::Rolling, Roll::First(_)) => wrong("a die is rolled, such as H"),
        _ => wrong("no dice are due"),
    }
}
