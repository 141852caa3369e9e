//! R6 at a table: ticks, the order of the log, and how fast hands may be.

use turlaj_core::{Address, Event, Eye, Seat, Tick};
use turlaj_table::AnyTable;
use turlaj_table::{Body, Table};
use turlaj_testkit::scenario;
use turlaj_ziomek::{Phase, Ziomek};

/// All dice show different numbers: red 1, white 2, blue 3, grey 4.
fn building(settings: &str) -> Table<Ziomek> {
    let mut table = Table::new(scenario::rules::<Ziomek>(settings));
    table.roll(&mut |at: Address, _: u32| u32::from(at.die) - 1, 1000).unwrap();
    assert_eq!(code(&mut table, 3999, "time"), "time-not-due");
    push(&mut table, 4000, "time");
    table
}

fn body(fact: &str) -> Body<Ziomek> {
    Body::Game(match fact.split_once('>') {
        Some((seat, action)) => {
            Event::Act { seat: seat.parse().unwrap(), action: action.parse().unwrap() }
        }
        None => Event::Time,
    })
}

fn push(table: &mut Table<Ziomek>, tick: Tick, fact: &str) {
    table.push(tick, body(fact)).unwrap_or_else(|why| panic!("{fact}: {why}"));
}

fn code(table: &mut Table<Ziomek>, tick: Tick, fact: &str) -> &'static str {
    table.push(tick, body(fact)).unwrap_err().code()
}

fn phase(table: &Table<Ziomek>) -> Phase {
    table.view(Eye::Nobody).phase
}

#[test]
fn r6_1_a_shout_in_the_last_moment_of_the_clock_counts() {
    let end = 4000 + 6 * 30_000;
    let mut table = building("players=2");
    assert_eq!(table.due(), Some(end));
    assert_eq!(code(&mut table, end - 1, "time"), "time-not-due");
    push(&mut table, end, "2>shout");
    assert_eq!(table.view(Eye::Nobody).shouter, Some(Seat(1)));
    assert_eq!(code(&mut table, end, "time"), "time-not-due", "now the pause runs");
    let mut late = building("players=2");
    assert_eq!(code(&mut late, end + 1, "2>shout"), "time-over");
    push(&mut late, end, "time");
    assert_eq!(code(&mut late, end, "2>shout"), "not-now");
    assert_eq!(late.view(Eye::Nobody).shouter, None);
}

#[test]
fn r6_1_without_a_clock_there_is_no_end() {
    let mut table = building("players=2 clock=off");
    assert_eq!(table.due(), None);
    assert_eq!(code(&mut table, 1_000_000_000, "time"), "time-not-due");
    push(&mut table, 1_000_000_000, "1>shout");
    assert_eq!(table.due(), Some(1_000_059_000), "looking at stacks ends also then");
}

#[test]
fn r6_3_facts_count_in_the_order_of_the_log() {
    let mut table = building("players=2");
    push(&mut table, 5000, "1>drop:ra@100");
    push(&mut table, 5000, "2>shout");
    assert_eq!(code(&mut table, 5000, "1>shout"), "not-now");
    assert_eq!(code(&mut table, 5000, "1>drop:wa@100"), "not-now");
    let view = table.view(Eye::Nobody);
    assert_eq!(view.shouter, Some(Seat(1)));
    assert_eq!((view.seats[0].total, view.seats[1].total), (1, 0), "laid before the shout");
    // The last one to agree, and a shout in the same moment: what comes first ends the round.
    let mut table = building("players=2");
    push(&mut table, 5000, "1>agree");
    push(&mut table, 5000, "2>agree");
    assert_eq!(code(&mut table, 5000, "1>shout"), "not-now");
    assert_eq!(table.view(Eye::Nobody).shouter, None);
}

#[test]
fn r6_4_ten_things_within_a_second() {
    let mut table = building("players=2");
    push(&mut table, 5000, "1>drop:1a@100");
    for _ in 0..9 {
        push(&mut table, 5500, "1>flip");
    }
    assert_eq!(code(&mut table, 5999, "1>flip"), "too-fast");
    assert_eq!(code(&mut table, 5999, "1>shout"), "too-fast");
    push(&mut table, 5999, "2>drop:1a@100");
    push(&mut table, 6000, "1>flip");
    assert_eq!(code(&mut table, 6000, "1>flip"), "too-fast");
}

#[test]
fn r6_5_the_pause_counts_from_the_end_of_the_round() {
    let mut table = building("players=2");
    push(&mut table, 7000, "1>shout");
    assert_eq!(table.due(), Some(66_000));
    push(&mut table, 20_000, "1>ready");
    assert_eq!(table.due(), Some(66_000), "whoever is ready does not wind it up");
    assert_eq!(code(&mut table, 65_999, "time"), "time-not-due");
    assert_eq!(phase(&table), Phase::Checked);
    push(&mut table, 66_000, "time");
    assert_eq!(phase(&table), Phase::Rolling);
    assert_eq!(table.due(), None);
}
