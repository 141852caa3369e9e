//! R6: the end of a round, as far as the rules see it; ticks are in `table`.

use turlaj_core::{Game, Seat};
use turlaj_testkit::scenario;
use turlaj_ziomek::Ziomek;

use crate::script::{at, game, refused, tells};

const BARE: &str = "round=1 dice=r7,w8,b9,g10";

#[test]
fn r6_1_a_round_ends_with_its_clock() {
    for (settings, round, until) in [
        ("players=2", 1, "180000"),
        ("players=2", 7, "360000"),
        ("players=2 clock=20", 2, "140000"),
        ("players=2 clock=45", 3, "360000"),
        ("players=2 clock=60", 7, "720000"),
        ("players=2 clock=1", 1, "6000"),
        ("players=2 clock=600", 7, "7200000"),
        ("players=2 clock=77", 4, "693000"),
    ] {
        at(
            settings,
            &format!("round={round} dice=r7,w8,b9,g10"),
            &format!(
                "until {until}\ntime\ntold - {{\"kind\":\"round-ended\",\"by\":\"clock\"}}\nsee - /ended_by \"clock\"\nsee - /shouter null"
            ),
        );
    }
    at("players=2 clock=off", BARE, "until -\nasks 1 2\nsee - /clock null\n1>shout");
    game("players=2", "see - /clock 30");
    for clock in ["0", "601", "030", "thirty", "-1", "1.5", "Off"] {
        refused(&format!("players=2 clock={clock}"), "clock-form");
    }
}

#[test]
fn r6_2_it_ends_when_all_agree() {
    at(
        "players=3",
        BARE,
        r#"1>agree
        told 2 {"kind":"agreed","seat":0}
        see - /seats/0/agreed true
        1! agree agreed
        2! withdraw not-agreed
        2>agree
        1>withdraw
        told 3 {"kind":"withdrew","seat":0}
        see - /seats/0/agreed false
        1! withdraw not-agreed
        3>agree
        asks 1 2 3
        2>drop:1a@100              # whoever agreed builds on, and agrees still
        2>flip
        see - /seats/1/agreed true
        1>agree
        see - /phase "checked"
        see - /ended_by "agreed"
        see - /shouter null"#,
    );
    let state = at("players=2", BARE, "1>agree");
    let scores = r#"[{"levels":0,"bonus":0},{"levels":0,"bonus":0}]"#;
    let ended = format!(r#"{{"kind":"round-ended","round":1,"by":"agreed","scores":{scores}}}"#);
    tells("players=2", &state, "2>agree", &[r#"{"kind":"agreed","seat":1}"#, &ended]);
    // Who agreed may shout.
    at("players=2", BARE, "1>agree\n1>shout\nsee - /ended_by \"shout\"\nsee - /shouter 0");
}

#[test]
fn r6_2_agree_and_ready_are_played_for_who_left() {
    let rules: Ziomek = scenario::rules("players=2");
    let state = at("players=2", BARE, "");
    assert_eq!(rules.fallback(&state, Seat(1)).unwrap().to_string(), "agree");
    let state = at("players=2", BARE, "2>agree");
    assert_eq!(rules.fallback(&state, Seat(1)), None, "it has agreed");
    assert_eq!(rules.fallback(&state, Seat(0)).unwrap().to_string(), "agree");
    let state = at("players=2", BARE, "2>shout");
    assert_eq!(rules.fallback(&state, Seat(1)).unwrap().to_string(), "ready");
    let state = at("players=2", BARE, "2>shout\n2>ready");
    assert_eq!(rules.fallback(&state, Seat(1)), None);
    assert_eq!(rules.fallback(&game("players=2", ""), Seat(0)), None);
}

#[test]
fn r6_5_the_next_round_begins_when_all_are_ready() {
    at(
        "players=3",
        BARE,
        r#"2>shout
        until 59000
        asks 1 2 3
        see - /seats/1/ready false
        2>ready
        told 1 {"kind":"ready","seat":1}
        see - /seats/1/ready true
        asks 1 3
        until 59000
        2! ready not-asked
        1>ready
        3>ready
        told - {"kind":"round-begins","round":2,"levels":7,"roller":1}
        chance
        see - /seats/1/ready false
        1! ready not-asked"#,
    );
}

#[test]
fn r6_5_or_after_59_seconds() {
    let begins = r#"{"kind":"round-begins","round":2,"levels":7,"roller":1}"#;
    for clock in ["30", "off"] {
        let settings = format!("players=2 clock={clock}");
        let state = at(&settings, BARE, "1>shout\nuntil 59000\n1>ready");
        tells(&settings, &state, "time", &[begins]);
    }
}
