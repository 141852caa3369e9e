//! Fits the evaluation of Stonoga: choosers play against themselves by the weights they have, and
//! after each game the weights move towards how it ended (maximum likelihood, AdaGrad). In every
//! second game some seats play for the shoes of each turn alone, as many people do. What is written
//! is the mean over the second half. The same seed gives the same weights.
//!
//! `cargo run --release -p turlaj-learned --example fit_stonoga -- [--games N] [--seed N] [--out FILE]`
//! writes the text of `crates/learned/src/stonoga/weights.txt`; it takes about ten minutes, and most of
//! them are for games with stealing, which `--plain only` leaves out.

use std::fmt::Write as _;

use rand::rngs::Xoshiro256PlusPlus as Chance;
use rand::{RngExt, SeedableRng};
use turlaj_exact::stonoga::{Plain, SEATS, SeatHand, Spot, standings};
use turlaj_learned::stonoga::{
    FEATURES, KNOTS, Key, ShareWeights, WIDTH, between, measure, softmax, turn,
};

type Knots = [[f64; WIDTH]; KNOTS.len()];

/// How far one step goes.
const STEP: f64 = 0.2;
/// A game longer than this says nothing.
const MOST_TURNS: usize = 3000;
/// The most positions that are learnt from in one game.
const MOST_SEEN: usize = 50;

fn main() {
    let (mut games, mut seed, mut out, mut plain_only) = (20_000usize, 1u64, None, false);
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let value = words.next().unwrap_or_else(|| panic!("`{word}` needs a value"));
        match word.as_str() {
            "--games" => games = value.parse().expect("a number of games"),
            "--seed" => seed = value.parse().expect("a seed"),
            "--plain" => plain_only = value == "only",
            "--out" => out = Some(value),
            _ => panic!("`{word}`: --games N, --seed N or --out FILE is expected"),
        }
    }
    let mut text = format!(
        "# Weights of the evaluation of Stonoga, made by\n\
         # cargo run --release -p turlaj-learned --example fit_stonoga -- --games {games} --seed {seed}\n\
         # players edition steal tiles-left {}\n",
        FEATURES.join(" ")
    );
    let keys = (2..=6).flat_map(|players| [(players, false, false), (players, false, true)]);
    let keys =
        keys.chain((2..=4).flat_map(|players| [(players, true, false), (players, true, true)]));
    for key in keys {
        if plain_only && key.2 {
            continue;
        }
        // Games without stealing are short, and the differences between their moves are small.
        let games = if key.2 { games } else { 4 * games };
        let weights = fit(key, games, seed);
        for (knot, row) in KNOTS.iter().zip(&weights) {
            let row: Vec<String> = row.iter().map(|weight| format!("{weight:.3}")).collect();
            let (players, ru, steal) = key;
            let edition = if ru { "ru" } else { "pl" };
            let steal = if steal { "steal" } else { "plain" };
            writeln!(text, "{players} {edition} {steal} {knot} {}", row.join(" "))
                .expect("a string takes all text");
        }
        if let Some(path) = &out {
            std::fs::write(path, &text).expect("the file can be written");
        }
    }
    if out.is_none() {
        print!("{text}");
    }
}

/// What was seen at the beginning of a turn.
struct Seen {
    features: [[f64; WIDTH]; SEATS],
    left: u8,
}

fn fit(key: Key, games: usize, seed: u64) -> Knots {
    let (players, _, steal) = key;
    let mut chance = Chance::seed_from_u64(seed ^ (players as u64) << 8 ^ u64::from(steal) << 16);
    let mut weights: Knots = [[0.0; WIDTH]; KNOTS.len()];
    for (row, knot) in weights.iter_mut().zip(KNOTS) {
        // A first guess, so that the first games make some sense.
        row[0] = 12.0 / f64::from(knot).sqrt();
    }
    let mut squares: Knots = [[1e-3; WIDTH]; KNOTS.len()];
    let mut sum: Knots = [[0.0; WIDTH]; KNOTS.len()];
    let (mut loss, mut seen, mut turns) = (0.0, 0usize, 0usize);
    for game in 0..games {
        let sheet = ShareWeights::new(&weights);
        let (spots, end, long) = play(key, &sheet, &mut chance);
        turns += long;
        for spot in &spots {
            loss += learn(&mut weights, &mut squares, spot, &end[..players]);
        }
        seen += spots.len();
        if game >= games / 2 {
            for (sums, row) in sum.iter_mut().zip(&weights) {
                sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
            }
        }
        if (game + 1) % (games / 4).max(1) == 0 {
            eprintln!(
                "{key:?}: {} games, {:.1} turns a game, log loss {:.4}",
                game + 1,
                turns as f64 / (game + 1) as f64,
                loss / seen.max(1) as f64
            );
            (loss, seen) = (0.0, 0);
        }
    }
    let many = (games - games / 2) as f64;
    sum.map(|row| row.map(|sum| sum / many))
}

