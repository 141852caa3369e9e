//! What the dice allow to take.

use crate::pieces::{COLOURS, Colour, Face, Tile, TileSet};
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

/// The sizes of a colour that fit, by edition, dice of this colour without and with stars, and the
/// sizes in the middle. Sizes are bits: bit 0 for 2 shoes, bit 2 for 4.
static FITTING: [[[[u8; 8]; 5]; 5]; 2] = [every_fitting(Edition::Pl), every_fitting(Edition::Ru)];

const fn every_fitting(edition: Edition) -> [[[u8; 8]; 5]; 5] {
    let mut all = [[[0; 8]; 5]; 5];
    let mut at = 0;
    while at < 5 * 5 * 8 {
        let (least, most, sizes) = (at / 40, at / 8 % 5, at % 8);
        all[least][most][sizes] = fitting_sizes(edition, least as u8, most as u8, sizes as u8);
        at += 1;
    }
    all
}

const fn fitting_sizes(edition: Edition, least: u8, most: u8, sizes: u8) -> u8 {
    match edition {
        // R4.5: as many or fewer.
        Edition::Ru => sizes & up_to(most),
        // R4.6: for every count that the stars allow, the largest tile that is not larger.
        Edition::Pl => {
            let (mut all, mut count) = (0, least);
            while count <= most {
                all |= largest(sizes & up_to(count));
                count += 1;
            }
            all
        }
    }
}

/// The sizes with at most n shoes.
const fn up_to(n: u8) -> u8 {
    if n < 2 { 0 } else { (1 << (n - 1)) - 1 }
}

/// The highest bit alone.
const fn largest(sizes: u8) -> u8 {
    if sizes == 0 { 0 } else { 1 << sizes.ilog2() }
}

/// The kinds of tile in the middle that fit (R4.2).
pub(crate) fn fitting(rules: &Stonoga, middle: &Middle, shown: &Shown) -> TileSet {
    let one = |colour| fitting_of(rules, middle, shown, colour);
    COLOURS.into_iter().map(one).fold(TileSet::default(), TileSet::union)
}

/// The same for one colour.
#[inline]
fn fitting_of(rules: &Stonoga, middle: &Middle, shown: &Shown, colour: Colour) -> TileSet {
    let [least, most] = [shown.least(colour), shown.most(colour)].map(usize::from);
    let sizes = usize::from(middle.kinds().sizes(colour));
    TileSet::of(colour, FITTING[rules.edition as usize][least][most][sizes])
}
