//! Chapter 3: a turn.

use turlaj_core::{Address, Game, Refusal, Seat};
use turlaj_snakes::Snakes;
use turlaj_testkit::scenario;

use crate::script::{at, choices, game, in_order, tells};

#[test]
fn r3_1_every_first_turn_is_with_a_green_die() {
    let mut script = String::new();
    for seat in 1..=4 {
        let place = if seat == 1 { "new" } else { "put:1b" };
        script += &format!("{seat}? roll:g\n{seat}! roll:o green-first\n");
        script += &format!("{seat}>roll:g\n=S\n{seat}>{place}\n");
    }
    for seat in 1..=4 {
        script += &format!("{seat}? roll:g roll:o\n{seat}>roll:o\n=+\n{seat}>stop\n");
    }
    game("players=4", &script);
}

#[test]
fn r3_1_the_very_first_piece_begins_the_first_snake() {
    for piece in ["H", "T", "S", "C"] {
        let script = format!("1>roll:g\n={piece}\n1? new\n1! put:1a no-snake\n1! put:1b no-snake");
        let state = game("players=2", &script);
        let began = format!(
            r#"{{"kind":"began","seat":0,"snake":1,"die":"g","piece":"{piece}","at":[0,0]}}"#
        );
        let next = r#"{"kind":"turn-begins","seat":1}"#;
        tells("players=2", &state, "1>new", &[&began, next]);
        let shape = if piece == "C" { "L" } else { piece };
        let see = format!("1>new\nsee - /snakes/0/shape \"{shape}\"\nsee - /snakes/0/number 1");
        game("players=2", &format!("{script}\n{see}\nsee - /snakes/0/done null"));
    }
}

#[test]
fn r3_2_one_rolls_one_die_of_ones_own_and_once_only() {
    at(
        "players=2",
        "1=HSSSSS hands=2+1,3+2",
        r#"
        1? roll:g roll:o
        1! stop not-now
        1! new not-now
        1! put:1b not-now
        1! take:1a not-now
        1! give:2 not-now
        1>roll:g
        chance
        see - /phase "rolling"
        see - /die "g"
        see - /face null
        see - /rolls 0
        =S
        see - /phase "place"
        see - /face "S"
        see - /rolls 1
        1! roll:g not-now
        1! roll:o not-now
        1! stop not-now
        1! take:1a not-now
        1! give:2 not-now
        1>put:1b
        asks 2
        see - /die null
        see - /face null
        see - /rolls 0
        see - /seats/0/green 1
        "#,
    );
    at("players=2", "1=HSSSSS hands=0+1,3+2", "1? roll:o\n1! roll:g no-die");
    at("players=2", "1=HSSSSS hands=1+0,3+2", "1? roll:g\n1! roll:o no-die");
}

/// Proofs of dice need to know where every roll stands: seat, its turn, roll of the turn, and the
/// first die if it is green, the second if it is orange.
#[test]
fn r3_2_rolls_are_counted_by_seat_turn_and_roll() {
    let rules: Snakes = scenario::rules("players=2");
    for (die, address) in [("g", "turn/2/3/2/1"), ("o", "turn/2/3/2/2")] {
        let script = format!("2>roll:o\n=+\n2>roll:{die}");
        let state = at("players=2", "turn=2 turns=1,2", &script);
        rules.roll(&state, &mut |at: Address, faces: u32| {
            assert_eq!((at.to_string().as_str(), faces), (address, 6));
            0
        });
    }
}

#[test]
fn r3_3_the_player_chooses_snake_end_and_turn() {
    let state = at("players=2", "1=HS 2=SL 4=T", "1>roll:g\n=C");
    in_order(
        "players=2",
        &state,
        1,
        "put:1bL put:1bR put:2aL put:2aR put:2bL put:2bR put:4bL put:4bR",
    );
    for action in choices("players=2", &state, 1) {
        at("players=2", "1=HS 2=SL 4=T", &format!("1>roll:g\n=C\n1>{action}\nasks 2"));
    }
    let state = at("players=2", "1=HS 2=SL 4=T", "1>roll:g\n=T");
    in_order("players=2", &state, 1, "put:1b put:2a put:2b");
    let state = at("players=2", "1=HS 2=SL 4=T", "1>roll:g\n=H");
    in_order("players=2", &state, 1, "put:2a put:2b put:4b");
    let state = at("players=2", "1=HS 2=SL 4=T", "1>roll:g\n=S");
    in_order("players=2", &state, 1, "put:1b put:2a put:2b put:4b");
}

#[test]
fn r3_3_a_curve_is_turned_and_nothing_else_is() {
    at("players=2", "1=HS", "1>roll:g\n=C\n1! put:1b needs-turn\n1>put:1bL");
    for piece in ["H", "T", "S"] {
        let turned = format!("1>roll:g\n={piece}\n1! put:1bL no-turn\n1! put:1aR no-turn");
        at("players=2", "1=SS", &turned);
    }
    at("players=2", "1=HS", "1>roll:g\n=S\n1! put:2a no-snake\n1! put:7bR no-snake");
}

