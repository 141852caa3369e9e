//! A fitted guess at each seat's share of the victory, at the beginning of a turn.
//!
//! A conditional logit: every seat gets a score, a sum of weighted features, and its share is that
//! of the exponential of its score among all. Weights depend on how many tiles are left. They come
//! from games that the choosers play against themselves (`examples/fit_stonoga.rs`).

use std::collections::BTreeMap;
use std::sync::LazyLock;

use turlaj_exact::stonoga::{
    MOVES, Plain, SEATS, STEAL, SeatHand, SeatShares, Spot, Turn, all_masks, bare, masks, number,
    of_kind, single, standings, stops,
};
use turlaj_stonoga::TAILS;

/// How many features a seat has.
pub const WIDTH: usize = 26;
/// What the features are, in order.
pub const FEATURES: [&str; WIDTH] = [
    "shoes",
    "colour",
    "tail",
    "foot",
    "wait0",
    "wait1",
    "wait2",
    "wait3",
    "wait4",
    "wait5",
    "end2",
    "end3",
    "end4",
    "chance",
    "target",
    "end",
    "lead",
    "shoes*mean",
    "early*4",
    "early*3",
    "early*2",
    "wins",
    "early*wins",
    "wait0*gain",
    "wait1*gain",
    "wait2*gain",
];
/// Weights are fitted for these numbers of tiles left, and go straight between them.
pub const KNOTS: [u8; 9] = [1, 2, 3, 4, 6, 8, 11, 15, 20];
/// The most tiles in the middle.
const TILES: usize = 20;

/// What has weights of its own: players, Russian booklet, steal.
pub type Key = (usize, bool, bool);

/// The weights of a key, by tiles left.
#[derive(Clone, Debug)]
pub struct ShareWeights {
    by_left: [[f64; WIDTH]; TILES + 1],
}

/// The two knots around a number of tiles, and how far it is from the first to the second.
pub fn between(left: u8) -> (usize, usize, f64) {
    let above = KNOTS.iter().position(|&knot| knot >= left).unwrap_or(KNOTS.len() - 1);
    let below = above.saturating_sub(usize::from(KNOTS[above] > left));
    if above == below {
        return (below, above, 0.0);
    }
    let far = f64::from(left - KNOTS[below]) / f64::from(KNOTS[above] - KNOTS[below]);
    (below, above, far)
}

static SHEETS: LazyLock<BTreeMap<Key, ShareWeights>> =
    LazyLock::new(|| read(include_str!("weights.txt")));

/// Lines `players edition steal knot weights…`; `#` begins a comment.
fn read(text: &str) -> BTreeMap<Key, ShareWeights> {
    let mut knots: BTreeMap<Key, [[f64; WIDTH]; KNOTS.len()]> = BTreeMap::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [players, edition, steal, knot, weights @ ..] = &words[..] else { continue };
        let (Ok(players), Ok(knot)) = (players.parse(), knot.parse::<u8>()) else { continue };
        let Some(at) = KNOTS.iter().position(|known| *known == knot) else { continue };
        let key = (players, *edition == "ru", *steal == "steal");
        let row = &mut knots.entry(key).or_insert([[0.0; WIDTH]; KNOTS.len()])[at];
        for (weight, word) in row.iter_mut().zip(weights) {
            *weight = word.parse().unwrap_or(0.0);
        }
    }
    knots.into_iter().map(|(key, knots)| (key, ShareWeights::new(&knots))).collect()
}

impl ShareWeights {
    /// Weights between these at the knots.
    pub fn new(knots: &[[f64; WIDTH]; KNOTS.len()]) -> ShareWeights {
        let mut by_left = [[0.0; WIDTH]; TILES + 1];
        for (left, row) in by_left.iter_mut().enumerate() {
            let (below, above, far) = between(left as u8);
            for (at, weight) in row.iter_mut().enumerate() {
                *weight = knots[below][at] + far * (knots[above][at] - knots[below][at]);
            }
        }
        ShareWeights { by_left }
    }

    /// The weights for these rules.
    pub(crate) fn of(plain: &Plain) -> &'static ShareWeights {
        static NONE: LazyLock<ShareWeights> = LazyLock::new(|| {
            let mut knots = [[0.0; WIDTH]; KNOTS.len()];
            knots.iter_mut().for_each(|row| row[0] = 4.0);
            ShareWeights::new(&knots)
        });
        SHEETS.get(&(plain.players, plain.ru, plain.steal)).unwrap_or(&NONE)
    }

    /// The share of each seat; exact at the end, and where one tile is left that nobody can steal.
    pub(crate) fn shares(&self, plain: &Plain, spot: &Spot) -> SeatShares {
        match spot.left {
            0 => standings(plain, &spot.hands),
            1 if !plain.steal => single(plain, spot),
            _ => self.fitted(plain, spot),
        }
    }

    fn fitted(&self, plain: &Plain, spot: &Spot) -> SeatShares {
        let weights = &self.by_left[usize::from(spot.left).min(TILES)];
        let mut features = [[0.0; WIDTH]; SEATS];
        measure(plain, spot, &mut features);
        let mut shares = [0.0; SEATS];
        for (share, features) in shares.iter_mut().zip(&features).take(plain.players) {
            *share = weights.iter().zip(features).map(|(weight, feature)| weight * feature).sum();
        }
        softmax(&mut shares[..plain.players]);
        shares
    }
}

