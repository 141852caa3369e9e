//! Chapter 9: golden.

use turlaj_stonoga::{Action, State, Tile};

use crate::script::{at, game};

/// The tiles of the middle that carry a golden shoe.
fn golden(state: &State) -> String {
    let carrying = |tile: &Tile| state.middle().count(*tile, true) > 0;
    let names = Tile::all().filter(carrying).map(|tile| match state.middle().count(tile, true) {
        1 => tile.to_string(),
        more => format!("{more}x{tile}"),
    });
    names.collect::<Vec<_>>().join(" ")
}

/// The tiles that carry a golden shoe after these dice; then the game begins.
fn placed(players: u8, faces: &str) -> String {
    let dice: String = faces.chars().map(|face| format!("chance\n=gold:{face}\n")).collect();
    let script = format!("{dice}! gold:R wrong-roll\n=RRRR\nasks 1");
    golden(&game(&format!("players={players} golden=on"), &script))
}

#[test]
fn r9_1_there_are_as_many_golden_shoes_as_players() {
    assert_eq!(placed(1, "R"), "R4");
    assert_eq!(placed(2, "RY"), "R4 Y4");
    assert_eq!(placed(3, "RYG"), "R4 Y4 G4");
    assert_eq!(placed(4, "RYGB"), "R4 Y4 G4 B4");
    assert_eq!(placed(5, "RYGBK"), "R4 Y4 G4 B4 K4");
    assert_eq!(placed(6, "RYGBKR"), "2xR4 Y4 G4 B4 K4");
    game("players=2", "! gold:R wrong-roll\n=RRRR\n1? take:R4 roll:*");
}

#[test]
fn r9_1_each_goes_on_the_largest_tile_of_its_colour_that_carries_none() {
    assert_eq!(placed(3, "RRR"), "R2 R3 R4");
    assert_eq!(placed(4, "KGKG"), "G3 G4 K3 K4");
    assert_eq!(placed(5, "BBBBY"), "Y4 B2 B3 2xB4");
    game(
        "players=2 golden=on",
        r#"
        ! RRRR wrong-roll
        ! tail:RY wrong-roll
        1! take:R4 not-asked
        =gold:K
        told - {"kind":"golden-rolled","face":"K","tile":"K4"}
        =gold:K
        told - {"kind":"golden-rolled","face":"K","tile":"K3"}
        told - {"kind":"turn-begins","seat":0}
        see - /middle/13 {"tile":"K3","plain":0,"golden":1}
        see - /middle/14 {"tile":"K4","plain":0,"golden":1}
        "#,
    );
}

#[test]
fn r9_2_a_star_or_a_full_colour_is_rolled_again() {
    assert_eq!(placed(2, "*R***Y"), "R4 Y4");
    assert_eq!(placed(4, "RRRRRB"), "R2 R3 R4 B4");
    assert_eq!(placed(5, "RRRRRR*G"), "R2 R3 2xR4 G4");
    let full = r#"told - {"kind":"golden-rolled","face":"R","tile":null}"#;
    let star = r#"told - {"kind":"golden-rolled","face":"*","tile":null}"#;
    let rolls = "=gold:R\n=gold:R\n=gold:R\n=gold:R\n";
    game("players=4 golden=on", &format!("{rolls}{full}\n! RRRR wrong-roll\n=gold:*\n{star}"));
}

#[test]
fn r9_3_who_takes_the_tile_takes_the_golden_shoe_too() {
    at(
        "players=2 golden=on",
        "middle=R4+,R3,K2",
        r#"
        =RRR*
        1? take:R3 take:R4+ roll:*
        1! take:R4 golden-shoe
        1! take:R3+ no-golden-shoe
        1! take:R2+ tile-gone
        1>take:R4+
        told 2 {"kind":"took","seat":0,"tile":"R4","golden":true}
        see - /seats/0/count {"tiles":4,"golden":1,"bare_foot":0,"tail":0}
        =RRRY
        2>take:R3
        see - /seats/1/count {"tiles":3,"golden":0,"bare_foot":0,"tail":0}
        =KKYG
        1>take:K2
        points 1:7 2:3
        "#,
    );
}

#[test]
fn r9_4_a_golden_shoe_is_laid_after_its_tile() {
    at(
        "players=2 golden=on",
        "middle=R4+,R3+,K2 1=Y2",
        r#"
        =RRRR
        1>take:R4+
        see - /seats/0/pieces ["Y2","R4","gold"]
        =RYGB
        2>pass
        =RRRR
        1>take:R3+
        see - /seats/0/pieces ["Y2","R4","gold","R3","gold"]
        "#,
    );
}

#[test]
fn r9_5_a_golden_shoe_is_never_stolen() {
    let settings = "players=2 golden=on steal=on golden_guard=off";
    at(
        settings,
        "middle=K4 2=R3,gold",
        r#"
        =RRRY
        1>steal:R3:2
        see - /seats/0/pieces ["R3"]
        see - /seats/1/pieces ["gold"]
        =KKKK
        2>take:K4
        points 1:3 2:5
        "#,
    );
    assert!("steal:gold:2".parse::<Action>().is_err());
}

#[test]
fn r9_6_a_golden_shoe_at_the_end_guards_a_centipede() {
    let settings = "players=3 golden=on steal=on golden_guard=on";
    at(
        settings,
        "middle=K4 2=Y2,R3,gold 3=K2,gold,B2,gold,Y3",
        r#"
        =RRR*
        1? pass roll:*
        1! steal:R3:2 steal-guarded
        1! steal:Y2:2 steal-guarded
        1>roll:123
        =YYB.
        1? steal:Y3:3 pass roll:*       # a golden shoe before the last tile guards nothing
        1! steal:Y2:2 steal-guarded
        1>steal:Y3:3
        =BB*Y
        2? pass roll:*                  # but now it is the last piece
        2! steal:B2:3 steal-guarded
        2! steal:Y3:1 too-few-dice
        2>pass
        =RRRY
        3! steal:R3:2 steal-guarded
        "#,
    );
    at("players=2 golden=on steal=on", "middle=K4 2=R3,gold", "=RRRY\n1! steal:R3:2 steal-guarded");
}

#[test]
fn r9_7_without_the_guard_golden_shoes_are_passed_over() {
    let settings = "players=2 golden=on steal=on golden_guard=off";
    at(
        settings,
        "middle=K4,K3 2=Y2,R3,gold,gold",
        r#"
        =RRR*
        1? steal:R3:2 pass roll:*
        1! steal:Y2:2 steal-not-last
        1>steal:R3:2
        see - /seats/1/pieces ["Y2","gold","gold"]
        =RYGB
        2>pass
        =YYGB
        1? steal:Y2:2 pass roll:*
        1>steal:Y2:2
        see - /seats/0/pieces ["R3","Y2"]
        see - /seats/1/pieces ["gold","gold"]
        =KKK*
        2>take:K4
        =RYGB
        1>pass
        =KKKY
        2>take:K3
        points 1:5 2:9
        "#,
    );
    at(settings, "middle=K4 2=R3,gold,Y2", "=RRR*\n1! steal:R3:2 steal-not-last");
}

#[test]
fn r9_7_golden_shoes_without_a_tile_leave_nothing_to_steal() {
    at(
        "players=3 golden=on steal=on golden_guard=off",
        "middle=K4 2=R3,gold",
        "=RRRY\n1>steal:R3:2\n=RYGB\n2>pass\n=RRRY\n3? steal:R3:1 pass roll:*\n\
         3! steal:R3:2 steal-nothing",
    );
}
