//! How far from the best possible a solo player of Clever is.
//!
//! `cargo run --release -p turlaj-learned --example clever_bound -- prove`: the most points that any game
//! can end with.
//!
//! `… -- estimate --scenarios 100 --samples 96 --widths 1,4,16,64`: what one would reach who knew all dice
//! and paid for it, by the learned value; also `--allowed`, `--weights FILE`, `--seed N`, and `--from R` for
//! games that are only played from round R on.

#![allow(clippy::unwrap_used, reason = "a wrong argument ends the program")]

mod hindsight;
mod sheets;
#[cfg(test)]
mod tests;

use rand::rngs::Xoshiro256PlusPlus as Chance;
use rand::{RngExt, SeedableRng};
use turlaj_clever::Clever;
use turlaj_core::{Game, Settings};
use turlaj_learned::clever::{self as learned, Fast, Kind, Search};
use turlaj_packed::clever::{Packed, PackedFaces, PackedNode};

use hindsight::Hindsight;

/// What the words after the command say.
struct Words {
    weights: Option<String>,
    allowed: bool,
    scenarios: u64,
    samples: usize,
    widths: Vec<usize>,
    seed: u64,
    from: u8,
}

fn words(from: impl Iterator<Item = String>) -> Words {
    let mut words = Words {
        weights: None,
        allowed: false,
        scenarios: 100,
        samples: 96,
        widths: vec![1, 4, 16],
        seed: 1,
        from: 1,
    };
    let mut from = from.peekable();
    while let Some(word) = from.next() {
        if word == "--allowed" {
            words.allowed = true;
            continue;
        }
        let value = from.next().unwrap();
        match word.as_str() {
            "--weights" => words.weights = Some(value),
            "--scenarios" => words.scenarios = value.parse().unwrap(),
            "--samples" => words.samples = value.parse().unwrap(),
            "--widths" => {
                words.widths = value.split(',').map(|width| width.parse().unwrap()).collect();
            }
            "--from" => words.from = value.parse().unwrap(),
            "--seed" => words.seed = value.parse().unwrap(),
            _ => panic!("{word} is not known"),
        }
    }
    words
}

fn start(allowed: bool) -> Packed<1> {
    let extra = if allowed { "allowed" } else { "forbidden" };
    let settings = Settings::parse(Clever::OPTIONS, 1, [("solo_extra", extra)]).unwrap();
    Packed::new(&Clever::configure(&settings).unwrap())
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let command = arguments.next();
    let words = words(arguments);
    match command.as_deref() {
        Some("prove") => prove(),
        Some("estimate") => estimate(&words),
        _ => panic!("clever_bound prove, or clever_bound estimate"),
    }
}

fn net(words: &Words) -> Fast {
    match &words.weights {
        Some(file) => Fast::from_bytes(Kind::Solo, &std::fs::read(file).unwrap()).unwrap(),
        None => learned::solo().clone(),
    }
}

fn prove() {
    let (points, ended) = sheets::most(sheets::MARKS);
    println!("No solo game ends with more than {points} points.");
    println!(
        "A sheet of {} marks that no line pays for, with a 6 for every number:",
        sheets::MARKS
    );
    for (area, ended) in turlaj_clever::AREAS.iter().zip(ended) {
        println!("  {area:?}: {} points, {} fox, {} marks", ended.points, ended.foxes, ended.cost);
    }
}

/// Plays a game by the learned value alone, and shows each position before a roll.
fn play(net: &Fast, start: &Packed<1>, seed: u64, mut each: impl FnMut(&Packed<1>)) -> Packed<1> {
    let mut search = Search::new(6);
    let mut chance = Chance::seed_from_u64(seed);
    let mut game = *start;
    loop {
        match game.node() {
            PackedNode::Over => return game,
            PackedNode::First => game.first(0),
            PackedNode::Dice(_) => {
                each(&game);
                game.roll(PackedFaces::random(chance.random()));
            }
            PackedNode::Lot(lowest) => {
                let lots = lowest.lots();
                game.lot(lots[chance.random_range(0..lots.len())].into());
            }
            PackedNode::Decide(_) => {
                game = search.best(&game, 0, &mut |_, end| net.points(end, 0)).game;
            }
        }
    }
}

fn estimate(words: &Words) {
    let net = net(words);
    let start = start(words.allowed);
    let mut hindsight = Hindsight::new(&net, words.samples);
    let mut rows: Vec<Vec<f64>> = Vec::new();
    for scenario in 0..words.scenarios {
        let seed = words.seed << 32 | scenario;
        let mut from = None;
        if words.from > 1 {
            play(&net, &start, !seed, |game| {
                from = from.or((game.round() == words.from).then_some(*game));
            });
        }
        let best = hindsight.best(&from.unwrap_or(start), seed, &words.widths);
        let mut row = vec![best.points, best.greedy];
        row.extend(&best.by_width);
        row.extend(best.by_width.iter().map(|paid| paid - best.greedy));
        rows.push(row);
        let done = scenario + 1;
        if done % 4 == 0 || done == words.scenarios {
            let told = |at: usize| mean(rows.iter().map(|row| row[at]));
            println!("from round {}, {done} games, means of {} rolls", words.from, words.samples);
            println!("  one-step player: {} points, {} after payments", told(0), told(1));
            for (at, width) in words.widths.iter().enumerate() {
                let more = told(2 + words.widths.len() + at);
                println!("  beam of {width}: {}, more than the player by {more}", told(2 + at));
            }
        }
    }
}

/// A mean with its 95% interval.
fn mean(values: impl Iterator<Item = f64>) -> String {
    let values: Vec<f64> = values.collect();
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let square = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>();
    let error = (square / (count - 1.0).max(1.0) / count).sqrt();
    format!("{mean:.2} ± {:.2}", 1.96 * error)
}
