//! Imagining a position that fits a view.

use turlaj_core::{Determinize, Dice, Seat, Silent};

use crate::Clever;
use crate::course::{begin_black, begin_closing};
use crate::marks::Sheet;
use crate::pieces::DieSet;
use crate::state::{Pending, Phase, SeatPlay, State, Step};
use crate::view::{SeatView, StepView, View};

impl Determinize for Clever {
    /// Whoever is still choosing has not begun; whoever is ready has done nothing.
    fn guess(&self, view: &View, _: &mut dyn Dice) -> State {
        let set = |dice: &[crate::Die]| dice.iter().copied().collect::<DieSet>();
        let mut state = State {
            phase: view.phase,
            round: view.round,
            first: view.first,
            seat: view.seat,
            passive: view.passive,
            faces: view.faces,
            rolled: set(&view.rolled),
            tray: set(&view.tray),
            picked: view.picked.iter().copied().collect(),
            rolls: view.rolls,
            throws: view.throws,
            players: view.seats.iter().map(|seat| player(seat, view.phase)).collect(),
        };
        for (at, seat) in (0u8..).zip(&view.seats) {
            if seat.step == StepView::Choosing {
                match view.phase {
                    Phase::Black => begin_black(&mut state, Seat(at), &mut Silent),
                    _ => begin_closing(self, &mut state, Seat(at)),
                }
            }
        }
        state
    }
}

fn player(seat: &SeatView, phase: Phase) -> SeatPlay {
    let sheet = seat.sheet.sheet();
    let mut pending = Pending::default();
    seat.pending.iter().for_each(|&gift| pending.add(gift));
    SeatPlay {
        sheet,
        shown: if phase.is_sealed() { sheet } else { Sheet::new() },
        turns: seat.turns,
        step: match seat.step {
            StepView::Known(step) => step,
            StepView::Choosing => Step::Ready,
        },
        pending,
        took: seat.took,
        extra: seat.extra.iter().copied().collect(),
    }
}
