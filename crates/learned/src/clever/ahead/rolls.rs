//! The rolls that are tried: all of them where few dice are rolled, else some that are spread evenly.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use turlaj_packed::clever::{DieMask, PackedFaces};
use turlaj_packed::clever::{Packed, PackedNode};

/// What chance decides up to the next decision: six dice, and a word for the lot of a solo player.
#[derive(Clone, Copy, Debug)]
pub(super) struct TriedRoll {
    faces: PackedFaces,
    lot: u32,
}

/// So many rolls show every pair of faces once on each of three pairs of dice.
const BLOCK: usize = 36;
/// White and blue are one of the pairs: their sum is what counts.
const PAIRS: [[usize; 2]; 3] = [[0, 2], [1, 5], [3, 4]];

impl TriedRoll {
    /// The position after this roll, and after the lot if there is one.
    #[inline]
    pub(super) fn after<const SEATS: usize>(self, game: &Packed<SEATS>) -> Packed<SEATS> {
        let mut next = *game;
        next.roll(self.faces);
        if let PackedNode::Lot(lowest) = next.node() {
            let lots = lowest.lots();
            let at = (u64::from(self.lot) * lots.len() as u64) >> 32;
            next.lot(lots[at as usize].into());
        }
        next
    }

    /// Which of [`all`] this is for some dice.
    #[inline]
    pub(super) fn index(self, dice: DieMask) -> usize {
        each(dice)
            .fold((0, 1), |(at, unit), die| {
                (at + unit * (self.faces.of(die) as usize - 1), unit * 6)
            })
            .0
    }
}

fn each(dice: DieMask) -> impl Iterator<Item = u32> {
    (0..6).filter(move |die| dice >> die & 1 == 1)
}

/// How many rolls these dice have.
#[inline]
pub(super) fn count(dice: DieMask) -> usize {
    6usize.pow(dice.count_ones())
}

/// A roll of some dice by its number below [`count`]; only for dice that no lot follows on.
#[inline]
pub(super) fn nth(dice: DieMask, mut at: usize) -> TriedRoll {
    let mut faces = [0; 6];
    for die in each(dice) {
        faces[die as usize] = (at % 6) as u8 + 1;
        at /= 6;
    }
    TriedRoll { faces: PackedFaces::new(faces), lot: 0 }
}

/// So many rolls of six dice: in each block of 36 the dice of a pair show all that they can.
pub(super) fn spread(seed: u64, count: usize, rolls: &mut Vec<TriedRoll>) {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
    rolls.clear();
    while rolls.len() < count {
        let orders = PAIRS.map(|_| {
            let mut order: [u8; BLOCK] = std::array::from_fn(|at| at as u8);
            for at in (1..BLOCK).rev() {
                order.swap(at, chance.random_range(0..=at as u32) as usize);
            }
            order
        });
        for at in 0..BLOCK.min(count - rolls.len()) {
            let mut faces = [0; 6];
            for (pair, order) in PAIRS.iter().zip(&orders) {
                faces[pair[0]] = order[at] % 6 + 1;
                faces[pair[1]] = order[at] / 6 + 1;
            }
            rolls.push(TriedRoll { faces: PackedFaces::new(faces), lot: chance.random() });
        }
    }
}
