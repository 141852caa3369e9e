//! What a seat could mark now, and what a mark would bring.

use turlaj_clever::{Bonus, Clever, Field, FieldSet, LINES, Sheet, Step, StepView, View};
use turlaj_core::{Address, Determinize, Eye, Game, Seat};

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
    // The view of a spectator has no prospects, so they are taken from a position that fits it. What
    // other seats do makes no difference to them.
    let state = rules.guess(view, &mut |_: Address, _: u32| 0);
    let prospects = rules.view(&state, Eye::Seat(seat)).prospects;
    prospects.iter().filter_map(|prospect| Some(prospect.marks.first()?.field)).collect()
}

/// What a mark in this field brings.
pub(super) fn gains(sheet: &Sheet, field: Field) -> Vec<Bonus> {
    let marked = sheet.marked().with(field);
    let full =
        LINES.iter().filter(|line| line.fields.contains(field) && marked.covers(line.fields));
    full.map(|line| line.bonus).collect()
}
