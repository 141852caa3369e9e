//! What typed answers mean.

use crate::{CleverDrawing, Drawing};
use turlaj_clever::{Clever, State};
use turlaj_core::Seat;

use super::{after, legal, name, rules};

/// What each of these texts is taken for.
fn means(rules: &Clever, state: &State, seat: Seat, pairs: &[(&str, &str)]) {
    let legal = legal(rules, state, seat);
    for (said, meant) in pairs {
        for said in [said.to_string(), said.to_uppercase(), format!("  {said} ")] {
            let action = CleverDrawing::parse(rules, &legal, &said, &name);
            let action = action.map_or("-".to_string(), |action| action.to_string());
            assert_eq!(action, *meant, "{said:?} at {legal:?}");
        }
    }
}

#[test]
fn dice_are_named_by_letter_with_their_face_or_in_words() {
    let rules = rules(1, &[]);
    let state = after(&rules, "1.rerolls=1", "345126");
    let all = [
        ("w", "pick:W"),
        ("w3", "pick:W"),
        ("white", "pick:W"),
        ("white 3", "pick:W"),
        ("pick white", "pick:W"),
        ("pick:w", "pick:W"),
        ("take the purple die", "pick:P"),
        ("p", "pick:P"),
        ("b5", "pick:B"),
        ("o.", "pick:O"),
        ("r", "reroll"),
        ("re", "reroll"),
        ("reroll", "reroll"),
        ("again", "reroll"),
        // Not possible now, but understood, so that the reason can be told.
        ("b9", "mark:B9"),
        ("bx", "bonus:BX"),
        ("w7", "-"),
        ("wy", "-"),
        ("what", "-"),
        ("", "-"),
        ("\u{1b}[2J", "-"),
    ];
    means(&rules, &state, Seat(0), &all);
    means(&rules, &after(&rules, "", "666666 1:pick:P 12345."), Seat(0), &[("p", "pick:P")]);
}

#[test]
fn fields_are_named_in_full_or_as_short_as_they_are_clear() {
    let rules = rules(1, &[]);
    let place = after(&rules, "1.yellow=4.3", "443126 1:pick:W");
    let all = [
        ("y4.4", "mark:Y4.4"),
        ("4.4", "mark:Y4.4"),
        ("y44", "mark:Y4.4"),
        ("yellow 4 4", "mark:Y4.4"),
        ("y4", "mark:Y4.4"),
        ("y", "mark:Y4.4"),
        ("4", "mark:Y4.4"),
        ("b7", "mark:B7"),
        ("7", "mark:B7"),
        ("b", "mark:B7"),
        ("cross blue 7", "mark:B7"),
        ("mark:b7", "mark:B7"),
        ("g", "mark:G1"),
        ("g1", "mark:G1"),
        ("green", "mark:G1"),
        ("o", "mark:O1"),
        ("write it", "-"),
        ("p1", "mark:P1"),
        ("b8", "mark:B8"),
        ("y3.1", "mark:Y3.1"),
        ("b13", "-"),
        ("y0.1", "-"),
    ];
    means(&rules, &place, Seat(0), &all);
    let black = after(&rules, "round=4 begin=round", "1:bonus:X");
    let clear =
        [("b12", "mark:B12"), ("12", "mark:B12"), ("y12", "mark:Y1.2"), ("1.2", "mark:Y1.2")];
    means(&rules, &black, Seat(0), &clear);
    // A 5 stands in yellow and in blue, and twice in yellow.
    means(&rules, &black, Seat(0), &[("5", "-"), ("y5", "-"), ("b5", "mark:B5"), ("y", "-")]);
}

#[test]
fn gifts_are_named_by_their_sign_or_colour() {
    let position = "round=5 1.blue=3,4,6,10 1.green=1,2 1.orange=1 1.purple=1";
    let state = after(&rules(1, &[]), position, "111111 1:pick:W 1:mark:B2");
    let all = [
        ("gx", "bonus:GX"),
        ("g", "bonus:GX"),
        ("green x", "bonus:GX"),
        ("o5", "bonus:O5"),
        ("orange 5", "bonus:O5"),
        ("bonus o5", "bonus:O5"),
        ("o", "bonus:O5"),
        ("bx", "bonus:BX"),
        ("o1", "mark:O1"),
    ];
    means(&rules(1, &[]), &state, Seat(0), &all);
    let black = after(&rules(1, &[]), "round=4 begin=round", "");
    let all = [
        ("x", "bonus:X"),
        ("cross", "bonus:X"),
        ("black x", "bonus:X"),
        ("black cross", "bonus:X"),
        ("6", "bonus:6"),
        ("six", "bonus:6"),
        ("black 6", "bonus:6"),
    ];
    means(&rules(1, &[]), &black, Seat(0), &all);
}

#[test]
fn doing_nothing_has_many_names() {
    let rules = rules(2, &[]);
    let position = "1.extras=1 2.extras=2";
    let state = after(&rules, position, "666666 1:pick:P 66666. 1:pick:O 6666.. 1:pick:G");
    for word in ["s", "skip", ".", "-", "none", "no", "done", "pass", "nothing"] {
        means(&rules, &state, Seat(0), &[(word, "done")]);
        means(&rules, &state, Seat(1), &[(word, "skip")]);
    }
    means(&rules, &state, Seat(0), &[("w6", "extra:W"), ("extra w", "extra:W"), ("p", "extra:P")]);
    means(&rules, &state, Seat(1), &[("b", "take:B"), ("take b6", "take:B"), ("p", "take:P")]);
}

#[test]
fn a_roll_that_brings_nothing_is_answered() {
    let full = "1.green=1-11 1.orange=1,1,1,2,1,1,2,1,2,1,3 1.purple=1,2,3,4,5,6,1,2,3,4,5 \
                1.yellow=1.2,1.3 1.blue=2 1.rerolls=2";
    let pass = [("p", "pass"), (".", "pass"), ("pass", "pass"), ("w", "pick:W"), ("r", "reroll")];
    let alone = rules(1, &[]);
    means(&alone, &after(&alone, full, "111111"), Seat(0), &pass);
    let tray = rules(1, &[("unusable", "tray")]);
    let drop = [("w", "drop:W"), ("p1", "drop:P"), ("drop orange", "drop:O"), ("r", "reroll")];
    means(&tray, &after(&tray, full, "111111"), Seat(0), &drop);
}

/// The notation of records always means itself, whatever is legal.
#[test]
fn every_legal_action_is_understood_as_it_is_written() {
    let rules = rules(2, &[]);
    let state = after(&rules, "1.rerolls=1", "345126");
    let all = [
        "pick:W",
        "drop:P",
        "pass",
        "reroll",
        "mark:Y5.2",
        "bonus:P6",
        "take:G",
        "skip",
        "done",
        "extra:G",
    ];
    for action in all {
        let read = CleverDrawing::parse(&rules, &legal(&rules, &state, Seat(0)), action, &name);
        assert_eq!(read.map(|action| action.to_string()).as_deref(), Some(action));
    }
}
