//! Measures players of solo Clever on the same dice: points, and what each gains on the first one.
//!
//! `cargo run --release -p turlaj-learned --example clever_ahead -- --games 200 --seed 1 --threads 1
//! --option passive_skip=forbidden none master long master,ends=6,rolls=72`: a player is an effort, and
//! what is changed in it. `--weights FILE` plays with another network. A line is printed again and
//! again; it can be interrupted at any time.
//!
//! Points are given twice: as they were, and less the luck of the dice. The luck of a roll is what its
//! best choices promise, less what those of `--luck` other rolls do on average: that is zero on average
//! whoever plays, and most of what makes games differ.

#![allow(clippy::unwrap_used, reason = "a wrong argument ends the program")]
#![allow(clippy::disallowed_types, reason = "it measures time, and plays by none")]

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use turlaj_clever::Clever;
use turlaj_core::{Game, Settings};
use turlaj_learned::clever::{Ahead, Effort, Fast, Kind, Points, solo};
use turlaj_packed::clever::{Packed, PackedFaces, PackedNode};

#[path = "clever_ahead/effort.rs"]
mod effort;

struct Args {
    games: u64,
    seed: u64,
    threads: u64,
    luck: usize,
    options: Vec<(String, String)>,
    weights: Option<String>,
    players: Vec<(String, Effort)>,
}

/// What one player did: points of each game, and time of all decisions.
#[derive(Clone, Default)]
struct Record {
    points: Vec<(u64, [f64; 2])>,
    decisions: u64,
    tried: u64,
    time: Duration,
    longest: Duration,
}

fn main() {
    let args = arguments();
    let options = args.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let settings = Settings::parse(Clever::OPTIONS, 1, options).unwrap();
    let rules = Clever::configure(&settings).unwrap();
    let read = |path: &String| Fast::from_bytes(Kind::Solo, &std::fs::read(path).unwrap()).unwrap();
    let net = args.weights.as_ref().map(read);
    let net = net.as_ref().unwrap_or_else(|| solo());
    let records = Mutex::new(vec![Record::default(); args.players.len()]);
    let next = AtomicU64::new(0);
    let begin = Instant::now();
    std::thread::scope(|scope| {
        let work = |_| {
            scope.spawn(|| {
                let mut referee = Ahead::new(Points::new(net), REFEREE);
                let mut players: Vec<_> = args
                    .players
                    .iter()
                    .map(|(_, effort)| Ahead::new(Points::new(net), *effort))
                    .collect();
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= args.games {
                        return;
                    }
                    for (at, player) in players.iter_mut().enumerate() {
                        let mut record = Record::default();
                        let points = play(
                            &rules,
                            player,
                            &mut referee,
                            args.luck,
                            args.seed << 32 | game,
                            &mut record,
                        );
                        let mut records = records.lock().unwrap();
                        records[at].points.push((game, points));
                        records[at].decisions += record.decisions;
                        records[at].tried += record.tried;
                        records[at].time += record.time;
                        records[at].longest = records[at].longest.max(record.longest);
                    }
                }
            })
        };
        let workers: Vec<_> = (0..args.threads).map(work).collect();
        let mut shown = 0;
        while !workers.iter().all(|worker| worker.is_finished()) {
            std::thread::sleep(Duration::from_millis(200));
            if begin.elapsed().as_secs() / 20 > shown {
                shown = begin.elapsed().as_secs() / 20;
                let records = records.lock().unwrap().clone();
                let line = |at: usize| format!("{} {}", args.players[at].0, told(&records, at));
                let all: Vec<String> = (0..records.len()).map(line).collect();
                println!("{:5} games  {}", records[0].points.len(), all.join(" | "));
            }
        }
    });
    let records = records.into_inner().unwrap();
    for (at, (name, effort)) in args.players.iter().enumerate() {
        let record = &records[at];
        let decisions = record.decisions as f64;
        println!(
            "{name:40} {}  {:.3} ms a decision (longest {:.1}), {:.0} rolls tried\n    {effort:?}",
            told(&records, at),
            record.time.as_secs_f64() * 1e3 / decisions,
            record.longest.as_secs_f64() * 1e3,
            record.tried as f64 / decisions
        );
    }
}

