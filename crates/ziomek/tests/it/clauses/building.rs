//! R4: building.

use turlaj_ziomek::{BLOCKS, Laid, Pose, Side, lowest_failing, standing};

use crate::script::{at, tells};
use crate::stacks::stack;

const BARE: &str = "round=1 dice=r7,w8,b9,g10";

#[test]
fn r4_1_all_build_at_once() {
    at(
        "players=3",
        BARE,
        r#"asks 1 2 3
        3>drop:5a@10
        1>drop:5b@20
        2>drop:ga@30
        1>flip
        3>turn:d
        see - /seats/0/stack ["5b~@20"]
        see - /seats/1/stack ["ga@30"]
        see - /seats/2/stack ["5d@10"]
        asks 1 2 3
        1! ready not-now
        1! use:r not-now"#,
    );
}

#[test]
fn r4_2_any_side_either_way_up_at_any_millimetre() {
    at(
        "players=2",
        BARE,
        r#"1! drop:1a@311 off-table
        1! drop:ra@376 off-table
        1! drop:wb~@363 off-table
        1! drop:1a@400 off-table
        1>drop:8d~@0
        1>drop:gb~@7
        see - /seats/0/stack ["8d~@0","gb~@7"]
        1! drop:8a@10 piece-used
        1! drop:ga@362 piece-used
        2>drop:8a@310
        2>drop:ra@375
        2>down:1
        2>drop:wa@362
        see - /seats/1/stack ["8a@310","wa@362"]"#,
    );
    let state = at("players=2", BARE, "1>drop:8d@50");
    let laid = r#"{"kind":"dropped","seat":0,"level":"ra~@90","at":2,"fell":[],"left":2}"#;
    tells("players=2", &state, "1>drop:ra~@90", &[laid]);
    for action in ["drop:1a@-1", "drop:1a@01", "drop:1a@", "drop:1a", "drop:1a@1.5"] {
        assert!(action.parse::<turlaj_ziomek::Action>().is_err(), "{action}");
    }
}

#[test]
fn r4_3_the_top_piece_is_turned_or_put_on_its_head() {
    at(
        "players=2",
        BARE,
        r#"1! turn:a nothing-there
        1! flip nothing-there
        1>drop:1a@100
        1>drop:2a@110
        1! turn:a same-side
        1>turn:c
        told - {"kind":"turned","seat":0,"level":"2c@110"}
        1>flip
        told - {"kind":"flipped","seat":0,"level":"2c~@110"}
        1! turn:c same-side
        1>turn:d                       # on its head it stays
        told - {"kind":"turned","level":"2d~@110"}
        1>flip
        see - /seats/0/stack ["1a@100","2d@110"]
        1>drop:wa@120
        1! turn:c no-such-side
        1! turn:d no-such-side
        1! turn:a same-side
        1>turn:b
        1>flip
        see - /seats/0/stack ["1a@100","2d@110","wb~@120"]"#,
    );
}

/// Turning moves no weight, not even on the edge of falling.
#[test]
fn r4_3_nothing_falls_by_turning() {
    at(
        "players=2",
        BARE,
        r#"1>drop:1a@100
        1>drop:2a@144
        1>turn:b
        1>flip
        see - /seats/0/stack ["1a@100","2b~@144"]"#,
    );
}

#[test]
fn r4_4_levels_are_taken_down_from_the_top() {
    at(
        "players=2",
        "round=1 dice=r7,w8,b9,g10 1=1a@100,2a@110,3a@120,4a@120",
        r#"1! down:5 too-many-levels
        2! down:1 nothing-there
        1>down:1
        told 2 {"kind":"took-down","seat":0,"levels":["4a@120"]}
        1! turn:a same-side            # 3 is on top now
        1! drop:2a@100 piece-used
        1>down:2
        told 2 {"kind":"took-down","levels":["2a@110","3a@120"]}
        see - /seats/0/stack ["1a@100"]
        1>drop:2b@130                  # it is in the supply again
        1! down:3 too-many-levels
        1>down:2
        1! down:1 nothing-there"#,
    );
    for action in ["down:0", "down:13", "down:", "down"] {
        assert!(action.parse::<turlaj_ziomek::Action>().is_err(), "{action}");
    }
}

