//! Snakes in a terminal.

mod board;
mod news;
mod parse;

use turlaj_core::{Event, Game, Node, Seat, Silent};
use turlaj_snakes::{Action, Snakes, State};
use turlaj_testkit::scenario;

const TWO: &str = "players=2";
const THREE: &str = "players=3";

fn name(seat: Seat) -> String {
    ["Ala", "Ola", "Olek", "Ula"][seat.index()].to_string()
}

fn rules(settings: &str) -> Snakes {
    scenario::rules(settings)
}

/// A position after these facts, rolls and actions of whoever is asked.
fn after(rules: &Snakes, position: &str, facts: &str) -> State {
    let mut state = rules.position(position).unwrap();
    for fact in facts.split_whitespace() {
        let event = read(rules, &state, fact);
        rules.apply(&mut state, &event, &mut Silent);
    }
    state
}

fn read(rules: &Snakes, state: &State, fact: &str) -> Event<Snakes> {
    match rules.node(state) {
        Node::Chance => {
            let roll = fact.parse().unwrap();
            rules.faces(state, &roll).unwrap();
            Event::Roll { roll }
        }
        node => {
            let seat = node.asked().iter().next().unwrap();
            let action: Action = fact.parse().unwrap();
            rules.check(state, seat, &action).unwrap_or_else(|why| panic!("{why}\n{state}"));
            Event::Act { seat, action }
        }
    }
}

fn legal(rules: &Snakes, state: &State) -> Vec<Action> {
    let mut legal = Vec::new();
    for seat in rules.node(state).asked().iter() {
        rules.legal(state, seat, &mut legal);
    }
    legal
}
