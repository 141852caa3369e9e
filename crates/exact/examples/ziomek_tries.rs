//! How much a careful builder of Ziomek tries, by round: the median over rolls.
//!
//! `cargo run --release -p turlaj-exact --example ziomek_tries -- 1000` draws 1,000 rolls per round.

use rand::rngs::Xoshiro256PlusPlus as Chance;
use rand::{RngExt, SeedableRng};
use turlaj_exact::ziomek::{Rolls, StackSolver};
use turlaj_ziomek::{ROUNDS, Requirement};

/// How many builders try each roll.
const BUILDERS: u64 = 400;

fn main() {
    let rolls = std::env::args().nth(1).map_or(Ok(100), |word| word.parse());
    let rolls: usize = rolls.expect("a number of rolls");
    println!("round, and the quartiles of the tries");
    let mut chance = Chance::seed_from_u64(1);
    for round in 1..=ROUNDS {
        let all: Vec<[u8; 4]> = Rolls::of(round).collect();
        let mut tries: Vec<u64> = (0..rolls)
            .map(|_| mean_tries(&Requirement::of(round, all[chance.random_range(0..all.len())])))
            .collect();
        tries.sort_unstable();
        println!("{round}  {:?}", [1, 2, 3].map(|quarter| tries[quarter * (rolls - 1) / 4]));
    }
}

fn mean_tries(asked: &Requirement) -> u64 {
    let mut chance = Chance::seed_from_u64(0);
    StackSolver::default().careful_tries(asked, BUILDERS, &mut |most| chance.random_range(0..most))
}
