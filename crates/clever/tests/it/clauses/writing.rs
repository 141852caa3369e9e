//! Chapter 4: writing a die.

use crate::script::{at, choices};

#[test]
fn r4_1_the_face_of_a_die_is_its_last_throw_wherever_it_lies() {
    // White lies on the tray.
    at(
        "players=2",
        "",
        "=125355\n1>pick:Y\n1>mark:Y2.2\nsee - /tray [\"W\"]\n=..4355\n1>pick:B\n\
         see - /seats/0/sheet/marks [\"Y2.2\",\"B5\"]",
    );
    // White lies on a dice field.
    at(
        "players=2",
        "",
        "=335355\n1>pick:W\n1>mark:O1\n=.64355\n1>pick:B\nsee - /seats/0/sheet/orange [3]\n\
         see - /seats/0/sheet/marks [\"B7\",\"O1\"]",
    );
    // A reroll is a throw.
    at(
        "players=2",
        "1.rerolls=1",
        "=115555\n1>reroll\n=236666\n1>pick:B\nsee - /seats/0/sheet/marks [\"B8\"]",
    );
    // An extra die shows what it showed on the tray.
    at(
        "players=2",
        "1.extras=1",
        "=111461\n1>pick:O\n1>extra:G\n2>skip\nsee - /seats/0/sheet/marks [\"G1\",\"O1\"]",
    );
}

#[test]
fn r4_2_yellow_crosses_one_of_the_two_fields_with_that_number() {
    for (face, fields) in [
        (1, "mark:Y1.2 mark:Y1.3"),
        (2, "mark:Y2.2 mark:Y2.3"),
        (3, "mark:Y3.1 mark:Y3.4"),
        (4, "mark:Y4.3 mark:Y4.4"),
        (5, "mark:Y5.1 mark:Y5.2"),
        (6, "mark:Y6.1 mark:Y6.4"),
    ] {
        at("players=2", "", &format!("=1{face}1111\n1>pick:Y\n1? {fields}"));
    }
    at(
        "players=2",
        "",
        r#"
        =141111
        1>pick:Y
        1! mark:Y5.1 other-number
        1! mark:O1 wrong-area
        1! mark:B5 wrong-area
        1>mark:Y4.4             # in any order
        see - /seats/0/sheet/marks ["Y4.4"]
        "#,
    );
    at(
        "players=2",
        "1.yellow=4.4",
        "=142222\n1>pick:Y\nsee - /seats/0/sheet/marks [\"Y4.3\",\"Y4.4\"]",
    );
    at("players=2", "1.yellow=4.3,4.4", "=141111\n1! pick:Y no-such-number");
    at("players=2", "1.yellow=4.4", "=411111\n1>pick:W\n1! mark:Y4.4 marked");
}

#[test]
fn r4_3_blue_is_the_sum_of_the_blue_and_the_white_die() {
    for white in 1..=6 {
        for blue in 1..=6 {
            let sum = white + blue;
            let script =
                format!("={white}1{blue}111\n1>pick:B\nsee - /seats/0/sheet/marks [\"B{sum}\"]");
            at("players=2", "", &script);
            let state = at("players=2", "", &format!("={white}1{blue}111\n1>pick:W"));
            let legal = choices("players=2", &state, 1);
            let blue: Vec<_> = legal.iter().filter(|text| text.starts_with("mark:B")).collect();
            assert_eq!(blue, [&format!("mark:B{sum}")], "white is the same sum");
        }
    }
    at("players=2", "", "=412222\n1>pick:W\n1! mark:B4 other-sum\n1! mark:B2 other-sum\n1>mark:B6");
    at("players=2", "1.blue=6", "=412222\n1! pick:B sum-crossed\n1>pick:W\n1! mark:B6 marked");
}

#[test]
fn r4_3_blue_and_white_can_both_be_used_in_one_turn_once_each() {
    at(
        "players=2",
        "",
        r#"
        =222222
        1>pick:W
        1>mark:B4
        =.25222
        1>pick:B                # white shows 2 on its dice field
        see - /seats/0/sheet/marks ["B4","B7"]
        see - /picked ["W","B"]
        1! pick:W not-asked
        "#,
    );
    at("players=2", "", "=222222\n1>pick:W\n1>mark:B4\n=.25222\n1! pick:W not-rolled");
}

