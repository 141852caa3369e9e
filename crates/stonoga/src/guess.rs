//! Imagining a position that fits a view.

use arrayvec::ArrayVec;
use turlaj_core::{Determinize, Dice, Throw};

use crate::Stonoga;
use crate::pieces::{TAILS, Tail};
use crate::state::{Centipede, Held, Middle, State};
use crate::view::{TailView, View};

impl Determinize for Stonoga {
    /// Hidden tails are drawn from those that this eye does not see; one that is kept even from the
    /// table is drawn when it is told.
    fn guess(&self, view: &View, dice: &mut dyn Dice) -> State {
        let shown = |tail: Tail| view.seats.iter().any(|seat| seat.tail == TailView::Shown(tail));
        let mut unseen: ArrayVec<Tail, 10> =
            TAILS.into_iter().filter(|&tail| !shown(tail)).collect();
        let mut draw = |roll: usize| {
            let at = Throw::Setup { step: 1, roll: roll as u32 + 1 }.die(1);
            unseen.remove(dice.die(at, unseen.len() as u32) as usize)
        };
        let mut middle = Middle::empty();
        for kind in &view.middle {
            (0..kind.plain).for_each(|_| middle.add(kind.tile, false));
            (0..kind.golden).for_each(|_| middle.add(kind.tile, true));
        }
        let seats = view.seats.iter().enumerate().map(|(at, seat)| Centipede {
            pieces: seat.pieces.iter().copied().collect(),
            bare_foot: seat.bare_foot,
            tail: match seat.tail {
                TailView::None => Held::Nothing,
                TailView::Hidden => Held::Known(draw(at)),
                TailView::Kept => Held::Kept,
                TailView::Shown(tail) => Held::Known(tail),
            },
            turns: seat.turns,
        });
        State {
            phase: view.phase,
            middle,
            seats: seats.collect(),
            seat: view.seat,
            dice: view.dice,
            rolls: view.rolls,
            rolling: view.rolling(),
            lost: view.lost.iter().copied().collect(),
        }
    }
}
