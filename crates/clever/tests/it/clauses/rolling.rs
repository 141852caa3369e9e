//! Chapter 3: the active player's turn.

use crate::script::at;

#[test]
fn r3_1_a_turn_begins_with_all_six_dice() {
    at(
        "players=2",
        "",
        r#"
        chance
        1?
        1! pick:W not-asked
        1! reroll not-asked
        1! pass not-asked
        ! 11111. wrong-dice
        ! ...... wrong-dice
        ! first:1 wrong-roll
        ! lot:WG wrong-roll
        =123456
        told 2 {"kind":"rolled","seat":0,"dice":[1,2,3,4,5,6],"roll":1}
        see 2 /faces [1,2,3,4,5,6]
        see 2 /rolled ["W","Y","B","G","O","P"]
        asks 1
        ! 123456 wrong-roll
        2?
        2! pick:W not-asked
        1? pick:W pick:Y pick:B pick:G pick:O pick:P
        "#,
    );
}

#[test]
fn r3_1_there_are_three_rolls_with_one_pick_from_each() {
    at(
        "players=2",
        "",
        r#"
        =111111
        1>pick:G
        see - /rolls 1
        see - /picked ["G"]
        1! pick:O not-asked
        chance
        =111.11
        see - /rolls 2
        1>pick:O
        chance
        =111..1
        see - /rolls 3
        1>pick:P
        see - /picked ["G","O","P"]
        see - /tray ["W","Y","B"]
        see - /phase "closing"
        asks 2
        "#,
    );
}

#[test]
fn r3_2_a_reroll_rolls_the_dice_just_rolled_and_does_not_count() {
    at(
        "players=2",
        "1.rerolls=3",
        r#"
        =111222
        1? pick:* reroll
        1>reroll
        told 2 {"kind":"reroll-spent","seat":0}
        see - /seats/0/sheet/rerolls {"unlocked":3,"spent":1}
        chance
        ! .11222 wrong-dice
        =555111
        told - {"kind":"rolled","seat":0,"roll":1}
        see - /faces [5,5,5,1,1,1]
        see - /rolls 1
        1>reroll            # several in one roll
        =312223
        see - /rolls 1
        1>pick:G
        see - /tray ["Y"]
        =3.2.23
        see - /rolls 2
        1>reroll            # and no others: neither the tray nor the dice fields
        ! 3222.3 wrong-dice
        ! 3.2223 wrong-dice
        =2.2.26
        see - /rolls 2
        1? pick:*
        1! reroll no-reroll
        1>pick:O
        =2.2..6
        see - /rolls 3
        "#,
    );
}

#[test]
fn r3_2_a_reroll_is_spent_before_the_pick() {
    at("players=2", "1.rerolls=1", "=333333\n1>pick:W\n1! reroll not-now\n1? mark:*");
    at("players=2", "1.rerolls=1", "=333333\n1>pick:O\nchance\n1! reroll not-asked");
    at("players=2", "1.rerolls=1 2.rerolls=1", "=111161\n1>pick:O\n2! reroll not-now");
}

#[test]
fn r3_2_a_reroll_earned_in_this_turn_serves_its_later_rolls() {
    at(
        "players=2",
        "1.purple=1,2",
        r#"
        =333333
        1! reroll no-reroll
        1>pick:P
        told 2 {"kind":"earned","seat":0,"bonus":"reroll"}
        =33333.
        1? pick:* reroll
        1>reroll
        =44444.
        1! reroll no-reroll
        "#,
    );
    // The third roll can be replaced too, and stays the third.
    at(
        "players=2",
        "1.rerolls=1",
        "=111111\n1>pick:G\n=111.11\n1>pick:O\n=111..1\n1>reroll\n=666..6\nsee - /rolls 3\n\
         1>pick:P\nsee - /phase \"closing\"",
    );
}

#[test]
fn r3_3_the_picked_die_goes_to_a_dice_field_and_is_written_at_once() {
    at(
        "players=2",
        "",
        r#"
        =111311
        1>pick:G
        told 2 {"kind":"picked","seat":0,"die":"G"}
        told 2 {"kind":"marked","seat":0,"field":"G1","number":0}
        see - /picked ["G"]
        see - /seats/0/sheet/marks ["G1"]
        see 2 /seats/0/sheet/marks ["G1"]
        "#,
    );
    at(
        "players=2",
        "",
        r#"
        =131111
        1>pick:Y
        see - /picked ["Y"]
        see - /rolled ["W","B","G","O","P"]
        1? mark:Y3.1 mark:Y3.4
        1! pick:W not-now
        1! pass not-now
        1>mark:Y3.4
        told 2 {"kind":"marked","seat":0,"field":"Y3.4","number":0}
        see - /tray ["W","B","G","O","P"]
        "#,
    );
}