#[test]
fn r4_4_green_crosses_the_next_field_if_the_face_is_enough() {
    let least = [1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6];
    for (count, least) in least.into_iter().enumerate() {
        let position = if count == 0 { String::new() } else { format!("1.green=1-{count}") };
        for face in 1..=6 {
            let state = at("players=2", &position, &format!("=111{face}11"));
            let fits = choices("players=2", &state, 1).contains(&"pick:G".to_string());
            assert_eq!(fits, face >= least, "{face} into green {}", count + 1);
        }
        let field = count + 1;
        let script =
            format!("=111{least}11\n1>pick:G\nsee - /seats/0/sheet/marks/{count} \"G{field}\"");
        at("players=2", &position, &script);
    }
    at(
        "players=2",
        "1.green=1-2",
        "=611111\n1>pick:W\n1! mark:G4 not-next\n1! mark:G2 marked\n1>mark:G3",
    );
    at("players=2", "1.green=1-4", "=411111\n1>pick:W\n1! mark:G5 too-low");
}

#[test]
fn r4_5_orange_takes_any_face_and_multiplies_it() {
    let times = [1, 1, 1, 2, 1, 1, 2, 1, 2, 1, 3];
    for (count, times) in times.into_iter().enumerate() {
        let before: Vec<&str> = super::ALL_ORANGE.split(',').take(count).collect();
        let position = format!("1.orange={}", before.join(","));
        for face in 1..=6 {
            let pointer = format!("/seats/0/sheet/orange/{count}");
            let script = format!("=1111{face}1\n1>pick:O\nsee - {pointer} {}", face * times);
            at("players=2", &position, &script);
        }
    }
    at(
        "players=2",
        "",
        "=311111\n1>pick:W\n1! mark:O2 not-next\n1>mark:O1\nsee - /seats/0/sheet/orange [3]",
    );
    at("players=2", &format!("1.orange={}", super::ALL_ORANGE), "=111161\n1! pick:O area-full");
}

#[test]
fn r4_6_purple_rises_and_after_a_6_anything_follows() {
    for last in 0..=6 {
        let position = if last == 0 { String::new() } else { format!("1.purple={last}") };
        for face in 1..=6 {
            let state = at("players=2", &position, &format!("=11111{face}"));
            let fits = choices("players=2", &state, 1).contains(&"pick:P".to_string());
            assert_eq!(fits, last == 0 || last == 6 || face > last, "{face} after {last}");
        }
    }
    at("players=2", "1.purple=4", "=111114\n1! pick:P not-rising");
    at("players=2", "1.purple=4", "=411111\n1>pick:W\n1! mark:P2 not-rising\n1! mark:P3 not-next");
    at("players=2", "1.purple=2,6", "=111115\n1>pick:P\nsee - /seats/0/sheet/purple [2,6,5]");
    at("players=2", &format!("1.purple={}", super::ALL_PURPLE), "=111116\n1! pick:P area-full");
}

#[test]
fn r4_7_white_is_written_as_any_of_the_five_colours() {
    let roll = "=412222\n1>pick:W\n1? mark:Y4.3 mark:Y4.4 mark:B6 mark:G1 mark:O1 mark:P1\n";
    for (field, sheet) in [
        ("Y4.3", "/marks [\"Y4.3\"]"),
        ("B6", "/marks [\"B6\"]"),
        ("G1", "/marks [\"G1\"]"),
        ("O1", "/orange [4]"),
        ("P1", "/purple [4]"),
    ] {
        let script = format!("{roll}1>mark:{field}\nsee - /seats/0/sheet{sheet}");
        at("players=2", "", &format!("{script}\nsee - /picked [\"W\"]"));
    }
    // Each area by its own rule.
    at(
        "players=2",
        "1.green=1-4 1.purple=5 1.yellow=4.3",
        "=412222\n1>pick:W\n1? mark:Y4.4 mark:B6 mark:O1",
    );
    // No other die is written elsewhere.
    for (die, area) in [("Y", "Y"), ("B", "B"), ("G", "G"), ("O", "O"), ("P", "P")] {
        let state = at("players=2", "", "=333333");
        let rules: turlaj_clever::Clever = turlaj_testkit::scenario::rules("players=2");
        let after = turlaj_testkit::scenario::run(&rules, state, &format!("1>pick:{die}"));
        let marks = choices("players=2", &after, 1);
        assert!(marks.iter().all(|text| text.starts_with(&format!("mark:{area}"))), "{marks:?}");
    }
}
