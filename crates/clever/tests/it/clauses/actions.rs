//! Chapter 6: actions.

use turlaj_clever::{Count, Sheet};

use crate::script::at;

#[test]
fn r6_1_an_unlocked_action_serves_at_once_or_later_and_once() {
    // At once: the reroll of the third orange field in the next roll.
    at(
        "players=2",
        "1.orange=1,1",
        "=111111\n1>pick:O\n=1111.1\n1>reroll\n=2222.2\n1! reroll no-reroll",
    );
    // Later: in the next turn of the seat.
    at(
        "players=2",
        "1.orange=1,1",
        r#"
        =111161
        1>pick:O
        2>skip
        =111161
        2>pick:O
        1>skip
        see - /seats/0/sheet/rerolls {"unlocked":1,"spent":0}
        see - /round 2
        =333333
        1>reroll
        =444444
        1! reroll no-reroll
        see - /seats/0/sheet/rerolls {"unlocked":1,"spent":1}
        "#,
    );
    // An extra die at once, in the closing phase of the same turn, or in a later one.
    at(
        "players=2",
        "1.green=1-3",
        r#"
        =111611
        1>pick:G
        1? extra:* done
        1>extra:O
        see 1 /seats/0/sheet/extras {"unlocked":1,"spent":1}
        1! extra:P not-asked
        2>skip
        =111161
        2>pick:O
        1>skip
        see - /round 2
        "#,
    );
    at(
        "players=2",
        "1.green=1-3",
        r#"
        =111611
        1>pick:G
        1>done
        2>skip
        =111161
        2>pick:O
        1>skip
        1? extra:* done
        1>extra:O
        see - /round 2              # which brings everyone another one
        see - /seats/0/sheet/extras {"unlocked":2,"spent":1}
        "#,
    );
}

#[test]
fn r6_2_only_the_active_player_rerolls() {
    at(
        "players=2",
        "2.rerolls=3 1.rerolls=3",
        r#"
        =111161
        2! reroll not-asked
        1>pick:O
        2! reroll not-now
        1! reroll not-asked
        2? take:* skip
        "#,
    );
}

#[test]
fn r6_3_extra_dice_are_used_in_closing_phases_only() {
    at(
        "players=2",
        "1.extras=2 2.extras=2",
        r#"
        1! extra:W not-asked
        =331111
        1! extra:W not-now
        2! extra:W not-asked
        1>pick:W
        1! extra:Y not-now
        1>mark:O1
        1! extra:Y not-asked
        chance
        =.6....
        1>pick:Y
        1>mark:Y6.1
        asks 1 2
        1? extra:* done
        2! extra:W not-now
        2>skip
        2? extra:* done
        "#,
    );
}

#[test]
fn r6_4_unused_actions_are_worth_nothing() {
    let points = |text: &str| Count::of(&text.parse::<Sheet>().unwrap()).total();
    let sheet = "yellow=3.1,2.2,1.3 blue=2,7 green=1-5 orange=5 purple=2,5,6";
    assert_eq!(points(sheet), points(&format!("{sheet} rerolls=7 extras=7")));
    at(
        "players=2",
        "round=6 turn=2 1.rerolls=7 1.extras=7 1.orange=6",
        "=111161\n2>pick:O\n1>skip\n1>done\npoints 1:6 2:6\nplaces 1:1 2:1",
    );
}
