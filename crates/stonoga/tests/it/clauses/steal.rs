//! Chapter 6: steal.

use super::{both, exactly};
use crate::script::at;

#[test]
fn r6_1_the_last_tile_of_another_centipede_may_be_taken() {
    both(
        "players=3 steal=on",
        "1=Y2 2=G2,R3 3=R2,K4",
        r#"
        =RRR*
        1? take:R4 steal:R3:2 roll:*
        1>steal:R3:2
        told 3 {"kind":"stole","seat":0,"from":1,"tile":"R3"}
        told 3 {"kind":"turn-begins","seat":1}
        see 2 /seats/0/pieces ["Y2","R3"]
        see 2 /seats/1/pieces ["G2"]
        =RYGB
        asks 2
        "#,
    );
}

#[test]
fn r6_1_no_tile_before_the_last_and_none_of_ones_own_is_stolen() {
    both(
        "players=3 steal=on",
        "middle=K4 1=R4 2=R2,R3 3=-",
        r#"
        =RR**
        1? steal:R3:2 pass roll:*
        1! steal:R2:2 steal-not-last
        1! steal:Y2:2 steal-not-last
        1! steal:R2:3 steal-nothing
        1! steal:R4:1 steal-own
        1! steal:R3:4 no-such-seat
        2! steal:R4:1 not-asked
        1>steal:R3:2
        =RYGB
        2>pass
        =RR**
        3? steal:R3:1 steal:R2:2 pass roll:*
        "#,
    );
}

#[test]
fn r6_1_nobody_steals_unless_steal_is_on() {
    both("players=2", "middle=K4 2=R3", "=RRRY\n1? pass roll:*\n1! steal:R3:2 steal-off");
    both("players=2", "middle=K4 2=R3", "=RRRY\n1! steal:R3:1 steal-off");
}

#[test]
fn r6_1_the_last_tiles_of_all_others_may_be_taken() {
    both(
        "players=4 steal=on",
        "middle=K4 1=R2 2=Y2,Y3 3=Y4 4=B2 turn=3",
        "=YYB*\n3? steal:Y3:2 steal:B2:4 pass roll:*\n3! steal:R2:1 too-few-dice",
    );
}

#[test]
fn r6_2_pl_the_dice_must_be_able_to_show_exactly_its_number() {
    let [two, three, four] = ["middle=K4 2=R2", "middle=K4 2=R3", "middle=K4 2=R4"];
    exactly(
        "players=2 steal=on edition=pl",
        &[
            (two, "RRYG", "steal:R2:2 pass"),
            (two, "R*YG", "steal:R2:2 pass"),
            (two, "RR**", "steal:R2:2 pass"), // both stars left out
            (two, "R*YY", "steal:R2:2 pass"),
            (two, "YY**", "steal:R2:2 pass"),
            (two, "RRRY", "pass"),
            (two, "RRR*", "pass"),
            (two, "RYG*", "steal:R2:2 pass"),
            (two, "RYGB", "pass"),
            (three, "RRRY", "steal:R3:2 pass"),
            (three, "RR*Y", "steal:R3:2 pass"),
            (three, "RRR*", "steal:R3:2 pass"),
            (three, "Y***", "steal:R3:2 pass"),
            (three, "RRRR", "pass"),
            (three, "RRYY", "pass"),
            (four, "RRRR", "steal:R4:2 pass"),
            (four, "R***", "steal:R4:2 pass"),
            (four, "RRRY", "pass"),
        ],
    );
}

#[test]
fn r6_2_pl_more_dice_of_the_colour_do_not_steal() {
    let settings = "players=2 steal=on edition=pl";
    at(settings, "middle=K4 2=R3", "=RRRR\n1! steal:R3:2 steal-not-exact");
    at(settings, "middle=K4 2=R2", "=RRR*\n1! steal:R2:2 steal-not-exact");
    at(settings, "middle=K4 2=R3", "=RRYY\n1! steal:R3:2 too-few-dice");
    at(settings, "middle=K4 2=R3", "=RRYY\n1>roll:34\n=..RR\n1! steal:R3:2 steal-not-exact");
}

