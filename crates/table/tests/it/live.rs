//! Time: the clock of a live phase, driven by ticks alone.

use turlaj_core::{Eye, Game, Seats};
use turlaj_table::AnyTable;
use turlaj_table::{Body, Fact, Table};
use turlaj_testkit::toys::sprint::{COUNTDOWN, Phase, RACE, Sprint};

use crate::play::{
    ALA, OLA, body, bot, code, person, play, refused, refused_at, table, two_persons,
};

/// The goal is set at tick 500.
fn countdown() -> Table<Sprint> {
    let mut table = two_persons("players=2");
    play(&mut table, "@500 =goal:6");
    table
}

/// The race began at tick 4000, half a second after the countdown could end.
fn race() -> Table<Sprint> {
    let mut table = countdown();
    play(&mut table, "@4000 time");
    table
}

fn phase(table: &Table<Sprint>) -> Phase {
    table.view(Eye::Nobody).phase
}

#[test]
fn the_countdown_ends_when_it_is_due_and_not_a_tick_before() {
    let mut table = countdown();
    assert_eq!(table.due(), Some(500 + COUNTDOWN), "from the fact that opened it");
    assert_eq!(refused_at(&mut table, 500 + COUNTDOWN - 1, "time"), "time-not-due");
    assert_eq!(phase(&table), Phase::Countdown);
    play(&mut table, "@3500 time");
    assert_eq!(phase(&table), Phase::Race);
}

#[test]
fn a_clock_that_is_noticed_late_ends_late_and_the_next_one_counts_from_there() {
    let mut table = race();
    assert_eq!(table.due(), Some(4000 + RACE));
    assert_eq!(refused_at(&mut table, 4000 + RACE - 1, "time"), "time-not-due");
    play(&mut table, "@14000 time");
    assert_eq!(phase(&table), Phase::Over);
}

#[test]
fn nobody_acts_in_a_countdown() {
    let mut table = countdown();
    assert_eq!((table.prompt(ALA), table.prompt(OLA)), (None, None));
    assert_eq!(refused(&mut table, "1>step"), "not-asked");
}

#[test]
fn acts_do_not_wind_up_the_clock() {
    let mut table = race();
    play(&mut table, "@4001 1>step @9000 2>step @13000 1>step");
    assert_eq!(table.due(), Some(4000 + RACE));
}

#[test]
fn an_act_in_the_last_tick_counts_and_none_after_it() {
    let mut table = race();
    play(&mut table, "@14000 1>step");
    assert_eq!(refused_at(&mut table, 14_001, "1>step"), "time-over");
    assert_eq!(refused_at(&mut table, 20_000, "1>shout"), "time-over");
    play(&mut table, "@14000 2>step time");
    assert_eq!(refused(&mut table, "1>step"), "over");
    assert_eq!(refused(&mut table, "time"), "time-not-due");
    assert_eq!(table.view(Eye::Nobody).tracks, [1, 1]);
}

#[test]
fn without_a_clock_the_race_lasts_until_a_shout() {
    let mut table = table::<Sprint>("players=2 clock=off");
    play(&mut table, "=goal:6 @3000 time");
    assert_eq!(table.due(), None);
    assert_eq!(refused_at(&mut table, 999_999_999, "time"), "time-not-due");
    play(&mut table, "@999999999 1>shout");
    assert_eq!(phase(&table), Phase::Over);
}

#[test]
fn time_never_runs_backwards() {
    let mut table = race();
    play(&mut table, "@5000 1>step");
    assert_eq!(refused_at(&mut table, 4999, "1>step"), "time-backwards");
    assert_eq!(refused_at(&mut table, 4999, "time"), "time-backwards");
    assert_eq!(refused_at(&mut table, 4999, "!undo:1:1:2"), "time-backwards");
    let fact = Body::Table(Fact::SeatLeft { seat: ALA });
    assert_eq!(code(table.push(0, fact)), "time-backwards");
    play(&mut table, "@5000 1>step");
}

#[test]
fn facts_of_the_table_move_time_on_but_not_the_clock() {
    let mut table = race();
    table.push(9000, Body::Table(Fact::Flag { seat: ALA })).unwrap();
    assert_eq!(table.tick(), 9000);
    assert_eq!(table.due(), Some(4000 + RACE));
    assert_eq!(refused_at(&mut table, 8000, "1>step"), "time-backwards");
}