#[test]
fn r3_3_r3_4_what_fits_must_be_attached() {
    at("players=2", "1=HS", "1>roll:g\n=S\n1? put:1b\n1! new must-attach");
    at("players=2", "1=HT 2=HST 3=TL hands=1+0,1+0", "1>roll:g\n=H\n1? put:3b\n1! new must-attach");
    // One way of a curve is enough.
    at("players=2", "1=HLL", "1>roll:g\n=C\n1? put:1bR\n1! new must-attach");
}

#[test]
fn r3_4_what_fits_nowhere_begins_a_new_snake() {
    at("players=2", "1=HT 2=HST", "1>roll:g\n=S\n1? new\n1>new\nsee - /snakes/2/shape \"S\"");
    at("players=2", "1=HS 2=H", "1>roll:g\n=H\n1? new\n1! put:1b head-twice\n1>new");
    at("players=2", "1=TS 2=ST", "1>roll:g\n=T\n1? new\n1! put:1b tail-twice\n1>new\nasks 2");
}

#[test]
fn r3_5_a_new_snake_is_one_die_with_one_or_two_open_ends() {
    let began = |piece: &str, ends: &str, sides: &str| {
        let piece_of = piece.replace('C', "L");
        let script = format!(
            "1>roll:g\n={piece}\n1>new\nsee - /snakes/0/shape \"{piece_of}\"\n\
             see - /snakes/0/ends {ends}\nsee - /snakes/0/dice/0/sides {sides}\n\
             see - /snakes/0/dice/0/at [0,0]"
        );
        game("players=2", &script);
    };
    let b = r#"[{"end":"b","at":[1,0],"from":"w"}]"#;
    began("H", b, r#"["e"]"#);
    began("T", b, r#"["e"]"#);
    let two = r#"[{"end":"a","at":[-1,0],"from":"e"},{"end":"b","at":[1,0],"from":"w"}]"#;
    began("S", two, r#"["w","e"]"#);
    let bent = r#"[{"end":"a","at":[-1,0],"from":"e"},{"end":"b","at":[0,-1],"from":"s"}]"#;
    began("C", bent, r#"["w","n"]"#);
    at("players=2", "1=HT 2=H", "1>roll:g\n=S\n1! put:2a end-closed\n1? put:2b");
}

#[test]
fn r3_6_a_new_snake_gets_the_lowest_free_number() {
    for (table, number, index) in [
        ("1=HT", 2, 1),
        ("2=HT", 1, 0),
        ("1=HT 3=HT", 2, 1),
        ("1=HT 2=HT 3=HT", 4, 3),
        ("2=HT 3=HT", 1, 0),
        ("1=HT 2=HT 5=HT", 3, 2),
    ] {
        let table = format!("{table} hands=2+0,2+0");
        let script = format!("1>roll:g\n=S\n1>new\nsee - /snakes/{index}/number {number}");
        at("players=4", &table.replace("2+0,2+0", "2+0,2+0,2+0,2+0"), &script);
        let told = format!(r#"told 2 {{"kind":"began","snake":{number}}}"#);
        at("players=2", &table, &format!("{script}\nsee - /snakes/{index}/shape \"S\"\n{told}"));
    }
}

#[test]
fn r3_6_a_number_is_free_again_when_its_snake_is_gone() {
    at(
        "players=2",
        "1=S 2=HT",
        r#"
        1>roll:o
        =+
        1>take:1a
        see - /snakes/0/number 2                # it keeps its number
        1>roll:g
        =C
        1>new
        see - /snakes/0/number 1
        see - /snakes/0/shape "L"
        see - /snakes/1/number 2
        "#,
    );
}

#[test]
fn r3_7_placements_that_give_the_same_shape_are_choices_of_their_own() {
    at("players=2", "1=S", "1>roll:g\n=S\n1? put:1a put:1b");
    at("players=2", "1=S", "1>roll:g\n=T\n1? put:1a put:1b");
    at("players=2", "1=S", "1>roll:g\n=C\n1? put:1aL put:1aR put:1bL put:1bR");
    at("players=2", "1=H 2=H", "1>roll:g\n=T\n1? put:1b put:2b");
    at(
        "players=2",
        "1=S",
        "1>roll:g\n=S\n1>put:1a\nsee - /snakes/0/shape \"SS\"\nsee - /snakes/0/dice/0/at [-1,0]",
    );
    at(
        "players=2",
        "1=S",
        "1>roll:g\n=S\n1>put:1b\nsee - /snakes/0/shape \"SS\"\nsee - /snakes/0/dice/0/at [0,0]",
    );
}

#[test]
fn r3_8_the_die_lies_on_the_table_then_and_the_turn_passes_on() {
    let rolled = at(
        "players=3",
        "1=HS turn=2",
        r#"
        see - /seats/1/green 6
        2>roll:g
        see - /seats/1/green 6                  # it is rolled from the hand
        =S
        see - /seats/1/green 6
        "#,
    );
    let placed = r#"{"kind":"placed","seat":1,"snake":1,"end":"b","die":"g","piece":"S","turn":null,"at":[2,0]}"#;
    tells("players=3", &rolled, "2>put:1b", &[placed, r#"{"kind":"turn-begins","seat":2}"#]);
    at(
        "players=3",
        "1=HS turn=2",
        r#"
        see - /seats/1/turns 2
        see - /seats/2/turns 1
        2>roll:g
        =S
        2>put:1b
        see - /seats/1/green 5
        see - /seats/1/orange 2
        see - /snakes/0/shape "HSS"
        asks 3
        see - /seats/2/turns 2
        see - /phase "choose"
        "#,
    );
}

#[test]
fn r3_8_a_roll_is_told_with_its_die() {
    let state = at("players=2", "1=HS", "1>roll:o");
    tells("players=2", &state, "=T", &[r#"{"kind":"rolled","seat":0,"die":"o","face":"T"}"#]);
    let state = at("players=2", "1=HS", "1>roll:g");
    tells("players=2", &state, "=C", &[r#"{"kind":"rolled","seat":0,"die":"g","face":"C"}"#]);
    let state = at("players=2", "1=HS", "");
    tells("players=2", &state, "1>roll:g", &[]);
}

/// What a player could wish for is explained where it is refused, and nothing else.
#[test]
fn refusals_are_given_for_what_could_be_wished() {
    let rules: Snakes = scenario::rules("players=2");
    let why = |state, seat| -> String {
        let all: Vec<(_, Refusal)> = rules.refused(&state, Seat(seat));
        let words = all.iter().map(|(action, why)| format!("{action} {}", why.code()));
        words.collect::<Vec<_>>().join(", ")
    };
    assert_eq!(why(game("players=2", ""), 0), "roll:o green-first");
    assert_eq!(why(game("players=2", ""), 1), "");
    let head = "1=HS 2=HT 3=SS hands=2+1,1+0";
    assert_eq!(
        why(at("players=2", head, "1>roll:g\n=H"), 0),
        "put:1a end-closed, put:1b head-twice, put:2a snake-complete, put:2b snake-complete, \
         new must-attach"
    );
    assert_eq!(
        why(at("players=2", "1=LL 2=T", "1>roll:g\n=C"), 0),
        "put:1aR curls, put:1bL curls, put:2aL end-closed, put:2aR end-closed, new must-attach"
    );
    assert_eq!(why(at("players=2", "1=T 2=HT", "1>roll:o\n=+"), 0), "take:1b no-end");
    let taken = at("players=2", "2=HT hands=0+1,6+2", "1>roll:o\n=+\n1>take:2a");
    assert_eq!(why(taken, 0), "take:2a taken, take:2b taken");
    let rich = at("players=2", "hands=0+1,6+2", "1>roll:o\n=+");
    assert_eq!(why(rich, 0), "roll:g no-die");
}

/// The page turns when dice have fallen and when a turn has ended: what was decided on a page can be
/// taken back as long as nobody has learned anything.
#[test]
fn the_page_turns_with_every_roll_and_every_turn() {
    at(
        "players=2",
        "1=HSS",
        r#"
        1>roll:o
        stays
        =+
        turned
        1>take:1b
        stays
        1>roll:g
        stays
        =S
        turned
        1>put:1b
        turned
        2>roll:o
        stays
        =-
        turned
        1>roll:o
        =+
        1>stop
        turned
        "#,
    );
    game("players=2 first=draw", "=first:2\nturned");
    at("players=3", "", "1>roll:o\n=-\nturned\n1>give:3\nturned");
}

/// What a seat does that does not answer: a green die, the first place, nothing taken, no second
/// roll, and the die goes to the left.
#[test]
fn who_does_not_answer_does_the_least() {
    for (table, script, expected) in [
        ("1=HS", "", "roll:g"),
        ("1=HS hands=0+1,1+0,1+0", "", "roll:o"),
        ("1=HS 2=S", "1>roll:g\n=C", "put:1bL"),
        ("1=HT", "1>roll:g\n=C", "new"),
        ("1=HS", "1>roll:o\n=+", "stop"),
        ("1=HS", "1>roll:o\n=-", "give:2"),
    ] {
        let rules: Snakes = scenario::rules("players=3");
        let least = rules.fallback(&at("players=3", table, script), Seat(0));
        assert_eq!(least.map(|action| action.to_string()).as_deref(), Some(expected));
    }
    let rules: Snakes = scenario::rules("players=3");
    let middle = at("players=3", "turn=2", "2>roll:o\n=-");
    assert_eq!(rules.fallback(&middle, Seat(1)).unwrap().to_string(), "give:3");
    let last = at("players=3", "turn=3", "3>roll:o\n=-");
    assert_eq!(rules.fallback(&last, Seat(2)).unwrap().to_string(), "give:1");
    assert_eq!(rules.fallback(&last, Seat(0)), None);
}
