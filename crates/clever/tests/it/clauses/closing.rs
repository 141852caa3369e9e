//! Chapter 8: the closing phase.

use super::full;
use crate::script::{at, choices};

/// Seat 1 picks orange 6 and the other dice lie on the tray.
const TURN: &str = "=123461\n1>pick:O\n";

#[test]
fn r8_1_a_closing_phase_is_for_all_seats_at_once() {
    at(
        "players=3",
        "1.extras=1",
        &format!(
            "{TURN}see - /phase \"closing\"\nasks 1 2 3\n! 111111 wrong-roll\n3>skip\nasks 1 2\n\
             1>done\nasks 2\n2>skip\nchance\nsee - /seat 1"
        ),
    );
    // Also when the rolling brought nothing.
    let nothing = "=111111\n=111111\n=111111\nsee - /picked []\nasks 2\n2? take:* skip";
    at("players=2", &super::blocked(1), nothing);
    // Without extra dice the active player has nothing to decide.
    at("players=3", "", &format!("{TURN}asks 2 3\n1! done not-asked\n1! take:W not-asked"));
}

#[test]
fn r8_2_each_passive_player_takes_one_die_of_the_tray_and_writes_it() {
    at(
        "players=3",
        "1.extras=1",
        &format!(
            r#"{TURN}
            2? take:W take:Y take:B take:G take:P skip
            2! take:O not-on-tray
            1! take:W not-now
            2>take:G
            told 2 {{"kind":"took","seat":1,"die":"G"}}
            told 2 {{"kind":"marked","seat":1,"field":"G1","number":0}}
            2! take:P not-asked         # one
            3>take:G                    # the same
            1>done
            see - /seats/1/sheet/marks ["G1"]
            see - /seats/2/sheet/marks ["G1"]
            "#
        ),
    );
    at("players=2", "", &format!("{TURN}2>take:Y\n2? mark:Y2.2 mark:Y2.3\n2! skip not-now"));
    at("players=2", "", &format!("{TURN}2>take:B\nsee - /seats/1/sheet/marks [\"B4\"]"));
    // Only dice that can be written.
    let sheet = "2.green=1-4 2.purple=1 2.yellow=2.2,2.3 2.blue=4";
    at(
        "players=2",
        sheet,
        &format!(
            "{TURN}2? take:W skip\n2! take:G too-low\n2! take:P not-rising\n\
             2! take:Y no-such-number\n2! take:B sum-crossed"
        ),
    );
}

#[test]
fn r8_3_declining_is_an_option() {
    at("players=2 passive_skip=allowed", "", &format!("{TURN}2? take:* skip\n2>skip\nchance"));
    let forbidden = format!("{TURN}2? take:*\n2! skip must-take\n2>take:P\nchance");
    at("players=2 passive_skip=forbidden", "", &forbidden);
}

/// A sheet of seat 2 that can use white, yellow, blue and purple 1, and green below 5, nowhere.
fn picky() -> String {
    super::blocked(2)
}

#[test]
fn r8_4_who_can_use_no_die_of_the_tray_may_use_a_picked_one() {
    // Seat 1 picks yellow 5 and then green 6; the tray has only ones.
    let turn = "=151511\n1>pick:Y\n1>mark:Y5.1\n=...6..\n1>pick:G\n";
    for skip in ["allowed", "forbidden"] {
        let settings = format!("players=2 passive_skip={skip}");
        at(
            &settings,
            &picky(),
            &format!(
                "{turn}see - /tray [\"W\",\"B\",\"O\",\"P\"]\n2? take:Y take:G skip\n\
                 2! take:W white-nowhere\n2>take:G\nsee - /seats/1/count/green 15"
            ),
        );
        at(&settings, &picky(), &format!("{turn}2>skip\nchance"));
    }
    // Not while one of the tray can be written, however bad it is.
    at(
        "players=2",
        "",
        &format!("{turn}2? take:W take:B take:O take:P skip\n2! take:G not-on-tray"),
    );
    // A picked die must fit too; if none does there is nothing to ask.
    at("players=2", &full(2), &format!("{turn}chance\nsee - /seat 1"));
    let low = "=111311\n1>pick:G\nchance\nsee - /seat 1";
    at("players=2", &picky(), low);
}

