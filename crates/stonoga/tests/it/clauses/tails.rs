//! Chapter 8: tails.

use turlaj_core::{Address, Eye, Game, Seat};
use turlaj_stonoga::{State, Stonoga, TAILS};
use turlaj_testkit::scenario;

use crate::script::{at, game};

#[test]
fn r8_1_everyone_is_dealt_one_tail_before_the_game() {
    game(
        "players=3 tails=on",
        r#"
        chance
        ! RRRR wrong-roll
        ! gold:R wrong-roll
        1! roll:1 not-asked
        =tail:RY
        ! tail:RY wrong-roll        # there is only one of each
        =tail:GK
        ! tail:RY wrong-roll
        ! tail:GK wrong-roll
        chance
        =tail:RK
        told - {"kind":"turn-begins","seat":0}
        ! tail:BK wrong-roll        # one each, the others go back
        =RRRR
        asks 1
        see 1 /seats/0/tail {"shown":"RY"}
        see 2 /seats/1/tail {"shown":"GK"}
        see 3 /seats/2/tail {"shown":"RK"}
        "#,
    );
}

#[test]
fn r8_1_any_tail_that_is_left_may_be_dealt_next() {
    let rules: Stonoga = scenario::rules("players=6 tails=on");
    let mut state = rules.start();
    for (dealt, tail) in ["RY", "GK", "BK", "RG", "YB", "YK"].into_iter().enumerate() {
        assert_eq!(rules.outcomes(&state).len(), 10 - dealt);
        state = scenario::run(&rules, state, &format!("=tail:{tail}"));
    }
    scenario::run(&rules, state, "=RRRR\nasks 1");
}

#[test]
fn r8_1_tails_are_dealt_after_the_lot_for_the_first_seat_and_before_golden_shoes() {
    game(
        "players=2 tails=on golden=on first=draw",
        "! tail:RY wrong-roll\n=first:2\n=tail:RY\n! gold:R wrong-roll\n=tail:GK\n=gold:R\n=gold:R\n\
         =RRRR\nasks 2",
    );
}

#[test]
fn r8_1_nobody_has_a_tail_unless_tails_are_on() {
    game("players=2", "! tail:RY wrong-roll\nsee 1 /seats/0/tail \"none\"\n=RRRR\nasks 1");
}

#[test]
fn r8_2_only_its_owner_sees_a_tail_until_the_end() {
    game(
        "players=2 tails=on",
        r#"
        see 1 /seats/0/tail "none"
        =tail:RY
        told 1 {"kind":"tail-dealt","seat":0,"tail":"RY"}
        told 2 {"kind":"tail-dealt","seat":0,"tail":null}
        told - {"kind":"tail-dealt","seat":0,"tail":null}
        see 1 /seats/0/tail {"shown":"RY"}
        see 1 /seats/1/tail "none"
        see 2 /seats/0/tail "hidden"
        see - /seats/0/tail "hidden"
        =tail:GK
        told 1 {"kind":"tail-dealt","seat":1,"tail":null}
        told 2 {"kind":"tail-dealt","seat":1,"tail":"GK"}
        told - {"kind":"tail-dealt","seat":1,"tail":null}
        =RRRR
        1>take:R4
        see 1 /seats/0/tail {"shown":"RY"}
        see 1 /seats/1/tail "hidden"
        see 2 /seats/0/tail "hidden"
        see 2 /seats/1/tail {"shown":"GK"}
        see - /seats/0/tail "hidden"
        see - /seats/1/tail "hidden"
        "#,
    );
}

#[test]
fn r8_2_the_count_during_the_game_does_not_betray_a_tail() {
    at(
        "players=2 tails=on",
        "middle=K4 1=R2,Y2 2=G2,K2 tails=RY,GB",
        r#"
        see 2 /seats/0/count {"tiles":4,"golden":0,"bare_foot":0,"tail":0}
        see - /seats/0/count {"tiles":4,"golden":0,"bare_foot":0,"tail":0}
        see - /seats/1/count {"tiles":4,"golden":0,"bare_foot":0,"tail":0}
        "#,
    );
}

