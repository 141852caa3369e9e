//! Chapter 3: rolling.

use turlaj_core::{Game, Seat};
use turlaj_stonoga::{Action, DiceSet, Stonoga};
use turlaj_testkit::scenario;

use super::both;
use crate::script::at;

#[test]
fn r3_1_a_turn_begins_with_all_four_dice() {
    both(
        "players=2",
        "",
        r#"
        chance
        1?
        1! take:R2 not-asked
        1! roll:1234 not-asked
        1! pass not-asked
        ! RRY. wrong-dice
        ! .... wrong-dice
        ! first:1 wrong-roll
        ! tail:RY wrong-roll
        ! gold:R wrong-roll
        =RRYG
        told 2 {"kind":"rolled","seat":0,"dice":["R","R","Y","G"],"roll":1}
        see 2 /dice ["R","R","Y","G"]
        asks 1
        ! RRYG wrong-roll
        2?
        2! take:R2 not-asked
        1>take:R2
        ! R.YG wrong-dice
        =KKKK
        asks 2
        see 1 /rolls 1
        "#,
    );
}

#[test]
fn r3_2_after_the_first_and_second_roll_any_dice_may_be_rolled_again() {
    let any = "roll:1 roll:2 roll:12 roll:3 roll:13 roll:23 roll:123 roll:4 roll:14 roll:24 \
               roll:124 roll:34 roll:134 roll:234 roll:1234";
    both(
        "players=2",
        "middle=R4",
        &format!(
            r#"
            =RYGB
            1? pass {any}
            1>roll:24
            1! roll:1 not-asked
            chance
            ! RRRR wrong-dice
            ! .R.. wrong-dice
            ! R.R. wrong-dice
            =.K.*
            told - {{"kind":"rolled","seat":0,"dice":[null,"K",null,"*"],"roll":2}}
            see - /dice ["R","K","G","*"]
            1? pass {any}
            1>roll:1234
            =RRYY
            see - /dice ["R","R","Y","Y"]
            "#
        ),
    );
}

#[test]
fn r3_2_at_least_one_die_is_rolled() {
    let rules: Stonoga = scenario::rules("players=2");
    for script in ["=RRYG", "=RRYG\n1>roll:4\n=...B"] {
        let state = scenario::run(&rules, rules.start(), script);
        let none = Action::Roll(DiceSet::NONE);
        assert_eq!(rules.check(&state, Seat(0), &none).unwrap_err().code(), "no-dice");
        assert_eq!(rules.check(&state, Seat(0), &Action::Roll(DiceSet::of([3]))), Ok(()));
    }
    assert!("roll:".parse::<Action>().is_err(), "no dice have no notation");
}

#[test]
fn r3_3_a_die_that_was_left_lying_may_be_rolled_again() {
    both(
        "players=2",
        "middle=R2,K4",
        r#"
        =RRYG
        1>roll:34
        =..KK
        1? take:R2 roll:*
        1>roll:12       # left lying after the first roll
        =KK..
        see 1 /dice ["K","K","K","K"]
        1? take:K4
        "#,
    );
}

#[test]
fn r3_4_there_are_at_most_three_rolls_in_a_turn() {
    both(
        "players=2",
        "",
        r#"
        =RRYG
        see - /rolls 1
        see - /rolls_of 3
        1>roll:34
        =..YG
        see - /rolls 2
        1>roll:34
        =..YG
        told 1 {"kind":"rolled","seat":0,"dice":[null,null,"Y","G"],"roll":3}
        see - /rolls 3
        see - /rolls_of 3
        1? take:R2
        1! roll:1 no-roll-left
        1! roll:1234 no-roll-left
        1>take:R2
        =BBYG           # the next turn counts anew
        2? take:B2 roll:*
        "#,
    );
}

#[test]
fn r3_5_one_may_stop_after_the_first_or_second_roll() {
    both("players=2", "", "=RRYG\n1>take:R2\n=RYGB\n2>roll:4\n=...Y\n2>take:Y2\n=RRRR\nasks 1");
}

#[test]
fn r3_5_one_may_stop_with_nothing_to_take() {
    both(
        "players=2",
        "",
        r#"
        =RYGB
        1? pass roll:*
        1>pass
        told 2 {"kind":"empty-handed","seat":0}
        told 2 {"kind":"turn-begins","seat":1}
        =RYGB
        2>roll:1
        =K...
        2? pass roll:*
        2>pass
        =RRRR
        asks 1
        "#,
    );
}

#[test]
fn r3_6_a_turn_without_anything_left_to_choose_ends_by_itself() {
    both(
        "players=2",
        "2=R4",
        r#"
        =RYGB
        1>roll:1234
        =RYGK
        asks 1          # a roll is left
        1>roll:1234
        =RRRR           # a tile fits
        asks 1
        1>take:R3
        =RYGB
        2>roll:1234
        =RYGK
        2>roll:12
        =YR..
        told - {"kind":"rolled","seat":1,"dice":["Y","R",null,null],"roll":3}
        told - {"kind":"empty-handed","seat":1}
        told - {"kind":"turn-begins","seat":0}
        chance
        see - /seat 0
        see - /rolls 0
        =RYGB
        asks 1
        "#,
    );
}

#[test]
fn r3_6_a_tile_to_steal_is_left_to_choose() {
    let three_rolls = "=RRRY\n1>roll:4\n=...G\n1>roll:4\n=...K\n";
    let position = "middle=K4 2=R3";
    both("players=2 steal=on", position, &format!("{three_rolls} asks 1\n1? steal:R3:2 pass"));
    both("players=2 steal=off", position, &format!("{three_rolls} chance\nsee - /seat 1"));
    // R6.2: four red dice are not exactly three.
    let four = "=RRRY\n1>roll:4\n=...G\n1>roll:4\n=...R\n";
    at("players=2 steal=on edition=pl", position, &format!("{four} chance\nsee - /seat 1"));
    at("players=2 steal=on edition=ru", position, &format!("{four} asks 1"));
}
