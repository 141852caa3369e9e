//! The hot paths. Each bench asserts its result, so that a fast wrong answer fails.
//!
//! `cargo bench -p turlaj-lab`; times on a shared machine are noisy, ratios are not.

#![allow(missing_docs, reason = "criterion's macros make public functions")]

use std::hint::black_box;
use std::path::Path;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use turlaj_catalog::{Bots, Listed};
use turlaj_clever::Clever;
use turlaj_core::{Event, Eye, Game, Look, Seat, Silent};
use turlaj_engine::Bot;
use turlaj_exact::ziomek::{StackSolver, Task};
use turlaj_lab::Play;
use turlaj_snakes::Snakes;
use turlaj_stonoga::{State, Stonoga};
use turlaj_table::record::read;
use turlaj_testkit::{golden, news, scenario};
use turlaj_ziomek::{Requirement, Ziomek};

/// Facts a second through the `Game` trait, random and greedy play.
fn facts(c: &mut Criterion) {
    let stonoga: Stonoga = scenario::rules("players=2");
    facts_of(c, "random", &stonoga, &["random"; 2], false, 93_400);
    facts_of(c, "greedy", &stonoga, &["greedy"; 2], false, 9_085);
    let clever: Clever = scenario::rules("players=1");
    facts_of(c, "random", &clever, &["random"], false, 6_179);
    facts_of(c, "random, packed", &clever, &["random"], true, 6_220);
    facts_of(c, "greedy", &clever, &["greedy"], false, 5_352);
    let snakes: Snakes = scenario::rules("players=2");
    facts_of(c, "random", &snakes, &["random"; 2], false, 5_641);
    facts_of(c, "greedy", &snakes, &["greedy"; 2], false, 5_481);
    let ziomek: Ziomek = scenario::rules("players=2");
    facts_of(c, "casual", &ziomek, &["casual"; 2], false, 17_061);
}

fn facts_of<G: Listed>(
    c: &mut Criterion,
    name: &str,
    rules: &G,
    seats: &[&'static str],
    fast: bool,
    expected: u64,
) {
    let facts = || {
        let mut play = Play::new(rules, seats, fast);
        (0..100).map(|game| play.game(1, game).facts).sum::<u64>()
    };
    assert_eq!(facts(), expected, "the same seed plays the same games");
    let mut group = c.benchmark_group(G::ID);
    group.throughput(Throughput::Elements(expected));
    group.bench_function(format!("facts/{name}"), |b| b.iter(|| black_box(facts())));
    group.finish();
}

fn position(settings: &str, text: &str, dice: &str) -> (Stonoga, State) {
    let rules: Stonoga = scenario::rules(settings);
    let mut state = rules.position(text).expect("the position is valid");
    rules.apply(&mut state, &Event::Roll { roll: dice.parse().expect("dice") }, &mut Silent);
    (rules, state)
}

/// One exact decision of a greedy turn, with nothing known from before.
fn greedy_turn(c: &mut Criterion) {
    let (rules, state) = position("players=2", "turn=1", "RRY*");
    let mut legal = Vec::new();
    rules.legal(&state, Seat(0), &mut legal);
    let look = Look::new(&rules, &state, Eye::Seat(Seat(0)));
    c.bench_function("stonoga/greedy decision", |b| {
        b.iter_batched(
            || <Stonoga as Bots>::bot("greedy", 1).expect("greedy is listed"),
            |mut bot| {
                let action = bot.choose(&look, &legal);
                assert_eq!(action.to_string(), "roll:3");
                action
            },
            BatchSize::SmallInput,
        );
    });
}

/// Reading a record of a long game.
fn records(c: &mut Criterion) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = golden::text(&path.join("../../replays/stonoga-pl-six-everything.txt"));
    let mut group = c.benchmark_group("stonoga");
    group.throughput(Throughput::Bytes(text.len() as u64));
    group.bench_function("read record", |b| {
        b.iter(|| {
            let reading = read::<Stonoga>(&text).expect("the record has a table");
            assert_eq!(reading.broken, None);
            reading.record.table.log().len()
        });
    });
    group.finish();
}

/// What a client is sent after a fact.
fn views(c: &mut Criterion) {
    let (rules, state) = position(
        "players=4 steal=on tails=on barefoot=on golden=on",
        "middle=R4+,Y2,Y3,K4 1=R2,R3 2=Y4,gold 3=G2,G3,G4 4=B2 tails=RY,RG,RB,RK",
        "RRY*",
    );
    let event = Event::Act { seat: Seat(0), action: "take:Y2".parse().expect("an action") };
    c.bench_function("stonoga/view", |b| {
        b.iter(|| {
            let view = rules.view(&state, Eye::Seat(Seat(2)));
            assert_eq!(view.seats.len(), 4);
            view
        });
    });
    c.bench_function("stonoga/news", |b| {
        b.iter(|| {
            let news = news(&rules, &state, &event, Eye::Nobody);
            assert_eq!(news.len(), 2);
            news
        });
    });
}

/// The roll of Ziomek that takes the longest search for a stack in which all smile.
fn worst_roll(c: &mut Criterion) {
    let (asked, solver) = (Requirement::of(7, [1, 4, 6, 2]), StackSolver::default());
    let mut group = c.benchmark_group("ziomek");
    group.throughput(Throughput::Elements(76_100));
    group.bench_function("worst roll", |b| {
        b.iter(|| {
            let (answer, nodes) = solver.first(&Task::new(&asked).smiling());
            assert_eq!((answer.stack().map(<[_]>::len), nodes), (Some(12), 76_100));
            answer
        });
    });
    group.finish();
}

criterion_group!(paths, facts, greedy_turn, records, views, worst_roll);
criterion_main!(paths);
