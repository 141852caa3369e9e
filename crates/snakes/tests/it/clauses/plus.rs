//! Chapter 6: orange dice and `+`.

use crate::script::{at, in_order, tells};

#[test]
fn r6_1_from_the_second_turn_on_an_orange_die_may_be_rolled() {
    at("players=2", "turns=0,0", "1? roll:g\n1! roll:o green-first");
    at("players=2", "turns=1,0", "1? roll:g roll:o");
    at("players=2", "turns=1,0 turn=2", "2? roll:g\n2! roll:o green-first");
    at("players=2", "turns=7,1 turn=2", "2? roll:g roll:o");
}

#[test]
fn r6_1_a_piece_on_an_orange_die_is_treated_like_that_of_a_green_one() {
    at(
        "players=2",
        "1=SL",
        r#"
        1>roll:o
        =H
        1? put:1a put:1b
        1! new must-attach
        1>put:1a
        see - /snakes/0/shape "hSL"
        see - /snakes/0/dice/0 {"die":"o","piece":"H","at":[-1,0],"sides":["e"]}
        see - /seats/0/orange 1
        see - /seats/0/green 4
        asks 2
        2>roll:o
        =H
        2? new
        2>new
        see - /snakes/1/shape "h"
        asks 1
        1>roll:o
        =T
        1>put:2b
        see - /snakes/1/shape "ht"
        see - /seats/0/points 1
        "#,
    );
    // Faces are data: other pieces may be on an orange die as well.
    let other = "players=2 faces=HTSSCC/SC++--";
    at(other, "1=H", "1>roll:o\n=C\n1>put:1bR\nsee - /snakes/0/shape \"Hr\"");
}

#[test]
fn r6_2_after_a_plus_one_die_may_be_taken_from_an_end_of_any_snake() {
    let state = at("players=2", "1=HST 2=SL 4=H 7=ht hands=3+1,2+1", "1>roll:o\n=+");
    in_order(
        "players=2",
        &state,
        1,
        "take:1a take:1b take:2a take:2b take:4a take:7a take:7b roll:g roll:o stop",
    );
    for (take, green, orange, table) in [
        ("take:1a", 1, 0, ["ST", "SL", "H", "ht"]),
        ("take:1b", 1, 0, ["HS", "SL", "H", "ht"]),
        ("take:2a", 1, 0, ["HST", "L", "H", "ht"]),
        ("take:7a", 0, 1, ["HST", "SL", "H", "t"]),
        ("take:7b", 0, 1, ["HST", "SL", "H", "h"]),
    ] {
        let mut script = format!("1>roll:o\n=+\n1>{take}\n");
        for (index, shape) in table.iter().enumerate() {
            script += &format!("see - /snakes/{index}/shape \"{shape}\"\n");
        }
        script += &format!("see - /seats/0/green {}\n", 3 + green);
        script += &format!("see - /seats/0/orange {}\n", 1 + orange);
        let die = if orange == 1 { "o" } else { "g" };
        script += "see - /seats/1/green 2\nsee - /seats/1/orange 1\nasks 1\n";
        script += &format!("see - /taken \"{die}\"");
        at("players=2", "1=HST 2=SL 4=H 7=ht hands=3+1,2+1", &script);
    }
}

#[test]
fn r6_2_only_one_die_is_taken_and_none_need_be() {
    at(
        "players=2",
        "1=HSS 2=S",
        r#"
        1>roll:o
        see - /taken null
        =+
        see - /phase "plus"
        see - /taken null
        1>take:1b
        1? roll:g roll:o stop
        1! take:1b taken
        1! take:2a taken
        1! take:9a no-snake
        "#,
    );
    at("players=2", "1=HSS", "1>roll:o\n=+\n1>stop\nsee - /snakes/0/shape \"HSS\"\nasks 2");
    at(
        "players=2",
        "1=HSS",
        "1>roll:o\n=+\n1>roll:g\n=S\n1>put:1b\nsee - /snakes/0/shape \"HSSS\"",
    );
}