#[test]
fn r8_4_dice_used_as_extra_dice_or_lost_are_not_among_them() {
    at(
        "players=2",
        "1.extras=1",
        &format!(
            "{TURN}1>extra:G\nsee - /picked [\"O\"]\n2? take:W take:Y take:B take:G take:P skip"
        ),
    );
    // A lost roll leaves nothing on the dice fields.
    let both = format!("{} {}", super::blocked(1), picky());
    at("players=2", &both, "=111111\n=111111\n=111111\nchance\nsee - /seat 1");
}

#[test]
fn r8_5_extra_dice_are_any_of_the_six_at_the_face_that_they_show() {
    at(
        "players=2",
        "1.extras=1 2.extras=1",
        &format!(
            r#"{TURN}
            1? extra:W extra:Y extra:B extra:G extra:O extra:P done
            2! extra:W not-now          # first the die of the tray
            1>extra:O                   # one that was picked and written
            told 1 {{"kind":"extra-used","seat":0,"die":"O"}}
            see 1 /seats/0/sheet/orange [6,6]
            see 1 /seats/0/sheet/extras {{"unlocked":1,"spent":1}}
            2>take:G
            2? extra:W extra:Y extra:B extra:G extra:O extra:P done
            2>extra:G                   # the one that was just taken
            see - /seats/1/sheet/marks ["G1","G2"]
            "#
        ),
    );
    // Only dice that can be written.
    let position = format!("{} 1.extras=1", super::blocked(1));
    at(
        "players=2",
        &position,
        "=151111\n1>pick:Y\n1>mark:Y5.1\n1? extra:Y done\n1! extra:B sum-crossed\n\
         1! extra:G too-low\n1! extra:O area-full\n1! extra:P not-rising\n\
         1! extra:W white-nowhere",
    );
    // Where none can be, nothing is asked.
    at("players=2", &format!("{} 2.extras=3", full(2)), &format!("{TURN}chance"));
    // After declining too.
    at("players=2", "2.extras=1", &format!("{TURN}2>skip\n2? extra:* done\n2>done\nchance"));
}

#[test]
fn r8_6_several_extra_dice_but_each_die_once() {
    at(
        "players=2",
        "1.extras=3",
        &format!(
            r#"{TURN}
            1>extra:O
            1! extra:O extra-twice
            1? extra:W extra:Y extra:B extra:G extra:P done
            1>extra:G
            1? extra:W extra:Y extra:B extra:P done
            1>extra:P
            see 1 /seats/0/extra ["G","O","P"]
            asks 2                      # none is left
            2>skip
            see - /seats/0/sheet/extras {{"unlocked":3,"spent":3}}
            "#
        ),
    );
    // Each player and each phase for itself.
    at(
        "players=2",
        "1.extras=2 2.extras=1",
        &format!(
            r#"{TURN}
            1>extra:O
            1>done
            2>skip
            2>extra:O
            =123461
            2>pick:O
            1>skip
            1? extra:W extra:Y extra:B extra:G extra:O extra:P done
            "#
        ),
    );
}

#[test]
fn r8_6_an_extra_die_earned_in_this_phase_may_be_spent_in_it() {
    // Green field 4 brings an extra die.
    at(
        "players=2",
        "2.green=1-3",
        &format!(
            "{TURN}2>take:G\n2? extra:* done\n2! extra:G too-low\n2>extra:P\n\
             see - /seats/1/sheet/purple [1]"
        ),
    );
    at(
        "players=2",
        "1.green=1-3 1.extras=1",
        &format!(
            "{TURN}1>extra:G\nsee 1 /seats/0/sheet/extras {{\"unlocked\":2,\"spent\":1}}\n\
             1? extra:W extra:Y extra:B extra:O extra:P done\n1! extra:G extra-twice"
        ),
    );
}

#[test]
fn r8_8_the_last_turn_has_one_closing_phase_and_no_second_one() {
    at(
        "players=2",
        "round=6 turn=2 1.extras=3 2.extras=3",
        r#"
        =123461
        2>pick:O
        asks 1 2
        1>take:P
        1>extra:G
        1>done
        2>extra:G
        2>done
        over
        1! extra:B over
        2! done over
        see - /seats/0/sheet/extras {"unlocked":3,"spent":1}
        "#,
    );
    // The turn before the last one is followed by a turn.
    let state = at("players=2", "round=6 1.extras=1", "=123461\n1>pick:O\n1>done\n2>skip\nchance");
    assert!(choices("players=2", &state, 1).is_empty());
}
