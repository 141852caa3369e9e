//! Chapter 1: pieces.

use turlaj_core::{Eye, Game, Seat, Silent};
use turlaj_snakes::{FACES, Snakes, State};
use turlaj_testkit::{news, scenario};

use crate::play::{Luck, random_fact};
use crate::script::{at, game, refused};

/// What can fall in a position, with how many of the faces: `H1 T1 S2 C2`.
fn outcomes(settings: &str, state: &State) -> String {
    let rules: Snakes = scenario::rules(settings);
    let all = rules.outcomes(state).into_iter().map(|(roll, weight)| format!("{roll}{weight}"));
    all.collect::<Vec<_>>().join(" ")
}

#[test]
fn r1_1_every_player_begins_with_6_green_and_2_orange_dice() {
    for players in 2..=4usize {
        let hand = r#"{"green":6,"orange":2,"points":0,"turns":0}"#;
        let hands = vec![hand; players].join(",");
        let script = format!("see - /seats [{hands}]\nsee - /snakes []");
        game(&format!("players={players} first=draw"), &script);
    }
}

/// Seven straights are more than the green dice of one hand.
#[test]
fn r1_1_no_hand_has_a_seventh_green_die() {
    let mut script = "1>roll:g\n=S\n1>new\n2>roll:g\n=S\n2>put:1b\n".to_string();
    for _ in 0..5 {
        script += "1>roll:g\n=S\n1>put:1b\n2>roll:g\n=S\n2>put:1b\n";
    }
    game("players=2", &format!("{script}1? roll:o\n1! roll:g no-die\nsee - /seats/0/orange 2"));
}

