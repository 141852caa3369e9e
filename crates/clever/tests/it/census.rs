//! Counts of all ways to go on, from a data file that an independent model has written.

use turlaj_clever::{Clever, State};
use turlaj_core::{Event, Game};
use turlaj_testkit::{census, scenario};

const DATA: &str = include_str!("../data/census.perft");

/// Plays facts such as `345126` and `1>pick:W`.
fn play(rules: &Clever, facts: impl IntoIterator<Item = impl AsRef<str>>) -> State {
    let mut state = rules.start();
    for fact in facts {
        apply(rules, &mut state, fact.as_ref());
    }
    state
}

/// Plays one fact, after checking it.
pub(crate) fn apply(rules: &Clever, state: &mut State, fact: &str) {
    let event = match fact.split_once('>') {
        Some((seat, action)) => {
            let (seat, action) = (seat.parse().unwrap(), action.parse().unwrap());
            rules.check(state, seat, &action).unwrap();
            Event::Act { seat, action }
        }
        None => {
            let roll = fact.parse().unwrap();
            rules.check_roll(state, &roll).unwrap();
            Event::Roll { roll }
        }
    };
    rules.apply(state, &event);
}

#[test]
fn the_census_agrees_with_the_independent_model() {
    let mut counted = 0;
    let mut rules: Clever = scenario::rules("players=2");
    let mut state = rules.start();
    for line in DATA.lines().filter(|line| !line.starts_with('#')) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "" => {}
            "settings" => rules = scenario::rules(rest),
            "facts" => state = play(&rules, rest.split_whitespace()),
            depth => {
                let found = census::count(&rules, &state, depth.parse().unwrap());
                let expected = rest.parse::<u64>().unwrap();
                assert_eq!(found, expected, "{rules:?} to depth {depth} from {state:?}");
                counted += 1;
            }
        }
    }
    assert_eq!(counted, 386);
}
