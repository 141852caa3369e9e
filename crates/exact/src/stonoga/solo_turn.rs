//! Alone: as few lost tiles as possible, exactly, also with a bare foot. Whoever plays weighs shoes too, by
//! very little: they, golden shoes and tails decide only between what loses the same.

use std::sync::LazyLock;

use turlaj_stonoga::TAILS;

use super::best::Turn;
use super::ends::{Stops, stops};
use super::spot::{MOVES, PASS, Plain, SEATS, STEAL, SeatHand, Spot, of_kind};

/// What a shoe is worth in lost tiles to whoever plays: too little to lose a tile for it.
const SHOE: f64 = 1e-6;

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counts {
    /// Lost tiles, and nothing else.
    Lost,
    /// Shoes too, as far as they decide between what loses the same.
    Shoes,
}

impl Counts {
    fn shoe(self) -> f64 {
        if self == Counts::Lost { 0.0 } else { SHOE }
    }
}

const ALONE: Plain = Plain { players: 1, ru: false, steal: false, guard: false };

/// The tiles of one colour as bits, for all colours; colours that have the same are alike.
pub type Masks = [u8; 5];

/// The tiles of a middle, with or without golden shoes.
pub fn masks(middle: &[u8; STEAL]) -> Masks {
    let mut masks = [0; 5];
    for kind in 0..15 {
        let here = middle[kind] + middle[kind + 15] > 0;
        masks[kind / 3] |= u8::from(here) << (kind % 3);
    }
    masks
}

/// The number of a middle: the same for all names of the colours.
pub fn number(mut masks: Masks) -> usize {
    masks.sort_unstable();
    masks.iter().fold(0, |number, &mask| number * 8 + usize::from(mask))
}

/// Every middle of single tiles, colours in one order.
pub fn all_masks() -> Vec<Masks> {
    let codes = 1..1usize << 15;
    let masks = codes.map(|code| [12, 9, 6, 3, 0].map(|shift| (code >> shift) as u8 & 7));
    masks.filter(|masks| masks.is_sorted()).collect()
}

/// A spot with this middle, and nothing else.
pub fn bare(masks: Masks) -> Spot {
    let mut middle = [0; STEAL];
    for (kind, here) in middle.iter_mut().enumerate().take(15) {
        *here = masks[kind / 3] >> (kind % 3) & 1;
    }
    Spot::new(middle, [SeatHand::new(false, 0); SEATS], 0)
}

/// The value of every middle, without and with a bare foot.
type Middles = [Vec<f64>; 2];

static VALUES: [LazyLock<Middles>; 2] =
    [LazyLock::new(|| solve(Counts::Lost)), LazyLock::new(|| solve(Counts::Shoes))];

fn solve(counts: Counts) -> Middles {
    let shoe = counts.shoe();
    let mut values = [vec![0.0; 1 << 15], vec![0.0; 1 << 15]];
    values[1][0] = shoe;
    let mut all = all_masks();
    all.sort_by_key(|masks| masks.iter().map(|mask| mask.count_ones()).sum::<u32>());
    for masks in all {
        let spot = bare(masks);
        let value = |values: &Middles, foot: usize| {
            stops(&ALONE, &spot, &worth(&spot.middle, &values[foot], shoe))
        };
        let (bare, foot) = (value(&values, 0), value(&values, 1));
        values[0][number(masks)] = Turn::new(&bare.worth).value();
        values[1][number(masks)] = Turn::with_foot(&foot.worth, &bare.worth).value();
    }
    values
}

/// The fewest shoes in the middle, less two.
fn smallest(middle: &[u8; STEAL]) -> Option<usize> {
    (0..STEAL).filter(|&what| middle[what] > 0).map(|what| what % 3).min()
}

