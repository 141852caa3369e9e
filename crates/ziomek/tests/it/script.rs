//! Scripts of `turlaj_testkit::scenario` with positions of Ziomek.

use serde_json::Value;
use turlaj_core::{Event, Eye, Game, Seat};
use turlaj_testkit::{news, scenario};
use turlaj_ziomek::{State, Ziomek};

/// Runs a script from the beginning of a game.
pub(crate) fn game(settings: &str, script: &str) -> State {
    let rules: Ziomek = scenario::rules(settings);
    scenario::run(&rules, rules.start(), script)
}

/// Runs a script from a position while all build.
pub(crate) fn at(settings: &str, position: &str, script: &str) -> State {
    let rules: Ziomek = scenario::rules(settings);
    let state = rules.position(position).unwrap_or_else(|why| panic!("`{position}`: {why}"));
    scenario::run(&rules, state, script)
}

/// Settings that do not go together are refused with this code.
pub(crate) fn refused(settings: &str, code: &str) {
    assert_eq!(scenario::refused_settings::<Ziomek>(settings), code, "`{settings}`");
}

/// What everybody sees of a position, as JSON.
pub(crate) fn seen(settings: &str, state: &State) -> Value {
    let rules: Ziomek = scenario::rules(settings);
    serde_json::to_value(rules.view(state, Eye::Nobody)).unwrap()
}

/// The fact `=r4,w1,b9,g6`, `time` or `1>flip` tells everybody exactly this, in this order.
pub(crate) fn tells(settings: &str, state: &State, fact: &str, expected: &[&str]) {
    let rules: Ziomek = scenario::rules(settings);
    let event = event(&rules, state, fact);
    let expected: Vec<Value> =
        expected.iter().map(|news| serde_json::from_str(news).unwrap()).collect();
    for eye in [Eye::Nobody, Eye::Seat(Seat(0)), Eye::Seat(Seat(1))] {
        let news = serde_json::to_value(news(&rules, state, &event, eye)).unwrap();
        assert_eq!(news, Value::Array(expected.clone()), "`{fact}` for {eye:?}");
    }
}

/// A fact as a text says it; panics if the rules refuse it.
pub(crate) fn event(rules: &Ziomek, state: &State, fact: &str) -> Event<Ziomek> {
    let broken = |why: &dyn std::fmt::Display| -> ! { panic!("`{fact}`: {why}") };
    if fact == "time" {
        return Event::Time;
    }
    match fact.split_once('>') {
        Some((seat, action)) => {
            let (seat, action) = (seat.parse().unwrap(), action.parse().unwrap());
            rules.check(state, seat, &action).unwrap_or_else(|why| broken(&why));
            Event::Act { seat, action }
        }
        None => {
            let roll = fact.trim_start_matches('=').parse().unwrap();
            rules.faces(state, &roll).unwrap_or_else(|why| broken(&why));
            Event::Roll { roll }
        }
    }
}
