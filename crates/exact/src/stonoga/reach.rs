//! How likely each end of a turn is under best play.

use std::sync::LazyLock;

use turlaj_stonoga::FACES;

use super::best::{Turn, full};
use super::ends::Stops;
use super::keeps::{FULL, keep};
use super::spot::MOVES;

/// How multisets of dice grow, by the numbers of [`keep`].
struct Grow {
    with: Vec<[u8; 6]>,
    /// The parts of each full multiset that can be kept.
    parts: Vec<Vec<u8>>,
}

/// Multisets of four dice come after those of fewer.
const FEWER: usize = FULL.start;

static GROW: LazyLock<Grow> = LazyLock::new(|| {
    let number = |counts: &[u8; 6]| {
        let faces = FACES.into_iter().zip(counts);
        keep(faces.flat_map(|(face, &count)| (0..count).map(move |_| face)))
    };
    let mut with = vec![[0; 6]; FEWER];
    let mut parts = vec![Vec::new(); full().len()];
    for (at, whole) in full().iter().enumerate() {
        let mut part = [0; 6];
        // Counts up through all parts of the whole, like the digits of a number.
        while let Some(place) = (0..6).find(|&face| part[face] < whole[face]) {
            let of = number(&part);
            parts[at].push(of as u8);
            for (face, to) in with[of].iter_mut().enumerate() {
                let mut more = part;
                more[face] += 1;
                *to = number(&more) as u8;
            }
            part[..place].fill(0);
            part[place] += 1;
        }
    }
    Grow { with, parts }
});

/// The chance of each move at the end of a turn that is played as `turn` says; those that spend the
/// bare foot come after the others.
pub fn reach(turn: &Turn, stops: &Stops, spent: Option<&Stops>) -> [[f64; MOVES]; 2] {
    let rolls = if spent.is_some() { 4 } else { 3 };
    reach_from(turn, stops, spent, 0, rolls)
}

/// The same from the moment that a multiset is kept and the other dice are rolled, as the first of
/// this many rolls.
pub fn reach_from(
    turn: &Turn,
    stops: &Stops,
    spent: Option<&Stops>,
    kept: usize,
    rolls: usize,
) -> [[f64; MOVES]; 2] {
    let grow = &*GROW;
    let mut chances = [[0.0; MOVES]; 2];
    let mut mass = [0.0; 256];
    mass[kept] = 1.0;
    for left in (0..rolls).rev() {
        spread(&grow.with, &mut mass);
        let mut kept = [0.0; 256];
        for at in 0..full().len() {
            let here = mass[FEWER + at];
            if here == 0.0 {
                continue;
            }
            if left == 0 {
                let last = spent.unwrap_or(stops);
                chances[usize::from(spent.is_some())][usize::from(last.what[at])] += here;
                continue;
            }
            let best = turn.best(FEWER + at, left);
            if stops.worth[at] >= best {
                chances[0][usize::from(stops.what[at])] += here;
                continue;
            }
            let parts = &grow.parts[at];
            let part = parts.iter().find(|&&part| turn.keep(usize::from(part), left) >= best);
            kept[usize::from(part.copied().unwrap_or(0))] += here;
        }
        mass = kept;
    }
    chances
}

/// Rolls the dice that each multiset lacks.
fn spread(with: &[[u8; 6]], mass: &mut [f64; 256]) {
    for (at, with) in with.iter().enumerate() {
        let each = mass[at] / 6.0;
        if each > 0.0 {
            for &to in with {
                mass[usize::from(to)] += each;
            }
            mass[at] = 0.0;
        }
    }
}
