//! Chapter 7: `−`.

use crate::script::{at, in_order, tells};

#[test]
fn r7_1_after_a_minus_the_die_goes_to_the_opponent_and_the_turn_passes_on() {
    let state = at("players=2", "1=HS hands=3+2,4+1", "1>roll:o");
    tells(
        "players=2",
        &state,
        "=-",
        &[
            r#"{"kind":"rolled","seat":0,"die":"o","face":"-"}"#,
            r#"{"kind":"gave","seat":0,"to":1,"die":"o"}"#,
            r#"{"kind":"turn-begins","seat":1}"#,
        ],
    );
    at(
        "players=2",
        "1=HS hands=3+2,4+1",
        r#"
        1>roll:o
        see - /seats/0/orange 2
        =-
        see - /seats/0/orange 1
        see - /seats/1/orange 2
        see - /seats/0/green 3
        see - /seats/1/green 4
        see - /snakes/0/shape "HS"
        asks 2
        see - /phase "choose"
        see - /seats/1/turns 2
        see - /seats/0/points 0
        "#,
    );
    at(
        "players=2",
        "1=HS turn=2",
        "2>roll:o\n=-\nasks 1\nsee - /seats/1/orange 1\nsee - /seats/0/orange 3",
    );
}

#[test]
fn r7_2_with_more_players_the_roller_chooses_who_gets_it() {
    for (players, seat, expected) in [
        (3, 1, "give:2 give:3"),
        (3, 2, "give:1 give:3"),
        (4, 3, "give:1 give:2 give:4"),
        (4, 4, "give:1 give:2 give:3"),
    ] {
        let settings = format!("players={players}");
        let state = at(
            &settings,
            &format!("turn={seat}"),
            &format!(
                "{seat}>roll:o\n=-\nasks {seat}\nsee - /phase \"give\"\n{seat}! stop not-now\n\
                 {seat}! roll:o not-now\n{seat}! give:{seat} give-self\n{seat}! give:{} no-such-seat",
                players + 1
            ),
        );
        in_order(&settings, &state, seat, expected);
    }
    let state = at("players=4", "turn=3", "3>roll:o\n=-");
    let gave = r#"{"kind":"gave","seat":2,"to":0,"die":"o"}"#;
    tells("players=4", &state, "3>give:1", &[gave, r#"{"kind":"turn-begins","seat":3}"#]);
    at(
        "players=4",
        "turn=3",
        r#"
        3>roll:o
        chance
        =-
        told 1 {"kind":"rolled","face":"-"}
        see - /seats/2/orange 2                 # it is not gone yet
        3>give:1
        see - /seats/0/orange 3
        see - /seats/1/orange 2
        see - /seats/2/orange 1
        see - /seats/3/orange 2
        asks 4                                  # to the left, not to who got it
        "#,
    );
}

#[test]
fn r7_3_it_may_go_to_a_player_without_dice() {
    at(
        "players=3",
        "1=HS hands=2+1,0+0,2+0",
        r#"
        1>roll:o
        =-
        1? give:2 give:3
        1>give:2
        see - /seats/1/orange 1
        asks 2
        2? roll:o
        "#,
    );
    at(
        "players=2",
        "1=HS hands=2+1,0+0",
        "1>roll:o\n=-\nasks 2\n2? roll:o\nsee - /seats/1/orange 1",
    );
}

#[test]
fn r7_3_no_further_turn_is_lost() {
    at(
        "players=2",
        "1=HS hands=3+2,4+1",
        "1>roll:o\n=-\n2>roll:g\n=S\n2>put:1b\nasks 1\n1? roll:g roll:o\nsee - /seats/0/turns 3",
    );
    at(
        "players=3",
        "1=HS",
        "1>roll:o\n=-\n1>give:3\n2>roll:g\n=S\n2>put:1b\n3>roll:g\n=S\n3>put:1b\nasks 1",
    );
}