/// What each move is worth; empty-handed stands for the best tile to lose.
fn worth(middle: &[u8; STEAL], values: &[f64], shoe: f64) -> [f64; MOVES] {
    let mut worth = [f64::NEG_INFINITY; MOVES];
    let smallest = smallest(middle);
    for what in (0..STEAL).filter(|&what| middle[what] > 0) {
        let mut rest = masks(middle);
        rest[what % 15 / 3] &= !(1 << (what % 3));
        let after = values[number(rest)];
        worth[what] = after + shoe * f64::from(of_kind(what % 15).1);
        if Some(what % 3) == smallest {
            worth[PASS] = worth[PASS].max(after - 1.0);
        }
    }
    worth
}

/// A turn of somebody who plays alone.
#[derive(Clone, Debug)]
pub struct SoloTurn {
    /// The turn, solved.
    pub turn: Turn,
    /// What each move is worth.
    pub worth: [f64; MOVES],
    /// What losing each tile is worth.
    pub lose: [f64; STEAL],
    /// The best ends.
    pub stops: Stops,
    /// The same with the bare foot spent, where there is one.
    pub spent: Option<([f64; MOVES], Stops)>,
}

impl SoloTurn {
    /// The turn at whose beginning `spot` stands, after so many lost tiles.
    pub fn new(spot: &Spot, lost: usize, counts: Counts) -> SoloTurn {
        let (worth, lose) = SoloTurn::ends(spot, lost, counts, spot.hands[0].foot);
        let ends = stops(&ALONE, spot, &worth);
        let spent = spot.hands[0].foot.then(|| {
            let worth = SoloTurn::ends(spot, lost, counts, false).0;
            let ends = stops(&ALONE, spot, &worth);
            (worth, ends)
        });
        let turn = match &spent {
            Some((_, spent)) => Turn::with_foot(&ends.worth, &spent.worth),
            None => Turn::new(&ends.worth),
        };
        SoloTurn { turn, worth, lose, stops: ends, spent }
    }

    /// What each move is worth, with golden shoes and the tail, and what losing each tile is worth.
    fn ends(spot: &Spot, lost: usize, counts: Counts, foot: bool) -> ([f64; MOVES], [f64; STEAL]) {
        let shoe = counts.shoe();
        let values = &VALUES[counts as usize][usize::from(foot)];
        let mut worth = worth(&spot.middle, values, shoe);
        let mut lose = [f64::NEG_INFINITY; STEAL];
        worth[PASS] = f64::NEG_INFINITY;
        let smallest = smallest(&spot.middle);
        for what in (0..STEAL).filter(|&what| spot.middle[what] > 0) {
            let shoes = of_kind(what % 15).1;
            worth[what] -= lost as f64;
            let mut rest = spot.after(&ALONE, what, false);
            let taken = worth[what];
            worth[what] += shoe * extras(&rest);
            rest.hands[0] = spot.hands[0];
            lose[what] = taken - 1.0 - shoe * f64::from(shoes) + shoe * extras(&rest);
            if Some(what % 3) == smallest {
                worth[PASS] = worth[PASS].max(lose[what]);
            }
        }
        (worth, lose)
    }
}

/// About the shoes of golden shoes and the tail that are had or can still be had.
fn extras(spot: &Spot) -> f64 {
    let hand = &spot.hands[0];
    let golden = hand.shoes - hand.colours.iter().sum::<u8>();
    let gettable = spot.middle[15..].iter().sum::<u8>();
    let chance = |colour: usize| {
        let kinds = colour * 3..colour * 3 + 3;
        let tiles: u8 = kinds.map(|kind| spot.middle[kind] + spot.middle[kind + 15]).sum();
        if hand.colours[colour] > 0 { 1.0 } else { 1.0 - 0.2f64.powi(tiles.into()) }
    };
    let tail = TAILS.iter().enumerate().filter(|(at, _)| hand.tails & 1 << at != 0);
    let tail: f64 = tail
        .map(|(_, tail)| tail.colours().into_iter().map(|c| chance(c as usize)).product::<f64>())
        .sum();
    f64::from(golden) + 0.9 * f64::from(gettable) + 2.0 * tail
}
