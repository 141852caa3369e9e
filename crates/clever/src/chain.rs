//! The chain of marks that one die starts.

use turlaj_core::Seat;

use crate::fields::{Field, FieldSet};
use crate::fits::{die_places, gift_places};
use crate::marks::Sheet;
use crate::news::News;
use crate::pieces::{Bonus, Die, Gift};
use crate::state::{State, Step};

/// Who listens to what happens.
pub(crate) type Ear<'a> = &'a mut dyn FnMut(&State, News);

/// Whether a chain has come to its end, or waits for a choice of its seat.
#[must_use]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Chain {
    Ended,
    Waits,
}

/// Writes a die: at once where there is only one place for it.
pub(crate) fn place(state: &mut State, seat: Seat, die: Die, ear: Ear<'_>) -> Chain {
    let places = die_places(state.sheet(seat), &state.faces, die);
    let number = state.face(die);
    one_or_ask(state, seat, places, number, Step::Place(die), ear)
}

/// Uses a gift: at once where there is only one place for it.
pub(crate) fn fill(state: &mut State, seat: Seat, gift: Gift, ear: Ear<'_>) -> Chain {
    let places = gift_places(state.sheet(seat), gift);
    one_or_ask(state, seat, places, gift.number(), Step::Fill(gift), ear)
}

fn one_or_ask(
    state: &mut State,
    seat: Seat,
    places: FieldSet,
    number: u8,
    step: Step,
    ear: Ear<'_>,
) -> Chain {
    if let Some(field) = places.only() {
        return mark(state, seat, field, number, ear);
    }
    state.player_mut(seat).step = step;
    Chain::Waits
}

/// Marks a field and goes on with the gifts that wait (R5.1).
pub(crate) fn mark(state: &mut State, seat: Seat, field: Field, number: u8, ear: Ear<'_>) -> Chain {
    let mut earned = arrayvec::ArrayVec::<Bonus, 3>::new();
    state.player_mut(seat).sheet.mark(field, number, |bonus| earned.push(bonus));
    ear(state, News::marked(seat, field, Sheet::written(field, number)));
    for bonus in earned {
        if let Bonus::Gift(gift) = bonus {
            state.player_mut(seat).pending.add(gift);
        }
        ear(state, News::Earned { seat, bonus });
    }
    lose_what_has_no_place(state, seat, ear);
    let mut kinds = state.player(seat).pending.kinds();
    match (kinds.next(), kinds.next()) {
        (None, _) => Chain::Ended,
        (Some(gift), None) => use_gift(state, seat, gift, ear),
        (Some(_), Some(_)) => {
            state.player_mut(seat).step = Step::Bonus; // R5.4
            Chain::Waits
        }
    }
}

/// Uses one of the gifts that wait.
pub(crate) fn use_gift(state: &mut State, seat: Seat, gift: Gift, ear: Ear<'_>) -> Chain {
    state.player_mut(seat).pending.remove(gift);
    fill(state, seat, gift, ear)
}

/// R5.3.
fn lose_what_has_no_place(state: &mut State, seat: Seat, ear: Ear<'_>) {
    for gift in state.player(seat).pending.all() {
        if gift_places(state.sheet(seat), gift).is_empty() {
            state.player_mut(seat).pending.remove(gift);
            ear(state, News::GiftLost { seat, gift });
        }
    }
}
