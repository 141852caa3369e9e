//! Chapter 1: what is in the box.

use std::collections::BTreeSet;

use turlaj_core::Game;
use turlaj_stonoga::{COLOURS, FACES, Roll, State, Stonoga, TAILS, Tail, Tile};
use turlaj_testkit::scenario;

use super::both;
use crate::script::game;

/// The tiles of the middle, each as often as it lies there.
fn tiles(state: &State) -> Vec<Tile> {
    let middle = state.middle();
    let copies = |tile| middle.count(tile, false) + middle.count(tile, true);
    Tile::all().flat_map(|tile| (0..copies(tile)).map(move |_| tile)).collect()
}

fn shoes(tiles: &[Tile]) -> u32 {
    tiles.iter().map(|tile| u32::from(tile.shoes())).sum()
}

#[test]
fn r1_1_every_die_has_one_face_of_each_colour_and_a_star() {
    assert_eq!(FACES.map(|face| face.to_string()).concat(), "RYGBK*");
    let rules: Stonoga = scenario::rules("players=2");
    let rolls = rules.outcomes(&rules.start());
    assert_eq!(rolls.len(), 6 * 6 * 6 * 6);
    for die in 0..4 {
        for face in FACES {
            let shown = |roll: &Roll| matches!(roll, Roll::Dice(dice) if dice[die] == Some(face));
            let weight: u32 = rolls.iter().filter(|(roll, _)| shown(roll)).map(|(_, w)| w).sum();
            assert_eq!(weight, 6 * 6 * 6, "die {die} shows {face}");
        }
    }
}

#[test]
fn r1_1_the_four_dice_are_equal_in_what_they_allow() {
    for dice in ["RR*Y", "*RYR", "YRR*", "R*RY"] {
        both("players=2", "", &format!("={dice}\n1? take:R2 take:R3 take:Y2 roll:*"));
    }
}

#[test]
fn r1_2_up_to_four_players_share_one_tile_of_each_colour_and_size() {
    for settings in [
        "players=1",
        "players=2",
        "players=3",
        "players=4",
        "players=2 edition=ru",
        "players=4 edition=ru",
    ] {
        let middle = tiles(&game(settings, "chance"));
        let all: Vec<Tile> = COLOURS
            .into_iter()
            .flat_map(|colour| [2, 3, 4].map(|shoes| Tile::new(colour, shoes).unwrap()))
            .collect();
        assert_eq!(middle, all, "{settings}");
        assert_eq!((middle.len(), shoes(&middle)), (15, 45), "{settings}");
    }
}

#[test]
fn r1_2_no_tile_has_fewer_than_two_or_more_than_four_shoes() {
    for text in ["R0", "R1", "R5", "*2"] {
        assert!(text.parse::<Tile>().is_err(), "{text}");
    }
}

#[test]
fn r1_2_a_head_counts_nothing() {
    both(
        "players=2",
        "middle=K4 2=-",
        r#"
        see - /seats/1/count {"tiles":0,"golden":0,"bare_foot":0,"tail":0}
        =KKKK
        1>take:K4
        points 1:4 2:0
        "#,
    );
}

#[test]
fn r1_3_five_or_six_players_have_a_second_four_of_each_colour() {
    for settings in ["players=5", "players=6"] {
        let middle = tiles(&game(settings, "chance"));
        assert_eq!((middle.len(), shoes(&middle)), (20, 65), "{settings}");
        for tile in Tile::all() {
            let copies = middle.iter().filter(|&&other| other == tile).count();
            assert_eq!(copies, if tile.shoes() == 4 { 2 } else { 1 }, "{tile}: {settings}");
        }
    }
}

#[test]
fn r1_3_no_option_chooses_the_number_of_tiles() {
    let names: Vec<&str> = Stonoga::OPTIONS.iter().map(|option| option.name).collect();
    let known = ["edition", "steal", "barefoot", "tails", "golden", "golden_guard", "first"];
    assert_eq!(names, known);
}

#[test]
fn r1_4_the_ten_tails_are_all_pairs_of_different_colours() {
    let pairs: BTreeSet<Vec<_>> = TAILS
        .iter()
        .map(|tail| {
            let mut pair = tail.colours().to_vec();
            pair.sort();
            assert_ne!(pair[0], pair[1], "{tail}");
            pair
        })
        .collect();
    assert_eq!((TAILS.len(), pairs.len()), (10, 10));
    for text in ["RR", "YR", "R*", "R"] {
        assert!(text.parse::<Tail>().is_err(), "{text}");
    }
}

#[test]
fn r1_4_each_tail_is_there_once() {
    let rules: Stonoga = scenario::rules("players=2 tails=on");
    let dealt = |script| {
        let state = scenario::run(&rules, rules.start(), script);
        rules.outcomes(&state).into_iter().map(|(roll, weight)| (roll.to_string(), weight))
    };
    let all: Vec<_> = TAILS.iter().map(|tail| (format!("tail:{tail}"), 1)).collect();
    assert!(dealt("").eq(all.iter().cloned()));
    let left = all.iter().filter(|(roll, _)| roll != "tail:GK").cloned();
    assert!(dealt("=tail:GK").eq(left));
}
