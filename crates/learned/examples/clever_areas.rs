//! Where the points of experts of Clever come from, with one to four players and default options.
//!
//! `cargo run --release -p turlaj-learned --example clever_areas -- 1 20000` plays 20,000 games alone and
//! prints the sums of yellow, blue, green, orange, purple and foxes over all seats.

use turlaj_clever::Clever;
use turlaj_core::{Game, Settings};
use turlaj_learned::clever::area_sums;

fn main() {
    let number = |at| -> Option<u64> { std::env::args().nth(at)?.parse().ok() };
    let players = number(1).expect("the number of players");
    let games = number(2).expect("a number of games");
    let settings = Settings::defaults(Clever::OPTIONS, players as u8);
    let rules = Clever::configure(&settings).expect("the defaults are allowed");
    println!("players {players}, games {games}: {:?}", area_sums(&rules, 0..games));
}
