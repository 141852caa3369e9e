//! Chapter 8: the end.

use crate::script::{at, game, tells};

#[test]
fn r8_1_a_player_without_dice_is_passed_over() {
    let state = at("players=4", "1=HS hands=2+0,0+0,0+0,1+0 turns=3,2,2,2", "1>roll:g\n=S");
    let placed = r#"{"kind":"placed","seat":0,"snake":1,"end":"b","die":"g","piece":"S","turn":null,"at":[2,0]}"#;
    let skipped = [r#"{"kind":"skipped","seat":1}"#, r#"{"kind":"skipped","seat":2}"#];
    let next = r#"{"kind":"turn-begins","seat":3}"#;
    tells("players=4", &state, "1>put:1b", &[placed, skipped[0], skipped[1], next]);
    at(
        "players=4",
        "1=HS hands=2+0,0+0,0+0,1+0 turns=3,2,2,2",
        r#"
        1>roll:g
        =S
        1>put:1b
        asks 4
        see - /seats/1/turns 2                  # a turn that one cannot have is not counted
        see - /seats/2/turns 2
        see - /seats/3/turns 3
        4>roll:g
        =S
        4>put:1b
        asks 1
        1>roll:g
        =S
        1>put:1b
        over
        "#,
    );
}

#[test]
fn r8_1_a_die_that_was_handed_over_brings_them_back() {
    // At once, since their turn comes next.
    at(
        "players=2",
        "1=HS hands=2+1,0+0 turns=4,3",
        "1>roll:o\n=-\nasks 2\nsee - /seats/1/turns 4\n2? roll:o\n2>roll:o\n=T\n2>put:1b\nsee - /seats/1/points 1\nasks 1",
    );
    // Later, when their turn comes.
    at(
        "players=3",
        "1=HS hands=2+1,2+0,0+0 turns=4,4,2",
        r#"
        1>roll:o
        =-
        1>give:3
        2>roll:g
        =S
        2>put:1b
        asks 3
        see - /seats/2/turns 3
        "#,
    );
}

/// Also before their second turn: who was handed an orange die may roll it then.
#[test]
fn r8_1_who_is_handed_the_only_die_of_the_table_goes_on() {
    at(
        "players=2",
        "1=HS hands=0+1,0+0",
        "1>roll:o\n=-\nasks 2\n2>roll:o\n=-\nasks 1\n1>roll:o\n=T\n1>put:1b\nover\npoints 1:1 2:0",
    );
}

#[test]
fn r8_2_if_only_one_player_has_dice_they_go_on_alone() {
    let state = at("players=3", "1=HS hands=0+0,3+0,0+0 turn=2", "2>roll:g\n=S");
    tells(
        "players=3",
        &state,
        "2>put:1b",
        &[
            r#"{"kind":"placed","seat":1,"snake":1,"end":"b","die":"g","piece":"S","turn":null,"at":[2,0]}"#,
            r#"{"kind":"skipped","seat":2}"#,
            r#"{"kind":"skipped","seat":0}"#,
            r#"{"kind":"turn-begins","seat":1}"#,
        ],
    );
    at(
        "players=3",
        "1=HS hands=0+0,3+0,0+0 turn=2 turns=1,5,1",
        r#"
        2>roll:g
        =S
        2>put:1b
        asks 2
        see - /seats/1/turns 7
        2>roll:g
        =T
        2>put:1b
        asks 2
        2>roll:g
        =C
        2>new
        over
        points 1:0 2:1 3:0
        "#,
    );
    // Also after a `+` that was not used.
    at("players=2", "1=HS hands=0+1,0+0", "1>roll:o\n=+\n1>stop\nasks 1\n1? roll:o");
}

#[test]
fn r8_3_the_game_ends_when_nobody_has_a_die_left() {
    let state = at("players=2", "1=HS hands=1+0,0+0 points=1,3", "1>roll:g\n=T");
    tells(
        "players=2",
        &state,
        "1>put:1b",
        &[
            r#"{"kind":"placed","seat":0,"snake":1,"end":"b","die":"g","piece":"T","turn":null,"at":[2,0]}"#,
            r#"{"kind":"completed","seat":0,"snake":1,"length":3,"points":2}"#,
            r#"{"kind":"ended","points":[2,3]}"#,
        ],
    );
    at(
        "players=2",
        "1=HS hands=1+0,0+0 points=1,3",
        r#"
        1>roll:g
        =T
        asks 1
        1>put:1b
        over
        see - /phase "over"
        1! roll:g over
        2! roll:g over
        1?
        "#,
    );
    // A last piece that fits nowhere ends it too.
    at("players=2", "1=HT hands=1+0,0+0", "1>roll:g\n=S\n1>new\nover");
    // While anybody has a die it does not end.
    at(
        "players=2",
        "1=HT hands=1+0,0+1",
        "1>roll:g\n=S\n1>new\nasks 2\n2>roll:o\n=+\n2>stop\nasks 2",
    );
}

/// Sixteen dice, all placed.
#[test]
fn r8_3_a_whole_game_of_sixteen_turns() {
    let mut script = "1>roll:g\n=H\n1>new\n2>roll:g\n=S\n2>put:1b\n".to_string();
    for _ in 0..5 {
        script += "1>roll:g\n=S\n1>put:1b\n2>roll:g\n=S\n2>put:1b\n";
    }
    script += "1>roll:o\n=H\n1>new\n2>roll:o\n=H\n2>new\n1>roll:o\n=T\n1>put:1b\nasks 2\n";
    script += "2>roll:o\n=T\n2? put:2b put:3b\n2>put:3b\nover\npoints 1:1 2:1\nplaces 1:1 2:1\n";
    game("players=2", &format!("{script}see - /seats/0/turns 8\nsee - /seats/1/turns 8"));
}

#[test]
fn r8_4_the_most_points_win_and_equals_share_the_place() {
    for (points, places) in [
        ("0,2,1,0", "1:3 2:1 3:2 4:3"),
        ("2,2,1,2", "1:1 2:1 3:4 4:1"),
        ("0,0,0,0", "1:1 2:1 3:1 4:1"),
        ("3,2,1,0", "1:1 2:2 3:3 4:4"),
        ("1,2,2,0", "1:3 2:1 3:1 4:4"),
    ] {
        let shown: Vec<String> =
            points.split(',').zip(1..).map(|(points, seat)| format!("{seat}:{points}")).collect();
        let script =
            format!("1>roll:g\n=S\n1>put:1b\nover\npoints {}\nplaces {places}", shown.join(" "));
        at("players=4", &format!("1=HS hands=1+0,0+0,0+0,0+0 points={points}"), &script);
    }
}

#[test]
fn r8_4_unfinished_snakes_are_worth_nothing() {
    at(
        "players=2",
        "1=HSSSSS 2=TS 3=SSS hands=1+0,0+0 points=0,1",
        "1>roll:g\n=S\n1>put:3a\nover\npoints 1:0 2:1\nplaces 1:2 2:1",
    );
}
