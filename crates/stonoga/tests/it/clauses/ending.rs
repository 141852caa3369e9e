//! Chapter 5: the end.

use super::both;
use crate::script::at;

#[test]
fn r5_1_the_game_ends_the_moment_the_last_tile_leaves_the_middle() {
    both(
        "players=3 steal=on",
        "middle=K4,K3 1=R2 2=Y2 3=G2 turn=1",
        r#"
        =KKK*
        1>take:K3
        =KKK*
        2>take:K4
        told - {"kind":"ended","counts":[{"tiles":5,"golden":0,"bare_foot":0,"tail":0},{"tiles":6,"golden":0,"bare_foot":0,"tail":0},{"tiles":2,"golden":0,"bare_foot":0,"tail":0}],"tails":[null,null,null]}
        over            # seat 3 had one turn less and could have stolen
        see - /phase "over"
        ! KKKK wrong-roll
        3?
        3! steal:K4:2 over
        3! pass over
        1! roll:1234 over
        points 1:5 2:6 3:2
        "#,
    );
}

#[test]
fn r5_1_the_game_goes_on_while_a_tile_lies_in_the_middle() {
    both("players=2", "middle=K4,K3", "=KKK*\n1>take:K4\nchance\n=RYGB\n2>pass\nchance");
}

#[test]
fn r5_2_the_most_shoes_win() {
    // Seat 3 has most tiles, seat 2 most of one colour.
    let position = "middle=K2 1=R4,Y4 2=B4,B3 3=G3,Y2,R2,B2";
    both("players=3", position, "=KKYG\n1>take:K2\npoints 1:10 2:7 3:9\nplaces 1:1 2:3 3:2");
    both("players=2", "middle=K2 1=R2 2=B4,B3", "=KKYG\n1>take:K2\npoints 1:4 2:7\nplaces 1:2 2:1");
}

#[test]
fn r5_3_among_equals_more_shoes_of_a_single_colour_win() {
    // Seat 3 has more of one colour than both, but fewer shoes.
    both(
        "players=3",
        "middle=K2 1=R4,R2,G2 2=K4,G4,B2 3=Y4,Y3,Y2",
        "=KKYG\n1>take:K2\npoints 1:10 2:10 3:9\nplaces 1:1 2:2 3:3",
    );
    both(
        "players=3",
        "middle=K2 1=Y4,B2,G2 2=R4,G4,R2 3=B4,B3",
        "=KKRG\n1>take:K2\npoints 1:10 2:10 3:7\nplaces 1:2 2:1 3:3",
    );
}

#[test]
fn r5_3_the_tie_break_counts_all_tiles_of_a_colour() {
    // 2 and 3 of one colour are more than a 4.
    both(
        "players=2",
        "middle=K3 1=R4 2=B3,Y2,B2",
        "=KKKG\n1>take:K3\npoints 1:7 2:7\nplaces 1:2 2:1",
    );
}

#[test]
fn r5_4_who_is_still_equal_shares_the_victory() {
    both(
        "players=3",
        "middle=K2 1=R4 2=Y4,G2 3=B2",
        "=KKYG\n1>take:K2\npoints 1:6 2:6 3:2\nplaces 1:1 2:1 3:3",
    );
    both("players=2", "middle=K4 1=- 2=B4", "=KKKK\n1>take:K4\nplaces 1:1 2:1");
}

#[test]
fn r5_4_lower_places_are_shared_in_the_same_way() {
    both(
        "players=4",
        "middle=K2 1=R4,R3 2=Y4,G2 3=B4,B2 4=G4,Y2",
        "=KKYG\n1>take:K2\npoints 1:9 2:6 3:6 4:6\nplaces 1:1 2:3 3:2 4:3",
    );
    both(
        "players=4",
        "middle=K2 1=G3 2=R4,R3 3=Y4,B2 4=B4,R2",
        "=KKYG\n1>take:K2\npoints 1:5 2:7 3:6 4:6\nplaces 1:4 2:1 3:2 4:2",
    );
}

#[test]
fn r5_5_golden_shoes_do_not_count_in_the_tie_break() {
    at(
        "players=2 golden=on",
        "middle=Y2+ 1=R4,gold 2=B3,B2,G3",
        "=YYKG\n1>take:Y2+\npoints 1:8 2:8\nplaces 1:2 2:1",
    );
}

#[test]
fn r5_5_bare_feet_do_not_count_in_the_tie_break() {
    at(
        "players=2 barefoot=on",
        "middle=Y3 1=R4 2=B3,B2,G3 feet=1",
        "=YYYG\n1>take:Y3\npoints 1:8 2:8\nplaces 1:2 2:1",
    );
}

#[test]
fn r5_5_tails_do_not_count_in_the_tie_break() {
    at(
        "players=2 tails=on",
        "middle=Y2 1=R4 2=B3,B2,G3 tails=RY,RK",
        "=YYKG\n1>take:Y2\npoints 1:8 2:8\nplaces 1:2 2:1",
    );
    at(
        "players=2 tails=on",
        "middle=Y2 1=R4 2=B4,G4 tails=RY,RK",
        "=YYKG\n1>take:Y2\npoints 1:8 2:8\nplaces 1:1 2:1",
    );
}