/// A game with variants by lot: what was seen of it, how it ended, and how long it was.
fn play(key: Key, sheet: &ShareWeights, chance: &mut Chance) -> (Vec<Seen>, [f64; SEATS], usize) {
    let (players, ru, steal) = key;
    let plays_base = ru || chance.random_range(0..4) == 0;
    let mut variant = || !plays_base && chance.random::<bool>();
    let (barefoot, tails, golden, guard) = (variant(), variant(), variant(), variant());
    let plain = Plain { players, ru, steal, guard };
    let mut own: Vec<u16> = (0..10).map(|at| 1 << at).collect();
    for at in 0..SEATS {
        let other = chance.random_range(at..own.len());
        own.swap(at, other);
    }
    let mixed = chance.random::<bool>();
    let greedy = [(); SEATS].map(|()| mixed && chance.random::<bool>());
    let hands = [SeatHand::new(barefoot, 0); SEATS];
    let mut spot = Spot::new(middle(players, golden, chance), hands, 0);
    let mut seen = Vec::new();
    let mut long = 0;
    while spot.left > 0 && long < MOST_TURNS {
        if tails {
            spot.look_as(spot.turn, own[spot.turn]);
        }
        let by = (!greedy[spot.turn]).then_some(sheet);
        spot = turn(&plain, by, &spot, chance.random());
        long += 1;
        if spot.left > 1 || steal && spot.left > 0 {
            let mut features = [[0.0; WIDTH]; SEATS];
            measure(&plain, &spot, &mut features);
            seen.push(Seen { features, left: spot.left });
        }
    }
    if tails {
        spot.show(&own);
    }
    if spot.left > 0 {
        seen.clear();
    }
    // A game that goes back and forth for long must not drown the others.
    while seen.len() > MOST_SEEN {
        let at = chance.random_range(0..seen.len());
        seen.swap_remove(at);
    }
    (seen, standings(&plain, &spot.hands), long)
}

/// All tiles, with golden shoes as the dice place them.
fn middle(players: usize, golden: bool, chance: &mut Chance) -> [u8; 30] {
    let mut middle = [0; 30];
    for (kind, many) in middle.iter_mut().enumerate().take(15) {
        *many = if players > 4 && kind % 3 == 2 { 2 } else { 1 };
    }
    let mut placed = 0;
    while golden && placed < players {
        let colour = chance.random_range(0..6);
        let place =
            (0..3).rev().map(|size| colour * 3 + size).find(|&at| at < 15 && middle[at] > 0);
        if let Some(at) = place {
            middle[at] -= 1;
            middle[at + 15] += 1;
            placed += 1;
        }
    }
    middle
}

/// One step towards how the game ended; returns the log loss before it.
fn learn(weights: &mut Knots, squares: &mut Knots, seen: &Seen, end: &[f64]) -> f64 {
    let (below, above, far) = between(seen.left);
    let mut scores: Vec<f64> = (0..end.len())
        .map(|seat| {
            let weight = |at: usize| (1.0 - far) * weights[below][at] + far * weights[above][at];
            (0..WIDTH).map(|at| weight(at) * seen.features[seat][at]).sum()
        })
        .collect();
    softmax(&mut scores);
    let mut loss = 0.0;
    let mut slope = [0.0; WIDTH];
    for (seat, (share, end)) in scores.iter().zip(end).enumerate() {
        loss -= end * share.max(1e-12).ln();
        for (slope, feature) in slope.iter_mut().zip(&seen.features[seat]) {
            *slope += (share - end) * feature;
        }
    }
    let knots = [(below, 1.0 - far), (above, far)];
    for (knot, part) in knots.into_iter().filter(|(_, part)| *part > 0.0) {
        for (at, slope) in slope.iter().enumerate() {
            let slope = slope * part;
            squares[knot][at] += slope * slope;
            weights[knot][at] -= STEP * slope / squares[knot][at].sqrt();
        }
    }
    loss
}