#[test]
fn r8_2_at_the_end_all_tails_are_shown_to_all() {
    at(
        "players=2 tails=on",
        "middle=K4 1=R2,Y2 2=G2 tails=RY,GB",
        r#"
        =KKKK
        1>take:K4
        told - {"kind":"ended","counts":[{"tiles":8,"golden":0,"bare_foot":0,"tail":2},{"tiles":2,"golden":0,"bare_foot":0,"tail":0}],"tails":["RY","GB"]}
        told 2 {"kind":"ended","counts":[{"tiles":8,"golden":0,"bare_foot":0,"tail":2},{"tiles":2,"golden":0,"bare_foot":0,"tail":0}],"tails":["RY","GB"]}
        see 1 /seats/1/tail {"shown":"GB"}
        see 2 /seats/0/tail {"shown":"RY"}
        see - /seats/0/tail {"shown":"RY"}
        see - /seats/1/tail {"shown":"GB"}
        "#,
    );
}

#[test]
fn r8_3_a_tail_counts_two_shoes_if_both_colours_are_there() {
    let ends = |tails: &str, points: &str| {
        let position = format!("middle=K4 1=R2,Y2 2=G2,G4,G3 tails={tails}");
        at("players=2 tails=on", &position, &format!("=KKKK\n1>take:K4\npoints {points}"));
    };
    ends("RY,BK", "1:10 2:9");
    ends("YK,RY", "1:10 2:9"); // the last tile counts too
    ends("RG,GK", "1:8 2:9"); // one colour is not enough
    ends("GB,RG", "1:8 2:9");
}

#[test]
fn r8_3_a_tile_stolen_away_does_not_help_a_tail() {
    let settings = "players=2 tails=on steal=on";
    let position = "middle=K4 1=K2 2=R2,Y3 tails=YK,RY";
    let kept = "=KKKK\n1>take:K4\npoints 1:6 2:7";
    at(settings, position, kept);
    let stolen = "=YYYG\n1>steal:Y3:2\n=KKKK\n2>take:K4\npoints 1:7 2:6";
    at(settings, position, stolen);
}

#[test]
fn r8_4_a_tail_may_be_kept_from_the_table() {
    game(
        "players=3 tails=on golden=on",
        r#"
        =tail:?
        told 1 {"kind":"tail-dealt","seat":0,"tail":null}
        told 2 {"kind":"tail-dealt","seat":0,"tail":null}
        told - {"kind":"tail-dealt","seat":0,"tail":null}
        see 1 /seats/0/tail "kept"
        see 2 /seats/0/tail "hidden"        # no other than a tail that was typed in
        see - /seats/0/tail "hidden"
        =tail:RY
        ! tail:RY wrong-roll
        =tail:?
        ! tail:? wrong-roll                 # one each
        =gold:R
        =gold:R
        =gold:Y
        =RRRR
        asks 1
        see 1 /seats/0/tail "kept"
        see 1 /seats/2/tail "hidden"
        see 2 /seats/1/tail {"shown":"RY"}
        see 3 /seats/2/tail "kept"
        see 1 /seats/0/count {"tiles":0,"golden":0,"bare_foot":0,"tail":0}
        "#,
    );
    game("players=2 golden=on", "! tail:? wrong-roll\n=gold:R\n=gold:R\n! tail:? wrong-roll");
    game("players=2 tails=on first=draw", "! tail:? wrong-roll\n=first:2\n=tail:?\n=tail:?\n=RRRR");
}

/// Nothing changes for dice that are drawn.
#[test]
fn r8_4_dice_never_keep_a_tail() {
    let rules: Stonoga = scenario::rules("players=2 tails=on");
    let kept = scenario::run(&rules, rules.start(), "=tail:?");
    for state in [rules.start(), kept] {
        let tails: Vec<String> =
            rules.outcomes(&state).iter().map(|(roll, _)| roll.to_string()).collect();
        assert_eq!(tails, TAILS.map(|tail| format!("tail:{tail}")), "any of the ten is left");
        for face in 0..10 {
            let roll = rules.roll(&state, &mut |_: Address, faces: u32| {
                assert_eq!(faces, 10);
                face
            });
            assert_eq!(roll.to_string(), tails[face as usize]);
        }
    }
}

