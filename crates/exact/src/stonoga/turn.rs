//! The exact value of a turn: the expected shoes under best play for this turn alone.

use turlaj_stonoga::{Stonoga, View};

use super::ends::stops;
use super::keeps::{FULL, KEEPS, ROLL, best_of, roll_from};
use super::spot::{MOVES, PASS, Plain, STEAL, Spot, of_kind};

/// Values of everything that can lie on the table, for each number of rolls still possible.
///
/// Values are integers: expected shoes times 1296 to the power of the rolls still possible.
#[derive(Clone, Debug)]
pub struct TurnValues {
    /// `best[j][k]`: dice of multiset k lie there and j rolls are possible.
    best: Vec<[i64; KEEPS]>,
    /// `kept[j][k]`: multiset k is kept and the other dice are rolled, as the first of j rolls.
    kept: Vec<[i64; KEEPS]>,
}

impl TurnValues {
    /// Values for the seat whose turn a view shows, with up to three further rolls; with a bare foot
    /// the last of them costs it, which is one shoe.
    pub fn new(rules: &Stonoga, view: &View, rolls: usize, foot: bool) -> TurnValues {
        let now = now(rules, view);
        let mut values = TurnValues { best: vec![now], kept: vec![[0; KEEPS]] };
        let mut unit = 1;
        for left in 1..=rolls {
            unit *= ROLL;
            let mut kept = roll_from(&values.best[left - 1]);
            if foot && left == 1 {
                kept.iter_mut().for_each(|value| *value -= unit);
            }
            values.best.push(best_of(&now.map(|shoes| shoes * unit), &kept));
            values.kept.push(kept);
        }
        values
    }

    /// The value of stopping with so many shoes, where so many rolls are still possible.
    pub fn stop(&self, shoes: u8, rolls: usize) -> i64 {
        i64::from(shoes) * ROLL.pow(rolls as u32)
    }

    /// The value of four dice (see [`super::keep`]) where so many rolls are still possible.
    pub fn best(&self, dice: usize, rolls: usize) -> i64 {
        self.best[rolls][dice]
    }

    /// The value of keeping a multiset (see [`super::keep`]) and rolling the other dice, as the first
    /// of so many rolls.
    pub fn keep(&self, kept: usize, rolls: usize) -> i64 {
        self.kept[rolls][kept]
    }

    /// The expected shoes before the first roll, as a fraction.
    pub fn before_first_roll(&self) -> (i64, i64) {
        let rolls = self.best.len() - 1;
        let kept = roll_from(&self.best[rolls]);
        (kept[0], ROLL.pow(rolls as u32 + 1))
    }
}

/// The most shoes that each full multiset brings at once: with a tile of the middle and its golden shoe, or
/// by stealing.
fn now(rules: &Stonoga, view: &View) -> [i64; KEEPS] {
    let (plain, spot) = (Plain::of(rules, view.seats.len()), Spot::of(view));
    let mut shoes = [0.0; MOVES];
    for (what, shoes) in shoes.iter_mut().enumerate() {
        *shoes = match what {
            what if what < STEAL => f64::from(of_kind(what % 15).1) + f64::from(what >= 15),
            what if what < PASS => {
                let tile = spot.stealable(&plain, what - STEAL);
                tile.map_or(0.0, |kind| f64::from(of_kind(kind).1))
            }
            _ => 0.0,
        };
    }
    let mut now = [0; KEEPS];
    for (now, shoes) in now[FULL].iter_mut().zip(stops(&plain, &spot, &shoes).worth) {
        *now = shoes as i64;
    }
    now
}
