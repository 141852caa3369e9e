//! Scripts of `turlaj_testkit::scenario` with positions of Clever.

use turlaj_clever::{Clever, News, State};
use turlaj_core::{Event, Eye, Game, Seat};
use turlaj_testkit::{news, scenario};

/// Runs a script from the beginning of a game.
pub(crate) fn game(settings: &str, script: &str) -> State {
    let rules: Clever = scenario::rules(settings);
    scenario::run(&rules, rules.start(), script)
}

/// Runs a script from a position.
pub(crate) fn at(settings: &str, position: &str, script: &str) -> State {
    let rules: Clever = scenario::rules(settings);
    let state = rules.position(position).unwrap_or_else(|why| panic!("`{position}`: {why}"));
    scenario::run(&rules, state, script)
}

/// Settings that do not go together are refused with this code.
pub(crate) fn refused(settings: &str, code: &str) {
    assert_eq!(scenario::refused_settings::<Clever>(settings), code, "`{settings}`");
}

/// All that an eye is told when a seat does this in a position.
pub(crate) fn told(settings: &str, state: &State, seat: u8, action: &str, eye: Eye) -> Vec<News> {
    let rules: Clever = scenario::rules(settings);
    let event = Event::Act { seat: Seat(seat - 1), action: action.parse().unwrap() };
    news(&rules, state, &event, eye)
}

/// All that a seat may do in a position, in order.
pub(crate) fn choices(settings: &str, state: &State, seat: u8) -> Vec<String> {
    let rules: Clever = scenario::rules(settings);
    let mut legal = Vec::new();
    rules.legal(state, Seat(seat - 1), &mut legal);
    legal.iter().map(ToString::to_string).collect()
}