#[test]
fn r6_2_without_a_plus_nothing_is_taken() {
    at(
        "players=2",
        "1=HSS",
        "1! take:1b not-now\n1>roll:o\n=T\n1! take:1b not-now\n1! stop not-now",
    );
    at("players=2", "1=HSS", "1>roll:o\n=+\n1! put:1b not-now\n1! new not-now\n1! give:2 not-now");
}

#[test]
fn r6_3_the_ends_are_the_first_and_the_last_die_whatever_they_show() {
    for (table, first, last) in
        [("HT", "T", "H"), ("SLS", "LS", "SL"), ("hSSt", "SSt", "hSS"), ("RSL", "SL", "RS")]
    {
        for (end, left) in [("a", first), ("b", last)] {
            let script = format!("1>roll:o\n=+\n1>take:1{end}\nsee - /snakes/0/shape \"{left}\"");
            at("players=2", &format!("1={table} hands=1+1,1+1"), &script);
        }
    }
    at("players=2", "1=HSS", "1>roll:o\n=+\n1! take:2a no-snake\n1! take:3b no-snake");
}

#[test]
fn r6_3_a_snake_of_one_die_has_one_end_and_disappears() {
    for piece in ["H", "T", "S", "L"] {
        let table = format!("1={piece} 2=HT hands=3+1,2+1");
        let state = at("players=2", &table, "1>roll:o\n=+\n1! take:1b no-end");
        in_order("players=2", &state, 1, "take:1a take:2a take:2b roll:g roll:o stop");
        let shown = if piece == "L" { "C" } else { piece };
        let took = format!(
            r#"{{"kind":"took","seat":0,"snake":1,"end":"a","die":"g","piece":"{shown}","reopened":false,"gone":true,"from":null}}"#
        );
        tells("players=2", &state, "1>take:1a", &[&took]);
        let script = "1>roll:o\n=+\n1>take:1a\nsee - /snakes/0/number 2\nsee - /seats/0/green 4";
        at("players=2", &table, script);
    }
    at(
        "players=2",
        "1=h hands=3+1,2+1",
        "1>roll:o\n=+\n1>take:1a\nsee - /snakes []\nsee - /seats/0/orange 2",
    );
}

/// What was taken shows what the next roll brings: nothing of the snake sticks to it.
#[test]
fn r6_3_a_taken_curve_is_a_die_like_any_other() {
    at(
        "players=2",
        "1=HR hands=0+1,2+0",
        "1>roll:o\n=+\n1>take:1b\n1>roll:g\n=S\n1>put:1b\nsee - /snakes/0/shape \"HS\"\n2>roll:g\n=S\n2>put:1b",
    );
}

#[test]
fn r6_4_the_orange_die_stays_and_any_die_may_be_rolled_again() {
    at(
        "players=2",
        "1=HSS hands=2+1,2+1",
        r#"
        1>roll:o
        =+
        see - /seats/0/orange 1
        told 2 {"kind":"rolled","face":"+"}
        asks 1
        1? take:* roll:g roll:o stop
        1>roll:o                                # the die with the plus
        see - /rolls 1
        =T
        see - /rolls 2
        1>put:1b
        see - /snakes/0/shape "HSSt"
        see - /seats/0/orange 0
        asks 2
        "#,
    );
    // Without a green die but the one that was taken.
    at("players=2", "1=HSS hands=0+1,2+1", "1>roll:o\n=+\n1? take:* roll:o stop\n1! roll:g no-die");
    at(
        "players=2",
        "1=HSS hands=0+1,2+1",
        "1>roll:o\n=+\n1>take:1b\n1? roll:g roll:o stop\n1>roll:g\n=S\n1>put:1b\nsee - /seats/0/green 0",
    );
    // A taken orange die and the one with the plus are two.
    at("players=2", "1=HSt hands=0+1,2+1", "1>roll:o\n=+\n1>take:1b\nsee - /seats/0/orange 2");
}

