//! The best way through one turn whose ends have any values.

use super::keeps::{ALL, FULL, KEEPS};

/// As many places as a byte can name, so that no index has to be checked.
type Row = [f64; 256];

/// What each full multiset of dice (see [`full`]) is worth to whoever stops with it.
pub type Ends = [f64; KEEPS - FULL.start];

/// The full multisets of four dice: how many show each face, in the order of [`Ends`].
pub fn full() -> &'static [[u8; 6]] {
    &ALL.counts[FULL]
}

/// What everything that can lie on the table in a turn is worth, for each number of rolls that are
/// still possible. Multisets go by the number of [`super::keep`].
#[derive(Clone, Debug)]
pub struct Turn {
    /// `best[j][k]`: dice of multiset k lie there, and j rolls are possible.
    best: [Row; 4],
    /// `kept[j][k]`: multiset k is kept and the other dice are rolled, as the first of j rolls.
    kept: [Row; 4],
    rolls: usize,
}

impl Turn {
    /// A turn of three rolls.
    pub fn new(ends: &Ends) -> Turn {
        let mut turn = Turn { best: [[0.0; 256]; 4], kept: [[0.0; 256]; 4], rolls: 2 };
        turn.best[0][FULL].copy_from_slice(ends);
        for left in 1..=2 {
            turn.roll(left, ends);
        }
        turn
    }

    /// A turn of three rolls and one more for a bare foot, after which the ends are worth `spent`.
    pub fn with_foot(ends: &Ends, spent: &Ends) -> Turn {
        let mut turn = Turn { best: [[0.0; 256]; 4], kept: [[0.0; 256]; 4], rolls: 3 };
        turn.best[0][FULL].copy_from_slice(spent);
        for left in 1..=3 {
            turn.roll(left, ends);
        }
        turn
    }

    fn roll(&mut self, left: usize, ends: &Ends) {
        self.kept[left] = mean(&self.best[left - 1]);
        self.best[left] = parts(&self.kept[left]);
        for (best, end) in self.best[left][FULL].iter_mut().zip(ends) {
            *best = best.max(*end);
        }
    }

    /// The value before the first roll.
    pub fn value(&self) -> f64 {
        mean(&self.best[self.rolls])[0]
    }

    /// The value of four dice where so many rolls are still possible.
    pub fn best(&self, dice: usize, rolls: usize) -> f64 {
        self.best[rolls][dice]
    }

    /// The value of keeping a multiset and rolling the other dice, as the first of so many rolls.
    pub fn keep(&self, kept: usize, rolls: usize) -> f64 {
        self.kept[rolls][kept]
    }
}

/// The mean over the dice that a multiset lacks.
fn mean(after: &Row) -> Row {
    let keeps = &*ALL;
    let mut means = *after;
    for at in (0..FULL.start).rev() {
        let [a, b, c, d, e, f] = keeps.with[at].map(|to| means[usize::from(to)]);
        means[at] = ((a + b) + (c + d) + (e + f)) / 6.0;
    }
    means
}

/// For each full multiset the best of all its parts: at least one die is rolled.
fn parts(kept: &Row) -> Row {
    let keeps = &*ALL;
    let mut part = *kept;
    part[FULL].fill(f64::NEG_INFINITY);
    for at in 0..FULL.start {
        for to in keeps.with[at] {
            let to = usize::from(to);
            part[to] = part[to].max(part[at]);
        }
    }
    part
}
