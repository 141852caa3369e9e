//! Where dice and gifts can be written.

use crate::fields::{Field, FieldSet};
use crate::marks::Sheet;
use crate::pieces::{Area, Die, DieSet, Gift};
use crate::sheet::SHEET;

/// What the dice show, in the order of [`crate::DICE`]; 0 before they were thrown.
pub type Faces = [u8; 6];

/// The sum for the blue area (R4.3).
pub(crate) fn blue_sum(faces: &Faces) -> u8 {
    faces[Die::B.index()] + faces[Die::W.index()]
}

/// The fields that this die can be written into.
pub(crate) fn die_places(sheet: &Sheet, faces: &Faces, die: Die) -> FieldSet {
    let face = faces[die.index()];
    let places = die.areas().iter().map(|&area| match area {
        Area::Y => sheet.open(area).iter().filter(|field| field.printed() == face).collect(),
        Area::B => sheet.open(area).within(FieldSet::NONE.with(Field::blue(blue_sum(faces)))),
        Area::G => next_if(sheet, area, |field| face >= field.printed()),
        Area::O => next_if(sheet, area, |_| true),
        Area::P => next_if(sheet, area, |_| rises(sheet, face)),
    });
    places.fold(FieldSet::NONE, FieldSet::and)
}

/// R4.6.
pub(crate) fn rises(sheet: &Sheet, face: u8) -> bool {
    sheet.numbers(Area::P).last().is_none_or(|&last| last == SHEET.purple.peak || face > last)
}

fn next_if(sheet: &Sheet, area: Area, fits: impl Fn(Field) -> bool) -> FieldSet {
    sheet.next(area).into_iter().filter(|&field| fits(field)).collect()
}

/// The fields that this gift can be used on (R5.5, R5.6).
pub(crate) fn gift_places(sheet: &Sheet, gift: Gift) -> FieldSet {
    let places = gift.areas().iter().map(|&area| match area {
        Area::Y | Area::B => sheet.open(area),
        Area::G | Area::O | Area::P => next_if(sheet, area, |_| true),
    });
    places.fold(FieldSet::NONE, FieldSet::and)
}

/// Those of the dice that can be written anywhere.
pub(crate) fn writable(sheet: &Sheet, faces: &Faces, dice: DieSet) -> DieSet {
    dice.only(|die| !die_places(sheet, faces, die).is_empty())
}