/// Scores become shares.
pub fn softmax(scores: &mut [f64]) {
    let most = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let mut sum = 0.0;
    for score in &mut *scores {
        *score = (*score - most).exp();
        sum += *score;
    }
    scores.iter_mut().for_each(|score| *score /= sum);
}

/// The features of all seats, each about as large as 1.
pub fn measure(plain: &Plain, spot: &Spot, features: &mut [[f64; WIDTH]; SEATS]) {
    let players = plain.players;
    let open = |seat: usize| f64::from(spot.hands[seat].open());
    let (mut first, mut second) = (0.0f64, 0.0f64);
    for seat in 0..players {
        let shoes = open(seat);
        second = second.max(first.min(shoes));
        first = first.max(shoes);
    }
    // How many tiles of each size are left, and the mean size around 3.
    let mut sizes = [0.0; 3];
    for (what, many) in spot.middle.iter().enumerate() {
        sizes[what % 3] += f64::from(*many);
    }
    let mean = (sizes[2] - sizes[0]) / f64::from(spot.left.max(1));
    // Where tiles can be stolen, what a turn brings does not hang on the middle alone.
    let gain = if plain.steal { 0.0 } else { GAINS[number(masks(&spot.middle))] - 3.0 };
    let middle_seat = (players - 1) as f64 / 2.0;
    let with_tails = spot.hands[0].tails != 0;
    let reach = if with_tails { reachable(players, spot) } else { [0.0; 5] };
    for (seat, row) in features.iter_mut().enumerate().take(players) {
        let hand = &spot.hands[seat];
        let wait = (seat + players - spot.turn) % players;
        row[0] = open(seat) / 10.0;
        row[1] = f64::from(hand.best_colour()) / 10.0;
        row[2] = if with_tails { tail(hand, &reach) } else { 0.0 };
        row[3] = f64::from(u8::from(hand.foot));
        row[4 + wait] = 1.0;
        row[16] = (open(seat) - second).max(0.0) / 5.0;
        row[17] = row[0] * mean;
        let early = 1.0 - wait as f64 / middle_seat;
        row[18] = early * sizes[2] / 5.0;
        row[19] = early * sizes[1] / 5.0;
        row[20] = early * sizes[0] / 5.0;
        if wait < 3 {
            row[23 + wait] = gain;
        }
        if spot.left == 1 && wins_by_it(plain, spot, seat) {
            row[21] = 1.0;
            row[22] = early;
        }
        if plain.steal {
            let waits = wait as f64 / players as f64;
            if let Some(kind) = hand.loose_tile(plain.guard) {
                let shoes = of_kind(kind).1;
                row[8 + usize::from(shoes)] = waits;
                row[14] = if open(seat) >= first { waits } else { 0.0 };
                row[15] = f64::from(shoes) / 4.0;
            }
            if wait == 0 {
                let ends = (0..players).filter_map(|from| spot.stealable(plain, from));
                row[13] = ends.map(|kind| f64::from(of_kind(kind).1)).fold(0.0, f64::max) / 4.0;
            }
        }
    }
}

/// The shoes that a turn brings on average to who wants the most, for every middle.
static GAINS: LazyLock<Vec<f64>> = LazyLock::new(|| {
    let plain = Plain { players: 1, ru: false, steal: false, guard: false };
    let mut gains = vec![0.0; 1 << 15];
    let mut worth = [0.0; MOVES];
    for (what, worth) in worth.iter_mut().enumerate().take(STEAL) {
        *worth = f64::from(of_kind(what % 15).1);
    }
    for masks in all_masks() {
        gains[number(masks)] = Turn::new(&stops(&plain, &bare(masks), &worth).worth).value();
    }
    gains
});

/// Whether a seat has the most shoes of all once it takes the last tile.
fn wins_by_it(plain: &Plain, spot: &Spot, seat: usize) -> bool {
    let last = (0..STEAL).find(|&what| spot.middle[what] > 0).unwrap_or(0);
    let gain = of_kind(last % 15).1 + u8::from(last >= 15);
    let own = (spot.hands[seat].open() + gain, spot.hands[seat].best_colour() + gain);
    let rivals = (0..plain.players).filter(|&rival| rival != seat);
    rivals.map(|rival| &spot.hands[rival]).all(|hand| own > (hand.open(), hand.best_colour()))
}

/// About the chance to get a tile of each colour from the middle.
fn reachable(players: usize, spot: &Spot) -> [f64; 5] {
    let mut reach = [0.0; 5];
    for (colour, reach) in reach.iter_mut().enumerate() {
        let kinds = colour * 3..colour * 3 + 3;
        let tiles: u8 = kinds.map(|kind| spot.middle[kind] + spot.middle[kind + 15]).sum();
        *reach = 1.0 - (1.0 - 1.0 / players as f64).powi(tiles.into());
    }
    reach
}

/// About the shoes that a tail will bring.
fn tail(hand: &SeatHand, reach: &[f64; 5]) -> f64 {
    let has = |colour: usize| if hand.colours[colour] > 0 { 1.0 } else { reach[colour] };
    let chance = [has(0), has(1), has(2), has(3), has(4)];
    let (mut sum, mut many) = (0.0, 0.0);
    for (at, tail) in TAILS.iter().enumerate() {
        if hand.tails & 1 << at != 0 {
            let [one, other] = tail.colours();
            sum += chance[one as usize] * chance[other as usize];
            many += 1.0;
        }
    }
    2.0 * sum / many
}
