//! Chapter 8, R8.7: what others see while a phase is sealed.

use turlaj_clever::{Clever, News, State};
use turlaj_core::{Eye, Game, Seat};
use turlaj_testkit::scenario;

use crate::script::{at, told};

const SETTINGS: &str = "players=3";
/// Seat 1 picks orange 6; it and seat 2 have an extra die, so that all are asked.
const POSITION: &str = "1.extras=1 2.extras=1";
const TURN: &str = "=123461\n1>pick:O\n";

/// The state after the turn and these lines.
fn after(lines: &str) -> State {
    at(SETTINGS, POSITION, &format!("{TURN}{lines}"))
}

/// All eyes but that of this seat, counted from 1.
fn others(seat: u8) -> Vec<Eye> {
    let seats = (0..3).filter(|&at| at != seat - 1).map(|at| Eye::Seat(Seat(at)));
    seats.chain([Eye::Nobody]).collect()
}

/// Whatever a seat does, whoever else looks sees the same.
fn same_for_others(seat: u8, one: &State, other: &State) {
    let rules: Clever = scenario::rules(SETTINGS);
    assert_ne!(one, other);
    for eye in others(seat) {
        assert_eq!(rules.view(one, eye), rules.view(other, eye), "{eye:?}");
    }
}

#[test]
fn r8_7_others_see_each_sheet_as_it_was_when_the_phase_began() {
    let script = format!(
        r#"{TURN}
        2>take:Y
        see 2 /seats/1/step {{"known":{{"place":"Y"}}}}
        see 1 /seats/1/step "choosing"
        see - /seats/1/step "choosing"
        2>mark:Y2.2
        see 2 /seats/1/sheet/marks ["Y2.2"]
        see 2 /seats/1/took "Y"
        see 1 /seats/1/sheet/marks []
        see 3 /seats/1/sheet/marks []
        see - /seats/1/sheet/marks []
        see - /seats/1/took null
        2>extra:O
        see 2 /seats/1/sheet/orange [6]
        see 2 /seats/1/count/orange 6
        see 2 /seats/1/extra ["O"]
        see - /seats/1/sheet/orange []
        see - /seats/1/count/orange 0
        see - /seats/1/extra []
        see - /seats/1/sheet/extras {{"unlocked":1,"spent":0}}
        see - /seats/1/step {{"known":"ready"}}
        1>extra:G
        see 2 /seats/0/sheet/marks ["O1"]       # as it was when the phase began
        3>skip
        see - /seats/1/sheet/marks ["Y2.2","O1"]
        see - /seats/1/sheet/extras {{"unlocked":1,"spent":1}}
        see 2 /seats/0/sheet/marks ["G1","O1"]
        told - {{"kind":"opened","seat":1,"took":"Y","extra":["O"],"marks":[{{"field":"Y2.2","number":0}},{{"field":"O1","number":6}}]}}
        told 2 {{"kind":"opened","seat":0,"took":null,"extra":["G"],"marks":[{{"field":"G1","number":0}}]}}
        "#
    );
    at(SETTINGS, POSITION, &script);
}

#[test]
fn r8_7_the_die_the_field_and_declining_are_hidden() {
    same_for_others(2, &after("2>take:G"), &after("2>take:P"));
    same_for_others(2, &after("2>take:G"), &after("2>skip"));
    same_for_others(2, &after("2>take:Y"), &after("2>take:W"));
    same_for_others(2, &after(""), &after("2>skip"));
    same_for_others(2, &after("2>take:Y\n2>mark:Y2.2"), &after("2>take:Y\n2>mark:Y2.3"));
    same_for_others(3, &after("3>take:G"), &after("3>skip"));
    same_for_others(1, &after("1>extra:G"), &after("1>done"));
    same_for_others(2, &after("2>skip\n2>extra:O"), &after("2>skip\n2>done"));
}

#[test]
fn r8_7_only_who_is_still_choosing_is_told() {
    for (lines, seat, action) in [
        ("", 2, "take:G"),
        ("", 2, "take:Y"),
        ("", 2, "skip"),
        ("2>take:Y", 2, "mark:Y2.2"),
        ("", 1, "extra:W"),
    ] {
        let state = after(lines);
        for eye in others(seat) {
            assert_eq!(told(SETTINGS, &state, seat, action, eye), [], "{action} to {eye:?}");
        }
        let own = told(SETTINGS, &state, seat, action, Eye::Seat(Seat(seat - 1)));
        assert!(!own.is_empty(), "{action}");
    }
    for (lines, seat, action) in [
        ("", 3, "take:G"),
        ("", 3, "skip"),
        ("", 1, "done"),
        ("", 1, "extra:G"),
        ("2>skip", 2, "extra:O"),
    ] {
        let ready = News::Ready { seat: Seat(seat - 1) };
        for eye in others(seat) {
            assert_eq!(
                told(SETTINGS, &after(lines), seat, action, eye),
                std::slice::from_ref(&ready)
            );
        }
    }
}

#[test]
fn r8_7_when_all_are_done_all_is_told_once() {
    let state = after("2>take:G\n2>done\n1>extra:P");
    for eye in [Eye::Nobody, Eye::Seat(Seat(0)), Eye::Seat(Seat(1))] {
        let news = told(SETTINGS, &state, 3, "take:P", eye);
        let opened: Vec<Seat> = news
            .iter()
            .filter_map(|one| match one {
                News::Opened { seat, .. } => Some(*seat),
                _ => None,
            })
            .collect();
        let all = (0..3).map(Seat).filter(|&seat| !eye.is(seat)).collect::<Vec<_>>();
        assert_eq!(opened, all, "{eye:?}");
        let marked = news.iter().filter(|one| matches!(one, News::Marked { .. }));
        assert_eq!(marked.count(), 0, "the last one is told as the others are");
    }
}

#[test]
fn r8_7_outside_sealed_phases_sheets_are_public() {
    let script = "=131111\n1>pick:Y\nsee - /seats/0/step {\"known\":{\"place\":\"Y\"}}\n1>mark:Y3.1\n\
                  told 2 {\"kind\":\"marked\",\"seat\":0}\nsee 2 /seats/0/sheet/marks [\"Y3.1\"]";
    at("players=2", "", script);
}
