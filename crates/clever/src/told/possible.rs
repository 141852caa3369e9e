//! What a seat could mark now, and what a mark would bring.

use turlaj_core::{Address, Determinize, Seat};

use crate::Clever;
use crate::actions::{self, Action};
use crate::fields::{Field, FieldSet};
use crate::fits::{die_places, gift_places};
use crate::marks::Sheet;
use crate::pieces::Bonus;
use crate::state::Step;
use crate::view::{StepView, View};

/// The seat that has something to decide, as far as the owner of the view knows.
pub(super) fn asked(view: &View) -> Option<Seat> {
    let asks = |step| matches!(step, StepView::Known(step) if step != Step::Ready);
    (0u8..).map(Seat).zip(&view.seats).find(|(_, seat)| asks(seat.step)).map(|(at, _)| at)
}

/// The fields that the next decisions of a seat can mark.
pub(super) fn fields(rules: &Clever, view: &View, seat: Seat) -> FieldSet {
    if asked(view) != Some(seat) {
        return FieldSet::NONE;
    }
    // What others do does not matter here, so any guess of it will do.
    let state = rules.guess(view, &mut |_: Address, _: u32| 0);
    let sheet = state.sheet(seat);
    let mut legal = Vec::new();
    actions::legal(rules, &state, seat, &mut legal);
    let places = legal.into_iter().map(|action| match action {
        Action::Pick(die) | Action::Take(die) | Action::Extra(die) => {
            die_places(sheet, &view.faces, die)
        }
        Action::Mark(field) => FieldSet::NONE.with(field),
        Action::Bonus(gift) => gift_places(sheet, gift),
        Action::Drop(_) | Action::Pass | Action::Reroll | Action::Skip | Action::Done => {
            FieldSet::NONE
        }
    });
    places.fold(FieldSet::NONE, FieldSet::and)
}

/// What a mark in this field brings.
pub(super) fn gains(sheet: &Sheet, field: Field) -> Vec<Bonus> {
    let mut gains = Vec::new();
    let mut sheet = *sheet;
    sheet.mark(field, 1, |bonus| gains.push(bonus));
    gains
}
