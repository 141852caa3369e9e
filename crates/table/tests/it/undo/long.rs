//! Long games: wherever they are cut, the state is the fold of what stands.

use turlaj_core::{Game, Seats, Silent};
use turlaj_table::AnyTable;
use turlaj_table::{Fact, Table};
use turlaj_testkit::toys::sprint::Sprint;

use crate::play::{ALA, OLA, note, play, table};
use crate::scribes::Scribes;

/// The state comes from remembered states; here it is folded from the very beginning.
fn fold<G: Game>(table: &Table<G>) -> G::State {
    let mut state = table.rules().start();
    table.line().for_each(|event| table.rules().apply(&mut state, event, &mut Silent));
    state
}

/// Steps forth and back of both seats, as many as are wanted, at a pace that is allowed.
fn run(table: &mut Table<Sprint>, acts: usize) {
    for _ in 0..acts {
        let at = table.log().len();
        let step = if at % 4 < 2 { "step" } else { "back" };
        let tracks = table.view(turlaj_core::Eye::Nobody).tracks;
        let seat = at % 2;
        let word = if step == "back" && tracks[seat] == 0 { "step" } else { step };
        play(table, &format!("@{} {}>{word}", table.tick() + 110, seat + 1));
    }
}

fn race() -> Table<Sprint> {
    let mut table = table("players=2 clock=off");
    play(&mut table, "=goal:6 @3000 time");
    table
}

#[test]
fn a_cut_at_any_place_gives_the_state_of_that_place() {
    let mut table = race();
    let mut states = vec![table.rules().start()];
    states.push({
        let mut after_roll = table.clone();
        note(&mut after_roll, Fact::Undo { to: 1, agreed: Seats::NONE }).unwrap();
        after_roll.state().clone()
    });
    states.push(table.state().clone());
    for _ in 0..200 {
        run(&mut table, 1);
        states.push(table.state().clone());
    }
    assert_eq!(table.line().count(), 202);
    for (to, state) in states.iter().enumerate().take(202) {
        let mut cut = table.clone();
        note(&mut cut, Fact::Undo { to: to as u64, agreed: Seats::NONE }).unwrap();
        assert_eq!(cut.state(), state, "the first {to} facts");
        assert_eq!(cut.line().count(), to);
    }
}

#[test]
fn cuts_and_new_facts_in_turn_forget_nothing_and_remember_nothing_wrong() {
    let mut table = race();
    run(&mut table, 190);
    for to in [191, 130, 129, 128, 127, 65, 64, 63, 100, 3, 64, 2, 150] {
        let standing = table.line().count();
        if standing <= to {
            run(&mut table, to + 70 - standing);
        }
        note(&mut table, Fact::Undo { to: to as u64, agreed: Seats::NONE }).unwrap();
        assert_eq!(*table.state(), fold(&table), "after a cut to {to}");
        run(&mut table, 70);
        assert_eq!(*table.state(), fold(&table), "70 facts after a cut to {to}");
    }
}

#[test]
fn acts_are_taken_back_from_the_middle_of_a_long_page() {
    let mut table = table::<Scribes>("players=2");
    play(&mut table, "=1");
    let digit = |at: usize| (at * at % 9 + 1) as u8;
    for at in 0..100 {
        play(&mut table, &format!("1>{}", digit(at)));
    }
    for at in 0..100 {
        play(&mut table, &format!("2>{}", digit(at + 5)));
    }
    let mut left = 100;
    for acts in [1, 1, 36, 2, 1, 20] {
        play(&mut table, &format!("!back:1:{acts}"));
        left -= acts;
        let expected =
            [(0..left).map(digit).collect::<Vec<u8>>(), (0..100).map(|at| digit(at + 5)).collect()];
        assert_eq!(table.state().texts, expected, "{left} digits of seat 1 are left");
        assert_eq!(*table.state(), fold(&table));
    }
    play(&mut table, "1>7 2>8");
    assert_eq!(*table.state(), fold(&table));
    assert_eq!((table.free_undo(ALA), table.free_undo(OLA)), (40, 101));
    for _ in 0..60 {
        play(&mut table, "1>3");
    }
    play(&mut table, "!back:2:1");
    assert_eq!(*table.state(), fold(&table), "60 digits later");
    play(&mut table, "!undo:64");
    assert_eq!(*table.state(), fold(&table));
}
