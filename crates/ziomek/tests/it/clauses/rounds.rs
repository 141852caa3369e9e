//! R1 and R2: pieces, players, practice, rounds.

use turlaj_core::Game;
use turlaj_testkit::scenario;
use turlaj_ziomek::{BLOCKS, COLOURS, Piece, Roll, SIDES, Side, Ziomek};

use crate::script::{at, game, refused, seen, tells};

#[test]
fn r1_1_one_to_four_players() {
    assert_eq!(Ziomek::PLAYERS, (1, 4));
    for players in 1..=4 {
        let rules: Ziomek = scenario::rules(&format!("players={players}"));
        assert_eq!(rules.players(), players);
        assert_eq!(rules.is_practice(), players == 1);
    }
    refused("players=5", "player-count");
    refused("players=16", "player-count");
}

#[test]
fn r1_2_four_dice_with_ten_numbers() {
    for text in ["r1,w1,b1,g1", "r10,w10,b10,g10", "w3,g7"] {
        assert_eq!(text.parse::<Roll>().unwrap().to_string(), text);
    }
    for text in ["r0,w1,b1,g1", "r11,w1,b1,g1", "r01,w1,b1,g1", "w1,r1", "r1,r2", "y1", "r", ""] {
        assert!(text.parse::<Roll>().is_err(), "{text}");
    }
    game(
        "players=2",
        "! r1,w2,b3 wrong-roll\n! first:1 wrong-roll\n=r1,w2,b3,g4\n! r1,w2,b3,g4 wrong-roll",
    );
}

#[test]
fn r1_3_everybody_has_the_same_twelve_pieces() {
    let lengths: Vec<i16> = Piece::all().map(Piece::width).collect();
    assert_eq!(lengths, [90, 90, 90, 90, 90, 90, 90, 90, 25, 38, 25, 38]);
    // Each seat lays its own block 1; nobody lays it twice.
    at(
        "players=4",
        "round=1 dice=r7,w8,b9,g10",
        "1>drop:1a@100\n2>drop:1a@100\n3>drop:1b@0\n4>drop:1a~@310
         3! drop:1a@0 piece-used\n1>drop:ra@120\n2>drop:ra@120",
    );
}

#[test]
fn r1_4_a_long_block_has_four_sides_and_a_ziomek_two() {
    for piece in Piece::all() {
        let sides: &[Side] = if piece.colour().is_some() { &SIDES[..2] } else { &SIDES };
        assert_eq!(piece.sides(), sides);
        let mut lines: Vec<(i16, i16)> = sides
            .iter()
            .map(|&side| BLOCKS.face(piece, side))
            .map(|face| (face.enters, face.leaves))
            .collect();
        lines.sort_unstable();
        lines.dedup();
        assert_eq!(lines.len(), sides.len(), "{piece}: a different line on each");
    }
    for colour in COLOURS {
        assert_ne!(
            BLOCKS.face(Piece::ziomek(colour), Side::A),
            BLOCKS.face(Piece::ziomek(colour), Side::B)
        );
    }
    for action in ["drop:ra@0", "drop:gb~@0"] {
        assert!(action.parse::<turlaj_ziomek::Action>().is_ok());
    }
    for action in ["drop:rc@0", "drop:gd@0", "drop:1e@0", "drop:9a@0", "drop:0a@0"] {
        assert!(action.parse::<turlaj_ziomek::Action>().is_err(), "{action}");
    }
}

#[test]
fn r1_5_all_stacks_are_seen_by_all() {
    at(
        "players=2",
        "round=1 dice=r7,w8,b9,g10",
        r#"2>drop:4c~@12
        told 1 {"kind":"dropped","seat":1,"level":"4c~@12","at":1,"fell":[],"left":1}
        told - {"kind":"dropped"}
        see 1 /seats/1/stack ["4c~@12"]
        see 2 /seats/1/stack ["4c~@12"]
        see - /seats/1/stack ["4c~@12"]
        see - /seats/0/stack []"#,
    );
}

#[test]
fn r1_6_practice_is_one_round_of_choice() {
    for round in 1..=7 {
        let settings = format!("players=1 round={round}");
        let state = game(&settings, "chance\n=r1,w2,b3,g4\nasks\ntime\nasks 1\n1>agree\nover");
        let view = seen(&settings, &state);
        assert_eq!(
            (view["round"].as_u64(), view["levels"].as_u64()),
            (Some(round), Some(round + 5))
        );
    }
}

