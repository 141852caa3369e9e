//! What is in the box: six dice, and what a sheet gives away.

use turlaj_core::notation_as_serde;

/// A die; white stands for any of the other five.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Die {
    /// White.
    W,
    /// Yellow.
    Y,
    /// Blue.
    B,
    /// Green.
    G,
    /// Orange.
    O,
    /// Purple.
    P,
}

/// All dice, in the order of every list.
pub const DICE: [Die; 6] = [Die::W, Die::Y, Die::B, Die::G, Die::O, Die::P];

impl Die {
    /// Its position in [`DICE`].
    pub fn index(self) -> usize {
        self as usize
    }

    /// The areas that it can be written into.
    pub fn areas(self) -> &'static [Area] {
        match self {
            Die::W => &AREAS,
            Die::Y => &[Area::Y],
            Die::B => &[Area::B],
            Die::G => &[Area::G],
            Die::O => &[Area::O],
            Die::P => &[Area::P],
        }
    }
}

/// A coloured area of the sheet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Area {
    /// Yellow: numbers in rows and columns, in any order.
    Y,
    /// Blue: sums of the blue and the white die, in any order.
    B,
    /// Green: from left to right, at least so much.
    G,
    /// Orange: from left to right, any number.
    O,
    /// Purple: from left to right, rising.
    P,
}

/// All areas, in the order of every list.
pub const AREAS: [Area; 5] = [Area::Y, Area::B, Area::G, Area::O, Area::P];

impl Area {
    /// Its name in words.
    pub fn name(self) -> &'static str {
        match self {
            Area::Y => "yellow",
            Area::B => "blue",
            Area::G => "green",
            Area::O => "orange",
            Area::P => "purple",
        }
    }
}

/// A mark that the sheet gives away.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Gift {
    /// A cross in yellow.
    YX,
    /// A cross in blue.
    BX,
    /// A cross in green.
    GX,
    /// A 4 in orange.
    O4,
    /// A 5 in orange.
    O5,
    /// A 6 in orange.
    O6,
    /// A 6 in purple.
    P6,
    /// The black cross: in yellow, blue or green.
    X,
    /// The black 6: in orange or purple.
    Six,
}

/// All gifts, in the order of every list.
pub const GIFTS: [Gift; 9] =
    [Gift::YX, Gift::BX, Gift::GX, Gift::O4, Gift::O5, Gift::O6, Gift::P6, Gift::X, Gift::Six];

impl Gift {
    /// The areas that it can be used in.
    pub const fn areas(self) -> &'static [Area] {
        match self {
            Gift::YX => &[Area::Y],
            Gift::BX => &[Area::B],
            Gift::GX => &[Area::G],
            Gift::O4 | Gift::O5 | Gift::O6 => &[Area::O],
            Gift::P6 => &[Area::P],
            Gift::X => &[Area::Y, Area::B, Area::G],
            Gift::Six => &[Area::O, Area::P],
        }
    }

    /// The number that it writes; a cross has none.
    pub const fn number(self) -> u8 {
        match self {
            Gift::YX | Gift::BX | Gift::GX | Gift::X => 0,
            Gift::O4 => 4,
            Gift::O5 => 5,
            Gift::O6 | Gift::P6 | Gift::Six => 6,
        }
    }
}

/// What a finished line, or a field, brings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Bonus {
    /// One more reroll.
    Reroll,
    /// One more extra die.
    Extra,
    /// A fox.
    Fox,
    /// A mark, to be made at once.
    Gift(Gift),
}

/// A set of dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct DieSet(u8);

impl DieSet {
    /// All six dice.
    pub const ALL: DieSet = DieSet(0b11_1111);
    /// No die.
    pub const NONE: DieSet = DieSet(0);

    /// Whether the die is in the set.
    pub fn contains(self, die: Die) -> bool {
        self.0 & (1 << die as u8) != 0
    }

    /// The set with one die more.
    pub fn with(self, die: Die) -> DieSet {
        DieSet(self.0 | 1 << die as u8)
    }

    /// The set with one die less.
    pub fn without(self, die: Die) -> DieSet {
        DieSet(self.0 & !(1 << die as u8))
    }

    /// What is in either set.
    pub fn and(self, other: DieSet) -> DieSet {
        DieSet(self.0 | other.0)
    }

    /// What is in this set and not in the other.
    pub fn minus(self, other: DieSet) -> DieSet {
        DieSet(self.0 & !other.0)
    }

    /// The dice of this set that are like this.
    pub fn only(self, like: impl Fn(Die) -> bool) -> DieSet {
        self.iter().filter(|&die| like(die)).collect()
    }

    /// How many dice are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no die is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The dice in order.
    pub fn iter(self) -> impl Iterator<Item = Die> {
        DICE.into_iter().filter(move |&die| self.contains(die))
    }

    /// Every part of this set with so many dice.
    pub(crate) fn parts(self, size: usize) -> impl Iterator<Item = DieSet> {
        let within = move |bits: &u8| bits & !self.0 == 0;
        (0..64).filter(within).map(DieSet).filter(move |part| part.len() == size)
    }
}

impl FromIterator<Die> for DieSet {
    fn from_iter<I: IntoIterator<Item = Die>>(dice: I) -> DieSet {
        dice.into_iter().fold(DieSet::NONE, DieSet::with)
    }
}

notation_as_serde!(Die, Area, Gift, Bonus);
