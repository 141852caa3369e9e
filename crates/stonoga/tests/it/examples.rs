//! The examples of the two booklets: Kacper and Oliwier of `pl`, Yulia of `ru`.

use crate::script::{at, game};

/// Three rolls of seat 1 that end with 2 red, 1 yellow and a star.
const TWO_RED_YELLOW_STAR: &str = "=RGBK\n1>roll:234\n=.RBK\n1>roll:34\n=..Y*\n";

#[test]
fn kacper_has_two_red_one_yellow_and_a_star() {
    let settings = "players=2 edition=pl";
    let choices = format!("{TWO_RED_YELLOW_STAR}1? take:R3 take:Y2 take:R2");
    at(settings, "", &choices);
    for tile in ["R3", "Y2", "R2"] {
        at(settings, "", &format!("{choices}\n1>take:{tile}\nsee - /seats/0/pieces [\"{tile}\"]"));
    }
    at(settings, "", &format!("{TWO_RED_YELLOW_STAR}1! take:R4 too-few-dice"));
    at(settings, "", &format!("{TWO_RED_YELLOW_STAR}1! pass must-take"));
}

#[test]
fn kacper_takes_two_red_shoes_when_three_are_gone() {
    let script = format!("{TWO_RED_YELLOW_STAR}1? take:R2 take:Y2\n1! take:R3 tile-gone");
    at("players=2 edition=pl", "2=R3", &script);
}

#[test]
fn yulia_has_two_red_one_yellow_and_a_star() {
    let settings = "players=2 edition=ru";
    let choices = format!("{TWO_RED_YELLOW_STAR}1? take:R3 take:Y2 take:R2");
    at(settings, "", &choices);
    for tile in ["R3", "Y2", "R2"] {
        at(settings, "", &format!("{choices}\n1>take:{tile}\nsee - /seats/0/pieces [\"{tile}\"]"));
    }
}

#[test]
fn yulia_takes_two_red_shoes_when_three_are_gone() {
    let script = format!("{TWO_RED_YELLOW_STAR}1? take:R2 take:Y2\n1! take:R3 tile-gone");
    at("players=2 edition=ru", "2=R3", &script);
}

#[test]
fn kacper_steals_three_red_shoes_or_takes_two() {
    let settings = "players=2 edition=pl steal=on";
    let position = "1=G2 2=Y2,R3";
    let rolls = "=RGGB\n1>roll:34\n=..YK\n1>roll:34\n=..R*\n";
    let choices = format!("{rolls}1? take:R2 steal:R3:2\n");
    at(settings, position, &format!("{choices}1>take:R2\nsee - /seats/0/pieces [\"G2\",\"R2\"]"));
    at(
        settings,
        position,
        &format!(
            r#"{choices}
            1>steal:R3:2
            see - /seats/0/pieces ["G2","R3"]
            see - /seats/1/pieces ["Y2"]
            "#
        ),
    );
}

#[test]
fn yulia_steals_three_red_shoes_from_ivan_or_takes_two() {
    let settings = "players=2 edition=ru steal=on";
    let position = "2=Y2,R3";
    let choices = "=RRRK\n1? take:R2 steal:R3:2 roll:*\n";
    at(settings, position, &format!("{choices}1>take:R2\nsee - /seats/0/pieces [\"R2\"]"));
    at(
        settings,
        position,
        &format!(
            r#"{choices}
            1>steal:R3:2
            see - /seats/0/pieces ["R3"]
            see - /seats/1/pieces ["Y2"]
            "#
        ),
    );
}

#[test]
fn oliwier_loses_one_of_the_two_smallest_tiles() {
    at(
        "players=1 edition=pl",
        "middle=R4,Y4,G2,G3,B2,K3 1=R3,R2",
        r#"
        =RRBK
        1>roll:3
        =..G.
        1>roll:3
        =..R.
        1? lose:G2 lose:B2
        1! lose:G3 lose-smallest
        1>lose:G2
        see 1 /lost ["G2"]
        see 1 /seats/0/pieces ["R3","R2"]
        "#,
    );
}

#[test]
fn kacper_has_twelve_shoes_with_his_tail() {
    at(
        "players=2 edition=pl tails=on",
        "middle=K4 1=Y3,R3 2=G4 tails=YK,RG",
        r#"
        =KKKK
        1>take:K4
        see 2 /seats/0/count {"tiles":10,"golden":0,"bare_foot":0,"tail":2}
        points 1:12 2:4
        "#,
    );
}

#[test]
fn kacper_without_yellow_or_black_shoes_gets_nothing_for_his_tail() {
    let settings = "players=2 edition=pl tails=on";
    let end = "=KKKK\n1>take:K4\npoints 1:10 2:4\nsee - /seats/0/count/tail 0";
    at(settings, "middle=K4 1=B3,R3 2=G4 tails=YK,RG", end);
    let end = "=BBBB\n1>take:B4\npoints 1:10 2:4\nsee - /seats/0/count/tail 0";
    at(settings, "middle=B4 1=Y3,R3 2=G4 tails=YK,RG", end);
}

#[test]
fn golden_shoes_of_three_players_lie_on_red_four_red_three_and_blue_four() {
    game(
        "players=3 edition=pl golden=on",
        r#"
        =gold:R
        told - {"kind":"golden-rolled","face":"R","tile":"R4"}
        =gold:*
        told - {"kind":"golden-rolled","face":"*","tile":null}
        =gold:R
        told - {"kind":"golden-rolled","face":"R","tile":"R3"}
        =gold:B
        told - {"kind":"golden-rolled","face":"B","tile":"B4"}
        =RRR*
        1? take:R3+ take:R4+ roll:*
        1>roll:123
        =BBB.
        1? take:B3 take:B4+ roll:*
        "#,
    );
}

#[test]
fn golden_shoes_of_four_players_skip_a_colour_that_is_full() {
    game(
        "players=4 edition=pl golden=on",
        r#"
        =gold:R
        =gold:R
        =gold:R
        told - {"kind":"golden-rolled","face":"R","tile":"R2"}
        =gold:R
        told - {"kind":"golden-rolled","face":"R","tile":null}
        =gold:B
        told - {"kind":"golden-rolled","face":"B","tile":"B4"}
        told - {"kind":"turn-begins","seat":0}
        =RR**
        1? take:R2+ take:R3+ take:R4+ take:Y2 take:G2 take:B2 take:K2 roll:*
        1>roll:12
        =BB..
        1? take:B2 take:B3 take:B4+ take:R2+ take:Y2 take:G2 take:K2 roll:*
        "#,
    );
}
