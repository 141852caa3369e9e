//! Games with live nodes, played without waiting.

use std::sync::atomic::AtomicBool;

use turlaj_core::Seat;
use turlaj_lab::{Plan, Row, Shard, Tally, Watch, simulate};
use turlaj_testkit::scenario;

use crate::race::Race;

fn run(seats: &[&'static str], clock: &str, games: u64) -> (Tally, Vec<Row>) {
    let rules: Race = scenario::rules(&format!("players={} clock={clock}", seats.len()));
    let mut rows = Vec::new();
    let mut take = |new: &[Row]| {
        rows.extend_from_slice(new);
        Ok(())
    };
    let watch = Watch { stop: &AtomicBool::new(false), progress: &|_| {}, rows: Some(&mut take) };
    let (threads, shard) = (1, Shard::ALL);
    let plan = Plan { rules: &rules, seats, games, seed: 7, threads, shard, fast: true };
    let tally = simulate(&plan, watch).expect("the run is played");
    (tally, rows)
}

fn winners(row: &Row) -> Vec<Seat> {
    row.end.as_ref().map(|end| end.winners().collect()).unwrap_or_default()
}

fn points(row: &Row, seat: Seat) -> i32 {
    row.end.as_ref().and_then(|end| end.of(seat)).expect("the game has ended").points
}

#[test]
fn the_faster_one_wins_whatever_its_seat() {
    for (seats, winner) in [(["walker", "runner"], Seat(1)), (["runner", "walker"], Seat(0))] {
        let (tally, rows) = run(&seats, "on", 50);
        assert_eq!(tally.capped, 0);
        assert!(rows.iter().all(|row| winners(row) == [winner]), "{seats:?}");
    }
}

#[test]
fn of_one_tick_the_first_seat_is_first() {
    let (_, rows) = run(&["runner", "runner", "runner"], "off", 20);
    assert!(rows.iter().all(|row| winners(row) == [Seat(0)]));
}

#[test]
fn a_shout_in_the_last_tick_counts_and_none_after_it() {
    for (bot, bonus) in [("last", 2), ("late", 0)] {
        for row in run(&[bot, "idle"], "on", 5).1 {
            // The die, the end of the countdown, the steps, and the shout or the end of the time.
            let goal = row.facts - 3;
            assert_eq!(points(&row, Seat(0)), goal as i32 + bonus, "{bot}");
        }
    }
}

#[test]
fn who_waits_is_asked_after_any_fact() {
    let (tally, rows) = run(&["walker", "follower"], "off", 20);
    assert_eq!(tally.capped, 0);
    for row in &rows {
        assert_eq!(winners(row), [Seat(0)]);
        // The walker's steps, each with one of the follower behind it, and the shout.
        let goal = (row.facts - 3) / 2;
        assert_eq!(row.facts, 3 + 2 * goal);
        assert_eq!(points(row, Seat(1)), goal as i32);
    }
}

#[test]
fn where_nobody_plans_the_clock_ends_it_or_it_is_cut_off() {
    for seats in [["idle", "idle"], ["follower", "idle"], ["stubborn", "idle"]] {
        let (tally, rows) = run(&seats, "on", 3);
        assert_eq!((tally.capped, rows[0].facts), (0, 3), "{seats:?}");
        let (tally, rows) = run(&seats, "off", 3);
        assert_eq!((tally.capped, rows[0].facts), (3, 2), "{seats:?}");
    }
}

#[test]
fn what_is_refused_costs_a_pause_and_nothing_else() {
    let (_, rows) = run(&["stubborn", "runner"], "on", 5);
    assert!(rows.iter().all(|row| winners(row) == [Seat(1)]));
}
