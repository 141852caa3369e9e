//! Games with live nodes, played without waiting.

use turlaj_core::{Address, Seat};
use turlaj_lab::{Row, play};
use turlaj_testkit::scenario;
use turlaj_testkit::toys::sprint::{Sprint, race};

use crate::race::{Runners, dice};

fn sprint(players: usize, clock: &str) -> Sprint {
    scenario::rules(&format!("players={players} clock={clock}"))
}

fn run(seats: &[&'static str], clock: &str, games: u64) -> Vec<Row> {
    let rules = sprint(seats.len(), clock);
    let one = |seed| play(&rules, &mut Runners::new(seats, dice(seed)), &mut Vec::new());
    (0..games).map(one).collect()
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
        let rows = run(&seats, "on", 50);
        assert!(rows.iter().all(|row| winners(row) == [winner]), "{seats:?}");
    }
}

#[test]
fn of_one_tick_the_first_seat_is_first() {
    let rows = run(&["runner", "runner", "runner"], "off", 20);
    assert!(rows.iter().all(|row| winners(row) == [Seat(0)]));
}

#[test]
fn a_shout_in_the_last_tick_counts_and_none_after_it() {
    for (bot, bonus) in [("last", 2), ("late", 0)] {
        for row in run(&[bot, "idle"], "on", 5) {
            // The die, the end of the countdown, the steps, and the shout or the end of the time.
            let goal = row.facts - 3;
            assert_eq!(points(&row, Seat(0)), goal as i32 + bonus, "{bot}");
        }
    }
}

#[test]
fn who_waits_is_asked_after_any_fact() {
    for row in &run(&["walker", "follower"], "off", 20) {
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
        for (clock, ends, facts) in [("on", true, 3), ("off", false, 2)] {
            let rows = run(&seats, clock, 3);
            let expected = |row: &Row| (row.end.is_some(), row.facts) == (ends, facts);
            assert!(rows.iter().all(expected), "{seats:?} {clock}: {rows:?}");
        }
    }
}

#[test]
fn what_is_refused_costs_a_pause_and_nothing_else() {
    let rows = run(&["stubborn", "runner"], "on", 5);
    assert!(rows.iter().all(|row| winners(row) == [Seat(1)]));
}

/// The server's and the terminal's tests play the same race.
#[test]
fn the_race_of_all_drivers_has_these_facts() {
    let rules = sprint(race::SEATS.len(), race::OPTIONS[0].1);
    let mut runners = Runners::new(&race::SEATS, |_: Address, _: u32| race::FACE);
    let row = play(&rules, &mut runners, &mut Vec::new());
    assert_eq!(winners(&row), [Seat(0)]);
    assert_eq!(runners.facts, race::FACTS.map(|(tick, words)| (tick, words.to_string())));
}
