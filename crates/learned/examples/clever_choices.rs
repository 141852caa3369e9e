//! Compares players of solo Clever decision by decision: where they choose differently, both ends are
//! judged by a long look ahead on the same dice. Much steadier than whole games, and as good as that
//! judge: it sees `--depth` rolls far.
//!
//! `cargo run --release -p turlaj-learned --example clever_choices -- --positions 300 --option
//! passive_skip=forbidden none master long`: gains on the first player, in points a game. It can be
//! interrupted at any time.

#![allow(clippy::unwrap_used, reason = "a wrong argument ends the program")]
#![allow(clippy::disallowed_types, reason = "it measures time, and plays by none")]

use std::time::Duration;

use rand::rngs::Xoshiro256PlusPlus as Chance;
use rand::{RngExt, SeedableRng};
use turlaj_clever::Clever;
use turlaj_core::{Game, Settings};
use turlaj_learned::clever::{Ahead, Effort, Fast, Kind, Points, Search, solo};
use turlaj_packed::clever::{Packed, PackedFaces, PackedNode};

#[path = "clever_ahead/effort.rs"]
mod effort;

/// Decisions of a game, about.
const DECISIONS: f64 = 28.0;

struct Record {
    gains: Vec<f64>,
    other: usize,
    time: Duration,
}

fn main() {
    let (mut positions, mut seed, mut depth, mut rolls) = (300, 1, 6, 1296);
    let (mut options, mut weights, mut efforts) = (Vec::new(), None, Vec::new());
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let mut value = || words.next().unwrap();
        match word.as_str() {
            "--positions" => positions = value().parse().unwrap(),
            "--seed" => seed = value().parse().unwrap(),
            "--depth" => depth = value().parse().unwrap(),
            "--rolls" => rolls = value().parse().unwrap(),
            "--weights" => weights = Some(value()),
            "--option" => {
                let value = value();
                let (name, value) = value.split_once('=').unwrap();
                options.push((name.to_owned(), value.to_owned()));
            }
            _ => efforts.push((word.clone(), effort::read(&word))),
        }
    }
    let options = options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let settings = Settings::parse(Clever::OPTIONS, 1, options).unwrap();
    let rules = Clever::configure(&settings).unwrap();
    let read = |path: &String| Fast::from_bytes(Kind::Solo, &std::fs::read(path).unwrap()).unwrap();
    let weights = weights.as_ref().map(read);
    let net = weights.as_ref().unwrap_or_else(|| solo());
    let judge = Effort { depth, again: 1, width: 2, ..Effort::NONE };
    let mut judge = Ahead::new(Points::new(net), judge);
    let mut players: Vec<_> =
        efforts.iter().map(|(_, effort)| Ahead::new(Points::new(net), *effort)).collect();
    let record = |_| Record { gains: Vec::new(), other: 0, time: Duration::ZERO };
    let mut records: Vec<Record> = (0..players.len()).map(record).collect();
    let mut search = Search::new(6);
    let mut chance = Chance::seed_from_u64(seed);
    for position in 1..=positions {
        let game = any_decision(&rules, net, &mut search, &mut chance);
        let (dice, judged) = (chance.random(), chance.random());
        let mut known: Vec<(Packed<1>, f64)> = Vec::new();
        let mut ends = Vec::new();
        for (player, record) in players.iter_mut().zip(&mut records) {
            let begin = used();
            ends.push(player.best(&game, 0, dice, &mut || false).game);
            record.time += used() - begin;
        }
        for (end, record) in ends.iter().zip(&mut records) {
            record.other += usize::from(*end != ends[0]);
            if ends.iter().all(|other| other == end) {
                record.gains.push(0.0);
                continue;
            }
            if !known.iter().any(|(known, _)| known == end) {
                known.push((*end, f64::from(judge.before(end, 0, judged, rolls))));
            }
            let worth = known.iter().find(|(known, _)| known == end).unwrap().1;
            record.gains.push(worth - known[0].1);
        }
        if position % 50 == 0 || position == positions {
            println!("{position} positions");
            for ((name, _), record) in efforts.iter().zip(&records) {
                tell(name, record);
            }
        }
    }
}

fn tell(name: &str, record: &Record) {
    let count = record.gains.len() as f64;
    let mean = record.gains.iter().sum::<f64>() / count;
    let square = record.gains.iter().map(|gain| (gain - mean).powi(2)).sum::<f64>();
    let error = (square / (count * (count - 1.0))).sqrt();
    println!(
        "    {name:44} {:+.2} ± {:.2} points a game, {:4.1}% other choices, {:.2} ms",
        mean * DECISIONS,
        1.96 * error * DECISIONS,
        100.0 * record.other as f64 / count,
        record.time.as_secs_f64() * 1e3 / count
    );
}

/// A decision out of a game by what promises most.
fn any_decision(
    rules: &Clever,
    net: &Fast,
    search: &mut Search<1>,
    chance: &mut Chance,
) -> Packed<1> {
    let mut left = chance.random_range(0..DECISIONS as u32);
    let mut game = Packed::<1>::new(rules);
    loop {
        match game.node() {
            PackedNode::First => game.first(0),
            // Few games have so many decisions: another one.
            PackedNode::Over => game = Packed::<1>::new(rules),
            PackedNode::Dice(_) => game.roll(PackedFaces::random(chance.random())),
            PackedNode::Lot(lowest) => {
                let lots = lowest.lots();
                game.lot(lots[chance.random_range(0..lots.len())].into());
            }
            PackedNode::Decide(_) => {
                if left == 0 {
                    return game;
                }
                left -= 1;
                let found = search.best(&game, 0, &mut |_, end| net.points(end, 0));
                for &choice in &found.path {
                    game.act(0, choice.into());
                    if !matches!(game.node(), PackedNode::Decide(_)) {
                        break;
                    }
                }
            }
        }
    }
}

/// The time that this thread has had a processor: others may need it too.
fn used() -> Duration {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap();
    Duration::from_nanos(told.split(' ').next().unwrap().parse().unwrap())
}
