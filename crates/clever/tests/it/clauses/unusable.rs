//! Chapter 3, where a roll brings nothing, and what happens by itself.

use super::blocked;
use crate::script::at;

#[test]
fn r3_8_all_dice_of_an_unusable_roll_are_rolled_as_the_next_roll() {
    at(
        "players=2 unusable=reroll",
        &format!("{} 1.rerolls=1", blocked(1)),
        r#"
        =111213
        1? pass reroll
        1! drop:W no-drop
        1! pick:W white-nowhere
        1>pass
        told 2 {"kind":"unusable","seat":0,"dropped":null}
        see - /tray []
        see - /picked []
        see - /rolls 1
        chance
        ! 11121. wrong-dice
        =111213
        see - /rolls 2
        1>reroll                # spent instead, it replaces the roll
        =111511
        see - /rolls 2
        1>pick:G
        see - /tray ["W","Y","B","O","P"]
        "#,
    );
}

#[test]
fn r3_8_an_unusable_roll_counts_as_one_of_the_three() {
    let roll = "=111213\ntold - {\"kind\":\"unusable\",\"seat\":0,\"dropped\":null}\n";
    at(
        "players=2",
        &blocked(1),
        &format!(
            "{roll}see - /rolls 1\nchance\n{roll}see - /rolls 2\n{roll}\
             see - /phase \"closing\"\nsee - /picked []\n\
             see - /tray [\"W\",\"Y\",\"B\",\"G\",\"O\",\"P\"]"
        ),
    );
}

#[test]
fn r3_8_after_a_pick_only_the_remaining_dice_are_rolled_again() {
    at(
        "players=2",
        &blocked(1),
        r#"
        =555513
        1>pick:Y
        1>mark:Y5.1
        =1.11..
        told - {"kind":"unusable","seat":0,"dropped":null}
        see - /rolled ["W","B","G"]
        see - /tray ["O","P"]
        ! 1.1... wrong-dice
        =1.15..
        1? pick:G
        "#,
    );
}

#[test]
fn r3_9_one_die_goes_to_the_tray_unwritten_and_nothing_is_swept() {
    at(
        "players=2 unusable=tray",
        &blocked(1),
        r#"
        =111213
        1? drop:W drop:Y drop:B drop:G drop:O drop:P
        1! pass must-drop
        1>drop:P
        told 2 {"kind":"unusable","seat":0,"dropped":"P"}
        see - /tray ["P"]
        see - /picked []
        see - /seats/0/sheet/purple [5]
        see - /rolls 1
        chance
        ! 111213 wrong-dice
        =11121.
        1! drop:P not-rolled
        1? drop:W drop:Y drop:B drop:G drop:O
        1>drop:W
        see - /tray ["W","P"]
        =.1121.                 # the third roll: all go to the tray by themselves
        told - {"kind":"unusable","seat":0,"dropped":null}
        see - /phase "closing"
        see - /tray ["W","Y","B","G","O","P"]
        "#,
    );
}

#[test]
fn r3_9_a_reroll_may_be_spent_instead() {
    at(
        "players=2 unusable=tray",
        &format!("{} 1.rerolls=2", blocked(1)),
        r#"
        =111213
        1? drop:W drop:Y drop:B drop:G drop:O drop:P reroll
        1>reroll
        =111213
        see - /rolls 1
        1>drop:G
        =111.13
        1>drop:O
        =111..3
        1? pass reroll          # after the third roll nothing is named
        1! drop:W no-drop
        1>pass
        see - /tray ["W","Y","B","G","O","P"]
        see - /phase "closing"
        "#,
    );
}

#[test]
fn r3_9_after_the_third_roll_all_go_to_the_tray_whichever_the_option() {
    for option in ["reroll", "tray"] {
        at(
            &format!("players=2 unusable={option}"),
            &format!("{} 1.rerolls=1", blocked(1)),
            r#"
            =555513
            1>pick:Y
            1>mark:Y5.1
            =6.15..
            1>pick:B
            =1..1..             # white and blue show 2 together
            1? pass reroll
            1>pass
            see - /tray ["W","G","O","P"]
            see - /picked ["Y","B"]
            "#,
        );
    }
}

#[test]
fn r3_10_where_nothing_is_left_to_choose_it_happens_by_itself() {
    // The only die of an unusable roll is not named, it goes.
    at(
        "players=2 unusable=tray",
        &blocked(1),
        r#"
        =111515
        1>pick:G
        see - /rolled ["P"]
        =.....3
        told - {"kind":"unusable","seat":0,"dropped":"P"}
        see - /tray ["W","Y","B","O","P"]
        see - /rolls 2
        see - /phase "closing"
        "#,
    );
    at(
        "players=2 unusable=reroll",
        &blocked(1),
        "=111515\n1>pick:G\n=.....3\nchance\nsee - /rolled [\"P\"]\n=.....6\n1? pick:P",
    );
    // A die with one place is written without a question, and so is a gift.
    at(
        "players=2",
        "1.yellow=5.1",
        "=151111\n1>pick:Y\nsee - /seats/0/sheet/marks [\"Y5.1\",\"Y5.2\"]",
    );
}

#[test]
fn r3_10_a_pick_is_asked_even_if_only_one_die_can_be_picked() {
    at("players=2", &blocked(1), "=111511\nasks 1\n1? pick:G");
}

#[test]
fn r3_10_seats_without_a_choice_are_not_asked_in_a_closing_phase() {
    at("players=3", &super::full(2), "=111161\n1>pick:O\nasks 3\n3>skip\nsee - /seat 1\nchance");
    let nobody = format!("{} {}", super::full(2), super::full(3));
    at("players=3", &nobody, "=111161\n1>pick:O\nsee - /seat 1\nchance");
}