#[test]
fn r8_4_only_its_owner_is_told_the_tail_that_is_dealt() {
    let rules: Stonoga = scenario::rules("players=3 tails=on");
    let told = |state: &State| {
        let eyes = [Eye::Nobody, Eye::Seat(Seat(0)), Eye::Seat(Seat(1)), Eye::Seat(Seat(2))];
        eyes.map(|eye| rules.due(state).some().unwrap().sight.is_open_to(eye))
    };
    let mut state = rules.start();
    assert_eq!(told(&state), [false, true, false, false]);
    state = scenario::run(&rules, state, "=tail:?");
    assert_eq!(told(&state), [false, false, true, false]);
    state = scenario::run(&rules, state, "=tail:RY");
    assert_eq!(told(&state), [false, false, false, true]);
    state = scenario::run(&rules, state, "=tail:GK");
    assert_eq!(told(&state), [true; 4], "the dice of a turn");
    let last = rules.position("middle=K4 tails=RY,?,GK").unwrap();
    let last = scenario::run(&rules, last, "=KKKK\n1>take:K4\nchance");
    assert_eq!(told(&last), [true; 4], "a tail that is told at the end");
}

#[test]
fn r8_5_kept_tails_are_told_by_seat_before_the_end_is_counted() {
    at(
        "players=3 tails=on",
        "middle=K4 1=R2,Y2 2=G2 3=B2,Y3 tails=?,GB,?",
        r#"
        =KKKK
        1>take:K4
        chance
        1! roll:1 not-asked
        ! tail:? wrong-roll
        ! tail:GB wrong-roll                # that is the tail of seat 2
        ! KKKK wrong-roll
        see - /phase {"telling":{"told":0}}
        see - /seats/0/tail "kept"
        see - /seats/1/tail {"shown":"GB"}
        see 1 /seats/2/tail "kept"
        =tail:RY
        told - {"kind":"tail-told","seat":0,"tail":"RY"}
        chance
        ! tail:RY wrong-roll
        see 3 /seats/0/tail {"shown":"RY"}
        see - /seats/0/count {"tiles":8,"golden":0,"bare_foot":0,"tail":0}
        =tail:YB
        told 1 {"kind":"tail-told","seat":2,"tail":"YB"}
        told - {"kind":"ended","tails":["RY","GB","YB"]}
        over
        see - /seats/2/tail {"shown":"YB"}
        points 1:10 2:2 3:7
        "#,
    );
}

/// Alone too; and an end without kept tails waits for nothing.
#[test]
fn r8_5_any_end_waits_for_kept_tails() {
    let lost = "=YYYY\n1>lose:R2\nchance\n=tail:RY\npoints 1:2";
    at("players=1 tails=on", "middle=R2 1=Y2 tails=?", lost);
    at("players=2 tails=on", "middle=R2 tails=RY,GK", "=RRYG\n1>take:R2\nover");
}

/// The telling is a step of the setup of its own, whichever the options switch on.
#[test]
fn r8_5_the_telling_is_one_step_of_the_setup_more() {
    for (options, dealt, told) in [
        ("", "s1.1", "s2.1"),
        ("golden=on", "s1.1", "s3.1"),
        ("first=draw", "s2.1", "s3.1"),
        ("first=draw golden=on", "s2.1", "s4.1"),
    ] {
        let rules: Stonoga = scenario::rules(&format!("players=2 tails=on {options}"));
        let mut state = rules.start();
        if options.contains("draw") {
            state = scenario::run(&rules, state, "=first:1");
        }
        assert_eq!(rules.due(&state).some().unwrap().throw.to_string(), dealt);
        let last = rules.position("middle=K4 tails=?,?").unwrap();
        let last = scenario::run(&rules, last, "=KKKK\n1>take:K4");
        assert_eq!(rules.due(&last).some().unwrap().throw.to_string(), told, "{options}");
        let next = scenario::run(&rules, last, "=tail:RY");
        assert_eq!(
            rules.due(&next).some().unwrap().throw.to_string(),
            told.replace(".1", ".2"),
            "{options}"
        );
    }
}
