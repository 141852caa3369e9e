//! Going back together.

use turlaj_core::Seat;
use turlaj_table::{Fact, Occupant, Table};
use turlaj_testkit::toys::cups::Cups;

use crate::play::{ALA, OLA, bot, note, person, play, refused, table, two_persons};

const ELA: Seat = Seat(2);

/// Ala and Ola play, Ela's chair is another matter; seat 1 has kept a 1, seat 2 has a 2.
fn begun(third: Occupant) -> Table<Cups> {
    let mut table = two_persons("players=3 again=on").seated(ELA, third);
    play(&mut table, "=die:1 1>keep =die:2");
    table
}

#[test]
fn every_person_must_agree() {
    let mut table = begun(person("Ela"));
    for agreed in ["", ":1", ":2", ":3", ":1:2", ":1:3", ":2:3"] {
        assert_eq!(refused(&mut table, &format!("!undo:1{agreed}")), "consent-missing", "{agreed}");
    }
    play(&mut table, "!undo:1:1:2:3");
    let mut before = begun(person("Ela")).before();
    play(&mut before, "=die:1");
    assert_eq!(table.state(), before.state());
}

#[test]
fn bots_and_empty_chairs_are_not_asked() {
    play(&mut begun(bot("greedy")), "!undo:1:1:2");
    play(&mut begun(Occupant::Empty), "!undo:1:1:2");
    play(&mut begun(bot("greedy")), "!undo:1:1:2:3");
    assert_eq!(refused(&mut begun(bot("greedy")), "!undo:1:1:3"), "consent-missing");
    let mut nobody = table::<Cups>("players=2");
    play(&mut nobody, "=die:1 !undo:0");
}

#[test]
fn who_sits_there_now_is_asked() {
    let mut table = begun(bot("greedy"));
    note(&mut table, Fact::SeatTaken { seat: ELA, name: "Ela".to_string() }).unwrap();
    assert_eq!(refused(&mut table, "!undo:1:1:2"), "consent-missing");
    note(&mut table, Fact::SeatLeft { seat: ALA }).unwrap();
    note(&mut table, Fact::BotTakes { seat: OLA, bot: "greedy".to_string() }).unwrap();
    assert_eq!(table.occupants(), [Occupant::Empty, bot("greedy"), person("Ela")]);
    play(&mut table, "!undo:1:3");
}

#[test]
fn an_undo_keeps_the_first_facts_and_no_more() {
    let mut table = begun(Occupant::Empty);
    assert_eq!(refused(&mut table, "!undo:3:1:2"), "undo-nothing");
    assert_eq!(refused(&mut table, "!undo:4:1:2"), "undo-nothing");
    assert_eq!(refused(&mut table, "!undo:18446744073709551615:1:2"), "undo-nothing");
    play(&mut table, "!undo:2:1:2");
    assert_eq!(table.line().count(), 2);
    assert_eq!(refused(&mut table, "!undo:2:1:2"), "undo-nothing", "only standing facts count");
    play(&mut table, "!undo:0:1:2");
    assert_eq!(table.state(), table.before().state());
    assert_eq!(refused(&mut table, "!undo:0:1:2"), "undo-nothing");
    assert_eq!(table.log().len(), 5, "the log forgets nothing");
}

#[test]
fn what_an_undo_left_standing_can_be_taken_back_as_before() {
    let mut table = two_persons::<Cups>("players=2 again=on");
    play(&mut table, "=die:1 1>again =die:2 !undo:2:1:2");
    assert_eq!(table.free_undo(ALA), 1);
    play(&mut table, "!back:1:1 1>keep");
    assert_eq!(table.line().count(), 2);
}
