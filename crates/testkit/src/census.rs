//! Counting all ways to go on, up to a depth: a fingerprint of the rules.

use turlaj_core::{Enumerable, Event, Game, Node, Seats};

/// How many lines of so many facts there are from a position; each outcome of dice counts once.
pub fn count<G: Enumerable>(rules: &G, state: &G::State, depth: u32) -> u64 {
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

fn acts<G: Enumerable>(rules: &G, state: &G::State, seats: Seats, depth: u32) -> u64 {
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
    rules.apply(&mut state, event);
    state
}
