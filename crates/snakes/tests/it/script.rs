//! Scripts of `turlaj_testkit::scenario` with positions of Snakes.

use serde_json::Value;
use turlaj_core::{Event, Eye, Game, Seat};
use turlaj_snakes::{Snakes, State};
use turlaj_testkit::{news, scenario};

/// Runs a script from the beginning of a game.
pub(crate) fn game(settings: &str, script: &str) -> State {
    let rules: Snakes = scenario::rules(settings);
    scenario::run(&rules, rules.start(), script)
}

/// Runs a script from a position.
pub(crate) fn at(settings: &str, position: &str, script: &str) -> State {
    let rules: Snakes = scenario::rules(settings);
    let state = rules.position(position).unwrap_or_else(|why| panic!("`{position}`: {why}"));
    scenario::run(&rules, state, script)
}

/// Settings that do not go together are refused with this code.
pub(crate) fn refused(settings: &str, code: &str) {
    assert_eq!(scenario::refused_settings::<Snakes>(settings), code, "`{settings}`");
}

/// All that a seat may do in a position, in order.
pub(crate) fn choices(settings: &str, state: &State, seat: u8) -> Vec<String> {
    let rules: Snakes = scenario::rules(settings);
    let mut legal = Vec::new();
    rules.legal(state, Seat(seat - 1), &mut legal);
    legal.iter().map(ToString::to_string).collect()
}

/// Exactly these are legal for a seat, in this order.
pub(crate) fn in_order(settings: &str, state: &State, seat: u8, expected: &str) {
    assert_eq!(choices(settings, state, seat).join(" "), expected);
}

/// The fact `=H` or `1>put:1a` tells everybody exactly this, in this order.
pub(crate) fn tells(settings: &str, state: &State, fact: &str, expected: &[&str]) {
    let rules: Snakes = scenario::rules(settings);
    let event = match fact.split_once('>') {
        Some((seat, action)) => {
            let (seat, action) = (seat.parse().unwrap(), action.parse().unwrap());
            rules.check(state, seat, &action).unwrap_or_else(|why| panic!("`{fact}`: {why}"));
            Event::Act { seat, action }
        }
        None => Event::Roll { roll: fact.trim_start_matches('=').parse().unwrap() },
    };
    let expected: Vec<Value> =
        expected.iter().map(|news| serde_json::from_str(news).unwrap()).collect();
    for eye in [Eye::Nobody, Eye::Seat(Seat(0)), Eye::Seat(Seat(1))] {
        let news = serde_json::to_value(news(&rules, state, &event, eye)).unwrap();
        assert_eq!(news, Value::Array(expected.clone()), "`{fact}` for {eye:?}");
    }
}
