//! What the dice allow to take.

use crate::pieces::{COLOURS, Colour, Face, Tile};
use crate::state::Middle;
use crate::{Edition, Stonoga};

/// What four dice show, counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shown {
    dice: [u8; 5],
    stars: u8,
}

impl Shown {
    /// Counts dice.
    pub(crate) fn count(dice: &[Face]) -> Shown {
        let mut shown = Shown { dice: [0; 5], stars: 0 };
        for face in dice {
            match face {
                Face::Shoe(colour) => shown.dice[*colour as usize] += 1,
                Face::Star => shown.stars += 1,
            }
        }
        shown
    }

    /// So many dice of one colour and so many stars; the rest of the dice of other colours.
    pub(crate) fn of(colour: Colour, dice: u8, stars: u8) -> Shown {
        let mut shown = Shown { dice: [0; 5], stars };
        shown.dice[colour as usize] = dice;
        shown
    }

    /// Dice of this colour, without stars.
    pub(crate) fn least(&self, colour: Colour) -> u8 {
        self.dice[colour as usize]
    }

    /// Dice of this colour with all stars (R4.1).
    pub(crate) fn most(&self, colour: Colour) -> u8 {
        self.dice[colour as usize] + self.stars
    }

    /// Whether the dice can show exactly this tile (R6.2).
    pub(crate) fn can_be(&self, tile: Tile) -> bool {
        (self.least(tile.colour())..=self.most(tile.colour())).contains(&tile.shoes())
    }
}

/// The sizes of a colour that fit, as a set of bits: bit n for n shoes.
///
/// `sizes` is the set of sizes that lie in the middle.
fn fitting_sizes(edition: Edition, least: u8, most: u8, sizes: u8) -> u8 {
    match edition {
        // R4.5: as many or fewer.
        Edition::Ru => sizes & up_to(most),
        // R4.6: for every count that the stars allow, the largest tile that is not larger.
        Edition::Pl => (least.max(2)..=most)
            .map(|count| largest(sizes & up_to(count)))
            .fold(0, |all, one| all | one),
    }
}

/// The sizes from 0 to n.
fn up_to(n: u8) -> u8 {
    (2u8 << n) - 1
}

/// The highest bit alone.
fn largest(sizes: u8) -> u8 {
    if sizes == 0 { 0 } else { 1 << sizes.ilog2() }
}

/// The sizes of this colour in the middle that fit the dice, as bits.
fn sizes_that_fit(rules: &Stonoga, middle: &Middle, shown: &Shown, colour: Colour) -> u8 {
    let most = shown.most(colour);
    if most < 2 {
        return 0;
    }
    let mut sizes = 0;
    for shoes in 2..=4 {
        let tile = Tile::new(colour, shoes).expect("2 to 4 shoes are tiles");
        sizes |= u8::from(middle.has(tile)) << shoes;
    }
    fitting_sizes(rules.edition, shown.least(colour), most, sizes)
}

/// Calls `each` for every kind of tile in the middle that fits (R4.2), by colour and size.
pub(crate) fn for_each_fit(
    rules: &Stonoga,
    middle: &Middle,
    shown: &Shown,
    mut each: impl FnMut(Tile),
) {
    for colour in COLOURS {
        for_each_fit_of(rules, middle, shown, colour, &mut each);
    }
}

/// The same for one colour.
pub(crate) fn for_each_fit_of(
    rules: &Stonoga,
    middle: &Middle,
    shown: &Shown,
    colour: Colour,
    each: &mut impl FnMut(Tile),
) {
    let sizes = sizes_that_fit(rules, middle, shown, colour);
    for shoes in 2..=4 {
        if sizes & (1 << shoes) != 0 {
            each(Tile::new(colour, shoes).expect("2 to 4 shoes are tiles"));
        }
    }
}

/// Whether this kind of tile fits, if it lies in the middle.
pub(crate) fn fits(rules: &Stonoga, middle: &Middle, shown: &Shown, tile: Tile) -> bool {
    sizes_that_fit(rules, middle, shown, tile.colour()) & (1 << tile.shoes()) != 0
}

/// Whether any tile of the middle fits.
pub(crate) fn any_fits(rules: &Stonoga, middle: &Middle, shown: &Shown) -> bool {
    COLOURS.iter().any(|&colour| sizes_that_fit(rules, middle, shown, colour) != 0)
}
