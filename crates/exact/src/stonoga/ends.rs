//! What stopping brings with each of the 126 ways that four dice can lie.

use turlaj_stonoga::Edition;

use super::best::{Ends, full};
use super::spot::{PASS, Plain, STEAL, Spot, of_kind};
use super::takes::Takes;

/// The best end of a turn for each full multiset of dice, and the move that makes it.
#[derive(Clone, Debug)]
pub struct Stops {
    /// What it is worth.
    pub worth: Ends,
    /// The number of the move.
    pub what: [u8; 126],
}

/// What a move brings in one colour, by dice of it and stars.
type Grid = [[(f64, u8); 5]; 5];
const NOTHING: (f64, u8) = (f64::NEG_INFINITY, PASS as u8);

/// The best end for all dice, where each move is worth what `worth` says.
pub fn stops(plain: &Plain, spot: &Spot, worth: &[f64]) -> Stops {
    let mut takes = [[[NOTHING; 5]; 5]; 5];
    let mut steals = takes;
    for (colour, grid) in takes.iter_mut().enumerate() {
        take_in(plain, spot, worth, colour, grid);
    }
    for from in 0..plain.players {
        let Some(kind) = spot.stealable(plain, from) else { continue };
        let (colour, shoes) = of_kind(kind);
        let one = (worth[STEAL + from], (STEAL + from) as u8);
        for dice in 0..5u8 {
            for stars in 0..5 - dice {
                if shoes <= dice + stars && (plain.ru || dice <= shoes) {
                    better(&mut steals[colour][usize::from(dice)][usize::from(stars)], one);
                }
            }
        }
    }
    let mut stops = Stops { worth: [0.0; 126], what: [PASS as u8; 126] };
    for (at, counts) in full().iter().enumerate() {
        let stars = usize::from(counts[5]);
        let (mut take, mut steal) = (NOTHING, NOTHING);
        for colour in 0..5 {
            let dice = usize::from(counts[colour]);
            better(&mut take, takes[colour][dice][stars]);
            better(&mut steal, steals[colour][dice][stars]);
        }
        let mut best = if take.0 == f64::NEG_INFINITY { (worth[PASS], PASS as u8) } else { take };
        better(&mut best, steal);
        (stops.worth[at], stops.what[at]) = best;
    }
    stops
}

fn better(best: &mut (f64, u8), other: (f64, u8)) {
    if other.0 > best.0 {
        *best = other;
    }
}

/// What can be taken from the middle in one colour.
fn take_in(plain: &Plain, spot: &Spot, worth: &[f64], colour: usize, grid: &mut Grid) {
    // By size, the better of the copies without and with a golden shoe.
    let mut sizes = [NOTHING; 5];
    for (size, best) in sizes.iter_mut().enumerate().skip(2) {
        let kind = colour * 3 + size - 2;
        for what in [kind, kind + 15] {
            if spot.middle[what] > 0 {
                better(best, (worth[what], what as u8));
            }
        }
    }
    let here = |size: usize| u8::from(sizes[size].0 > f64::NEG_INFINITY) << (size - 2);
    let middle = here(2) | here(3) | here(4);
    let takes = Takes::whole(if plain.ru { Edition::Ru } else { Edition::Pl });
    for (dice, row) in grid.iter_mut().enumerate() {
        for (stars, best) in row.iter_mut().enumerate().take(5 - dice) {
            let fits = takes.of(middle, dice, stars);
            for size in (2..5).filter(|size| fits & 1 << (size - 2) != 0) {
                better(best, sizes[size]);
            }
        }
    }
}