/// A mean with its standard error, and the gain on the first player with its 95% interval.
fn told(records: &[Record], at: usize) -> String {
    let sorted = |record: &Record| {
        let mut points = record.points.clone();
        points.sort_by_key(|one| one.0);
        points
    };
    let (first, own) = (sorted(&records[0]), sorted(&records[at]));
    let told = |which: usize| {
        let all: Vec<f64> = own.iter().map(|one| one.1[which]).collect();
        let gain = |one: &(u64, [f64; 2])| {
            let other = first.binary_search_by_key(&one.0, |other| other.0).ok()?;
            Some(one.1[which] - first[other].1[which])
        };
        let (mean, error) = mean(&all);
        let (gain, doubt) = self::mean(&own.iter().filter_map(gain).collect::<Vec<f64>>());
        let (from, to) = (gain - 1.96 * doubt, gain + 1.96 * doubt);
        format!("{mean:.2} ± {error:.2} ({gain:+.2} [{from:+.2}, {to:+.2}])")
    };
    format!("{} without luck {}", told(0), told(1))
}

/// Tells the luck of a roll.
const REFEREE: Effort = Effort { width: 3, again: 1, ..Effort::NONE };

fn mean(all: &[f64]) -> (f64, f64) {
    let count = all.len() as f64;
    let mean = all.iter().sum::<f64>() / count;
    let square = all.iter().map(|one| (one - mean).powi(2)).sum::<f64>();
    (mean, (square / (count * (count - 1.0))).sqrt())
}

/// One game. The dice are a function of the game, the round and which roll of it this is.
fn play(
    rules: &Clever,
    player: &mut Ahead<1, Points<'_>>,
    referee: &mut Ahead<1, Points<'_>>,
    luck: usize,
    seed: u64,
    record: &mut Record,
) -> [f64; 2] {
    let mut game = Packed::<1>::new(rules);
    let mut before = (0, 0, false);
    let mut again = 0;
    let mut word = 0;
    let mut expected = None;
    let mut lucky = 0.0;
    loop {
        let node = game.node();
        if let Some(points) = expected
            && matches!(node, PackedNode::Decide(_) | PackedNode::Dice(_) | PackedNode::Over)
        {
            lucky += f64::from(referee.promise(&game, 0) - points);
            expected = None;
        }
        match node {
            PackedNode::First => game.first(0),
            PackedNode::Over => {
                let points = f64::from(game.points(0).total());
                return [points, points - lucky];
            }
            PackedNode::Dice(_) => {
                let now = (game.round(), game.rolls(), game.is_rolling());
                again = if now == before { again + 1 } else { 0 };
                before = now;
                let which = u64::from(now.0) << 16 | u64::from(now.1) << 8 | u64::from(now.2) << 4;
                word = mixed(mixed(seed) ^ which ^ again << 24);
                if luck > 0 {
                    expected = Some(referee.before(&game, 0, mixed(word ^ 2), luck));
                }
                game.roll(PackedFaces::random(word));
            }
            PackedNode::Lot(lowest) => {
                let lots = lowest.lots();
                let at = ((mixed(word) >> 32) * lots.len() as u64) >> 32;
                game.lot(lots[at as usize].into());
            }
            PackedNode::Decide(_) => {
                let (begin, wall) = (used(), Instant::now());
                let found = player.best(&game, 0, mixed(word ^ 1), &mut || false);
                record.longest = record.longest.max(wall.elapsed());
                record.time += used() - begin;
                record.decisions += 1;
                record.tried += player.tried() as u64;
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

/// A word that looks random.
fn mixed(word: u64) -> u64 {
    let word = word.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}

fn arguments() -> Args {
    let mut args = Args {
        games: 100,
        seed: 1,
        threads: 1,
        luck: 36,
        options: Vec::new(),
        weights: None,
        players: Vec::new(),
    };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let mut value = || words.next().unwrap();
        match word.as_str() {
            "--games" => args.games = value().parse().unwrap(),
            "--seed" => args.seed = value().parse().unwrap(),
            "--threads" => args.threads = value().parse().unwrap(),
            "--luck" => args.luck = value().parse().unwrap(),
            "--weights" => args.weights = Some(value()),
            "--option" => {
                let value = value();
                let (name, value) = value.split_once('=').unwrap();
                args.options.push((name.into(), value.into()));
            }
            _ => args.players.push((word.clone(), effort::read(&word))),
        }
    }
    args
}