#[test]
fn r6_4_or_one_stops_and_the_turn_passes_on() {
    let next = r#"{"kind":"turn-begins","seat":1}"#;
    for take in ["", "\n1>take:1b"] {
        let state = at("players=2", "1=HSS hands=2+1,2+1", &format!("1>roll:o\n=+{take}"));
        tells("players=2", &state, "1>stop", &[r#"{"kind":"stopped","seat":0}"#, next]);
        let stopped = "1>stop\nasks 2\nsee - /seats/0/orange 1\nsee - /taken null";
        let script = format!("1>roll:o\n=+{take}\n{stopped}");
        at("players=2", "1=HSS hands=2+1,2+1", &script);
    }
}

const TAKEN: &str = "players=2 again=taken";

#[test]
fn r6_4_with_again_taken_only_the_die_just_taken_is_rolled_again() {
    at(
        TAKEN,
        "1=HSt hands=2+1,2+1",
        r#"
        1? roll:g roll:o                        # the first roll of a turn is as always
        1>roll:o
        =+
        1? take:1a take:1b stop
        1! roll:g only-taken                    # nothing was taken yet
        1! roll:o only-taken
        1>take:1a
        see - /taken "g"
        1? roll:g stop
        1! roll:o only-taken                    # the die with the plus
        1! take:1b taken
        1>roll:g
        =H
        1>put:1a
        see - /snakes/0/shape "HSt"
        see - /seats/0/points 1
        asks 2
        "#,
    );
    // An orange one, which is like the die with the plus.
    at(
        TAKEN,
        "1=HSt hands=2+1,2+1",
        "1>roll:o\n=+\n1>take:1b\n1? roll:o stop\n1! roll:g only-taken\n1>roll:o\n=T\n1>put:1b\nsee - /seats/0/orange 1",
    );
    // What is not in the hand is refused for that, as ever.
    at(TAKEN, "1=HSS hands=0+1,2+1", "1>roll:o\n=+\n1! roll:g no-die");
}

#[test]
fn r6_4_with_again_taken_who_takes_nothing_or_does_not_roll_stops() {
    let next = r#"{"kind":"turn-begins","seat":1}"#;
    for take in ["", "\n1>take:1b"] {
        let state = at(TAKEN, "1=HSS hands=2+1,2+1", &format!("1>roll:o\n=+{take}"));
        tells(TAKEN, &state, "1>stop", &[r#"{"kind":"stopped","seat":0}"#, next]);
    }
}

#[test]
fn r6_5_a_head_or_a_tail_that_is_left_alone_is_open_at_b() {
    // The tail lay at `b` and was open to the west; it still is.
    at(
        "players=2",
        "1=ST",
        r#"
        1>roll:o
        =+
        1>take:1a
        see - /snakes/0/shape "T"
        see - /snakes/0/dice [{"die":"g","piece":"T","at":[1,0],"sides":["w"]}]
        see - /snakes/0/ends [{"end":"b","at":[0,0],"from":"e"}]
        1>roll:g
        =C
        1! put:1aL end-closed
        1? put:1bL put:1bR
        1>put:1bL
        see - /snakes/0/shape "TL"
        see - /snakes/0/dice/0/at [1,0]
        see - /snakes/0/dice/1 {"die":"g","piece":"C","at":[0,0],"sides":["e","s"]}
        "#,
    );
    at(
        "players=2",
        "1=HT",
        r#"
        1>roll:o
        =+
        1>take:1a
        see - /snakes/0/ends [{"end":"b","at":[0,0],"from":"e"}]
        1>roll:o
        =H
        1>put:1b
        see - /snakes/0/shape "Th"
        see - /seats/0/points 1
        "#,
    );
    at(
        "players=2",
        "1=HT",
        "1>roll:o\n=+\n1>take:1b\nsee - /snakes/0/ends [{\"end\":\"b\",\"at\":[1,0],\"from\":\"w\"}]",
    );
}

/// No other row is turned round: a straight or a curve keeps its ends.
#[test]
fn r6_5_what_else_is_left_keeps_its_ends() {
    at(
        "players=2",
        "1=SR",
        r#"
        1>roll:o
        =+
        1>take:1a
        see - /snakes/0/shape "R"
        see - /snakes/0/dice [{"die":"g","piece":"C","at":[1,0],"sides":["w","s"]}]
        see - /snakes/0/ends [{"end":"a","at":[0,0],"from":"e"},{"end":"b","at":[1,1],"from":"n"}]
        "#,
    );
    at(
        "players=2",
        "1=SST",
        "1>roll:o\n=+\n1>take:1a\nsee - /snakes/0/shape \"ST\"\nsee - /snakes/0/ends [{\"end\":\"a\",\"at\":[0,0],\"from\":\"e\"}]",
    );
}

#[test]
fn r6_6_a_new_plus_gives_the_same_choice_again() {
    at(
        "players=2",
        "1=HSSS hands=1+1,2+1",
        r#"
        1>roll:o
        =+
        1>take:1b
        1>roll:o
        see - /taken "g"
        =+
        see - /taken null
        see - /rolls 2
        1? take:1a take:1b roll:g roll:o stop
        1>take:1b
        1! take:1b taken
        see - /seats/0/green 3
        1>roll:o
        =+
        1>roll:o                                # none was taken this time
        =+
        1>take:1a
        see - /snakes/0/shape "S"
        1>stop
        asks 2
        "#,
    );
}

#[test]
fn r6_6_with_again_taken_a_new_plus_asks_for_a_new_die() {
    at(
        TAKEN,
        "1=HSst hands=1+1,2+1",
        r#"
        1>roll:o
        =+
        1>take:1b
        1>roll:o
        =+
        see - /taken null
        1? take:1a take:1b stop
        1! roll:o only-taken                    # the one that was taken with the first plus
        1>take:1a
        1? roll:g stop
        1>roll:g
        =C
        1? put:*
        "#,
    );
    // A minus hands over the die that was taken.
    at(
        TAKEN,
        "1=HSt hands=1+1,2+1",
        "1>roll:o\n=+\n1>take:1b\n1>roll:o\n=-\nasks 2\nsee - /seats/0/orange 1\nsee - /seats/1/orange 2",
    );
}

#[test]
fn r6_6_a_piece_or_a_minus_after_a_plus_ends_the_turn() {
    at(
        "players=2",
        "1=HS",
        "1>roll:o\n=+\n1>roll:g\n=T\n1>put:1b\nsee - /seats/0/points 1\nasks 2",
    );
    // It is the die just rolled that goes, whichever showed the plus.
    at(
        "players=2",
        "1=HSt hands=1+1,2+1",
        "1>roll:o\n=+\n1>take:1b\n1>roll:o\n=-\nasks 2\nsee - /seats/0/orange 1\nsee - /seats/1/orange 2",
    );
}

#[test]
fn r6_7_with_no_snake_there_is_nothing_to_take() {
    let state = at("players=2", "", "1>roll:o\n=+\n1! take:1a no-snake");
    in_order("players=2", &state, 1, "roll:g roll:o stop");
    at("players=2", "", "1>roll:o\n=+\n1>stop\nasks 2");
    at("players=2", "", "1>roll:o\n=+\n1>roll:g\n=S\n1? new\n1>new\nsee - /snakes/0/number 1");
}

#[test]
fn r6_7_with_again_taken_and_no_snake_one_can_only_stop() {
    let state = at(TAKEN, "", "1>roll:o\n=+\n1! take:1a no-snake\n1! roll:g only-taken");
    in_order(TAKEN, &state, 1, "stop");
    at(TAKEN, "", "1>roll:o\n=+\n1>stop\nasks 2\nsee - /seats/0/orange 2");
    // The last die of the table was taken: it may be rolled.
    at(TAKEN, "1=S", "1>roll:o\n=+\n1>take:1a\n1? roll:g stop\n1>roll:g\n=H\n1? new");
}
