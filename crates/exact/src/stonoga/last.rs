//! The end of the game, and the last tile before it.

use std::sync::LazyLock;

use turlaj_stonoga::TAILS;

use super::best::{Turn, full};
use super::spot::{Plain, SEATS, STEAL, SeatHand, Spot, of_kind};

/// The share of the victory of each seat.
pub type SeatShares = [f64; SEATS];

/// The shares once the middle is empty: the mean over the tails that seats may have.
pub fn standings(plain: &Plain, hands: &[SeatHand; SEATS]) -> SeatShares {
    let mut shares = [0.0; SEATS];
    let mut chance = [0.0; SEATS];
    let mut unsure = 0u32;
    for seat in 0..plain.players {
        chance[seat] = tail(&hands[seat]);
        if chance[seat] > 0.0 && chance[seat] < 1.0 {
            unsure |= 1 << seat;
        }
    }
    // All sets of seats whose unknown tail counts, the empty one last.
    let mut counts = unsure;
    loop {
        let (mut weight, mut best, mut winners) = (1.0, (0, 0), 0u32);
        for seat in 0..plain.players {
            let bit = 1 << seat;
            let tail = if unsure & bit == 0 { chance[seat] > 0.5 } else { counts & bit != 0 };
            if unsure & bit != 0 {
                weight *= if tail { chance[seat] } else { 1.0 - chance[seat] };
            }
            let total = hands[seat].open() + if tail { 2 } else { 0 };
            let points = (total, hands[seat].best_colour());
            if seat == 0 || points > best {
                (best, winners) = (points, bit);
            } else if points == best {
                winners |= bit;
            }
        }
        let each = weight / f64::from(winners.count_ones());
        for (seat, share) in shares.iter_mut().enumerate() {
            *share += if winners & 1 << seat != 0 { each } else { 0.0 };
        }
        if counts == 0 {
            return shares;
        }
        counts = (counts - 1) & unsure;
    }
}

/// The chance that the tail of a hand counts as it lies.
fn tail(hand: &SeatHand) -> f64 {
    if hand.tails == 0 {
        return 0.0;
    }
    let counts = |at: &usize| TAILS[*at].colours().iter().all(|&c| hand.colours[c as usize] > 0);
    let possible = (0..TAILS.len()).filter(|at| hand.tails & 1 << at != 0);
    possible.clone().filter(counts).count() as f64 / possible.count() as f64
}

/// The chances to take a single tile of so many shoes for who wants it, and for who does not.
static CHANCES: LazyLock<[(f64, f64); 5]> = LazyLock::new(|| {
    let chance = |shoes: usize, wanted: bool| {
        let mut ends = [0.0; 126];
        for (end, counts) in ends.iter_mut().zip(full()) {
            let fits = usize::from(counts[0] + counts[5]) >= shoes;
            *end = f64::from(u8::from(fits == wanted));
        }
        Turn::new(&ends).value()
    };
    let mut chances = [(0.0, 0.0); 5];
    for (shoes, chances) in chances.iter_mut().enumerate().skip(2) {
        *chances = (chance(shoes, true), 1.0 - chance(shoes, false));
    }
    chances
});

/// The shares where one tile is left and nothing can be stolen: all take turns at it until somebody
/// takes it, and only who gains by that tries. Exact where nobody has a bare foot.
pub fn single(plain: &Plain, spot: &Spot) -> SeatShares {
    let what = (0..STEAL).find(|&what| spot.middle[what] > 0).unwrap_or(0);
    let (can, must) = CHANCES[usize::from(of_kind(what % 15).1)];
    let mut taken = [[0.0; SEATS]; SEATS];
    for (seat, taken) in taken.iter_mut().enumerate().take(plain.players) {
        let mut here = spot.clone();
        here.turn = seat;
        *taken = standings(plain, &here.after(plain, what, false).hands);
    }
    let mut shares = [1.0 / plain.players as f64; SEATS];
    let last = spot.turn + plain.players;
    for _ in 0..200 {
        let before = shares;
        // Around the table, the last before the first, back to the seat whose turn it is.
        for seat in (spot.turn..last).rev().map(|seat| seat % plain.players) {
            let chance = if taken[seat][seat] >= shares[seat] { can } else { must };
            for (share, taken) in shares.iter_mut().zip(&taken[seat]) {
                *share += chance * (taken - *share);
            }
        }
        if (0..plain.players).all(|seat| (shares[seat] - before[seat]).abs() < 1e-10) {
            break;
        }
    }
    shares
}
