//! Chapter 10: solo.

use turlaj_stonoga::Tile;

use crate::script::{at, game};

/// All tiles, the smallest first, as a list of positions.
fn by_size() -> Vec<String> {
    let mut tiles: Vec<Tile> = Tile::all().collect();
    tiles.sort_by_key(|tile| tile.shoes());
    tiles.iter().map(ToString::to_string).collect()
}

#[test]
fn r10_1_a_smallest_tile_is_lost_when_none_fits() {
    at(
        "players=1",
        "middle=G3,B3,K4 1=R2",
        r#"
        =RRYG
        1? lose:G3 lose:B3 roll:*
        1! lose:K4 lose-smallest
        1! lose:R2 tile-gone
        1! lose:G3+ no-golden-shoe
        1! pass solo-pass
        1>lose:B3
        told 1 {"kind":"lost","tile":"B3","golden":false}
        told 1 {"kind":"turn-begins","seat":0}
        see 1 /lost ["B3"]
        see 1 /seats/0/pieces ["R2"]
        see 1 /middle [{"tile":"G3","plain":1,"golden":0},{"tile":"K4","plain":1,"golden":0}]
        =RRYG
        1? lose:G3 roll:*
        "#,
    );
}

#[test]
fn r10_1_no_tile_is_lost_while_one_fits() {
    at(
        "players=1",
        "middle=G2,K3",
        r#"
        =KKKY
        1? take:K3 roll:*
        1! lose:G2 must-take
        1! pass solo-pass
        1>take:K3
        see 1 /seats/0/pieces ["K3"]
        see 1 /lost []
        "#,
    );
}

#[test]
fn r10_1_a_solo_player_is_asked_after_the_last_roll() {
    let rolls = "=RRYG\n1>roll:4\n=...B\n1>roll:4\n=...Y\n";
    at("players=1", "middle=G2,K2,K3", &format!("{rolls}asks 1\n1? lose:G2 lose:K2"));
    at("players=1", "middle=G2,K3", &format!("{rolls}asks 1\n1? lose:G2\n1! pass solo-pass"));
}

#[test]
fn r10_1_nobody_else_loses_tiles() {
    at("players=2", "middle=G2,K3", "=RRRR\n1? pass roll:*\n1! lose:G2 lose-solo-only");
}

#[test]
fn r10_2_a_game_has_exactly_fifteen_turns() {
    let game_of = |turn: &dyn Fn(&str) -> String, tiles: &[String]| -> String {
        let turns = tiles
            .iter()
            .enumerate()
            .map(|(at, tile)| format!("chance\nsee 1 /seats/0/turns {}\n{}\n", at + 1, turn(tile)));
        turns.collect::<String>() + "over\nsee 1 /seats/0/turns 15\n1! take:R2 over\n"
    };
    let tiles = by_size();
    let all_taken = game_of(&|tile| format!("=****\n1>take:{tile}"), &tiles);
    game("players=1", &format!("{all_taken}points 1:45\nplaces 1:1"));
    let all_lost = game_of(&|tile| format!("=RYGB\n1>lose:{tile}"), &tiles);
    game("players=1", &format!("{all_lost}points 1:0\nplaces 1:1"));
}

#[test]
fn r10_3_the_rating_has_six_steps() {
    let steps = ["fantastic", "great", "really-good", "quite-ok", "not-bad", "keep-fighting"];
    let tiles = by_size();
    for lost in 0..=14 {
        let position =
            format!("lost={} 1={} middle=K4", tiles[..lost].join(","), tiles[lost..14].join(","));
        let rating = |lost: usize| format!("see - /rating \"{}\"", steps[lost.min(5)]);
        at("players=1", &position, &format!("=KKKK\n1>take:K4\n{}", rating(lost)));
        at("players=1", &position, &format!("=RYGB\n1>lose:K4\n{}", rating(lost + 1)));
    }
}

#[test]
fn r10_3_the_rating_counts_face_down_tiles_only() {
    let settings = "players=1 barefoot=on tails=on golden=on";
    let end = "see - /rating null\n=KKKK\n1>take:K4\nsee - /rating \"great\"\n";
    at(settings, "lost=R2 middle=K4 tails=RY", &format!("{end}points 1:5"));
    at(settings, "lost=R4 middle=K4 tails=RY feet=-", &format!("{end}points 1:4"));
    at(settings, "lost=R4 1=R2,Y2,gold middle=K4 tails=RY", &format!("{end}points 1:12"));
    at("players=2", "middle=K4", "=KKKK\n1>take:K4\nsee - /rating null");
}

#[test]
fn r10_4_barefoot_tails_and_one_golden_shoe_may_be_switched_on() {
    game(
        "players=1 barefoot=on tails=on golden=on",
        r#"
        =tail:RY
        =gold:*
        =gold:R
        see 1 /seats/0/tail {"shown":"RY"}
        see 1 /seats/0/bare_foot true
        ! gold:Y wrong-roll
        =RRRR
        1? take:R4+ roll:*
        1>take:R4+
        =RYGB
        1? lose:R2 lose:Y2 lose:G2 lose:B2 lose:K2 roll:*
        1>roll:4
        =...K
        1>roll:4
        =...B
        1? lose:R2 lose:Y2 lose:G2 lose:B2 lose:K2 foot:*
        1>foot:4
        =...Y
        1? take:Y2
        1>take:Y2
        see 1 /seats/0/count {"tiles":6,"golden":1,"bare_foot":0,"tail":0}
        "#,
    );
}

#[test]
fn r10_5_a_lost_tile_counts_no_shoes_and_helps_no_tail() {
    let position = "middle=R2,K4 1=Y3 tails=RY";
    at(
        "players=1 tails=on",
        position,
        r#"
        =YGBK
        1>lose:R2
        see 1 /seats/0/count {"tiles":3,"golden":0,"bare_foot":0,"tail":0}
        =KKKK
        1>take:K4
        points 1:7
        see 1 /seats/0/count {"tiles":7,"golden":0,"bare_foot":0,"tail":0}
        "#,
    );
    at("players=1 tails=on", position, "=RRBK\n1>take:R2\n=KKKK\n1>take:K4\npoints 1:11");
}

#[test]
fn r10_5_a_golden_shoe_on_a_lost_tile_is_lost_with_it() {
    at(
        "players=1 golden=on",
        "middle=R2+,G2,K4 1=Y3",
        r#"
        =YYBK
        1? lose:R2+ lose:G2 roll:*
        1! lose:R2 golden-shoe
        1! lose:G2+ no-golden-shoe
        1>lose:R2+
        told - {"kind":"lost","tile":"R2","golden":true}
        see 1 /lost ["R2"]
        see 1 /seats/0/pieces ["Y3"]
        see 1 /seats/0/count {"tiles":3,"golden":0,"bare_foot":0,"tail":0}
        =KKKK
        1>take:K4
        =GGRK
        1>take:G2
        points 1:9
        see 1 /rating "great"
        "#,
    );
}