#[test]
fn r1_6_practice_with_given_dice_rolls_nothing() {
    game(
        "players=1 round=3 dice=r9,w1,b4,g1",
        r#"see - /phase "countdown"
        see - /dice null
        ! r9,w1,b4,g1 wrong-roll
        time
        told - {"kind":"started","round":3,"dice":[9,1,4,1],"throws":0}
        see - /dice [9,1,4,1]
        1>drop:wa@200
        1>shout
        points 1:0"#,
    );
    // Checked and scored in the same way: one right level without a shout is a point.
    game("players=1 dice=r9,w1,b4,g1", "time\n1>drop:wa@200\n1>agree\npoints 1:1\nplaces 1:1");
    game(
        "players=1 dice=r9,w1,b4,g1 pairs=roller",
        "asks 1\n1? use:w use:g\n1>use:g\ntime\n1>drop:wa@200\ntime\npoints 1:0",
    );
}

#[test]
fn r1_6_given_dice_must_be_allowed_in_the_round() {
    refused("players=1 dice=r1,w1,b4,g4", "dice-round");
    refused("players=1 dice=r3,w3,b3,g1", "dice-round");
    refused("players=1 round=7 dice=r9,w1,b4,g1", "dice-round");
    game("players=1 round=6 dice=r9,w1,b4,g1", "time");
    game("players=1 round=7 dice=r9,w1,b4,g10", "time");
    for dice in ["r9,w1,b4", "r9,w1,b4,g11", "9,1,4,1", "g1,b4,w1,r9", "Rolled"] {
        refused(&format!("players=1 dice={dice}"), "dice-form");
    }
    // With more players they mean nothing.
    game("players=2 round=7 dice=r9,w1,b4,g1", "see - /round 1\n=r1,w2,b3,g4");
}

#[test]
fn r2_1_seven_rounds_of_6_to_12_levels() {
    let mut script = String::new();
    for round in 1..=7 {
        script += &format!(
            "see - /round {round}\nsee - /levels {}\n=r1,w2,b3,g4\ntime\nuntil {}\n",
            round + 5,
            30_000 * (round + 5)
        );
        script += "1>agree\n2>agree\n";
        script += if round < 7 { "asks 1 2\n1>ready\n2>ready\n" } else { "over\n" };
    }
    game("players=2", &script);
}

#[test]
fn r2_2_the_first_roller_is_chosen_or_drawn() {
    game("players=4", "see - /roller 0");
    game("players=4 first=3", "see - /roller 2");
    game(
        "players=3 first=draw",
        r#"chance
        see - /phase "first"
        ! first:4 wrong-roll
        ! r1,w2,b3,g4 wrong-roll
        =first:2
        told - {"kind":"first-drawn","seat":1}
        told - {"kind":"round-begins","round":1,"levels":6,"roller":1}
        see - /phase "rolling"
        see - /roller 1"#,
    );
    refused("players=2 first=3", "first-seat");
    refused("players=3 first=4", "first-seat");
    // One player rolls, whatever the option says.
    game("players=1 first=4", "see - /roller 0\nchance");
    game("players=1 first=draw", "see - /roller 0\n=r1,w2,b3,g4");
}

#[test]
fn r2_3_the_next_round_is_rolled_by_the_next_player() {
    let round = "=r1,w2,b3,g4\ntime\n1>shout\ntime\n";
    let mut script = String::new();
    for roller in [1, 2, 0, 1, 2, 0] {
        script += &format!("see - /roller {roller}\n{round}");
    }
    game("players=3 first=2", &(script + "see - /roller 1"));
    let state = game("players=3 first=3", "=r1,w2,b3,g4\ntime\n1>shout\n1>ready\n2>ready");
    let news = [
        r#"{"kind":"ready","seat":2}"#,
        r#"{"kind":"round-begins","round":2,"levels":7,"roller":0}"#,
    ];
    tells("players=3 first=3", &state, "3>ready", &news);
}

#[test]
fn r2_4_a_round_begins_with_empty_stacks() {
    at(
        "players=2",
        "round=1 dice=r7,w8,b9,g10 1=1a@100,2a@110 2=wa@0",
        r#"2>agree
        1>shout
        see - /seats/0/stack ["1a@100","2a@110"]
        see - /seats/1/agreed true
        time
        see - /seats/0/stack []
        see - /seats/1/stack []
        see - /seats/1/agreed false
        see - /seats/1/ready false
        see - /shouter null
        see - /ended_by null
        see - /check null
        see - /throws 0"#,
    );
}
