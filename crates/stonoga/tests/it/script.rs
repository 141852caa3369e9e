//! Scripts of `turlaj_testkit::scenario` with positions of Stonoga.

use turlaj_core::Game;
use turlaj_stonoga::{State, Stonoga};
use turlaj_testkit::scenario;

/// Runs a script from the beginning of a game.
pub(crate) fn game(settings: &str, script: &str) -> State {
    let rules: Stonoga = scenario::rules(settings);
    scenario::run(&rules, rules.start(), script)
}

/// Runs a script from a position, which stands at the beginning of a turn.
pub(crate) fn at(settings: &str, position: &str, script: &str) -> State {
    let rules: Stonoga = scenario::rules(settings);
    let state = rules.position(position).unwrap_or_else(|why| panic!("`{position}`: {why}"));
    scenario::run(&rules, state, script)
}

/// Settings that do not go together are refused with this code.
pub(crate) fn refused(settings: &str, code: &str) {
    assert_eq!(scenario::refused_settings::<Stonoga>(settings), code, "`{settings}`");
}
