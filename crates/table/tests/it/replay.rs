//! A log read again: as far as it is valid, and then where and why it is not.

use serde_json::json;
use turlaj_core::{Event, Seat};
use turlaj_table::{AnyTable, Body, Entry, Fact, Table, UndoPolicy, replay};
use turlaj_testkit::toys::cups::{Action, Cups};

use crate::play::{body, note, play, two_persons};

fn game() -> Table<Cups> {
    let mut table = two_persons("players=2 again=on");
    play(&mut table, "=die:1 @100 1>again !back:1:1 @200 1>keep =die:2 @300 2>keep");
    table
}

/// Replays a changed log; gives where and why it broke, and how much was replayed.
fn broke(change: impl FnOnce(&mut Vec<Entry<Cups>>)) -> (u64, &'static str, usize) {
    let table = game();
    let mut log = table.log().to_vec();
    change(&mut log);
    let valid = log.clone();
    let replay = replay(table.before(), log);
    let broke = replay.broke.expect("this log breaks");
    let length = replay.table.log().len();
    assert_eq!(replay.table.log(), &valid[..length], "all before it is there");
    (broke.seq, broke.why.code(), length)
}

#[test]
fn a_log_replays_to_the_same_table() {
    let table = game();
    let again = replay(table.before(), table.log().to_vec());
    assert_eq!(again.broke, None);
    assert_eq!(again.table, table);
}

#[test]
fn every_beginning_of_a_log_is_a_log() {
    let table = game();
    for length in 0..=table.log().len() {
        let part = replay(table.before(), table.log()[..length].to_vec());
        assert_eq!(part.broke, None);
        assert_eq!(part.table.log().len(), length);
        let rest = replay(part.table, table.log()[length..].to_vec());
        assert_eq!(rest.broke, None);
        assert_eq!(rest.table, table, "a table goes on where it was left");
    }
}

#[test]
fn a_missing_entry_is_a_gap() {
    let removed = |log: &mut Vec<Entry<Cups>>| drop(log.remove(2));
    assert_eq!(broke(removed), (3, "log-gap", 2));
    let first = |log: &mut Vec<Entry<Cups>>| drop(log.remove(0));
    assert_eq!(broke(first), (1, "log-gap", 0));
}

#[test]
fn an_entry_that_comes_twice_is_a_gap() {
    let twice = |log: &mut Vec<Entry<Cups>>| log.insert(2, log[1].clone());
    assert_eq!(broke(twice), (1, "log-gap", 2));
}

#[test]
fn an_act_that_the_rules_refuse_breaks_the_log_there() {
    let out_of_turn = |log: &mut Vec<Entry<Cups>>| {
        log[3].body = Body::Game(Event::Act { seat: Seat(1), action: Action::Keep });
    };
    assert_eq!(broke(out_of_turn), (3, "not-asked", 3));
    let no_dice = |log: &mut Vec<Entry<Cups>>| log[4].body = body("2>keep");
    assert_eq!(broke(no_dice), (4, "not-asked", 4));
    let too_many = |log: &mut Vec<Entry<Cups>>| log[2].body = body("!back:1:2");
    assert_eq!(broke(too_many), (2, "revealed", 2));
    let earlier = |log: &mut Vec<Entry<Cups>>| log[3].tick = 99;
    assert_eq!(broke(earlier), (3, "time-backwards", 3));
}

#[test]
fn nothing_of_the_game_comes_after_its_end() {
    let after = |log: &mut Vec<Entry<Cups>>| {
        log.push(Entry { seq: 6, tick: 300, body: body("2>keep") });
    };
    assert_eq!(broke(after), (6, "over", 6));
    let undone = |log: &mut Vec<Entry<Cups>>| {
        log.push(Entry { seq: 6, tick: 300, body: body("!undo:0:1:2") });
    };
    assert_eq!(broke(undone), (6, "over", 6));
    let abandoned = |log: &mut Vec<Entry<Cups>>| {
        log[3].body = Body::Table(Fact::Abandoned);
    };
    assert_eq!(broke(abandoned), (4, "over", 4));
}

#[test]
fn a_log_is_valid_only_at_the_table_that_it_comes_from() {
    let table = game();
    let never = table.before().with_undo(UndoPolicy::Never);
    let broke = replay(never, table.log().to_vec()).broke.unwrap();
    assert_eq!((broke.seq, broke.why.code()), (2, "undo-never"));
    let off = replay(two_persons::<Cups>("players=2 again=off"), table.log().to_vec());
    let broke = off.broke.unwrap();
    assert_eq!((broke.seq, broke.why.code()), (1, "again-off"));
}

#[test]
fn a_log_goes_through_json_with_all_kinds_of_entries() {
    let mut table = two_persons::<Cups>("players=2 again=on");
    play(&mut table, "=die:1 1>again !back:1:1 1>keep !undo:1:1:2 1>keep =die:2 2>keep");
    assert_eq!(AnyTable::log(&table)[4]["body"]["table"]["undo"]["agreed"], json!([0, 1]));
    for fact in [
        Fact::SeatLeft { seat: Seat(0) },
        Fact::BotTakes { seat: Seat(0), bot: "greedy".to_string() },
        Fact::SeatTaken { seat: Seat(0), name: "Ela \"E\"".to_string() },
        Fact::Flag { seat: Seat(1) },
    ] {
        note(&mut table, fact).unwrap();
    }
    let text = AnyTable::log(&table).to_string();
    let log: Vec<Entry<Cups>> = serde_json::from_str(&text).unwrap();
    let again = replay(table.before(), log);
    assert_eq!(again.broke, None);
    assert_eq!(again.table, table);
}
