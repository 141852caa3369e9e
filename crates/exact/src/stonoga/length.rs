//! A turn in which the shorter game decides among equal values.

use super::duel::EQUAL;
use super::keeps::{ALL, FULL, KEEPS};

/// What something is worth, and how many turns the game still takes.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Timed {
    /// The share of the victory.
    pub value: f64,
    /// Expected turns, the present one included.
    pub turns: f64,
}

impl Timed {
    /// Worse than anything.
    pub(super) const NONE: Timed = Timed { value: f64::NEG_INFINITY, turns: f64::INFINITY };

    /// What the other player's position is worth to who passes the turn on.
    pub(super) fn passed_on(self) -> Timed {
        Timed { value: 1.0 - self.value, turns: 1.0 + self.turns }
    }

    /// Whether this is worth more, or the same in a shorter game.
    pub fn beats(self, other: Timed) -> bool {
        let by = self.value - other.value;
        by > EQUAL || by > -EQUAL && self.turns < other.turns - SAME_LENGTH
    }

    pub(super) fn better(self, other: Timed) -> Timed {
        if other.beats(self) { other } else { self }
    }
}

/// Games whose expected turns differ by less are as long as each other.
const SAME_LENGTH: f64 = 1e-7;

type TimedRow = [Timed; 256];

/// What stopping with each full multiset is worth.
pub(super) type TimedEnds = [Timed; KEEPS - FULL.start];

/// What keeping each multiset is worth, for one and two rolls.
#[derive(Clone, Debug)]
pub(super) struct TimedTurn {
    kept: [Box<TimedRow>; 2],
}

impl TimedTurn {
    pub(super) fn new(ends: &TimedEnds) -> TimedTurn {
        let mut row = row(ends);
        mean(&mut row);
        let last = Box::new(row);
        best(&mut row, ends);
        mean(&mut row);
        TimedTurn { kept: [last, Box::new(row)] }
    }

    pub(super) fn keep(&self, kept: usize, rolls: usize) -> Timed {
        self.kept[rolls - 1][kept]
    }
}

/// The expected turns before the first roll.
pub(super) fn turns(ends: &TimedEnds) -> f64 {
    let mut row = row(ends);
    for _ in 0..2 {
        mean(&mut row);
        best(&mut row, ends);
    }
    mean(&mut row);
    row[0].turns
}

fn row(ends: &TimedEnds) -> TimedRow {
    let mut row = [Timed::NONE; 256];
    row[FULL].copy_from_slice(ends);
    row
}

/// The mean over the dice that a multiset lacks, for all that are not full.
fn mean(row: &mut TimedRow) {
    let keeps = &*ALL;
    for at in (0..FULL.start).rev() {
        let [a, b, c, d, e, f] = keeps.with[at].map(|to| row[usize::from(to)]);
        row[at] = Timed {
            value: ((a.value + b.value) + (c.value + d.value) + (e.value + f.value)) / 6.0,
            turns: ((a.turns + b.turns) + (c.turns + d.turns) + (e.turns + f.turns)) / 6.0,
        };
    }
}

/// For each full multiset the best of stopping and of keeping a part of it.
fn best(row: &mut TimedRow, ends: &TimedEnds) {
    let keeps = &*ALL;
    row[FULL].copy_from_slice(ends);
    for at in 0..FULL.start {
        let part = row[at];
        for to in keeps.with[at] {
            let to = usize::from(to);
            row[to] = row[to].better(part);
        }
    }
}
