//! Chapter 4: taking.

use super::{EDITIONS, both, choices, exactly};
use crate::script::at;

#[test]
fn r4_1_a_star_stands_for_any_colour() {
    both("players=2", "", "=R*YG\n1? take:R2 take:Y2 take:G2 roll:*");
    both("players=2", "", "=R*GG\n1? take:R2 take:G2 take:G3 roll:*");
}

#[test]
fn r4_1_each_star_is_assigned_on_its_own_and_may_be_left_out() {
    let twos = "take:Y2 take:Y3 take:Y4 take:R2 take:G2 take:B2 take:K2";
    both("players=2", "", &format!("=YY**\n1? {twos} roll:*"));
    let threes = "take:R2 take:R3 take:Y2 take:Y3 take:G2 take:B2 take:K2";
    both("players=2", "", &format!("=RY**\n1? {threes} roll:*"));
    both("players=2", "", "=****\n1? take:R* take:Y* take:G* take:B* take:K* roll:*");
    for edition in EDITIONS {
        let all = choices(&format!("players=2 {edition}"), "", "=****");
        assert_eq!(all.iter().filter(|action| action.starts_with("take:")).count(), 15);
    }
}

#[test]
fn r4_2_a_tile_needs_as_many_dice_of_its_colour_or_stars() {
    both("players=2", "", "=RR*G\n1? take:R2 take:R3 take:G2 roll:*");
    for tile in ["R4", "G3", "K2"] {
        both("players=2", "", &format!("=RR*G\n1! take:{tile} too-few-dice"));
    }
}

#[test]
fn r4_2_exactly_one_tile_is_taken_and_it_must_lie_in_the_middle() {
    both(
        "players=2",
        "2=R3",
        r#"
        =RR*G
        1! take:R3 tile-gone
        1>take:R2
        told 2 {"kind":"took","seat":0,"tile":"R2","golden":false}
        told 2 {"kind":"turn-begins","seat":1}
        1! take:G2 not-asked
        see - /seats/0/pieces ["R2"]
        =RR*G
        2! take:R2 tile-gone
        2? take:G2 roll:*
        "#,
    );
}

#[test]
fn r4_3_who_can_take_a_tile_must_not_pass() {
    let first = "=RRYG\n1? take:R2 roll:*\n1! pass must-take\n1>roll:34\n";
    let second = "=..KK\n1? take:R2 take:K2 roll:*\n1! pass must-take\n1>roll:3\n";
    let third = "=..G.\n1? take:R2\n1! pass must-take";
    both("players=2", "", &format!("{first}{second}{third}"));
    both("players=2", "middle=K2", "=*RYG\n1? pass roll:*\n1>roll:2\n=.K..\n1! pass must-take");
}

#[test]
fn r4_4_who_can_take_nothing_may_pass() {
    both("players=2", "", "=RYGB\n1? pass roll:*\n1>pass\n=RRRR\nasks 2");
    both("players=2", "middle=R4,Y2", "=RRR*\n1>take:R4\n=RRR*\n2? pass roll:*\n2>pass\nchance");
    both("players=2", "middle=R4,Y3", "=RRRY\n1? pass roll:*");
    both("players=2", "middle=R4,Y3", "=RRRY\n1! lose:Y3 lose-solo-only");
}

#[test]
fn r4_5_ru_every_tile_with_as_many_or_fewer_shoes_fits() {
    exactly(
        "players=2 edition=ru",
        &[
            ("", "RRRR", "take:R2 take:R3 take:R4"),
            ("", "RRR*", "take:R2 take:R3 take:R4"),
            ("", "RRRY", "take:R2 take:R3"),
            ("", "RRYY", "take:R2 take:Y2"),
            ("2=R4", "RRRR", "take:R2 take:R3"),
            ("2=R3", "RRRR", "take:R2 take:R4"),
            ("2=R2", "RRRR", "take:R3 take:R4"),
            ("2=R3,R2", "RRRY", "pass"),
        ],
    );
    at("players=2 edition=ru", "", "=RRRY\n1! take:R4 too-few-dice\n1! take:Y2 too-few-dice");
}

#[test]
fn r4_6_pl_the_exact_tile_comes_before_a_smaller_one() {
    exactly(
        "players=2 edition=pl",
        &[("", "RRRR", "take:R4"), ("", "RRRY", "take:R3"), ("", "RRYY", "take:R2 take:Y2")],
    );
    let script = "1! take:R2 larger-first\n1! take:R3 larger-first\n1! take:Y2 too-few-dice";
    at("players=2 edition=pl", "", &format!("=RRRR\n{script}"));
    at("players=2 edition=pl", "", "=RRRY\n1! take:R2 larger-first\n1! take:R4 too-few-dice");
}

