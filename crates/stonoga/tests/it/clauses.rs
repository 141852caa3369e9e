//! The clauses of `rules/stonoga.md`, one or more tests each, by chapter.

mod barefoot;
mod ending;
mod golden;
mod options;
mod pieces;
mod rolling;
mod solo;
mod steal;
mod tails;
mod taking;

use turlaj_core::{Game, Seat};
use turlaj_stonoga::Stonoga;
use turlaj_testkit::scenario;

use crate::script::at;

/// Both booklets, where they agree.
const EDITIONS: [&str; 2] = ["edition=pl", "edition=ru"];

/// Runs a script from a position in both editions.
fn both(settings: &str, position: &str, script: &str) {
    for edition in EDITIONS {
        at(&format!("{settings} {edition}"), position, script);
    }
}

/// All that seat 1 may do after these dice, in order and as often as it is listed.
fn choices(settings: &str, position: &str, dice: &str) -> Vec<String> {
    let rules: Stonoga = scenario::rules(settings);
    let state = at(settings, position, dice);
    let mut legal = Vec::new();
    rules.legal(&state, Seat(0), &mut legal);
    legal.iter().map(ToString::to_string).collect()
}

/// After these dice exactly these actions and another roll are legal for seat 1.
///
/// Each case is a position, dice and actions.
fn exactly(settings: &str, cases: &[(&str, &str, &str)]) {
    for (position, dice, actions) in cases {
        at(settings, position, &format!("={dice}\n1? {actions} roll:*"));
    }
}