#[test]
fn r3_4_lower_dice_go_to_the_tray_and_equal_dice_stay() {
    at(
        "players=2",
        "",
        r#"
        =123335
        1>pick:G
        see - /tray ["W","Y"]
        see - /rolled ["B","O","P"]
        ! 1.3.35 wrong-dice
        =..2.21
        1>pick:O
        see - /tray ["W","Y","P"]
        see - /rolled ["B"]
        "#,
    );
    at(
        "players=2",
        "",
        "=222212\n1>pick:O\nsee - /tray []\nsee - /rolled [\"W\",\"Y\",\"B\",\"G\",\"P\"]",
    );
}

#[test]
fn r3_4_the_face_counts_and_not_the_sum() {
    let script = "see - /tray [\"W\"]\nsee - /rolled [\"Y\",\"G\",\"O\",\"P\"]";
    at(
        "players=2",
        "",
        &format!("=122345\n1>pick:B\nsee - /seats/0/sheet/marks [\"B3\"]\n{script}"),
    );
    let script = "see - /tray [\"Y\"]\nsee - /rolled [\"B\",\"G\",\"O\",\"P\"]";
    at("players=2", "", &format!("=214245\n1>pick:W\n1>mark:B6\n{script}"));
    // Nor the number that orange makes of it.
    let script = "see - /seats/0/sheet/orange [1,1,1,4]\nsee - /tray [\"W\"]";
    at("players=2", "1.orange=1,1,1", &format!("=123323\n1>pick:O\n{script}"));
}

#[test]
fn r3_5_the_remaining_dice_are_rolled_and_after_the_third_pick_all_go_to_the_tray() {
    at(
        "players=2",
        "",
        r#"
        =655521
        1>pick:P
        see - /tray []
        =65552.
        1>pick:O
        see - /tray []
        =6555..
        1>pick:G
        see - /picked ["P","O","G"]
        see - /tray ["W","Y","B"]       # higher and equal ones too
        see - /rolled []
        see - /phase "closing"
        "#,
    );
}

#[test]
fn r3_5_without_dice_the_rolling_is_over_after_fewer_picks() {
    at(
        "players=2",
        "",
        r#"
        =111161
        1>pick:O
        see - /picked ["O"]
        see - /rolls 1
        see - /tray ["W","Y","B","G","P"]
        see - /phase "closing"
        asks 2
        "#,
    );
    at(
        "players=2",
        "",
        "=331131\n1>pick:O\nsee - /rolled [\"W\",\"Y\"]\n=64....\n1>pick:W\n1>mark:P1\n\
         see - /picked [\"O\",\"W\"]\nsee - /tray [\"Y\",\"B\",\"G\",\"P\"]\nsee - /phase \"closing\"",
    );
}

#[test]
fn r3_6_three_picks_of_the_lowest_die_leave_three_on_the_tray() {
    at(
        "players=2",
        "",
        "=666111\n1>pick:P\n=66611.\n1>pick:O\n=6661..\n1>pick:G\nsee - /tray [\"W\",\"Y\",\"B\"]",
    );
}

#[test]
fn r3_7_a_die_that_can_be_written_must_be_picked() {
    // Green needs 3, purple more than 4, both yellow 1s are crossed, and so is the sum 2.
    let position = "1.green=1-2 1.purple=4 1.yellow=1.2,1.3 1.blue=2 1.rerolls=1";
    at(
        "players=2",
        position,
        r#"
        =111213
        1? pick:W pick:O reroll
        1! pass must-pick
        1! drop:W must-pick
        1! pick:Y no-such-number
        1! pick:B sum-crossed
        1! pick:G too-low
        1! pick:P not-rising
        1>pick:O
        "#,
    );
    let full = format!("1.orange={} 1.green=1-2", super::ALL_ORANGE);
    at(
        "players=2 unusable=tray",
        &full,
        "=111212\n1? pick:W pick:Y pick:B pick:P\n1! pick:O area-full\n1! drop:G must-pick\n\
         1>pick:P\n1! pick:O not-asked\n=...3..\n1! pick:P not-rolled",
    );
    at("players=2", &super::blocked(1), "=111511\n1? pick:G\n1! pick:W white-nowhere");
}
