//! What a seat can decide, and all that is legal.

use turlaj_core::{Seat, notation_as_serde};

use crate::Snakes;
use crate::pieces::{Die, Face, Piece};
use crate::snake::{End, Way};
use crate::state::{Lying, Phase, State};

/// What a seat can decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Roll a die of this kind (R3.2, R6.4).
    Roll(Die),
    /// Attach the piece (R3.3).
    Put {
        /// To which snake.
        snake: u8,
        /// At which end.
        end: End,
        /// For a curve, how it turns.
        way: Option<Way>,
    },
    /// Begin a new snake (R3.4).
    New,
    /// Take a die from the end of a snake (R6.2).
    Take {
        /// From which snake.
        snake: u8,
        /// From which end.
        end: End,
    },
    /// Roll no more (R6.4).
    Stop,
    /// Hand the die over (R7.2).
    Give(Seat),
}

notation_as_serde!(Action);

/// Appends all legal actions.
pub(crate) fn legal(rules: &Snakes, state: &State, seat: Seat, out: &mut Vec<Action>) {
    if seat != state.seat {
        return;
    }
    match state.phase {
        Phase::Choose => out.extend(state.rollable().map(Action::Roll)),
        Phase::Place => {
            let Some(Face::Piece(piece)) = state.face else { return };
            let before = out.len();
            for lying in &state.snakes {
                for_each_fit(lying, piece, |end, way| {
                    out.push(Action::Put { snake: lying.number, end, way });
                });
            }
            if out.len() == before {
                out.push(Action::New);
            }
        }
        Phase::Plus => {
            if state.taken.is_none() {
                for lying in &state.snakes {
                    let ends = End::BOTH.into_iter();
                    let ends = ends.filter(|&end| lying.snake.at_end(end).is_some());
                    out.extend(ends.map(|end| Action::Take { snake: lying.number, end }));
                }
            }
            out.extend(state.rollable_again(rules).map(Action::Roll));
            out.push(Action::Stop);
        }
        Phase::Give => {
            let others = (0..rules.players).map(Seat).filter(|&other| other != seat);
            out.extend(others.map(Action::Give));
        }
        Phase::First | Phase::Rolling | Phase::Over => {}
    }
}

/// Calls `each` for every way to attach a piece to a snake.
fn for_each_fit(lying: &Lying, piece: Piece, mut each: impl FnMut(End, Option<Way>)) {
    let ways: &[Option<Way>] = match piece {
        Piece::C => &[Some(Way::L), Some(Way::R)],
        Piece::H | Piece::T | Piece::S => &[None],
    };
    for end in End::BOTH {
        for &way in ways {
            if lying.snake.check(end, piece, way).is_ok() {
                each(end, way);
            }
        }
    }
}

/// Whether a piece can be attached anywhere (R3.3).
pub(crate) fn fits_anywhere(state: &State, piece: Piece) -> bool {
    let mut fits = false;
    state.snakes.iter().for_each(|lying| for_each_fit(lying, piece, |_, _| fits = true));
    fits
}

/// A green die if there is one, the first place where the piece fits, nothing taken and no second
/// roll; the die goes to the left.
pub(crate) fn fallback(rules: &Snakes, state: &State, seat: Seat) -> Option<Action> {
    let mut all = Vec::new();
    legal(rules, state, seat, &mut all);
    match state.phase {
        Phase::Plus => all.pop(),
        Phase::Give => {
            let left = Action::Give(seat.next(rules.players));
            all.contains(&left).then_some(left)
        }
        _ => all.into_iter().next(),
    }
}
