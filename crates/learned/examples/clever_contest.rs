//! Games of Clever between kinds of players, for the share of the victory.
//!
//! `cargo run --release -p turlaj-learned --example clever_contest -- --seats win,points --games 20000`:
//! also `--seed S`, `--threads T`, `--option first=draw` (any number of them), `--weights FILE` for a
//! network that is not the shipped one, and `--told` for how well told shares agree with what came.
//! Kinds are win, points, greedy and random. Seats change from game to game, so that each kind sits
//! everywhere equally often. What there is so far is printed now and then.

#![allow(clippy::unwrap_used, reason = "a wrong argument ends the program")]

#[path = "clever_contest/players.rs"]
mod players;
#[path = "clever_contest/told.rs"]
mod told;

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use players::{Kind, NetPlayer};
use rand::SeedableRng;
use told::Told;
use turlaj_clever::Clever;
use turlaj_core::{Game, Settings};
use turlaj_learned::clever::{self as learned, Fast};
use turlaj_packed::clever::{Packed, PackedNode, RandomStream, Stream};

/// The generator: the same seed plays the same games.
type Chance = rand::rngs::Xoshiro256PlusPlus;

struct Args {
    seats: Vec<Kind>,
    games: u64,
    seed: u64,
    threads: u64,
    options: Vec<(String, String)>,
    weights: Option<String>,
    told: bool,
}

fn args() -> Args {
    let mut args = Args {
        seats: vec![Kind::Win, Kind::Points],
        games: 20_000,
        seed: 1,
        threads: 1,
        options: Vec::new(),
        weights: None,
        told: false,
    };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let mut value = || words.next().unwrap_or_else(|| panic!("{word} needs a value"));
        match word.as_str() {
            "--seats" => args.seats = value().split(',').map(Kind::named).collect(),
            "--games" => args.games = value().parse().unwrap(),
            "--seed" => args.seed = value().parse().unwrap(),
            "--threads" => args.threads = value().parse().unwrap(),
            "--option" => {
                let option = value();
                let (name, value) = option.split_once('=').expect("--option name=value");
                args.options.push((name.into(), value.into()));
            }
            "--weights" => args.weights = Some(value()),
            "--told" => args.told = true,
            _ => panic!("unknown: {word}"),
        }
    }
    args
}

/// What came of the games so far.
#[derive(Default)]
struct Tally {
    games: u64,
    /// By kind: the sum of shares of one seat, of their squares, and of points.
    kinds: Vec<(Kind, f64, f64, f64)>,
    told: Told,
}

impl Tally {
    fn add(&mut self, seats: &[Kind], end: &Packed) {
        self.games += 1;
        let shares = learned::shares(learned::table(), end);
        let mut kinds = seats.to_vec();
        kinds.sort();
        kinds.dedup();
        for kind in kinds {
            let own: Vec<usize> = (0..seats.len()).filter(|&seat| seats[seat] == kind).collect();
            let mean = |of: &dyn Fn(usize) -> f64| {
                own.iter().map(|&seat| of(seat)).sum::<f64>() / own.len() as f64
            };
            let share = mean(&|seat| shares[seat].into());
            let points = mean(&|seat| end.points(seat).total().into());
            if !self.kinds.iter().any(|known| known.0 == kind) {
                self.kinds.push((kind, 0.0, 0.0, 0.0));
                self.kinds.sort_by_key(|known| known.0);
            }
            let sums = self.kinds.iter_mut().find(|known| known.0 == kind).unwrap();
            sums.1 += share;
            sums.2 += share * share;
            sums.3 += points;
        }
    }

    fn print(&self) {
        let games = self.games as f64;
        let mut line = format!("{} games:", self.games);
        for (kind, share, squares, points) in &self.kinds {
            let mean = share / games;
            let off = 1.96 * ((squares / games - mean * mean).max(0.0) / games).sqrt();
            line += &format!(
                "  {} {:.2}% ± {:.2} ({:.1} points)",
                kind.name(),
                100.0 * mean,
                100.0 * off,
                points / games
            );
        }
        println!("{line}");
    }
}

fn main() {
    let args = args();
    let read = |path: &String| {
        Fast::from_bytes(learned::Kind::Table, &std::fs::read(path).unwrap()).expect("weights")
    };
    let own = args.weights.as_ref().map(read);
    let net = own.as_ref().unwrap_or(learned::table());
    let options = args.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let settings = Settings::parse(Clever::OPTIONS, args.seats.len() as u8, options).unwrap();
    let rules = Clever::configure(&settings).unwrap();
    let (next, tally) = (AtomicU64::new(0), Mutex::new(Tally::default()));
    std::thread::scope(|scope| {
        for _ in 0..args.threads {
            scope.spawn(|| {
                let mut player = NetPlayer::new(net);
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= args.games {
                        return;
                    }
                    let mut seats = args.seats.clone();
                    seats.rotate_right((game % args.seats.len() as u64) as usize);
                    let mut told = Told::default();
                    let end =
                        play(&rules, net, &seats, args.seed << 32 ^ game, &mut player, &mut told);
                    let mut tally = tally.lock().unwrap();
                    tally.add(&seats, &end);
                    if args.told {
                        tally.told.add(told, &end);
                    }
                    if tally.games.is_multiple_of(2_000) {
                        tally.print();
                    }
                }
            });
        }
    });
    let tally = tally.into_inner().unwrap();
    tally.print();
    if args.told {
        tally.told.print();
    }
}

fn play(
    rules: &Clever,
    net: &Fast,
    seats: &[Kind],
    seed: u64,
    player: &mut NetPlayer<'_>,
    told: &mut Told,
) -> Packed {
    let mut stream = RandomStream(Chance::seed_from_u64(seed));
    let mut game = Packed::<4>::new(rules);
    loop {
        match game.node() {
            PackedNode::First => game.first(stream.below(game.seats() as u32) as u8),
            PackedNode::Dice(_) => {
                if game.rolls() == 1 && game.turn().1 == 0 {
                    told.tell(net, &game);
                }
                game.roll(stream.dice());
            }
            PackedNode::Lot(_) => unreachable!("there are several players"),
            PackedNode::Decide(asked) => {
                // All choose by what they see, which is the position at the beginning of the phase.
                let seen = game;
                for (seat, kind) in seats.iter().enumerate() {
                    if asked >> seat & 1 == 1 {
                        player.decide(*kind, &seen, &mut game, seat, &mut stream);
                    }
                }
            }
            PackedNode::Over => return game,
        }
    }
}
