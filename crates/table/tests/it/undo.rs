//! Taking back: alone while nothing was revealed, farther only together, and never for other dice.

mod consent;
mod long;

use turlaj_core::{Address, Seat};
use turlaj_table::{Fact, Table, UndoPolicy};
use turlaj_testkit::toys::ballots::Ballots;
use turlaj_testkit::toys::cups::Cups;
use turlaj_testkit::toys::sprint::Sprint;

use crate::play::{ALA, OLA, code, note, play, refused, table, two_persons};

fn cups() -> Table<Cups> {
    two_persons("players=2 again=on")
}

#[test]
fn a_decision_is_taken_back_until_the_die_falls() {
    let mut table = cups();
    play(&mut table, "=die:1");
    let before = table.state().clone();
    assert_eq!(refused(&mut table, "!back:1:1"), "revealed", "there is no act yet");
    play(&mut table, "1>again");
    assert_eq!((table.free_undo(ALA), table.free_undo(OLA)), (1, 0));
    assert_eq!(refused(&mut table, "!back:2:1"), "revealed", "it is not hers");
    assert_eq!(refused(&mut table, "!back:1:2"), "revealed", "there is only one");
    assert_eq!(refused(&mut table, "!back:1:0"), "revealed", "nothing is not taken back");
    play(&mut table, "!back:1:1");
    assert_eq!(table.state(), &before);
    play(&mut table, "1>again =die:2");
    assert_eq!(table.free_undo(ALA), 0);
    assert_eq!(refused(&mut table, "!back:1:1"), "revealed");
}

#[test]
fn an_act_that_passes_the_turn_on_is_not_taken_back() {
    let mut table = cups();
    play(&mut table, "=die:1 1>keep");
    assert_eq!(table.free_undo(ALA), 0);
    assert_eq!(refused(&mut table, "!back:1:1"), "revealed");
}

#[test]
fn sealed_steps_are_taken_back_while_others_act() {
    let mut table = two_persons::<Ballots>("players=2");
    play(&mut table, "=prize:5 1>add:1 2>add:2 1>add:2 2>add:1 1>add:3 2>done");
    assert_eq!((table.free_undo(ALA), table.free_undo(OLA)), (3, 3));
    play(&mut table, "!back:1:2");
    assert_eq!((table.free_undo(ALA), table.free_undo(OLA)), (1, 3));

    let mut without = two_persons::<Ballots>("players=2");
    play(&mut without, "=prize:5 1>add:1 2>add:2 2>add:1 2>done");
    assert_eq!(table.state(), without.state());
    assert!(table.line().eq(without.line()));

    play(&mut table, "!back:2:3 !back:1:1");
    let mut opened = two_persons::<Ballots>("players=2");
    play(&mut opened, "=prize:5");
    assert_eq!(table.state(), opened.state());
    assert_eq!(table.log().len(), 10, "the log forgets nothing");
}

#[test]
fn a_turned_page_cannot_be_turned_back_alone() {
    let mut table = two_persons::<Ballots>("players=2");
    play(&mut table, "=prize:5 1>add:1 1>done 2>done");
    for seat in [ALA, OLA] {
        assert_eq!(table.free_undo(seat), 0);
    }
    assert_eq!(refused(&mut table, "!back:1:1"), "revealed");
    assert_eq!(refused(&mut table, "!back:2:1"), "revealed");
}

#[test]
fn nothing_is_taken_back_alone_where_all_act_at_once_and_openly() {
    let mut table = two_persons::<Sprint>("players=2 clock=off");
    play(&mut table, "=goal:6 @3000 time 1>step 2>step 1>step");
    assert_eq!(table.free_undo(ALA), 0);
    assert_eq!(refused(&mut table, "!back:1:1"), "revealed");
    play(&mut table, "!undo:4:1:2");
    assert_eq!(table.view(turlaj_core::Eye::Nobody).tracks, [1, 1]);
}

#[test]
fn where_nothing_is_ever_taken_back_nobody_can() {
    let mut table = cups().with_undo(UndoPolicy::Never);
    play(&mut table, "=die:1 1>again");
    assert_eq!(table.free_undo(ALA), 0);
    assert_eq!(refused(&mut table, "!back:1:1"), "undo-never");
    assert_eq!(refused(&mut table, "!undo:1:1:2"), "undo-never");
}

#[test]
fn a_seat_that_does_not_exist_takes_nothing_back() {
    let mut table = cups();
    play(&mut table, "=die:1 1>again");
    for seat in [Seat(2), Seat(255)] {
        assert_eq!(table.free_undo(seat), 0);
        assert_eq!(code(note(&mut table, Fact::TakeBack { seat, acts: 1 })), "no-such-seat");
    }
    assert_eq!(refused(&mut table, "!undo:0:1:2:3"), "no-such-seat");
}

#[test]
fn nothing_is_taken_back_after_the_end() {
    let mut table = cups();
    play(&mut table, "=die:1 1>keep =die:2 2>keep");
    assert_eq!(refused(&mut table, "!undo:0:1:2"), "over");
    assert_eq!(refused(&mut table, "!back:2:1"), "over");
}

#[test]
fn dice_fall_the_same_after_an_undo() {
    let mut table = cups();
    let mut first = |at: Address, _: u32| if at.to_string() == "turn/1/1/2/1" { 4 } else { 2 };
    let mut other = |_: Address, _: u32| 0;
    table.roll(&mut first, 0).unwrap();
    play(&mut table, "1>again");
    let second = table.roll(&mut first, 0).unwrap();
    play(&mut table, "!undo:0:1:2");
    assert_eq!(table.roll(&mut other, 0).unwrap().to_string(), "die:3");
    play(&mut table, "1>again");
    assert_eq!(table.roll(&mut other, 0).unwrap(), second);
    play(&mut table, "1>keep");
    assert_eq!(table.roll(&mut other, 0).unwrap().to_string(), "die:1", "this one is new");
}

#[test]
fn other_dice_are_not_typed_in_after_an_undo() {
    let mut table = cups();
    play(&mut table, "=die:1 1>again =die:2 1>keep =die:3 !undo:1:1:2 1>again");
    assert_eq!(refused(&mut table, "=die:1"), "other-face");
    play(&mut table, "=die:2 1>keep");
    assert_eq!(refused(&mut table, "=die:2"), "other-face");
    play(&mut table, "=die:3");
}

#[test]
fn a_die_that_was_never_reached_is_free_after_an_undo() {
    let mut table = table::<Cups>("players=2 again=on");
    play(&mut table, "=die:1 1>keep =die:6 !undo:1 1>again");
    play(&mut table, "=die:5 1>keep");
    assert_eq!(refused(&mut table, "=die:1"), "other-face", "the die of seat 2 fell before");
    play(&mut table, "=die:6");
}
