//! Runs: the same whatever way they are divided.

use std::sync::atomic::AtomicBool;

use turlaj_catalog::Bots;
use turlaj_clever::Clever;
use turlaj_lab::{Plan, Row, RunTally, SeatTally, Shard, Watch, is_packed, simulate, summarise};
use turlaj_stonoga::Stonoga;
use turlaj_testkit::scenario;

const GREEDY: &[&str] = &["greedy", "greedy"];

fn run(seats: &[&'static str], games: u64, threads: usize, shard: Shard) -> (RunTally, Vec<Row>) {
    let rules: Stonoga = scenario::rules(&format!("players={}", seats.len()));
    let mut rows = Vec::new();
    let mut take = |new: &[Row]| {
        rows.extend_from_slice(new);
        Ok(())
    };
    let watch = Watch { stop: &AtomicBool::new(false), progress: &|_| {}, rows: Some(&mut take) };
    let plan =
        Plan { rules: &rules, seats, games, seed: 7, threads, shard, fast: true, luck: false };
    let tally = simulate(&plan, watch).expect("the run is played");
    (tally, rows)
}

#[test]
fn shards_and_threads_give_the_same_result_as_one_run() {
    let (whole, rows) = run(GREEDY, 12_001, 1, Shard::ALL);
    assert_eq!(whole.games, 12_001);
    let mut merged = RunTally::new(2);
    let mut all_rows = Vec::new();
    for part in ["1/3", "2/3", "3/3"] {
        let (tally, rows) = run(GREEDY, 12_001, 3, part.parse().unwrap());
        merged.merge(&tally);
        all_rows.extend(rows);
    }
    assert_eq!(merged, whole);
    assert_eq!(all_rows, rows);
    assert!(rows.iter().map(|row| row.game).eq(0..12_001), "rows stand in the order of games");
}

#[test]
fn shards_are_written_as_part_and_parts() {
    for wrong in ["0/3", "4/3", "1", "1/0", "a/b", "1/3/5"] {
        assert!(wrong.parse::<Shard>().is_err(), "{wrong}");
    }
    let parts: Vec<_> =
        (1..=4).map(|part| format!("{part}/4").parse::<Shard>().unwrap().games(10)).collect();
    assert_eq!(parts, [0..2, 2..5, 5..7, 7..10]);
}

#[test]
fn a_run_that_is_stopped_before_it_begins_says_so() {
    let rules: Stonoga = scenario::rules("players=2");
    let stop = AtomicBool::new(true);
    let watch = Watch { stop: &stop, progress: &|_| {}, rows: None };
    let plan = Plan {
        rules: &rules,
        seats: GREEDY,
        games: 10,
        seed: 7,
        threads: 2,
        shard: Shard::ALL,
        fast: true,
        luck: false,
    };
    assert_eq!(simulate(&plan, watch).unwrap_err().to_string(), "no game was played");
}

/// What a summary says follows from the rows.
#[test]
fn a_summary_agrees_with_the_rows() {
    let (tally, rows) = run(&["greedy", "random", "greedy"], 500, 2, Shard::ALL);
    let bots = ["greedy", "random", "greedy"].map(str::to_string);
    let summary = summarise(&tally, &bots);
    let ends: Vec<_> = rows.iter().map(|row| row.end.clone().unwrap()).collect();
    for (at, seat) in summary.seats.iter().enumerate() {
        let of =
            |end: &turlaj_core::Standings| end.of(turlaj_core::Seat(at as u8)).unwrap().clone();
        let points: Vec<f64> = ends.iter().map(|end| f64::from(of(end).points)).collect();
        let mean = points.iter().sum::<f64>() / 500.0;
        assert!((seat.mean - mean).abs() < 1e-9);
        let squares: f64 = points.iter().map(|p| (p - mean).powi(2)).sum();
        assert!((seat.sd - (squares / 499.0).sqrt()).abs() < 1e-9);
        let share = |end: &turlaj_core::Standings| match of(end).place {
            1 => 1.0 / end.winners().count() as f64,
            _ => 0.0,
        };
        let wins: f64 = ends.iter().map(share).sum();
        assert!((seat.win - wins / 500.0).abs() < 1e-9);
        assert!(seat.win_ci[0] <= seat.win && seat.win < seat.win_ci[1]);
    }
    let wins: f64 = summary.seats.iter().map(|seat| seat.win).sum();
    assert!((wins - 1.0).abs() < 1e-9, "every game has one victory");
    let ties = ends.iter().filter(|end| end.winners().count() > 1).count();
    assert_eq!(summary.ties, ties as u64);
    let turns: u64 = rows.iter().map(|row| row.turns).sum();
    assert!((summary.turns_mean - turns as f64 / 500.0).abs() < 1e-9);
    assert!(summary.seats[0].win > summary.seats[1].win, "greedy beats random");
}

/// Points of all seats and facts, as means over games of Clever at random.
fn clever(seats: &[&'static str], fast: bool) -> (RunTally, f64, f64) {
    let rules: Clever = scenario::rules(&format!("players={} unusable=tray", seats.len()));
    let watch = Watch { stop: &AtomicBool::new(false), progress: &|_| {}, rows: None };
    let games = 20_000;
    let plan = Plan {
        rules: &rules,
        seats,
        games,
        seed: 3,
        threads: 2,
        shard: Shard::ALL,
        fast,
        luck: false,
    };
    let tally = simulate(&plan, watch).expect("the run is played");
    let points = |seat: &SeatTally| -> i64 {
        seat.points.iter().map(|(points, games)| i64::from(*points) * *games as i64).sum()
    };
    let points: i64 = tally.seats.iter().map(points).sum();
    let of = (games * seats.len() as u64) as f64;
    (tally.clone(), points as f64 / of, tally.facts as f64 / games as f64)
}

/// The packed way is proved equal to the rules step by step; here whole runs have the same means.
/// The seeds are fixed; the bounds are five times the error of a difference.
#[test]
fn the_fast_way_plays_like_the_rules() {
    for seats in [&["random"][..], &["random", "random", "random"]] {
        let (fast, rules) = (clever(seats, true), clever(seats, false));
        assert_ne!(fast.0, rules.0, "they are different games");
        assert_eq!(fast.0.turns, rules.0.turns);
        let error = |mean: f64| mean * 5.0 * (2.0f64 / 20_000.0).sqrt() * 0.3;
        assert!((fast.1 - rules.1).abs() < error(rules.1), "points {} {}", fast.1, rules.1);
        assert!((fast.2 - rules.2).abs() < error(rules.2), "facts {} {}", fast.2, rules.2);
    }
}

/// Where not all play at random, it is the same game for the same seed: the same dice, the same
/// decisions, the same points.
#[test]
fn the_fast_way_plays_the_very_same_games() {
    let run = |options: &str, seats: &[&'static str], fast: bool| {
        let rules: Clever = scenario::rules(&format!("players={} {options}", seats.len()));
        let mut rows = Vec::new();
        let mut take = |new: &[Row]| {
            rows.extend_from_slice(new);
            Ok(())
        };
        let stop = AtomicBool::new(false);
        let watch = Watch { stop: &stop, progress: &|_| {}, rows: Some(&mut take) };
        let (games, shard) = (12, Shard::ALL);
        let plan =
            Plan { rules: &rules, seats, games, seed: 5, threads: 1, shard, fast, luck: false };
        simulate(&plan, watch).expect("the run is played");
        rows
    };
    for (options, seats) in [
        ("", &["expert"][..]),
        ("solo_extra=allowed unusable=tray", &["strong"]),
        ("passive_skip=forbidden", &["greedy"]),
        ("first=draw", &["expert", "points"]),
        ("first=2 unusable=tray", &["random", "expert", "casual"]),
        ("passive_skip=forbidden", &["greedy", "random", "expert", "ahead"]),
    ] {
        let (fast, rules) = (run(options, seats, true), run(options, seats, false));
        assert!(fast.iter().all(|row| row.end.is_some()));
        assert_eq!(fast, rules, "{seats:?} {options}");
    }
}

#[test]
fn clever_has_a_fast_way_for_all_bots_of_its_own() {
    let rules: Clever = scenario::rules("players=2");
    for bot in Clever::BOTS.iter().filter(|bot| bot.name != "playouts") {
        assert!(is_packed(&rules, &[bot.name, "random"]), "{}", bot.name);
    }
    assert!(!is_packed(&rules, &["random", "nobody"]));
    let rules = scenario::rules::<Stonoga>("players=2");
    assert!(!is_packed(&rules, &["random", "random"]));
}