#[test]
fn an_undo_into_a_live_phase_gives_its_time_anew() {
    let mut table = race();
    play(&mut table, "@5000 1>step 1>step @6000 !undo:3:1:2");
    assert_eq!(phase(&table), Phase::Race);
    assert_eq!(table.due(), Some(6000 + RACE));
    play(&mut table, "@7000 !undo:1:1:2");
    assert_eq!(phase(&table), Phase::Countdown);
    assert_eq!(table.due(), Some(7000 + COUNTDOWN));
}

/// A word ten times, forth and back so that the track is long enough.
fn ten(table: &mut Table<Sprint>, seat: u8, tick: u64) {
    for act in 0..10 {
        let word = if act % 2 == 0 { "step" } else { "back" };
        table.push(tick, body(&format!("{seat}>{word}"))).unwrap();
    }
}

#[test]
fn ten_acts_in_a_second_are_the_most() {
    let mut table = race();
    ten(&mut table, 1, 4000);
    assert_eq!(refused(&mut table, "1>step"), "too-fast");
    assert_eq!(refused_at(&mut table, 4999, "1>step"), "too-fast");
    play(&mut table, "@4999 2>step");
    play(&mut table, "@5000 1>step");
}

#[test]
fn the_second_slides_along() {
    let mut table = race();
    play(&mut table, "@4000 1>step @4100 1>back");
    for at in 0..8 {
        let word = if at % 2 == 0 { "step" } else { "back" };
        play(&mut table, &format!("@4900 1>{word}"));
    }
    assert_eq!(refused_at(&mut table, 4999, "1>step"), "too-fast");
    play(&mut table, "@5000 1>step");
    assert_eq!(refused_at(&mut table, 5099, "1>back"), "too-fast");
    play(&mut table, "@5100 1>back");
    assert_eq!(refused_at(&mut table, 5899, "1>step"), "too-fast", "the rest came at 4900");
    play(&mut table, "@5900 1>step");
}

#[test]
fn what_is_refused_does_not_count_as_an_act() {
    let mut table = race();
    for _ in 0..100 {
        assert_eq!(refused(&mut table, "1>back"), "track-empty");
    }
    ten(&mut table, 1, 4000);
}

#[test]
fn who_is_too_fast_cannot_get_rid_of_it_by_an_undo() {
    let mut table = race();
    ten(&mut table, 1, 4000);
    play(&mut table, "!undo:2:1:2");
    assert_eq!(refused(&mut table, "1>step"), "too-fast");
}

#[test]
fn the_end_of_time_is_no_panic() {
    let mut table = two_persons("players=2");
    play(&mut table, "@18446744073709551615 =goal:1 time");
    assert_eq!(phase(&table), Phase::Race, "a clock cannot run beyond the last tick");
    let mut table = two_persons("players=2 clock=off");
    play(&mut table, "@18446744073709551615 =goal:1 time");
    ten(&mut table, 1, u64::MAX);
    assert_eq!(refused_at(&mut table, u64::MAX, "1>step"), "too-fast");
}

#[test]
fn a_page_knows_when_it_was_opened() {
    let mut table = race();
    assert_eq!(table.opened(), 4000);
    play(&mut table, "@5000 1>step");
    assert_eq!(table.opened(), 4000, "an act turns no page");
    play(&mut table, "@6000 !undo:1:1:2");
    assert_eq!(table.opened(), 6000, "an undo opens the page anew");
}

#[test]
fn acts_of_one_tick_count_in_the_order_of_the_log() {
    let mut table = race();
    play(&mut table, "@14000 2>step 1>shout");
    assert_eq!(table.view(Eye::Nobody).shouter, Some(ALA), "in the very tick of the clock's end");
    assert_eq!(refused_at(&mut table, 14_000, "2>shout"), "over");
    assert_eq!(refused_at(&mut table, 14_000, "time"), "time-not-due");
}

#[test]
fn what_is_done_for_a_seat_that_left_is_accepted() {
    let mut table = race();
    assert_eq!(table.rules().fallback(table.state(), ALA), None, "there is nothing to take back");
    play(&mut table, "@5000 1>step");
    let back = table.rules().fallback(table.state(), ALA).unwrap();
    play(&mut table, &format!("@5001 1>{back}"));
    assert_eq!(table.view(Eye::Nobody).tracks, [0, 0]);
}

/// Bots that keep the pace of people need to know where they sit.
#[test]
fn a_look_says_on_which_seats_people_sit() {
    let table = table::<Sprint>("players=3").seated(ALA, person("Ala")).seated(OLA, bot("x"));
    assert_eq!(table.look(OLA).people(), Seats::NONE.with(ALA), "an empty seat has no person");
}