#[test]
fn r1_2_green_dice_show_pieces_and_orange_dice_heads_tails_plus_and_minus() {
    let rolled = |die: &str| at("players=2", "", &format!("1>roll:{die}"));
    assert_eq!(outcomes("players=2", &rolled("g")), "H1 T1 S2 C2");
    assert_eq!(outcomes("players=2", &rolled("o")), "H2 T2 +1 -1");
    at("players=2", "", "1>roll:g\n! + wrong-roll\n! - wrong-roll\n! first:1 wrong-roll");
    at("players=2", "", "1>roll:o\n! S wrong-roll\n! C wrong-roll");
    at("players=2", "", r#"see - /faces {"g":"HTSSCC","o":"HHTT+-"}"#);
}

/// The six faces in the order in which dice count them: proofs of dice depend on it.
#[test]
fn r1_2_dice_count_their_faces_in_this_order() {
    let rules: Snakes = scenario::rules("players=2");
    for (die, faces) in [("g", "HTSSCC"), ("o", "HHTT+-")] {
        let state = at("players=2", "", &format!("1>roll:{die}"));
        let shown: String =
            (0..6).map(|face| rules.roll(&state, &mut |_, _| face).to_string()).collect();
        assert_eq!(shown, faces);
    }
    assert_eq!((*rules.printed(), FACES.to_string().as_str()), (FACES, "HTSSCC/HHTT+-"));
}

#[test]
fn r1_3_straights_join_opposite_sides_curves_neighbouring_ones_and_heads_and_tails_have_one() {
    at(
        "players=2",
        "1=HSLSRT",
        r#"
        see - /snakes/0/dice/0 {"die":"g","piece":"H","at":[0,0],"sides":["e"]}
        see - /snakes/0/dice/1 {"die":"g","piece":"S","at":[1,0],"sides":["w","e"]}
        see - /snakes/0/dice/2 {"die":"g","piece":"C","at":[2,0],"sides":["w","n"]}
        see - /snakes/0/dice/3 {"die":"g","piece":"S","at":[2,-1],"sides":["s","n"]}
        see - /snakes/0/dice/4 {"die":"g","piece":"C","at":[2,-2],"sides":["s","e"]}
        see - /snakes/0/dice/5 {"die":"g","piece":"T","at":[3,-2],"sides":["w"]}
        see - /snakes/0/ends []
        "#,
    );
    at(
        "players=2",
        "1=tRl",
        r#"
        see - /snakes/0/dice/0 {"die":"o","piece":"T","at":[0,0],"sides":["e"]}
        see - /snakes/0/dice/1 {"die":"g","piece":"C","at":[1,0],"sides":["w","s"]}
        see - /snakes/0/dice/2 {"die":"o","piece":"C","at":[1,1],"sides":["n","e"]}
        see - /snakes/0/ends [{"end":"b","at":[2,1],"from":"w"}]
        "#,
    );
}

#[test]
fn r1_3_snakes_lie_on_grids_of_their_own_and_never_block_or_join_each_other() {
    // Both begin at the same cell, and go on through the same cells.
    at(
        "players=2",
        "1=HSS 2=SSS hands=2+0,2+0",
        r#"
        see - /snakes/0/dice/0/at [0,0]
        see - /snakes/1/dice/0/at [0,0]
        see - /snakes/0/ends/0/at [3,0]
        see - /snakes/1/ends/1/at [3,0]
        1>roll:g
        =S
        1? put:1b put:2a put:2b
        1>put:1b
        2>roll:g
        =T
        2? put:1b put:2a put:2b
        2>put:2b
        see - /snakes/0/shape "HSSS"
        see - /snakes/1/shape "SSST"
        see - /seats/1/points 0                 # a head of one and a tail of the other are no snake
        "#,
    );
}

#[test]
fn r1_4_the_faces_can_be_replaced() {
    let faces = "faces=SSSSCC/HHTT++";
    let settings = format!("players=2 {faces}");
    let rolled = |die: &str| at(&settings, "", &format!("1>roll:{die}"));
    assert_eq!(outcomes(&settings, &rolled("g")), "S4 C2");
    assert_eq!(outcomes(&settings, &rolled("o")), "H2 T2 +2");
    at(&settings, "", "see - /faces {\"g\":\"SSSSCC\",\"o\":\"HHTT++\"}\n1>roll:o\n! - wrong-roll");
    at(&settings, "", "1>roll:g\n! H wrong-roll\n=C\n1>new");
    let rules: Snakes = scenario::rules(&settings);
    assert!(rules.settings().to_string().contains(faces), "{}", rules.settings());
    assert_eq!(rules.printed().to_string(), "SSSSCC/HHTT++");
    let mixed = "players=3 faces=-CS+TH/HTSC+-";
    refused(mixed, "faces-green");
    let order = at("players=2 faces=CSTHHC/-+CSTH", "", "1>roll:o");
    assert_eq!(outcomes("players=2 faces=CSTHHC/-+CSTH", &order), "-1 +1 C1 S1 T1 H1");
}

#[test]
fn r1_4_a_table_without_pieces_or_ends_is_refused() {
    for good in
        ["SSSSSS/HTTTTT", "HSSSSS/T+++++", "TTTTTT/H-----", "HTSSCC/S+++--", "HHHHHT/CCCCCC"]
    {
        let rules: Snakes = scenario::rules(&format!("players=2 faces={good}"));
        assert_eq!(rules.printed().to_string(), good);
    }
    for form in [
        "HTSSCC",
        "HTSSC/HHTT+-",
        "HTSSCCC/HHTT+-",
        "HTSSCC/HHTT+",
        "HTSSCC/HHTT+-+",
        "/",
        "HTSSCC/HHTT+-/HTSSCC",
        "htsscc/HHTT+-",
        "HTSSCX/HHTT+-",
        "HTSSCC/HHTT+L",
        "HTSSC\u{17a}/HHTT+-",
    ] {
        refused(&format!("players=2 faces={form}"), "faces-form");
    }
    for green in ["HTSSC+/HHTT+-", "-TSSCC/HHTT+-", "++++++/HHTT+-"] {
        refused(&format!("players=2 faces={green}"), "faces-green");
    }
    for orange in ["HTSSCC/+++---", "HTSSCC/++++++", "HTSSCC/------"] {
        refused(&format!("players=2 faces={orange}"), "faces-orange");
    }
    for ends in
        ["SSSSCC/HHHH+-", "SSSSCC/TTTT+-", "SSSSCC/SC++--", "HHHHHH/HC++--", "TSCSCS/TC++--"]
    {
        refused(&format!("players=2 faces={ends}"), "faces-ends");
    }
}

#[test]
fn r1_5_everybody_sees_all_and_is_told_all() {
    let rules: Snakes = scenario::rules("players=3 first=draw");
    for seed in 0..20 {
        let mut luck = Luck::new(seed);
        let mut state = rules.start();
        while let Some(event) = random_fact(&rules, &state, &mut luck) {
            let told = |eye| news(&rules, &state, &event, eye);
            let seats = || (0..3).map(|seat| Eye::Seat(Seat(seat)));
            assert!(seats().all(|eye| told(eye) == told(Eye::Nobody)));
            rules.apply(&mut state, &event, &mut Silent);
            let seen = |eye| rules.view(&state, eye);
            assert!(seats().all(|eye| seen(eye) == seen(Eye::Nobody)));
        }
    }
}
