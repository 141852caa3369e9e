//! What a chain of own choices can come to.

use rand::RngExt;
use turlaj_clever::{Clever, Step, StepView, View};
use turlaj_solve::clever::Packed;

use super::worth::is_chain;
use crate::Chance;

/// A position at which a seat is asked, imagined from its view.
pub(super) struct Asked {
    pub(super) game: Packed,
    pub(super) seat: usize,
}

impl Asked {
    /// What others do unseen changes nothing for this seat, so any guess at it will do.
    pub(super) fn new(rules: &Clever, view: &View) -> Asked {
        let asks =
            |step: StepView| !matches!(step, StepView::Choosing | StepView::Known(Step::Ready));
        let seat = view.seats.iter().position(|seat| asks(seat.step));
        let seat = seat.expect("a bot is asked only when it can choose");
        Asked { game: Packed::seen(rules, view), seat }
    }

    /// The position after each answer, in the order of the legal actions.
    pub(super) fn answers(&self) -> impl Iterator<Item = (u32, Packed)> {
        let (game, seat) = (self.game, self.seat);
        game.legal(seat).iter().map(move |choice| {
            let mut next = game;
            next.act(seat, choice);
            (choice, next)
        })
    }
}

/// A bound on how many ways to finish a chain are compared; what comes after is not looked at.
pub(super) const MOST: u32 = 4_000;

/// The best that a seat can make of the marks that it is in the middle of; `leaf` says what a
/// position is worth in which none is left to be made. At most so many of these are looked at.
pub(super) fn best_chain(
    game: &Packed,
    seat: usize,
    mut most: u32,
    leaf: &mut dyn FnMut(&Packed) -> f32,
) -> f32 {
    chain(game, seat, leaf, &mut most)
}

fn chain(game: &Packed, seat: usize, leaf: &mut dyn FnMut(&Packed) -> f32, left: &mut u32) -> f32 {
    let legal = game.legal(seat);
    if !is_chain(legal.ask) {
        *left = left.saturating_sub(1);
        return leaf(game);
    }
    let mut best = f32::NEG_INFINITY;
    for choice in legal.iter() {
        let mut next = *game;
        next.act(seat, choice);
        best = best.max(chain(&next, seat, leaf, left));
        if *left == 0 {
            break;
        }
    }
    best
}

/// The position of one of the best, by lot among equals.
pub(super) fn best_of(values: &[f32], chance: &mut Chance) -> usize {
    let best = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let equal = || (0..values.len()).filter(|&at| values[at] == best);
    let lot = chance.random_range(0..equal().count());
    equal().nth(lot).expect("the lot is among the equals")
}
