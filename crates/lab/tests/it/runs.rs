//! Runs: the same whatever way they are divided.

use std::sync::atomic::AtomicBool;

use turlaj_lab::{Plan, Row, Shard, Tally, Watch, simulate, summarise};
use turlaj_stonoga::Stonoga;
use turlaj_testkit::scenario;

const GREEDY: &[&str] = &["greedy", "greedy"];

fn run(seats: &[&'static str], games: u64, threads: usize, shard: Shard) -> (Tally, Vec<Row>) {
    let rules: Stonoga = scenario::rules(&format!("players={}", seats.len()));
    let mut rows = Vec::new();
    let mut take = |new: &[Row]| {
        rows.extend_from_slice(new);
        Ok(())
    };
    let watch = Watch { stop: &AtomicBool::new(false), progress: &|_| {}, rows: Some(&mut take) };
    let plan = Plan { rules: &rules, seats, games, seed: 7, threads, shard, fast: true };
    let tally = simulate(&plan, watch).expect("the run is played");
    (tally, rows)
}

#[test]
fn shards_and_threads_give_the_same_result_as_one_run() {
    let (whole, rows) = run(GREEDY, 12_001, 1, Shard::ALL);
    assert_eq!(whole.games, 12_001);
    let mut merged = Tally::new(2);
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
