//! Whole games of Clever by random play. Each bench asserts its result, so that a fast wrong answer
//! fails.
//!
//! `cargo bench -p turlaj-solve`; times on a shared machine are noisy, ratios are not.

#![allow(missing_docs, reason = "criterion's macros make public functions")]

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use turlaj_clever::Clever;
use turlaj_solve::clever::{Packed, Random, play};
use turlaj_testkit::scenario;

const GAMES: u64 = 1000;

/// The points of all seats in so many games.
fn points<const SEATS: usize>(rules: &Clever) -> u64 {
    let mut stream = Random(Xoshiro256PlusPlus::seed_from_u64(1));
    let mut sum = 0;
    for _ in 0..GAMES {
        let mut game = Packed::<SEATS>::new(rules);
        play(&mut game, &mut stream);
        sum += game.sheets().map(|sheet| u64::from(sheet.points().total())).sum::<u64>();
    }
    sum
}

fn random_games(c: &mut Criterion) {
    let mut bench = |settings: &str, points: fn(&Clever) -> u64, expected: u64| {
        let rules: Clever = scenario::rules(settings);
        assert_eq!(points(&rules), expected, "the same seed plays the same games of {settings}");
        let mut group = c.benchmark_group("clever/random games");
        group.throughput(Throughput::Elements(GAMES));
        group.bench_function(settings, |b| b.iter(|| points(black_box(&rules))));
        group.finish();
    };
    bench("players=1", points::<1>, 62_059);
    bench("players=1 passive_skip=forbidden", points::<1>, 72_920);
    bench("players=2", points::<2>, 129_000);
    bench("players=4", points::<4>, 242_613);
}

criterion_group!(clever, random_games);
criterion_main!(clever);
