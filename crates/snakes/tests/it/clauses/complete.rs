//! Chapter 5: complete snakes.

use crate::script::{at, tells};

#[test]
fn r5_1_a_snake_with_a_head_and_a_tail_is_complete() {
    at(
        "players=2",
        "1=HSL",
        r#"
        see - /snakes/0/done null
        1>roll:g
        =T
        1>put:1b
        see - /snakes/0/done 0
        see - /snakes/0/ends []
        see - /snakes/0/shape "HSLT"
        "#,
    );
    at("players=2", "1=SLT", "1>roll:g\n=S\n1>put:1a\nsee - /snakes/0/done null");
    at("players=2", "1=SLT", "1>roll:g\n=H\n1>put:1a\nsee - /snakes/0/done 0");
}

#[test]
fn r5_1_head_and_tail_alone_are_enough() {
    for (first, second, shape) in [("H", "T", "HT"), ("T", "H", "TH")] {
        let script = format!(
            "1>roll:g\n={second}\n1? put:1b\n1>put:1b\nsee - /snakes/0/shape \"{shape}\"\n\
             see - /snakes/0/done 0\nsee - /seats/0/points 1"
        );
        at("players=2", &format!("1={first}"), &script);
    }
}

#[test]
fn r5_2_whoever_placed_the_last_piece_gets_1_point() {
    let state = at("players=3", "1=HSL turn=2 points=2,1,0", "2>roll:o\n=T");
    tells(
        "players=3",
        &state,
        "2>put:1b",
        &[
            r#"{"kind":"placed","seat":1,"snake":1,"end":"b","die":"o","piece":"T","turn":null,"at":[2,-1]}"#,
            r#"{"kind":"completed","seat":1,"snake":1,"length":4,"points":2}"#,
            r#"{"kind":"turn-begins","seat":2}"#,
        ],
    );
    at(
        "players=3",
        "1=HSL turn=2 points=2,1,0",
        r#"
        2>roll:o
        =T
        2>put:1b
        see - /seats/0/points 2
        see - /seats/1/points 2
        see - /seats/2/points 0
        see - /snakes/0/done 1
        "#,
    );
}

/// A long snake is worth as much as a short one, and a piece that finishes nothing is worth nothing.
#[test]
fn r5_2_only_the_last_piece_counts_and_length_does_not() {
    at("players=2", "1=HSSSSSS hands=1+0,1+0", "1>roll:g\n=T\n1>put:1b\nsee - /seats/0/points 1");
    at("players=2", "1=HS 2=SS", "1>roll:g\n=T\n1>put:2b\nsee - /seats/0/points 0");
    at("players=2", "1=HS", "1>roll:g\n=S\n1>put:1b\nsee - /seats/0/points 0");
}

#[test]
fn r5_3_complete_snakes_stay_on_the_table() {
    at(
        "players=2",
        "1=HS",
        r#"
        1>roll:g
        =T
        1>put:1b
        2>roll:g
        =S
        2? new
        2>new
        see - /snakes/0/shape "HST"
        see - /snakes/0/number 1
        see - /snakes/1/number 2
        see - /snakes/0/dice/2/at [2,0]
        "#,
    );
}

#[test]
fn r5_4_a_die_taken_from_a_complete_snake_reopens_it_and_the_point_stays() {
    let state = at("players=2", "1=HST done=1:2 points=0,1", "1>roll:o\n=+");
    let took = r#"{"kind":"took","seat":0,"snake":1,"end":"b","die":"g","piece":"T","reopened":true,"gone":false,"from":1}"#;
    tells("players=2", &state, "1>take:1b", &[took]);
    at(
        "players=2",
        "1=HST done=1:2 points=0,1",
        r#"
        see - /snakes/0/done 1
        1>roll:o
        =+
        1>take:1b
        see - /snakes/0/shape "HS"
        see - /snakes/0/done null
        see - /snakes/0/ends [{"end":"b","at":[2,0],"from":"w"}]
        see - /seats/1/points 1
        see - /seats/0/points 0
        1>roll:g
        =S
        1? put:1b                               # it grows again
        "#,
    );
}

#[test]
fn r5_4_who_completes_it_again_gets_a_new_point() {
    // The taker, at once.
    at(
        "players=2",
        "1=HST done=1:2 points=0,1",
        "1>roll:o\n=+\n1>take:1b\n1>roll:g\n=T\n1>put:1b\nsee - /seats/0/points 1\n\
         see - /seats/1/points 1\nsee - /snakes/0/done 0",
    );
    // The same player as the first time.
    at(
        "players=2",
        "1=HST points=1,0",
        "1>roll:o\n=+\n1>take:1a\n1>roll:o\n=H\n1>put:1a\nsee - /seats/0/points 2\n\
         see - /snakes/0/done 0\nsee - /snakes/0/shape \"hST\"",
    );
    // The other one, later.
    at(
        "players=2",
        "1=HST points=1,0",
        "1>roll:o\n=+\n1>take:1a\n1>stop\n2>roll:g\n=H\n2>put:1a\nsee - /seats/0/points 1\n\
         see - /seats/1/points 1\nsee - /snakes/0/done 1",
    );
}

/// A die taken from the body of an unfinished snake re-opens nothing.
#[test]
fn r5_4_only_a_complete_snake_is_reopened() {
    let state = at("players=2", "1=HS", "1>roll:o\n=+");
    let took = r#"{"kind":"took","seat":0,"snake":1,"end":"b","die":"g","piece":"S","reopened":false,"gone":false,"from":null}"#;
    tells("players=2", &state, "1>take:1b", &[took]);
}
