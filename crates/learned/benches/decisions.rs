//! Whole games of Clever by random play, and decisions by what was learned. Each bench asserts its result, so that a fast wrong answer
//! fails.
//!
//! `cargo bench -p turlaj-learned`; times on a shared machine are noisy, ratios are not.

#![allow(missing_docs, reason = "criterion's macros make public functions")]

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use turlaj_clever::Clever;
use turlaj_learned::clever::{Ahead, Effort, Points, Search, solo};
use turlaj_packed::clever::{Packed, PackedFaces, PackedNode, RandomStream, play};
use turlaj_testkit::scenario;

const GAMES: u64 = 1000;

/// The points of all seats in so many games.
fn points<const SEATS: usize>(rules: &Clever) -> u64 {
    let mut stream = RandomStream(Xoshiro256PlusPlus::seed_from_u64(1));
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

/// The second decision of a solo game, and what promises most there.
fn decision() -> Packed<1> {
    let mut game = Packed::<1>::new(&scenario::rules("players=1"));
    game.roll(PackedFaces::new([2, 3, 5, 1, 4, 6]));
    game = Search::new(6).best(&game, 0, &mut |_, end| solo().points(end, 0)).game;
    game.roll(PackedFaces::new([3, 5, 1, 4, 6, 2]));
    assert!(matches!(game.node(), PackedNode::Decide(_)));
    game
}

fn learned(c: &mut Criterion) {
    let game = decision();
    let mut search = Search::new(6);
    let mut best = |game: &Packed<1>| search.best(game, 0, &mut |_, end| solo().points(end, 0));
    let found = best(&game);
    assert_eq!(found.value, solo().points(&found.game, 0), "the end is worth what was found");
    let mut group = c.benchmark_group("clever/learned");
    group.bench_function("one end", |b| b.iter(|| solo().points(black_box(&found.game), 0)));
    group.bench_function("one-step decision", |b| b.iter(|| best(black_box(&game))));
    let mut ahead = Ahead::new(Points::new(solo()), Effort::MASTER);
    let mut decide = |seed: u64| ahead.best(black_box(&game), 0, seed, &mut || false);
    assert_eq!(decide(1).game, decide(1).game, "the same seed decides the same");
    let mut seed = 0;
    let mut next = || {
        seed += 1;
        decide(seed)
    };
    group.sample_size(10).bench_function("master's decision", |b| b.iter(&mut next));
    group.finish();
}

criterion_group!(clever, random_games, learned);
criterion_main!(clever);
