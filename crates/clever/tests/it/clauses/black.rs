//! Chapter 7: the black gift of round 4.

use super::{ALL_BLUE, ALL_GREEN, ALL_ORANGE, ALL_PURPLE, ALL_YELLOW, full};
use crate::script::{at, choices};

const BEGIN: &str = "round=4 begin=round";

/// A sheet of seat 1 on which only these areas are open.
fn only(open: &str) -> String {
    let areas = [
        ("yellow", ALL_YELLOW),
        ("blue", ALL_BLUE),
        ("green", ALL_GREEN),
        ("orange", ALL_ORANGE),
        ("purple", ALL_PURPLE),
    ];
    let closed = areas.iter().filter(|(name, _)| !open.contains(name));
    closed.map(|(name, all)| format!("1.{name}={all} ")).collect::<String>() + BEGIN
}

#[test]
fn r7_1_all_seats_use_it_at_once_before_the_first_roll_of_round_4() {
    at(
        "players=3",
        BEGIN,
        r#"
        asks 1 2 3
        see - /round 4
        see - /phase "black"
        ! 111111 wrong-roll
        2>bonus:6
        2>mark:P1
        asks 1 3
        see - /seats/1/sheet/purple []      # sealed
        see 1 /seats/1/sheet/purple []
        see 2 /seats/1/sheet/purple [6]
        see 3 /seats/1/step {"known":"ready"}
        see 3 /seats/0/step "choosing"
        3>bonus:X
        3>mark:G1
        1>bonus:X
        1>mark:Y3.1
        told 1 {"kind":"opened","seat":1,"marks":[{"field":"P1","number":6}]}
        told - {"kind":"opened","seat":2,"marks":[{"field":"G1","number":0}]}
        see - /seats/1/sheet/purple [6]
        chance
        see - /seat 0
        "#,
    );
    // It comes with round 4 and no other round, after the last turn of round 3.
    let turn = "=111161\n2>pick:O\n1>skip\n";
    at("players=2", "round=3 turn=2", &format!("{turn}asks 1 2\nsee - /phase \"black\""));
    at("players=2", "round=4 turn=2", &format!("{turn}chance\nsee - /round 5"));
}

#[test]
fn r7_1_chains_are_included() {
    at(
        "players=2",
        &format!("{BEGIN} 1.yellow=3.1,6.1 1.blue=6,10"),
        r#"
        1>bonus:X
        1>mark:Y5.1
        1? mark:B*
        2>bonus:6
        2>mark:O1
        asks 1
        1>mark:B2               # column 2: a green cross
        told 2 {"kind":"opened","seat":0,"marks":[{"field":"Y5.1","number":0},{"field":"B2","number":0},{"field":"G1","number":0}]}
        chance
        "#,
    );
}

#[test]
fn r7_2_a_cross_in_yellow_blue_or_green_or_a_6_in_orange_or_purple() {
    at("players=2", BEGIN, "1? bonus:X bonus:6\n1! bonus:YX no-such-bonus\n1! mark:G1 not-now");
    let position =
        format!("{BEGIN} 1.yellow=3.1 1.blue=7 1.green=1-4 1.orange=1,1,1 1.purple=1,2,3,4,5");
    let state = at("players=2", &position, "1>bonus:X");
    let legal = choices("players=2", &state, 1);
    assert_eq!(legal.len(), 11 + 10 + 1, "{legal:?}");
    for field in ["mark:Y6.4", "mark:B12", "mark:G5"] {
        assert!(legal.contains(&field.to_string()), "{field}");
    }
    at("players=2", &position, "1>bonus:X\n1! mark:O4 wrong-bonus-area\n1! mark:G6 not-next");
    let six = "1>bonus:6\n1? mark:O4 mark:P6\n1! mark:G5 wrong-bonus-area\n1! mark:O5 not-next\n";
    at("players=2", &position, &format!("{six}1>mark:O4\nsee 1 /seats/0/sheet/orange [1,1,1,12]"));
    at(
        "players=2",
        &position,
        &format!("{six}1>mark:P6\nsee 1 /seats/0/sheet/purple [1,2,3,4,5,6]"),
    );
    // One of the two: nothing is asked after it.
    at("players=2", &position, &format!("{six}1>mark:O4\nasks 2\n1! bonus:X not-asked"));
}

#[test]
fn r7_3_it_must_be_used_if_it_has_any_place() {
    at("players=2", BEGIN, "1! skip not-now\n1! done not-now\n1! pass not-now\n1? bonus:X bonus:6");
    // Only a cross is possible.
    let state = at("players=2", &only("yellow green"), "asks 1 2\n1! bonus:X not-now");
    let legal = choices("players=2", &state, 1);
    assert_eq!(legal.len(), 12 + 1, "{legal:?}");
    // Only a 6.
    at("players=2", &only("orange purple"), "asks 1 2\n1? mark:O1 mark:P1");
}

#[test]
fn r7_3_a_single_field_is_marked_by_itself() {
    at(
        "players=2",
        &only("green"),
        "asks 2\nsee 1 /seats/0/count/green 1\nsee 2 /seats/0/count/green 0",
    );
    at(
        "players=2",
        &only("purple"),
        "asks 2\nsee 1 /seats/0/sheet/purple [6]\nsee - /seats/0/sheet/purple []",
    );
    at("players=2", &only("orange"), "asks 2\nsee 1 /seats/0/sheet/orange [6]");
    at("players=1", &only("orange"), "chance\nsee 1 /seats/0/sheet/orange [6]");
    // What it brings is asked as ever: orange 5 brings a yellow cross.
    let yellow = "1.yellow=3.1,6.1,5.1,2.2,1.2,5.2,1.3,2.3,4.3,3.4";
    let position = only("orange yellow").replace(BEGIN, "");
    let position = format!("{position} {yellow} 1.orange=1,1,1,2 {BEGIN}");
    at("players=2", &position, "asks 1 2\n1>bonus:6\n1? mark:Y4.4 mark:Y6.4");
}

#[test]
fn r7_3_seats_without_any_place_are_not_asked() {
    at("players=2", &format!("{} {BEGIN}", full(1)), "asks 2\n2>bonus:X\n2>mark:G1\nchance");
    let nobody = format!("{} {} {BEGIN}", full(1), full(2));
    at("players=2", &nobody, "chance\nsee - /round 4\nsee - /seat 0");
}
