//! Counting all ways to go on, up to a depth: a fingerprint of the rules.

use turlaj_core::{Event, Game, Node, Seats, Silent};

use crate::scenario;

/// How many lines of so many facts there are from a position; each outcome of dice counts once.
pub fn count<G: Game>(rules: &G, state: &G::State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    match rules.node(state) {
        Node::Over(_) | Node::Live { .. } => 0,
        Node::Chance if depth == 1 => rules.outcomes(state).len() as u64,
        Node::Chance => {
            let after = |roll| next(rules, state, &Event::Roll { roll });
            let rolls = rules.outcomes(state).into_iter();
            rolls.map(|(roll, _)| count(rules, &after(roll), depth - 1)).sum()
        }
        Node::Decide(seats) => acts(rules, state, seats, depth),
    }
}

fn acts<G: Game>(rules: &G, state: &G::State, seats: Seats, depth: u32) -> u64 {
    let mut total = 0;
    for seat in seats.iter() {
        let mut legal = Vec::new();
        rules.legal(state, seat, &mut legal);
        if depth == 1 {
            total += legal.len() as u64;
            continue;
        }
        for action in legal {
            total += count(rules, &next(rules, state, &Event::Act { seat, action }), depth - 1);
        }
    }
    total
}

fn next<G: Game>(rules: &G, state: &G::State, event: &Event<G>) -> G::State {
    let mut state = state.clone();
    rules.apply(&mut state, event, &mut Silent);
    state
}

/// Plays one fact, such as `RRRY` or `1>take:R3`, after checking it.
pub fn play<G: Game>(rules: &G, state: &mut G::State, fact: &str) {
    let broken = |why: &dyn std::fmt::Display| -> ! { panic!("`{fact}`: {why}") };
    let event = match fact.split_once('>') {
        Some((seat, action)) => {
            let seat = seat.parse().unwrap_or_else(|why| broken(&why));
            let action = action.parse().unwrap_or_else(|why| broken(&why));
            rules.check(state, seat, &action).unwrap_or_else(|why| broken(&why));
            Event::Act { seat, action }
        }
        None => {
            let roll = fact.parse().unwrap_or_else(|why| broken(&why));
            rules.faces(state, &roll).unwrap_or_else(|why| broken(&why));
            Event::Roll { roll }
        }
    };
    rules.apply(state, &event, &mut Silent);
}

/// Compares counts with those of a file: blocks of `settings …`, `facts …` that lead to the
/// position, and lines `depth count`. Says how many counts there were.
pub fn check<G: Game>(data: &str) -> usize {
    let mut counted = 0;
    let mut at: Option<(G, G::State)> = None;
    for line in data.lines().filter(|line| !line.starts_with('#')) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (word, &mut at) {
            ("", _) => {}
            ("settings", at) => {
                let rules: G = scenario::rules(rest);
                let state = rules.start();
                *at = Some((rules, state));
            }
            ("facts", Some((rules, state))) => {
                *state = rules.start();
                rest.split_whitespace().for_each(|fact| play(rules, state, fact));
            }
            (depth, Some((rules, state))) => {
                let depth = depth.parse().unwrap_or_else(|why| panic!("`{line}`: {why}"));
                let found = count(rules, state, depth).to_string();
                assert_eq!(found, rest, "{rules:?} to depth {depth} from {state:?}");
                counted += 1;
            }
            (_, None) => panic!("`{line}` stands before any settings"),
        }
    }
    counted
}
