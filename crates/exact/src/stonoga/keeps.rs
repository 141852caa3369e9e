//! All multisets of up to four faces: what can lie on the table between two rolls.

use std::sync::LazyLock;

use turlaj_stonoga::Face;

/// How many multisets of up to four of six faces there are.
pub(super) const KEEPS: usize = 210;
/// Outcomes of four dice: what one level of rolling multiplies values by.
pub(super) const ROLL: i64 = 1296;
/// Multisets of four dice come last.
pub(super) const FULL: std::ops::Range<usize> = 84..KEEPS;

/// The multisets, the smaller ones first, and how they grow.
pub(super) struct Keeps {
    /// How many dice show each face.
    pub(super) counts: [[u8; 6]; KEEPS],
    /// The multiset with one more die of a face (nothing beyond four dice).
    pub(super) with: [[u8; 6]; KEEPS],
    /// How many dice.
    pub(super) size: [u8; KEEPS],
}

/// Computed once: 210 rows.
pub(super) static ALL: LazyLock<Keeps> = LazyLock::new(|| {
    let mut list: Vec<[u8; 6]> = vec![[0; 6]];
    let mut from = 0;
    for _ in 0..4 {
        let to = list.len();
        for at in from..to {
            let counts = list[at];
            // Only faces not before the last one present, so that each multiset comes once.
            let last = counts.iter().rposition(|&count| count > 0).unwrap_or(0);
            for face in last..6 {
                let mut more = counts;
                more[face] += 1;
                list.push(more);
            }
        }
        from = to;
    }
    let counts: [[u8; 6]; KEEPS] = list.try_into().expect("there are 210 multisets");
    let size = counts.map(|counts| counts.iter().sum());
    let mut with = [[u8::MAX; 6]; KEEPS];
    for at in 0..FULL.start {
        for (face, to) in with[at].iter_mut().enumerate() {
            let mut more = counts[at];
            more[face] += 1;
            let found = counts.iter().position(|known| *known == more);
            *to = found.expect("a multiset of up to four faces is listed") as u8;
        }
    }
    Keeps { counts, with, size }
});

/// The number by which [`super::TurnValues::keep`] knows a multiset of up to four faces.
pub fn keep(faces: impl Iterator<Item = Face>) -> usize {
    let keeps = &*ALL;
    faces.fold(0, |at, face| usize::from(keeps.with[at][face.index() as usize]))
}

/// The value of keeping each multiset and rolling the rest of four dice, times 1296, where `after`
/// tells what full multisets are worth.
pub(super) fn roll_from(after: &[i64; KEEPS]) -> [i64; KEEPS] {
    let keeps = &*ALL;
    let mut sums = *after;
    for at in (0..FULL.start).rev() {
        sums[at] = keeps.with[at].iter().map(|&to| sums[usize::from(to)]).sum();
    }
    // A kept multiset of n dice was summed over 6^(4-n) outcomes; all are brought to 6^4.
    for (at, sum) in sums.iter_mut().enumerate() {
        *sum *= [1, 6, 36, 216, ROLL][usize::from(keeps.size[at])];
    }
    sums
}

/// The best of what each full multiset is worth at once and of keeping any part of it and rolling
/// on.
pub(super) fn best_of(now: &[i64; KEEPS], kept: &[i64; KEEPS]) -> [i64; KEEPS] {
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
        best[at] = now[at].max(part[at]);
    }
    best
}
