//! What typed answers mean.

use crate::{Drawing, SnakesDrawing};

use super::{THREE, TWO, after, legal, name, rules};

/// What each of these texts is taken for; `-` is nothing.
fn means(settings: &str, position: &str, facts: &str, pairs: &[(&str, &str)]) {
    let rules = rules(settings);
    let state = after(&rules, position, facts);
    let legal = legal(&rules, &state);
    for (said, meant) in pairs {
        for said in [said.to_string(), said.to_uppercase(), format!("  {said} ")] {
            let action = SnakesDrawing::parse(&rules, &legal, &said, &name);
            let action = action.map_or("-".to_string(), |action| action.to_string());
            assert_eq!(action, *meant, "{said:?} at {legal:?}\n{state}");
        }
    }
}

#[test]
fn dice_are_named_by_letter_or_in_words() {
    let all = [
        ("g", "roll:g"),
        ("o", "roll:o"),
        ("green", "roll:g"),
        ("orange", "roll:o"),
        ("roll g", "roll:g"),
        ("roll:o", "roll:o"),
        ("roll the orange die", "roll:o"),
        // Two dice could be meant.
        ("roll", "-"),
        // Not possible now, but understood, so that the reason can be told.
        ("s", "stop"),
        ("n", "new"),
        ("1b", "put:1b"),
        ("t1b", "take:1b"),
        ("give:2", "give:2"),
        ("x", "-"),
        ("go", "-"),
        ("", "-"),
        ("\u{1b}[2J", "-"),
    ];
    means(TWO, "1=HS", "", &all);
    means(TWO, "1=HS hands=0+1,0+0", "", &[("roll", "roll:o"), ("g", "roll:g")]);
}

#[test]
fn places_are_named_in_full_or_as_short_as_they_are_clear() {
    let all = [
        ("1b", "put:1b"),
        ("put:1b", "put:1b"),
        ("put 1b", "put:1b"),
        ("p1b", "put:1b"),
        ("1 b", "put:1b"),
        ("snake 1", "put:1b"),
        ("1", "put:1b"),
        ("attach it at the end 2b", "put:2b"),
        ("2a", "put:2a"),
        // Both ends of the second snake are open, and two ends `b`.
        ("2", "-"),
        ("b", "-"),
        // An article before it is an end.
        ("a", "-"),
        // Not possible, but understood.
        ("1a", "put:1a"),
        ("3b", "put:3b"),
        ("1bl", "put:1bL"),
        ("n", "new"),
        ("new", "new"),
        ("begin a new snake", "new"),
        ("999b", "-"),
    ];
    means(TWO, "1=HS 2=S", "roll:g T", &all);
}

#[test]
fn curves_are_turned_left_or_right() {
    let all = [
        ("1bl", "put:1bL"),
        ("1br", "put:1bR"),
        ("1b l", "put:1bL"),
        ("1b left", "put:1bL"),
        ("1b, right", "put:1bR"),
        ("put:1br", "put:1bR"),
        ("put 1b to the right", "put:1bR"),
        ("l", "put:1bL"),
        ("right", "put:1bR"),
        ("bl", "put:1bL"),
        ("1l", "put:1bL"),
        // Which way? The rules will ask.
        ("1b", "put:1b"),
        ("1", "-"),
        ("1bx", "-"),
        ("1lr", "-"),
    ];
    means(TWO, "1=HS", "roll:g C", &all);
    means(TWO, "1=HS 12=SS", "roll:g C", &[("12al", "put:12aL"), ("1l", "put:1bL"), ("l", "-")]);
    // After a half circle there is one way left.
    means(TWO, "1=HLL", "roll:g C", &[("1b", "put:1bR"), ("1", "put:1bR"), ("1bl", "put:1bL")]);
}

#[test]
fn a_piece_that_fits_nowhere_begins_a_snake() {
    let all = [("n", "new"), ("new", "new"), ("new snake", "new"), ("1b", "put:1b")];
    means(TWO, "1=HS", "roll:g H", &all);
}

#[test]
fn after_a_plus_one_takes_rolls_or_stops() {
    let all = [
        ("1a", "take:1a"),
        ("t1a", "take:1a"),
        ("take:1a", "take:1a"),
        ("take 1a", "take:1a"),
        ("take the die at 1b", "take:1b"),
        ("2", "take:2a"),
        ("take 2", "take:2a"),
        ("1", "-"),
        ("2b", "take:2b"),
        ("1al", "-"),
        ("put 1a", "put:1a"),
        ("g", "roll:g"),
        ("roll orange", "roll:o"),
        ("s", "stop"),
        ("stop", "stop"),
        (".", "stop"),
        ("-", "stop"),
        ("no", "stop"),
        ("n", "stop"),
        ("none", "stop"),
        ("done", "stop"),
        ("enough", "stop"),
        ("pass", "stop"),
        ("new", "new"),
    ];
    means(TWO, "1=HS 2=T", "roll:o +", &all);
    means(TWO, "1=HS 2=T", "roll:o + take:2a", &[("1a", "take:1a"), ("g", "roll:g")]);
}

#[test]
fn the_die_is_given_by_number_or_name() {
    let all = [
        ("2", "give:2"),
        ("3", "give:3"),
        ("give 3", "give:3"),
        ("give:3", "give:3"),
        ("give it to seat 3", "give:3"),
        ("ola", "give:2"),
        ("olek", "give:3"),
        ("to olek", "give:3"),
        ("ole", "give:3"),
        // Two names begin so.
        ("ol", "-"),
        ("1", "give:1"),
        ("ula", "-"),
        ("0", "-"),
        ("g", "-"),
    ];
    means(THREE, "1=HS", "roll:o -", &all);
}

/// The notation of records always means itself, whatever is legal.
#[test]
fn every_action_is_understood_as_it_is_written() {
    let all = ["roll:g", "roll:o", "put:1a", "put:12bL", "new", "take:3b", "stop", "give:2"];
    let pairs = all.map(|action| (action, action));
    for facts in ["", "roll:g C", "roll:o +", "roll:o -"] {
        means(THREE, "1=HS", facts, &pairs);
    }
}
