//! The fields of a sheet, and sets of them.

use turlaj_core::notation_as_serde;

use crate::pieces::Area;
use crate::sheet::SHEET;

/// A field of the sheet: 16 yellow ones, row by row with those that are printed as crossed; blue
/// from 2 to 12; then 11 green, orange and purple ones from left to right.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Field(u8);

const BLUE: u8 = 16;
const GREEN: u8 = 27;
const ORANGE: u8 = 38;
const PURPLE: u8 = 49;
const ALL: u8 = 60;

/// How many fields an ordered area has.
pub const ROW: usize = 11;

impl Field {
    /// The yellow field of this row and column, counted from 0.
    pub const fn yellow(row: usize, column: usize) -> Field {
        Field(row as u8 * 4 + column as u8)
    }

    /// The blue field of this sum, from 2 to 12.
    pub const fn blue(sum: u8) -> Field {
        Field(BLUE + sum - 2)
    }

    /// The field of an ordered area at this position, counted from 0.
    pub const fn ordered(area: Area, at: usize) -> Field {
        match area {
            Area::G => Field(GREEN + at as u8),
            Area::O => Field(ORANGE + at as u8),
            Area::P => Field(PURPLE + at as u8),
            Area::Y | Area::B => panic!("yellow and blue have no order"),
        }
    }

    /// All fields in order, those printed as crossed too.
    pub fn all() -> impl DoubleEndedIterator<Item = Field> {
        (0..ALL).map(Field)
    }

    /// Its area.
    pub fn area(self) -> Area {
        match self.0 {
            0..BLUE => Area::Y,
            BLUE..GREEN => Area::B,
            GREEN..ORANGE => Area::G,
            ORANGE..PURPLE => Area::O,
            _ => Area::P,
        }
    }

    /// Its position among all fields, from 0 to 59.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its position in its area, counted from 0.
    pub fn at(self) -> usize {
        usize::from(match self.area() {
            Area::Y => self.0,
            Area::B => self.0 - BLUE,
            Area::G => self.0 - GREEN,
            Area::O => self.0 - ORANGE,
            Area::P => self.0 - PURPLE,
        })
    }

    /// The printed number of a yellow field (0 if it is printed as crossed), the sum of a blue one,
    /// the least face of a green one, the multiplier of an orange one; nothing in purple.
    pub fn printed(self) -> u8 {
        let at = self.at();
        match self.area() {
            Area::Y => SHEET.yellow.numbers[at / 4][at % 4],
            Area::B => at as u8 + 2,
            Area::G => SHEET.green.least[at],
            Area::O => SHEET.orange.times[at],
            Area::P => 0,
        }
    }
}

/// A set of fields.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct FieldSet(u64);

impl FieldSet {
    /// No field.
    pub const NONE: FieldSet = FieldSet(0);
    /// The yellow fields that are printed as crossed (R1.2).
    pub const PRINTED: FieldSet = printed();

    /// All fields of an area.
    pub const fn area(area: Area) -> FieldSet {
        let (from, to) = match area {
            Area::Y => (0, BLUE),
            Area::B => (BLUE, GREEN),
            Area::G => (GREEN, ORANGE),
            Area::O => (ORANGE, PURPLE),
            Area::P => (PURPLE, ALL),
        };
        FieldSet((1 << to) - (1 << from))
    }

    /// Whether the field is in the set.
    pub const fn contains(self, field: Field) -> bool {
        self.0 & (1 << field.0) != 0
    }

    /// The set with one field more.
    pub const fn with(self, field: Field) -> FieldSet {
        FieldSet(self.0 | 1 << field.0)
    }

    /// The set without one field.
    pub const fn without(self, field: Field) -> FieldSet {
        FieldSet(self.0 & !(1 << field.0))
    }

    /// What is in either set.
    pub const fn and(self, other: FieldSet) -> FieldSet {
        FieldSet(self.0 | other.0)
    }

    /// What is in both sets.
    pub const fn within(self, other: FieldSet) -> FieldSet {
        FieldSet(self.0 & other.0)
    }

    /// What is in this set and not in the other.
    pub const fn minus(self, other: FieldSet) -> FieldSet {
        FieldSet(self.0 & !other.0)
    }

    /// Whether all of the other set is in this one.
    pub const fn covers(self, other: FieldSet) -> bool {
        other.0 & !self.0 == 0
    }

    /// How many fields are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no field is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set as bits, by [`Field::index`].
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The first field of the set.
    pub fn first(self) -> Option<Field> {
        (self.0 != 0).then(|| Field(self.0.trailing_zeros() as u8))
    }

    /// The only field of the set, if there is just one.
    pub fn only(self) -> Option<Field> {
        self.first().filter(|_| self.len() == 1)
    }

    /// The fields in order.
    pub fn iter(self) -> impl Iterator<Item = Field> {
        let mut left = self;
        std::iter::from_fn(move || {
            let field = left.first()?;
            left = left.without(field);
            Some(field)
        })
    }
}

impl FromIterator<Field> for FieldSet {
    fn from_iter<I: IntoIterator<Item = Field>>(fields: I) -> FieldSet {
        fields.into_iter().fold(FieldSet::NONE, FieldSet::with)
    }
}

const fn printed() -> FieldSet {
    let mut fields = FieldSet::NONE;
    let mut at = 0;
    while at < 16 {
        if SHEET.yellow.numbers[at / 4][at % 4] == 0 {
            fields = fields.with(Field::yellow(at / 4, at % 4));
        }
        at += 1;
    }
    fields
}

notation_as_serde!(Field);
