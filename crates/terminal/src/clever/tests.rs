//! Clever in a terminal.

mod board;
mod news;
mod parse;

use turlaj_clever::{Action, Clever, State};
use turlaj_core::{Event, Eye, Game, Node, Seat, Settings, Silent};

const FIRST: Eye = Eye::Seat(Seat(0));
const SECOND: Eye = Eye::Seat(Seat(1));

fn rules(players: u8, options: &[(&str, &str)]) -> Clever {
    let settings = Settings::parse(Clever::OPTIONS, players, options.iter().copied()).unwrap();
    Clever::configure(&settings).unwrap()
}

fn name(seat: Seat) -> String {
    ["Ala", "Ola", "Ela", "Ula"][seat.index()].to_string()
}

/// A position after these facts: rolls as they are, actions as `seat:action`.
fn after(rules: &Clever, position: &str, facts: &str) -> State {
    let mut state = rules.position(position).unwrap();
    for fact in facts.split_whitespace() {
        let event = read(rules, &state, fact);
        rules.apply(&mut state, &event, &mut Silent);
    }
    state
}

fn read(rules: &Clever, state: &State, fact: &str) -> Event<Clever> {
    if rules.node(state) == Node::Chance {
        let roll = fact.parse().unwrap();
        rules.faces(state, &roll).unwrap();
        return Event::Roll { roll };
    }
    let (seat, action) = fact.split_once(':').unwrap();
    let (seat, action): (Seat, Action) = (seat.parse().unwrap(), action.parse().unwrap());
    rules.check(state, seat, &action).unwrap();
    Event::Act { seat, action }
}

fn legal(rules: &Clever, state: &State, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    rules.legal(state, seat, &mut legal);
    legal
}
