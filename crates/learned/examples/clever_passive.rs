//! How far the network is off before a solo player's passive rolls, by round, and what is lost by
//! choosing after it there: against the mean over all rolls, which is exact in the last round.
//!
//! `cargo run --release -p turlaj-learned --example clever_passive -- 2000 [weights]`: the number of games.

#![allow(clippy::unwrap_used, reason = "a wrong argument ends the program")]

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use turlaj_clever::Clever;
use turlaj_core::{Game, Settings};
use turlaj_learned::clever::{Ahead, Effort, Fast, Kind, Points, Search, solo};
use turlaj_packed::clever::{Packed, PackedNode, RandomStream, Stream};

#[derive(Clone, Copy, Default)]
struct Round {
    count: f64,
    off: f64,
    square: f64,
    lost: f64,
    lost_square: f64,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let games: u64 = words[0].parse().unwrap();
    let read = |path: &String| Fast::from_bytes(Kind::Solo, &std::fs::read(path).unwrap()).unwrap();
    let read = words.get(1).map(read);
    let net = read.as_ref().unwrap_or_else(|| solo());
    let options = [("passive_skip", "forbidden")];
    let settings = Settings::parse(Clever::OPTIONS, 1, options).unwrap();
    let rules = Clever::configure(&settings).unwrap();
    let mut exact = Ahead::new(Points::new(net), Effort { again: 1, ..Effort::NONE });
    let mut search = Search::<1>::new(6);
    let mut rounds = [Round::default(); 6];
    for seed in 0..games {
        let mut chance = RandomStream(Xoshiro256PlusPlus::seed_from_u64(seed));
        let mut game = Packed::<1>::new(&rules);
        loop {
            match game.node() {
                PackedNode::First => game.first(0),
                PackedNode::Over => break,
                PackedNode::Dice(_) => game.roll(chance.dice()),
                PackedNode::Lot(lowest) => {
                    let lots = lowest.lots();
                    game.lot(lots[chance.below(lots.len() as u32) as usize].into());
                }
                PackedNode::Decide(_) => {
                    let mut ends = Vec::new();
                    let found = search.best(&game, 0, &mut |_, end| {
                        let worth = net.points(end, 0);
                        ends.push((worth, *end));
                        worth
                    });
                    if is_passive(&found.game) {
                        let told = exact.before(&found.game, 0, 0, 1);
                        let close = |&(worth, _): &(f32, Packed<1>)| worth > found.value - 8.0;
                        ends.retain(|one| close(one) && is_passive(&one.1));
                        let worths = ends.iter().map(|(_, end)| exact.before(end, 0, 0, 1));
                        let best = worths.fold(told, f32::max);
                        let round = &mut rounds[usize::from(game.round()) - 1];
                        let (off, lost) = (f64::from(found.value - told), f64::from(best - told));
                        round.count += 1.0;
                        round.off += off;
                        round.square += off * off;
                        round.lost += lost;
                        round.lost_square += lost * lost;
                    }
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
    for (at, round) in rounds.into_iter().enumerate() {
        let mean = |sum: f64| sum / round.count;
        let deviation = (mean(round.lost_square) - mean(round.lost).powi(2)).sqrt();
        println!(
            "round {}: off {:+.3}, rms {:.3}; lost a game {:.3} ± {:.3}",
            at + 1,
            mean(round.off),
            mean(round.square).sqrt(),
            round.lost / games as f64,
            deviation * round.count.sqrt() / games as f64,
        );
    }
}

fn is_passive(game: &Packed<1>) -> bool {
    matches!(game.node(), PackedNode::Dice(_)) && !game.is_rolling()
}