/// The centre of a long block on a long block: strictly inside the contact.
#[test]
fn r4_5_the_centre_lies_strictly_inside_the_contact() {
    assert_eq!(standing(&stack("1a@100 2a@144")), 2);
    assert_eq!(standing(&stack("1a@100 2a@145")), 1);
    assert_eq!(standing(&stack("1a@100 2a@56")), 2);
    assert_eq!(standing(&stack("1a@100 2a@55")), 1);
    // A ziomek below: the contact is as short as it is, and its own middle may be half a millimetre.
    assert_eq!(standing(&stack("ra@100 1a@56")), 2);
    assert_eq!(standing(&stack("ra@100 1a@55")), 1);
    assert_eq!(standing(&stack("ra@100 1a@79")), 2);
    assert_eq!(standing(&stack("ra@100 1a@80")), 1);
    assert_eq!(standing(&stack("1a@100 ra@177")), 2);
    assert_eq!(standing(&stack("1a@100 ra@178")), 1);
    // Nothing under it at all.
    assert_eq!(standing(&stack("1a@100 ra@300")), 1);
    // Pieces weigh as much as they are long: 90 at 146 with 38 far to the left.
    let counterweight = stack("1a@100 2a@140 wa@100");
    assert_eq!(lowest_failing(&counterweight), Some(1), "the white one lies in the air");
    assert_eq!(standing(&stack("1a@100 2a@140 3a@150")), 1);
    assert_eq!(standing(&stack("1a@100 2a@140 ra@141")), 3);
}

#[test]
fn r4_6_what_does_not_stand_falls_back_to_the_supply() {
    let state = at(
        "players=2",
        "round=1 dice=r7,w8,b9,g10 1=1a@100,2a@120,3a@140",
        r#"1! drop:3a@0 piece-used
        see - /seats/0/stack ["1a@100","2a@120","3a@140"]"#,
    );
    // All above the lowest joint that fails, the new one included, also where it touches nothing.
    for place in [180, 300] {
        let level = format!("4b@{place}");
        let fell = format!(r#"["2a@120","3a@140","{level}"]"#);
        let news = format!(
            r#"{{"kind":"dropped","seat":0,"level":"{level}","at":4,"fell":{fell},"left":1}}"#
        );
        tells("players=2", &state, &format!("1>drop:{level}"), &[&news]);
    }
    // Only the new one where the rest is straight.
    let state = at("players=2", "round=1 dice=r7,w8,b9,g10 1=1a@100,2a@100,3a@100", "");
    let alone = r#"{"kind":"dropped","seat":0,"level":"4a@145","at":4,"fell":["4a@145"],"left":3}"#;
    tells("players=2", &state, "1>drop:4a@145", &[alone]);
    at(
        "players=2",
        "round=1 dice=r7,w8,b9,g10 1=1a@100,2a@120,3a@140",
        r#"1>drop:4b@180
        see - /seats/0/stack ["1a@100"]
        1>drop:3a@100
        1>drop:4a@100
        1>drop:2d@100
        see - /seats/0/stack ["1a@100","3a@100","4a@100","2d@100"]"#,
    );
}

#[test]
fn r4_6_the_lowest_failing_joint_counts() {
    // The joint above 2 fails too, but the one above 1 is lower.
    let levels = stack("1a@100 2a@144 3a@190");
    assert_eq!((lowest_failing(&levels), standing(&levels)), (Some(0), 1));
    let levels = stack("1a@100 2a@100 3a@100 4a@146");
    assert_eq!((lowest_failing(&levels), standing(&levels)), (Some(2), 3));
    // What is left is tested again: 3 held 2 in balance.
    let levels = stack("1a@100 2a@146 3a@60 4a@110");
    assert_eq!(standing(&levels), 1);
}

#[test]
fn r4_7_any_pieces_to_any_height() {
    // Twelve levels in round 1, ziomki that are out among them.
    let all = "1a@100,2a@100,3a@100,4a@100,5a@100,6a@100,7a@100,8a@100,ra@130,wa@124,ba@130,ga@124";
    at(
        "players=2",
        &format!("{BARE} 1={all}"),
        r#"1>turn:b
        1! drop:ga@100 piece-used
        1>agree
        2>agree
        see - /check/0/verdicts/6 "above"
        see - /check/0/verdicts/11 "above"
        see - /check/0/correct false"#,
    );
}

#[test]
fn r4_8_a_half_turn_takes_in_and_out_to_the_other_end() {
    for pose in Pose::all().filter(|pose| !pose.flipped()) {
        let (enters, leaves) = BLOCKS.ends(pose);
        let face = BLOCKS.face(pose.piece(), pose.side());
        assert_eq!((enters, leaves), (face.enters, face.leaves));
        let head = Pose::new(pose.piece(), pose.side(), true).unwrap();
        let width = pose.piece().width();
        assert_eq!(BLOCKS.ends(head), (width - leaves, width - enters), "{pose}");
        let laid = Laid { pose: head, x: 40 };
        assert_eq!((laid.enters(), laid.leaves()), (40 + width - leaves, 40 + width - enters));
    }
    assert_eq!(Side::A as usize, 0);
}
