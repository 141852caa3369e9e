//! Questions and answers: an answer counts for the present question of its seat, and for no other.

use turlaj_core::{Address, Seat};
use turlaj_table::Table;
use turlaj_testkit::toys::ballots::{Action as Bid, Ballots, Step};
use turlaj_testkit::toys::cups::{Action, Cups};
use turlaj_testkit::toys::sprint::{Action as Run, Sprint};

use crate::play::{ALA, OLA, code, note, play, refused, table, two_persons};
use crate::scribes::Scribes;

fn bidding() -> Table<Ballots> {
    let mut table = two_persons("players=2");
    play(&mut table, "=prize:5");
    table
}

#[test]
fn an_answer_to_an_older_question_is_refused() {
    let mut table = table::<Cups>("players=2 again=on");
    play(&mut table, "=die:1");
    let first = table.prompt(ALA).unwrap();
    table.act(ALA, first, Action::Again, 0).unwrap();
    play(&mut table, "=die:2");
    let second = table.prompt(ALA).unwrap();
    assert_ne!(first, second);
    let before = table.clone();
    assert_eq!(code(table.act(ALA, first, Action::Keep, 0)), "stale-prompt");
    assert_eq!(code(table.act(ALA, second + 1, Action::Keep, 0)), "stale-prompt");
    assert_eq!(table, before);
    table.act(ALA, second, Action::Keep, 0).unwrap();
}

#[test]
fn only_who_is_asked_has_a_prompt() {
    let mut table = table::<Cups>("players=2");
    assert_eq!((table.prompt(ALA), table.prompt(OLA)), (None, None));
    play(&mut table, "=die:1");
    assert!(table.prompt(ALA).is_some());
    assert_eq!(table.prompt(OLA), None);
    assert_eq!(table.prompt(Seat(200)), None);
    play(&mut table, "1>keep =die:1 2>keep");
    assert_eq!((table.prompt(ALA), table.prompt(OLA)), (None, None));
}

#[test]
fn what_others_do_behind_a_sealed_page_leaves_my_prompt_alone() {
    let mut table = bidding();
    let (mine, hers) = (table.prompt(ALA).unwrap(), table.prompt(OLA).unwrap());
    table.act(OLA, hers, Bid::Add(Step::Two), 0).unwrap();
    assert_eq!(table.prompt(ALA), Some(mine));
    assert_ne!(table.prompt(OLA), Some(hers));
    play(&mut table, "2>done !back:2:1 2>done");
    assert_eq!(table.prompt(ALA), Some(mine), "neither done nor taken back");
    assert_eq!(table.prompt(OLA), None);
    table.act(ALA, mine, Bid::Add(Step::One), 0).unwrap();
}

#[test]
fn taking_back_makes_a_new_question() {
    let mut table = bidding();
    let first = table.prompt(ALA).unwrap();
    play(&mut table, "1>add:1");
    let second = table.prompt(ALA).unwrap();
    play(&mut table, "!back:1:1");
    let third = table.prompt(ALA).unwrap();
    assert!(first < second && second < third, "{first} {second} {third}");
    for old in [first, second] {
        assert_eq!(code(table.act(ALA, old, Bid::Done, 0)), "stale-prompt");
    }
}

#[test]
fn a_turned_page_makes_all_answers_stale() {
    let mut table = bidding();
    let old = [ALA, OLA].map(|seat| table.prompt(seat).unwrap());
    play(&mut table, "1>done 2>done =prize:1");
    for (seat, old) in [ALA, OLA].into_iter().zip(old) {
        assert!(table.prompt(seat).unwrap() > old);
        assert_eq!(code(table.act(seat, old, Bid::Done, 0)), "stale-prompt");
    }
}

#[test]
fn an_undo_makes_all_answers_stale() {
    let mut table = bidding();
    play(&mut table, "1>add:1");
    let old = [ALA, OLA].map(|seat| table.prompt(seat).unwrap());
    play(&mut table, "!undo:1:1:2");
    for (seat, old) in [ALA, OLA].into_iter().zip(old) {
        assert_eq!(code(table.act(seat, old, Bid::Done, 0)), "stale-prompt");
    }
}

#[test]
fn a_seat_that_does_not_exist_is_not_asked() {
    let mut table = bidding();
    for seat in [Seat(2), Seat(15), Seat(16), Seat(255)] {
        assert_eq!(code(table.act(seat, 0, Bid::Done, 0)), "not-asked", "{seat:?}");
        assert_eq!(table.legal(seat), []);
    }
    let fact = turlaj_table::Fact::SeatLeft { seat: Seat(255) };
    assert_eq!(code(note(&mut table, fact)), "no-such-seat");
    let mut live = crate::play::table::<Sprint>("players=2");
    play(&mut live, "=goal:1 @3000 time");
    for seat in [Seat(2), Seat(255)] {
        assert_eq!(code(live.act(seat, 0, Run::Step, 3000)), "not-asked", "{seat:?}");
    }
}

#[test]
fn who_is_not_asked_does_not_act() {
    let mut table = table::<Cups>("players=2");
    assert_eq!(refused(&mut table, "1>keep"), "not-asked", "dice are due");
    play(&mut table, "=die:1");
    assert_eq!(refused(&mut table, "2>keep"), "not-asked", "it is the turn of seat 1");
    assert_eq!(refused(&mut table, "1>again"), "again-off", "the rules have their own reasons");
    play(&mut table, "1>keep =die:1 2>keep");
    assert_eq!(refused(&mut table, "1>keep"), "over");
}

#[test]
fn no_dice_fall_where_none_are_due() {
    let mut cups = table::<Cups>("players=2");
    play(&mut cups, "=die:1");
    let before = cups.clone();
    let mut never = |_: Address, _: u32| panic!("no die is taken");
    assert_eq!(code(cups.roll(&mut never, 0)), "no-dice-due");
    assert_eq!(cups, before);
    assert_eq!(refused(&mut cups, "=die:1"), "no-dice-due", "at a decision");
    play(&mut cups, "1>keep =die:1 2>keep");
    assert_eq!(refused(&mut cups, "=die:1"), "no-dice-due", "after the end");
    let mut sprint = table::<Sprint>("players=2");
    play(&mut sprint, "=goal:1");
    assert_eq!(refused(&mut sprint, "=goal:1"), "no-dice-due", "at a live node");
}

#[test]
fn dice_that_cannot_fall_are_not_typed_in() {
    let mut table = table::<Scribes>("players=2");
    assert_eq!(refused(&mut table, "=5"), "wrong-roll");
    assert_eq!(refused(&mut table, "=0"), "wrong-roll");
    play(&mut table, "=4");
}

#[test]
fn no_clock_runs_out_where_none_runs() {
    let mut table = table::<Cups>("players=2");
    assert_eq!(refused(&mut table, "time"), "time-not-due");
    play(&mut table, "=die:1");
    assert_eq!(refused(&mut table, "time"), "time-not-due");
}
