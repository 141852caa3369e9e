//! Chapter 7: barefoot.

use turlaj_core::{Game, Seat};
use turlaj_stonoga::{Action, DiceSet, Stonoga};
use turlaj_testkit::scenario;

use crate::script::{at, game};

/// Three rolls of seat 1 after which nothing of `middle=K4` fits.
const NOTHING: &str = "=RYGB\n1>roll:4\n=...K\n1>roll:4\n=...B\n";

#[test]
fn r7_1_everyone_starts_with_one_bare_foot() {
    for players in 1..=6 {
        let feet = (0..players).map(|at| format!("see - /seats/{at}/bare_foot true\n"));
        let script: String = feet.collect();
        game(&format!("players={players} barefoot=on"), &script);
        game(&format!("players={players}"), &script.replace("true", "false"));
    }
}

#[test]
fn r7_1_it_lies_at_the_head_and_so_never_behind_a_tile() {
    at(
        "players=2 barefoot=on steal=on",
        "middle=R2,K4",
        r#"
        =RRYG
        1>take:R2
        see - /seats/0/pieces ["R2"]
        see - /seats/0/bare_foot true
        =RRYG
        2? steal:R2:1 pass roll:*       # the tile, not the foot, is the last piece
        "#,
    );
}

#[test]
fn r7_2_it_is_discarded_for_a_fourth_roll_after_the_third() {
    let any = "foot:1 foot:2 foot:12 foot:3 foot:13 foot:23 foot:123 foot:4 foot:14 foot:24 \
               foot:124 foot:34 foot:134 foot:234 foot:1234";
    at(
        "players=2 barefoot=on",
        "middle=R2,R3,K4",
        &format!(
            r#"
            =RRGB
            1? take:R2 roll:*
            1! foot:4 foot-too-early
            1>roll:4
            =...Y
            1? take:R2 roll:*
            1! foot:4 foot-too-early
            1>roll:4
            =...B
            1? take:R2 {any}
            1! roll:4 no-roll-left
            1! pass must-take
            1>foot:34
            told 2 {{"kind":"foot-spent","seat":0}}
            see 2 /seats/0/bare_foot false
            chance
            ! ...R wrong-dice
            ! RRRR wrong-dice
            =..RY
            told 2 {{"kind":"rolled","seat":0,"dice":[null,null,"R","Y"],"roll":4}}
            see 2 /rolls_of 4
            1? take:R3
            1! roll:4 no-roll-left
            1! foot:4 foot-spent
            1>take:R3
            see - /seats/0/pieces ["R3"]
            "#
        ),
    );
}

#[test]
fn r7_2_with_nothing_to_take_the_foot_is_still_asked_for() {
    let settings = "players=2 barefoot=on";
    at(settings, "middle=K4", &format!("{NOTHING} asks 1\n1? pass foot:*\n1>pass\nsee - /seat 1"));
    // After the fourth roll nothing is left to choose (R3.6).
    at(
        settings,
        "middle=K4",
        &format!(
            r#"{NOTHING}
            1>foot:1234
            =RYGB
            told - {{"kind":"empty-handed","seat":0}}
            told - {{"kind":"turn-begins","seat":1}}
            chance
            see - /seat 1
            "#
        ),
    );
    at(settings, "middle=K4 feet=2", &format!("{NOTHING} chance\nsee - /seat 1"));
}

#[test]
fn r7_2_at_least_one_die_is_rolled() {
    let rules: Stonoga = scenario::rules("players=2 barefoot=on");
    let state = scenario::run(&rules, rules.start(), NOTHING);
    let check = |dice| rules.check(&state, Seat(0), &Action::Foot(dice));
    assert_eq!(check(DiceSet::NONE).unwrap_err().code(), "no-dice");
    assert_eq!(check(DiceSet::of([2])), Ok(()));
    assert!("foot:".parse::<Action>().is_err(), "no dice have no notation");
}

#[test]
fn r7_2_without_the_variant_there_is_no_fourth_roll() {
    at("players=2", "middle=R2,K4", "=RRGB\n1! foot:4 barefoot-off\n1>take:R2");
    at("players=2", "middle=K4", &format!("{NOTHING} chance\nsee - /seat 1"));
}

#[test]
fn r7_3_it_serves_once_in_a_game() {
    at(
        "players=2 barefoot=on",
        "middle=K4",
        &format!(
            r#"{NOTHING}
            1>foot:4
            =...Y           # 1 has spent its foot
            =RYGB
            2>roll:4
            =...Y
            2>roll:4
            =...B
            2? pass foot:*  # 2 has not
            2>pass
            =RYGB
            1! foot:4 foot-spent
            1>roll:4
            =...K
            1! foot:4 foot-spent
            1>roll:4
            =...B
            see - /seat 1   # and so its turn is over
            see - /seats/0/bare_foot false
            see - /seats/1/bare_foot true
            "#
        ),
    );
}

#[test]
fn r7_4_a_foot_kept_to_the_end_counts_one_shoe() {
    let settings = "players=2 barefoot=on";
    at(
        settings,
        "middle=K2 1=R2 2=Y4",
        r#"
        =KKYG
        1>take:K2
        points 1:5 2:5
        see - /seats/0/count {"tiles":4,"golden":0,"bare_foot":1,"tail":0}
        "#,
    );
    at(settings, "middle=K2 1=R2 2=Y4 feet=1", "=KKYG\n1>take:K2\npoints 1:5 2:4");
    at(settings, "middle=K2 1=R2 2=Y4 feet=-", "=KKYG\n1>take:K2\npoints 1:4 2:4");
    at(
        settings,
        "middle=K2 2=Y4",
        &format!("{NOTHING}1>foot:14\n=K..K\n1>take:K2\npoints 1:2 2:5"),
    );
}

#[test]
fn r7_5_a_bare_foot_is_never_stolen() {
    at(
        "players=2 barefoot=on steal=on",
        "middle=K4 2=R2",
        r#"
        =RRYG
        1>steal:R2:2
        see - /seats/1/bare_foot true
        see - /seats/1/count {"tiles":0,"golden":0,"bare_foot":1,"tail":0}
        see - /seats/0/count {"tiles":2,"golden":0,"bare_foot":1,"tail":0}
        =KKK*
        2>take:K4
        points 1:3 2:5
        "#,
    );
    at(
        "players=2 barefoot=on steal=on",
        "middle=K4",
        "=RRYG\n1? pass roll:*\n1! steal:R2:2 steal-nothing",
    );
}
