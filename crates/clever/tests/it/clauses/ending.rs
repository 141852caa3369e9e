//! Chapter 9: the end.

use turlaj_clever::{AREAS, Count, SHEET, Sheet};

use super::{ALL_BLUE, ALL_GREEN, ALL_ORANGE, ALL_PURPLE, ALL_YELLOW};
use crate::script::at;

fn count(sheet: &str) -> Count {
    Count::of(&sheet.parse::<Sheet>().unwrap_or_else(|why| panic!("{sheet}: {why}")))
}

/// Runs the last turn of a game of two: seat 2 writes a 6 into orange and seat 1 declines.
fn end(position: &str, script: &str) {
    let turn = "=111161\n2>pick:O\n1>skip\n";
    at("players=2", &format!("round=6 turn=2 {position}"), &format!("{turn}{script}"));
}

#[test]
fn r9_1_yellow_counts_the_stars_of_its_full_columns() {
    let columns = ["3.1,2.2,1.3", "6.1,1.2,3.4", "5.1,2.3,4.4", "5.2,4.3,6.4"];
    for full in 0..16u8 {
        let chosen = |at: &usize| full & (1 << at) != 0;
        let fields: Vec<&str> = (0..4).filter(chosen).map(|at| columns[at]).collect();
        let stars: u16 = (0..4).filter(chosen).map(|at| [10, 14, 16, 20][at]).sum();
        assert_eq!(count(&format!("yellow={}", fields.join(","))).yellow, stars);
    }
    assert_eq!(count("yellow=3.1,2.2,6.1,1.2,5.1,2.3,5.2,4.3").yellow, 0, "none is full");
    assert_eq!(count(&format!("yellow={ALL_YELLOW}")).yellow, 60);
}

#[test]
fn r9_1_blue_counts_its_crosses_and_green_its_last_one() {
    let sums: Vec<&str> = ALL_BLUE.split(',').collect();
    for crosses in 0..=11 {
        let points = u16::from(SHEET.blue.points[crosses]);
        assert_eq!(count(&format!("blue={}", sums[..crosses].join(","))).blue, points);
        assert_eq!(count(&format!("blue={}", sums[11 - crosses..].join(","))).blue, points);
        let green = if crosses == 0 { String::new() } else { format!("green=1-{crosses}") };
        let points = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66][crosses];
        assert_eq!(count(&green).green, points);
    }
}

#[test]
fn r9_1_orange_and_purple_count_their_sums() {
    assert_eq!(count("orange=6,5,4,10,1").orange, 26);
    assert_eq!(count(&format!("orange={ALL_ORANGE}")).orange, 16);
    assert_eq!(count("purple=2,4,6,6,1").purple, 19);
    assert_eq!(count(&format!("purple={ALL_PURPLE}")).purple, 36);
    assert_eq!(count("").areas(), [0; 5]);
    assert_eq!(count("").areas().len(), AREAS.len());
}

#[test]
fn r9_1_the_game_ends_after_the_last_round_with_the_sum_of_all() {
    end(
        "1.yellow=3.1,2.2,1.3 1.blue=2,7 1.green=1-5 1.orange=5 1.purple=2,5",
        "over\npoints 1:39 2:6\nplaces 1:1 2:2\nsee - /phase \"over\"\n\
         told - {\"kind\":\"ended\"}",
    );
}

/// The fields that bring the five foxes.
const FOXES: [&str; 5] = [
    "yellow=3.4,4.4,6.4",
    "blue=9,10,11,12",
    "green=1-7",
    "orange=1,1,1,2,1,1,2,1",
    "purple=1,2,3,4,5,6,1",
];

#[test]
fn r9_2_each_fox_counts_as_much_as_the_lowest_area() {
    for (at, fox) in FOXES.iter().enumerate() {
        let one = count(fox);
        assert_eq!((one.foxes, one.per_fox()), (1, 0), "{fox}");
        assert_eq!(one.total(), one.areas()[at], "a fox is worth nothing beside an empty area");
    }
    let all = FOXES.join(" ").replace("4.4,6.4", "4.4,6.4,5.2,4.3");
    let all = count(&all);
    assert_eq!(all.areas(), [20, 7, 28, 10, 22]);
    assert_eq!((all.foxes, all.per_fox()), (5, 7));
    assert_eq!(all.total(), 20 + 7 + 28 + 10 + 22 + 5 * 7);
    // Whichever is the lowest.
    let full = format!(
        "yellow={ALL_YELLOW} blue={ALL_BLUE} green={ALL_GREEN} orange={ALL_ORANGE} \
         purple={ALL_PURPLE}"
    );
    let full = count(&full);
    assert_eq!((full.foxes, full.per_fox(), full.total()), (5, 16, 60 + 56 + 66 + 16 + 36 + 80));
}

#[test]
fn r9_3_the_most_points_win() {
    end("1.orange=5", "points 1:5 2:6\nplaces 1:2 2:1");
    end("1.orange=5,2", "points 1:7 2:6\nplaces 1:1 2:2");
}

#[test]
fn r9_3_among_equals_the_higher_best_area_decides() {
    // 10 points in green against 4 in blue and 6 in orange; either seat can be the better one.
    end("1.green=1-4 2.blue=2,3,4", "points 1:10 2:10\nplaces 1:1 2:2");
    end("1.blue=2,3,4 1.purple=6 2.blue=2,3,4", "points 1:10 2:10\nplaces 1:1 2:1");
    end("1.blue=2,3,4 1.purple=1,5 2.blue=2,3,4", "points 1:10 2:10\nplaces 1:1 2:1");
    end("1.blue=2,3,4 1.purple=1,2 1.green=1-2 2.blue=2,3,4", "points 1:10 2:10\nplaces 1:2 2:1");
}

#[test]
fn r9_3_foxes_are_no_area() {
    // Four foxes are worth 80, more than any area of seat 2; its green 66 beats 28.
    end(
        "1.yellow=5.2,4.3,6.4 1.blue=2,3,5,9,10,11,12 1.green=1-7 1.orange=1,2,3,8,1,1,2,2 \
         1.purple=1,2,3,6,1,3,4 2.blue=2,3,4,5,6,7,8,9,10,11,12 2.green=1-11 2.orange=6,6,4 \
         2.purple=6,6,6,6,6,6,4",
        "see - /seats/0/count {\"yellow\":20,\"blue\":22,\"green\":28,\"orange\":20,\"purple\":20,\"foxes\":4}\n\
         points 1:190 2:190\nplaces 1:2 2:1",
    );
}

#[test]
fn r9_4_who_is_still_equal_shares_the_victory() {
    end("1.purple=6", "points 1:6 2:6\nplaces 1:1 2:1");
    end("1.orange=6 1.blue=2,3,4 2.green=1,2 2.blue=2", "points 1:10 2:10\nplaces 1:1 2:1");
    at(
        "players=3",
        "round=5 turn=3 1.orange=6 2.purple=6",
        "=111161\n3>pick:O\n1>skip\n2>skip\nplaces 1:1 2:1 3:1",
    );
}
