//! What a game says of played games beside the ledger, by bot: means of all figures (docs/analysis.md).
//!
//! `cargo run --release -p turlaj-lab --example reviews -- ziomek 2 100` plays a hundred races per level of
//! Ziomek, the level on all seats.

use std::collections::BTreeMap;

use turlaj_catalog::{BotKind, Figure, Listed, ReviewedFact, Visit, visit};
use turlaj_core::Settings;
use turlaj_lab::{game_seed, played};
use turlaj_table::Body;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, games, options @ ..] = &words[..] else {
        panic!("game, players, games, and options")
    };
    let settings = format!("players={players} {}", options.join(" ")).trim_end().to_string();
    let games = games.parse().expect("a number of games");
    visit(game, Means { settings, games }).expect("a game");
}

struct Means {
    settings: String,
    games: u64,
}

impl Visit for Means {
    type Out = ();

    fn game<G: Listed>(self) {
        let settings = Settings::parse_text(G::OPTIONS, &self.settings).expect("settings");
        let rules = G::configure(&settings).expect("allowed settings");
        for bot in G::BOTS.iter().filter(|bot| bot.kind == BotKind::Level) {
            // By table and row: how many cells, their sum and the sum of their squares.
            let mut sums: BTreeMap<_, (f64, f64, f64)> = BTreeMap::new();
            for game in 0..self.games {
                let table =
                    played(&rules, &vec![bot.name; rules.players().into()], game_seed(1, game));
                let facts = table.standing_entries().filter_map(|entry| match &entry.body {
                    Body::Game(event) => {
                        Some(ReviewedFact { seq: entry.seq, tick: entry.tick, event })
                    }
                    Body::Table(_) => None,
                });
                for review in rules.review(&facts.collect::<Vec<_>>()) {
                    for row in &review.rows {
                        for value in row.cells.iter().filter_map(number) {
                            let sum = sums.entry((review.code, row.code)).or_default();
                            *sum = (sum.0 + 1.0, sum.1 + value, sum.2 + value * value);
                        }
                    }
                }
            }
            println!("{}", bot.name);
            for ((table, row), (count, sum, squares)) in sums {
                let mean = sum / count;
                let error = (squares / count - mean * mean).max(0.0).sqrt() / count.sqrt();
                println!("  {table:8} {row:14} {count:7} {mean:12.3} ± {error:.3}");
            }
        }
    }
}

fn number(figure: &Figure) -> Option<f64> {
    match figure {
        Figure::Missing | Figure::Level(_) => None,
        Figure::Number(number) => Some(*number as f64),
        Figure::Time(ticks) => Some(*ticks as f64 / 1000.0),
        Figure::Points(points) | Figure::Change(points) => Some(*points as f64 / 1e12),
        Figure::Beside(beside) => Some(beside.difference as f64 / 1e12),
    }
}
