//! The best way through one turn whose ends have any values.

use super::keeps::{ALL, FULL, KEEPS};

/// As many places as a byte can name, so that no index has to be checked.
type ValueRow = [f64; 256];

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
    best: [ValueRow; 4],
    /// `kept[j][k]`: multiset k is kept and the other dice are rolled, as the first of j rolls.
    kept: [ValueRow; 4],
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
        let mut row = self.best[left - 1];
        mean(&mut row);
        self.kept[left] = row;
        best(&mut row, ends);
        self.best[left] = row;
    }

    /// The value before the first roll.
    pub fn value(&self) -> f64 {
        let mut row = self.best[self.rolls];
        mean(&mut row);
        row[0]
    }

    /// The value of four dice where so many rolls are still possible.
    pub(crate) fn best(&self, dice: usize, rolls: usize) -> f64 {
        self.best[rolls][dice]
    }

    /// The value of keeping a multiset and rolling the other dice, as the first of so many rolls.
    pub fn keep(&self, kept: usize, rolls: usize) -> f64 {
        self.kept[rolls][kept]
    }
}

/// What a turn of three rolls is worth before the first one.
pub(super) fn value(ends: &Ends) -> f64 {
    let mut row = [0.0; 256];
    row[FULL].copy_from_slice(ends);
    for _ in 0..2 {
        mean(&mut row);
        best(&mut row, ends);
    }
    mean(&mut row);
    row[0]
}

/// The mean over the dice that a multiset lacks, for all that are not full.
fn mean(row: &mut ValueRow) {
    let keeps = &*ALL;
    for at in (0..FULL.start).rev() {
        let [a, b, c, d, e, f] = keeps.with[at].map(|to| row[usize::from(to)]);
        row[at] = ((a + b) + (c + d) + (e + f)) / 6.0;
    }
}

/// For each full multiset the best of stopping and of keeping a part of it: at least one die is
/// rolled.
fn best(row: &mut ValueRow, ends: &Ends) {
    let keeps = &*ALL;
    row[FULL].copy_from_slice(ends);
    for at in 0..FULL.start {
        let part = row[at];
        for to in keeps.with[at] {
            let to = usize::from(to);
            row[to] = row[to].max(part);
        }
    }
}