#[test]
fn r4_6_pl_when_it_is_gone_the_largest_smaller_one_fits() {
    exactly(
        "players=2 edition=pl",
        &[
            ("2=R4", "RRRR", "take:R3"),
            ("2=R4,R3", "RRRR", "take:R2"),
            ("2=R4,R3,R2", "RRRR", "pass"),
            ("2=R3", "RRRR", "take:R4"),
            ("2=R3", "RRRY", "take:R2"),
            ("2=R3,R2", "RRRY", "pass"),
            ("2=R2", "RRYG", "pass"),
        ],
    );
    at("players=2 edition=pl", "2=R4", "=RRRR\n1! take:R2 larger-first\n1! take:R4 tile-gone");
}

#[test]
fn r4_6_pl_every_number_of_stars_may_be_counted_into_a_colour() {
    let twos = "take:Y2 take:G2 take:B2 take:K2";
    let threes = format!("{twos} take:Y3 take:G3 take:B3 take:K3");
    exactly(
        "players=2 edition=pl",
        &[
            ("", "RRR*", "take:R3 take:R4"),
            ("2=R4", "RRR*", "take:R3"),
            ("2=R3", "RRR*", "take:R2 take:R4"),
            ("2=R4,R3", "RRR*", "take:R2"),
            ("2=R2", "RRR*", "take:R3 take:R4"),
            ("", "RR*G", "take:R2 take:R3 take:G2"),
            ("", "RR**", &format!("take:R2 take:R3 take:R4 {twos}")),
            ("2=R3", "RR**", &format!("take:R2 take:R4 {twos}")),
            ("2=R2", "RR**", &format!("take:R3 take:R4 {twos}")),
            ("", "R***", &format!("take:R2 take:R3 take:R4 {threes}")),
            ("2=R4", "R***", &format!("take:R2 take:R3 {threes}")),
        ],
    );
    at("players=2 edition=pl", "", "=RRR*\n1! take:R2 larger-first");
    at("players=2 edition=pl", "2=R4", "=RRR*\n1! take:R2 larger-first");
}

#[test]
fn r4_6_pl_a_second_four_still_comes_before_a_smaller_one() {
    exactly(
        "players=5",
        &[("", "RRRR", "take:R4"), ("2=R4", "RRRR", "take:R4"), ("2=R4 3=R4", "RRRR", "take:R3")],
    );
    exactly("players=5 golden=on", &[("middle=R4+,R3", "RRRR", "take:R4+")]);
    at("players=5", "2=R4", "=RRRR\n1! take:R3 larger-first");
}

#[test]
fn r4_7_two_equal_fours_are_one_choice() {
    let takes = |position: &str| -> Vec<String> {
        let all = choices("players=5 golden=on", position, "=RRRR");
        all.into_iter().filter(|action| !action.starts_with("roll:")).collect()
    };
    assert_eq!(takes("middle=R4,R4,Y2"), ["take:R4"]);
    assert_eq!(takes("middle=R4+,R4,Y2"), ["take:R4", "take:R4+"]);
    assert_eq!(takes("middle=R4+,R4+,Y2"), ["take:R4+"]);
}

#[test]
fn r4_7_the_four_that_was_chosen_is_taken() {
    let rest = |tile: &str, script: &str| {
        let see = format!(r#"see - /middle/0 {{"tile":"R4",{tile}}}"#);
        at("players=5 golden=on", "middle=R4+,R4,Y2", &format!("=RRRR\n{script}\n{see}"));
    };
    rest(r#""plain":0,"golden":1"#, "1>take:R4\nsee - /seats/0/pieces [\"R4\"]");
    rest(r#""plain":1,"golden":0"#, "1>take:R4+\nsee - /seats/0/pieces [\"R4\",\"gold\"]");
    at("players=5 golden=on", "middle=R4,R4,Y2", "=RRRR\n1! take:R4+ no-golden-shoe");
    at("players=5 golden=on", "middle=R4+,R4+,Y2", "=RRRR\n1! take:R4 golden-shoe");
}

#[test]
fn r4_8_a_tile_goes_to_the_end_and_the_turn_to_the_left() {
    both(
        "players=3",
        "1=R2,Y4 3=B3 turn=3",
        r#"
        =BBYG
        asks 3
        3>take:B2
        see - /seats/2/pieces ["B3","B2"]
        =RRRY
        asks 1
        1>take:R3
        see - /seats/0/pieces ["R2","Y4","R3"]
        =RYGB
        asks 2
        2>pass
        =RRRR
        asks 3
        "#,
    );
}