#[test]
fn r6_3_ru_more_dice_of_the_colour_steal_as_well() {
    let [two, three, four] = ["middle=K4 2=R2", "middle=K4 2=R3", "middle=K4 2=R4"];
    exactly(
        "players=2 steal=on edition=ru",
        &[
            (two, "RRYG", "steal:R2:2 pass"),
            (two, "RRRR", "steal:R2:2 pass"),
            (two, "RRR*", "steal:R2:2 pass"),
            (two, "YY**", "steal:R2:2 pass"),
            (two, "RYGB", "pass"),
            (three, "RRRR", "steal:R3:2 pass"),
            (three, "RR*Y", "steal:R3:2 pass"),
            (three, "RRYY", "pass"),
            (four, "RR**", "steal:R4:2 pass"),
            (four, "RRRY", "pass"),
        ],
    );
    at("players=2 steal=on edition=ru", three, "=RRYY\n1! steal:R3:2 too-few-dice");
}

#[test]
fn r6_4_a_stolen_tile_lies_at_the_end_and_may_be_stolen_back() {
    both(
        "players=2 steal=on",
        "middle=K4 1=Y4 2=G2,R3",
        r#"
        =RRRY
        1>steal:R3:2
        see - /seats/0/pieces ["Y4","R3"]
        see - /seats/1/pieces ["G2"]
        =RRRY
        2? steal:R3:1 pass roll:*
        2! steal:Y4:1 steal-not-last
        2>steal:R3:1
        see - /seats/0/pieces ["Y4"]
        see - /seats/1/pieces ["G2","R3"]
        =GG*R
        1! steal:G2:2 steal-not-last
        "#,
    );
}

#[test]
fn r6_4_a_third_player_may_steal_it_again() {
    both(
        "players=3 steal=on",
        "middle=K4 2=R3 3=-",
        r#"
        =RRRY
        1>steal:R3:2
        =RRRY
        2>pass
        =RRRY
        3? steal:R3:1 pass roll:*
        3! steal:R3:2 steal-nothing
        3>steal:R3:1
        see - /seats/2/pieces ["R3"]
        see - /seats/0/pieces []
        "#,
    );
}

#[test]
fn r6_5_stealing_is_never_a_duty() {
    let fits = "=RRRY\n1? take:R2 steal:R3:2 roll:*\n1! pass must-take\n";
    both("players=2 steal=on", "middle=R2,K4 2=R3", &format!("{fits}1>take:R2\nchance"));
    both("players=2 steal=on", "middle=R2,K4 2=R3", &format!("{fits}1>steal:R3:2\nchance"));
    let none_fits = "=RRRY\n1? steal:R3:2 pass roll:*\n";
    both("players=2 steal=on", "middle=Y2,K4 2=R3", &format!("{none_fits}1>pass\nchance"));
    both("players=2 steal=on", "middle=Y2,K4 2=R3", &format!("{none_fits}1>steal:R3:2\nchance"));
}

#[test]
fn r6_5_after_the_last_roll_one_takes_steals_or_passes() {
    let rolls = "=RRRY\n1>roll:4\n=...G\n1>roll:4\n=...B\n";
    both("players=2 steal=on", "middle=R2,K4 2=R3", &format!("{rolls}1? take:R2 steal:R3:2"));
    both("players=2 steal=on", "middle=Y2,K4 2=R3", &format!("{rolls}1? steal:R3:2 pass"));
}

#[test]
fn r6_6_a_theft_does_not_end_the_game() {
    both(
        "players=2 steal=on",
        "middle=K4 2=R3",
        r#"
        =RRRY
        1>steal:R3:2
        chance          # the last tile still lies in the middle
        see - /middle [{"tile":"K4","plain":1,"golden":0}]
        =KKKK
        2>take:K4
        over
        points 1:3 2:4
        "#,
    );
}
