//! Chapter 8: tails.

use turlaj_core::{Enumerable, Game};
use turlaj_stonoga::Stonoga;
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
