//! The chain of marks that one die starts.

use turlaj_core::{Out, Seat};

use crate::Clever;
use crate::fields::{Field, FieldSet};
use crate::fits::{die_places, gift_places};
use crate::marks::Sheet;
use crate::news::{News, tell};
use crate::pieces::{Bonus, Die, Gift};
use crate::state::{State, Step};

/// Whether a chain has come to its end, or waits for a choice of its seat.
#[must_use]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Chain {
    Ended,
    Waits,
}

/// Writes a die: at once where there is only one place for it.
pub(crate) fn place<O: Out<Clever>>(state: &mut State, seat: Seat, die: Die, out: &mut O) -> Chain {
    let places = die_places(state.sheet(seat), &state.faces, die);
    let number = state.face(die);
    one_or_ask(state, seat, places, number, Step::Place(die), out)
}

/// Uses a gift: at once where there is only one place for it.
pub(crate) fn fill<O: Out<Clever>>(
    state: &mut State,
    seat: Seat,
    gift: Gift,
    out: &mut O,
) -> Chain {
    let places = gift_places(state.sheet(seat), gift);
    one_or_ask(state, seat, places, gift.number(), Step::Fill(gift), out)
}

fn one_or_ask<O: Out<Clever>>(
    state: &mut State,
    seat: Seat,
    places: FieldSet,
    number: u8,
    step: Step,
    out: &mut O,
) -> Chain {
    if let Some(field) = places.only() {
        return mark(state, seat, field, number, out);
    }
    state.player_mut(seat).step = step;
    Chain::Waits
}

/// Marks a field and goes on with the gifts that wait (R5.1).
pub(crate) fn mark<O: Out<Clever>>(
    state: &mut State,
    seat: Seat,
    field: Field,
    number: u8,
    out: &mut O,
) -> Chain {
    let mut earned = arrayvec::ArrayVec::<Bonus, 3>::new();
    state.player_mut(seat).sheet.mark(field, number, |bonus| earned.push(bonus));
    tell(state, out, seat, || News::marked(state, seat, field, Sheet::written(field, number)));
    for bonus in earned {
        if let Bonus::Gift(gift) = bonus {
            state.player_mut(seat).pending.add(gift);
        }
        tell(state, out, seat, || News::Earned { seat, bonus });
    }
    lose_what_has_no_place(state, seat, out);
    let mut kinds = state.player(seat).pending.kinds();
    match (kinds.next(), kinds.next()) {
        (None, _) => Chain::Ended,
        (Some(gift), None) => use_gift(state, seat, gift, out),
        (Some(_), Some(_)) => {
            state.player_mut(seat).step = Step::Bonus; // R5.4
            Chain::Waits
        }
    }
}

/// Uses one of the gifts that wait.
pub(crate) fn use_gift<O: Out<Clever>>(
    state: &mut State,
    seat: Seat,
    gift: Gift,
    out: &mut O,
) -> Chain {
    state.player_mut(seat).pending.remove(gift);
    fill(state, seat, gift, out)
}

/// R5.3.
fn lose_what_has_no_place<O: Out<Clever>>(state: &mut State, seat: Seat, out: &mut O) {
    for gift in state.player(seat).pending.all() {
        if gift_places(state.sheet(seat), gift).is_empty() {
            state.player_mut(seat).pending.remove(gift);
            tell(state, out, seat, || News::GiftLost { seat, gift });
        }
    }
}
