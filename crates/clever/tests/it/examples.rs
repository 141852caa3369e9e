//! The examples of the booklet, by name.

use turlaj_clever::{Count, Sheet};

use crate::script::{at, choices};

fn count(sheet: &str) -> Count {
    Count::of(&sheet.parse::<Sheet>().unwrap())
}

#[test]
fn lukasz_writes_purple_3_white_4_as_purple_and_orange_3() {
    at(
        "players=2",
        "",
        r#"
        =433253
        1>pick:P
        see - /seats/0/sheet/purple [3]
        see - /picked ["P"]
        see - /tray ["G"]                       # exactly green lies below 3
        see - /rolled ["W","Y","B","O"]
        =421.5.
        1>pick:W
        1! mark:P1 marked
        1>mark:P2
        see - /seats/0/sheet/purple [3,4]
        see - /picked ["P","W"]
        see - /tray ["Y","B","G"]
        see - /rolled ["O"]
        =....3.
        1>pick:O
        see - /seats/0/sheet/orange [3]
        see - /picked ["P","W","O"]
        see - /tray ["Y","B","G"]
        see - /phase "closing"
        asks 2
        2? take:Y take:B take:G skip
        "#,
    );
}

#[test]
fn blue_with_four_crosses_is_worth_7_and_with_nine_37() {
    assert_eq!(count("blue=2,6,7,11").blue, 7);
    assert_eq!(count("blue=2,3,4,5,6,7,8,9,10").blue, 37);
}

#[test]
fn green_is_worth_15_after_five_crosses() {
    assert_eq!(count("green=1-5").green, 15);
}

#[test]
fn orange_6_counts_12_in_the_first_doubled_field_and_the_four_are_worth_22() {
    let script = "=111161\n1>pick:O\nsee - /seats/0/sheet/orange [5,2,3,12]";
    at("players=2", "1.orange=5,2,3", &format!("{script}\nsee - /seats/0/count/orange 22"));
    assert_eq!(count("orange=5,2,3,12").orange, 5 + 2 + 3 + 12);
}

#[test]
fn purple_2_5_6_3_is_worth_16() {
    assert_eq!(count("purple=2,5,6,3").purple, 16);
}

#[test]
fn purple_2_is_followed_by_3_to_6_and_6_by_anything() {
    let fits = |sheet: &str, face: u8| {
        let state = at("players=2", sheet, &format!("=11111{face}"));
        choices("players=2", &state, 1).contains(&"pick:P".to_string())
    };
    assert_eq!(
        [1, 2, 3, 4, 5, 6].map(|face| fits("1.purple=2", face)),
        [false, false, true, true, true, true]
    );
    assert_eq!([1, 2, 3, 4, 5, 6].map(|face| fits("1.purple=2,5,6", face)), [true; 6]);
}

#[test]
fn a_fox_is_worth_5_where_orange_is_lowest_with_5() {
    let sheet = count("yellow=5.2,4.3,6.4 blue=2,3,4,5 green=1-7 orange=5 purple=2,5,6,3");
    assert_eq!(sheet.areas(), [20, 7, 28, 5, 16]);
    assert_eq!((sheet.foxes, sheet.per_fox()), (1, 5));
    assert_eq!(sheet.total(), 20 + 7 + 28 + 5 + 16 + 5);
    let two = count("yellow=5.2,4.3,6.4,3.4,4.4 blue=2,3,4,5 green=1-7 orange=5 purple=2,5,6,3");
    assert_eq!((two.foxes, two.total()), (2, 20 + 7 + 28 + 5 + 16 + 10));
}

#[test]
fn foxes_are_worth_nothing_where_an_area_has_0() {
    let sheet = count("yellow=3.4,4.4,6.4 blue=9,10,11,12 green=1-7 orange=5 purple=2,5,6,3");
    assert_eq!((sheet.foxes, sheet.yellow, sheet.per_fox()), (3, 0, 0));
    assert_eq!(sheet.total(), 7 + 28 + 5 + 16);
}

#[test]
fn the_third_purple_field_unlocks_a_reroll() {
    at(
        "players=2",
        "1.purple=1,3",
        "=111115\n1>pick:P\nsee - /seats/0/sheet/rerolls {\"unlocked\":1,\"spent\":0}\n\
         told 2 {\"kind\":\"earned\",\"seat\":0,\"bonus\":\"reroll\"}",
    );
}

#[test]
fn two_extra_dice_are_white_as_yellow_4_and_blue_with_the_white_one() {
    at(
        "players=2",
        "1.extras=2",
        r#"
        =413162
        1>pick:O
        1>extra:W
        1>mark:Y4.3
        see 1 /seats/0/sheet/marks ["Y4.3","O1"]
        1! extra:W extra-twice
        1>extra:B                               # 3, and 4 of the white die that was used
        see 1 /seats/0/sheet/marks ["Y4.3","B7","O1"]
        2>skip
        see - /seats/0/sheet/extras {"unlocked":2,"spent":2}
        "#,
    );
}

#[test]
fn a_solo_tray_has_blue_1_purple_2_and_one_of_three_3s() {
    for die in ["Y", "G", "O"] {
        let tray: Vec<String> = ["Y", "B", "G", "O", "P"]
            .into_iter()
            .filter(|&one| one == die || matches!(one, "B" | "P"))
            .map(|one| format!("\"{one}\""))
            .collect();
        let script = format!("=631332\nchance\n=lot:{die}\nsee - /tray [{}]", tray.join(","));
        at("players=1", "begin=passive", &script);
    }
    at("players=1", "begin=passive", "=631332\n! lot:W wrong-dice\n! lot:B wrong-dice");
}
