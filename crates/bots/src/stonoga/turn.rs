//! The exact value of a turn: the expected shoes under best play for this turn alone.

use turlaj_core::Seat;
use turlaj_stonoga::{COLOURS, State, Stonoga};

use super::keeps::{ALL, FULL, KEEPS};

/// Chances of a roll of four dice: what one level of rolling multiplies values by.
const ROLL: i64 = 1296;

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
    /// Values for a seat with up to three further rolls; with a bare foot the last of them costs
    /// it, which is one shoe.
    pub fn new(rules: &Stonoga, state: &State, seat: Seat, rolls: usize, foot: bool) -> TurnValues {
        let now = now(rules, state, seat);
        let mut values = TurnValues { best: vec![now], kept: vec![[0; KEEPS]] };
        let mut unit = 1;
        for left in 1..=rolls {
            unit *= ROLL;
            let price = if foot && left == 1 { unit } else { 0 };
            let kept = roll_from(&values.best[left - 1], price);
            values.best.push(best_of(&now, &kept, unit));
            values.kept.push(kept);
        }
        values
    }

    /// The value of stopping with so many shoes, where so many rolls are still possible.
    pub fn stop(&self, shoes: u8, rolls: usize) -> i64 {
        i64::from(shoes) * ROLL.pow(rolls as u32)
    }

    /// The value of keeping a multiset and rolling the other dice, as the first of so many rolls.
    pub(super) fn keep(&self, kept: usize, rolls: usize) -> i64 {
        self.kept[rolls][kept]
    }

    /// The expected shoes before the first roll, as a fraction.
    pub fn before_first_roll(&self) -> (i64, i64) {
        let rolls = self.best.len() - 1;
        let kept = roll_from(&self.best[rolls], 0);
        (kept[0], ROLL.pow(rolls as u32 + 1))
    }
}

/// The most shoes that each full multiset brings at once.
fn now(rules: &Stonoga, state: &State, seat: Seat) -> [i64; KEEPS] {
    let mut gain = [[[0i64; 5]; 5]; 5];
    for (at, colour) in COLOURS.into_iter().enumerate() {
        for dice in 0..=4u8 {
            for stars in 0..=(4 - dice) {
                let shoes = rules.most_shoes(state, seat, colour, dice, stars);
                gain[at][usize::from(dice)][usize::from(stars)] = i64::from(shoes);
            }
        }
    }
    let mut now = [0; KEEPS];
    for at in FULL {
        let counts = &ALL.counts[at];
        let stars = usize::from(counts[5]);
        now[at] = (0..5)
            .map(|colour| gain[colour][usize::from(counts[colour])][stars])
            .max()
            .unwrap_or(0);
    }
    now
}

/// The value of keeping each multiset and rolling the rest, less a price; times one more 1296.
fn roll_from(after: &[i64; KEEPS], price: i64) -> [i64; KEEPS] {
    let keeps = &*ALL;
    let mut sums = *after;
    for at in (0..FULL.start).rev() {
        sums[at] = keeps.with[at].iter().map(|&to| sums[usize::from(to)]).sum();
    }
    // A kept multiset of n dice was summed over 6^(4-n) outcomes; all are brought to 6^4.
    for (at, sum) in sums.iter_mut().enumerate() {
        *sum = *sum * [1, 6, 36, 216, ROLL][usize::from(keeps.size[at])] - price;
    }
    sums
}

/// The best of stopping now and of keeping any part of what lies there.
fn best_of(now: &[i64; KEEPS], kept: &[i64; KEEPS], unit: i64) -> [i64; KEEPS] {
    let keeps = &*ALL;
    // `part[k]`: the best of all parts of k; keeping all four dice is not a roll.
    let mut part = *kept;
    part[FULL].fill(i64::MIN);
    for at in 0..FULL.start {
        for &to in &keeps.with[at] {
            let to = usize::from(to);
            part[to] = part[to].max(part[at]);
        }
    }
    let mut best = [0; KEEPS];
    for at in FULL {
        best[at] = (now[at] * unit).max(part[at]);
    }
    best
}
