//! The figures of the booklet, by number. Its pictures are lost: these follow its words. In each,
//! the only unfinished snake on the table is the one that the figure is about.

use crate::script::{at, tells};

#[test]
fn figure_2_a_complete_snake() {
    at(
        "players=2",
        "1=HSLRS",
        r#"
        see - /snakes/0/done null
        1>roll:g
        =T
        1? put:1b
        1>put:1b
        see - /snakes/0/shape "HSLRST"
        see - /snakes/0/ends []
        see - /snakes/0/done 0
        see - /seats/0/points 1
        see - /seats/1/points 0
        told 2 {"kind":"completed","seat":0,"snake":1,"length":6,"points":1}
        "#,
    );
}

#[test]
fn figure_3_head_and_tail_alone() {
    for (lies, falls, shape) in [("H", "T", "HT"), ("T", "H", "TH")] {
        let script = format!(
            "1>roll:g\n={falls}\n1? put:1b\n1>put:1b\nsee - /snakes/0/shape \"{shape}\"\n\
             see - /snakes/0/done 0\nsee - /seats/0/points 1\n\
             told - {{\"kind\":\"completed\",\"length\":2}}"
        );
        at("players=2", &format!("1={lies}"), &script);
    }
}

#[test]
fn figure_4_second_head_refused_begins_a_new_snake() {
    for (table, end) in [("1=HSL", "b"), ("1=SLH", "a"), ("1=H", "b")] {
        let script = format!(
            "1>roll:g\n=H\n1! put:1{end} head-twice\n1? new\n1>new\nasks 2\n\
             see - /snakes/1/shape \"H\"\nsee - /snakes/1/number 2"
        );
        at("players=2", table, &script);
        at("players=2", &format!("{table} 2=HT hands=1+0,1+0"), "1>roll:g\n=H\n1? new");
    }
}

#[test]
fn figure_5_second_tail_refused_begins_a_new_snake() {
    for (table, end) in [("1=TSL", "b"), ("1=SLT", "a"), ("1=T", "b")] {
        let script = format!(
            "1>roll:g\n=T\n1! put:1{end} tail-twice\n1? new\n1>new\nasks 2\n\
             see - /snakes/1/shape \"T\"\nsee - /snakes/1/number 2"
        );
        at("players=2", table, &script);
    }
}

#[test]
fn figure_6_the_curl_is_refused() {
    // A straight that runs into the snake's own body, which cannot be finished then.
    for (table, end) in [("1=HSSLSLL", "b"), ("1=LLSLSST", "a")] {
        let table = format!("{table} hands=1+0,1+0");
        let script = format!(
            "1>roll:g\n=S\n1! put:1{end} curls\n1? new\n1>new\nsee - /snakes/1/shape \"S\"\n\
             2>roll:g\n=S\n2? put:2a put:2b"
        );
        at("players=2", &table, &script);
    }
    // A curve does it too, and the other turn does not.
    at("players=2", "1=HSSLSLL hands=1+0,1+0", "1>roll:g\n=C\n1! put:1bL curls\n1? put:1bR");
    // Both ends open, and about to meet.
    at("players=2", "1=LSLL", "1>roll:g\n=S\n1! put:1b curls\n1? put:1a");
}

#[test]
fn figure_7_third_curve_same_way_refused_at_either_end_other_way_accepted() {
    for (table, same, other, shape) in [
        ("1=HLL", "put:1bL", "put:1bR", "HLLR"),
        ("1=HRR", "put:1bR", "put:1bL", "HRRL"),
        ("1=LLT", "put:1aR", "put:1aL", "RLLT"),
        ("1=RRT", "put:1aL", "put:1aR", "LRRT"),
        ("1=HSLL", "put:1bL", "put:1bR", "HSLLR"),
    ] {
        let script = format!(
            "1>roll:g\n=C\n1! {same} curls\n1? {other}\n1>{other}\nsee - /snakes/0/shape \"{shape}\""
        );
        at("players=2", table, &script);
    }
    // With both ends open the third curve is refused at both, and the other way accepted at both.
    at("players=2", "1=LL", "1>roll:g\n=C\n1! put:1aR curls\n1! put:1bL curls\n1? put:1aL put:1bR");
    at("players=2", "1=RR", "1>roll:g\n=C\n1! put:1aL curls\n1! put:1bR curls\n1? put:1aR put:1bL");
}

#[test]
fn figure_8_plus_takes_an_end_and_rolls_again() {
    at(
        "players=2",
        "1=HSS 2=ht hands=5+1,3+1",
        r#"
        1>roll:o
        =+
        1? take:1a take:1b take:2a take:2b roll:g roll:o stop
        1>take:2b                               # an orange one, from a complete snake
        see - /seats/0/orange 2
        see - /snakes/1/shape "h"
        1? roll:g roll:o stop
        1>roll:g
        =T
        1? put:1b put:2b
        1>put:1b
        see - /snakes/0/shape "HSST"
        see - /seats/0/points 1
        see - /seats/0/green 4
        see - /seats/0/orange 2                 # the one with the plus is kept
        asks 2
        "#,
    );
}

#[test]
fn figure_9_minus_hands_over_and_loses_the_turn() {
    let state = at("players=2", "1=HS", "1>roll:o");
    let rolled = r#"{"kind":"rolled","seat":0,"die":"o","face":"-"}"#;
    let gave = r#"{"kind":"gave","seat":0,"to":1,"die":"o"}"#;
    let next = r#"{"kind":"turn-begins","seat":1}"#;
    tells("players=2", &state, "=-", &[rolled, gave, next]);
    at(
        "players=2",
        "1=HS",
        r#"
        1>roll:o
        =-
        see - /seats/0/orange 1
        see - /seats/1/orange 3
        see - /snakes/0/shape "HS"
        asks 2
        "#,
    );
}

#[test]
fn the_point_is_kept_when_a_complete_snake_is_robbed_and_scored_anew_when_completed_again() {
    at(
        "players=2",
        "1=HS",
        r#"
        1>roll:g
        =T
        1>put:1b
        see - /seats/0/points 1
        2>roll:o
        =+
        2>take:1b
        told 1 {"kind":"took","seat":1,"snake":1,"end":"b","piece":"T","reopened":true,"gone":false,"from":0}
        see - /seats/0/points 1                 # kept
        see - /snakes/0/done null
        2>roll:g
        =T
        2>put:1b
        told 1 {"kind":"completed","seat":1,"snake":1,"length":3,"points":1}
        see - /seats/0/points 1
        see - /seats/1/points 1                 # scored anew
        see - /snakes/0/done 1
        1>roll:o
        =+
        1>take:1a
        1>roll:o
        =H
        1>put:1a
        see - /seats/0/points 2                 # also by who had it first
        see - /seats/1/points 1
        "#,
    );
}
