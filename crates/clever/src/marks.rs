//! What a player has marked, and the actions that this unlocked.

use serde::{Deserialize, Serialize};

use crate::fields::{Field, FieldSet, ROW};
use crate::pieces::{Area, Bonus};
use crate::sheet::{LINES, SHEET};

/// A sheet in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sheet {
    marked: FieldSet,
    /// What is written in the orange and in the purple fields.
    numbers: [[u8; ROW]; 2],
    /// The rerolls (R6.1).
    pub rerolls: Track,
    /// The extra dice (R6.1).
    pub extras: Track,
}

/// Actions of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Track {
    /// How many were unlocked.
    pub unlocked: u8,
    /// How many of these were spent.
    pub spent: u8,
}

impl Track {
    /// How many can still be spent.
    pub fn left(self) -> u8 {
        self.unlocked - self.spent
    }
}

impl Sheet {
    /// A new sheet.
    pub fn new() -> Sheet {
        Sheet {
            marked: FieldSet::PRINTED,
            numbers: [[0; ROW]; 2],
            rerolls: Track::default(),
            extras: Track::default(),
        }
    }

    /// The fields that are marked, those printed as crossed too.
    pub fn marked(&self) -> FieldSet {
        self.marked
    }

    /// The fields of an area that are not marked.
    pub fn open(&self, area: Area) -> FieldSet {
        FieldSet::area(area).minus(self.marked)
    }

    /// How many fields of an area are marked, without those printed as crossed.
    pub fn count(&self, area: Area) -> usize {
        self.marked.within(FieldSet::area(area)).minus(FieldSet::PRINTED).len()
    }

    /// What is written in an area from left to right; nothing in areas of crosses.
    pub fn numbers(&self, area: Area) -> &[u8] {
        match area {
            Area::O => &self.numbers[0][..self.count(area)],
            Area::P => &self.numbers[1][..self.count(area)],
            Area::Y | Area::B | Area::G => &[],
        }
    }

    /// The next field of an ordered area (R4.4 to R4.6).
    pub fn next(&self, area: Area) -> Option<Field> {
        self.open(area).first()
    }

    /// The number that would stand in this field if this one were written there (R4.5).
    pub fn written(field: Field, number: u8) -> u8 {
        match field.area() {
            Area::Y | Area::B | Area::G => 0,
            Area::O => number * SHEET.orange.times[field.at()],
            Area::P => number,
        }
    }

    /// Marks a field, and calls `each` with what that brings; numbers are multiplied here.
    pub(crate) fn mark(&mut self, field: Field, number: u8, mut each: impl FnMut(Bonus)) {
        let numbers = match field.area() {
            Area::O => Some(&mut self.numbers[0]),
            Area::P => Some(&mut self.numbers[1]),
            Area::Y | Area::B | Area::G => None,
        };
        if let Some(numbers) = numbers {
            numbers[field.at()] = Sheet::written(field, number);
        }
        self.marked = self.marked.with(field);
        for line in &LINES {
            if line.fields.contains(field) && self.marked.covers(line.fields) {
                self.record(line.bonus);
                each(line.bonus);
            }
        }
    }

    /// Circles an action (R6.1); foxes are counted by their lines.
    pub(crate) fn record(&mut self, bonus: Bonus) {
        match bonus {
            Bonus::Reroll => self.rerolls.unlocked += 1,
            Bonus::Extra => self.extras.unlocked += 1,
            Bonus::Fox | Bonus::Gift(_) => {}
        }
    }

    /// How many foxes were found.
    pub fn foxes(&self) -> u8 {
        let found = |line: &&crate::sheet::FieldLine| {
            line.bonus == Bonus::Fox && self.marked.covers(line.fields)
        };
        LINES.iter().filter(found).count() as u8
    }
}

impl Default for Sheet {
    fn default() -> Sheet {
        Sheet::new()
    }
}
