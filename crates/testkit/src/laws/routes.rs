//! Positions that are reached by different routes.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use turlaj_core::{Address, Due, Event, Eye, Game, Seats};
use turlaj_table::{Body, Table};

use crate::walk::{Case, Subject, Walk};

/// How many games with the same dice are compared with each other, and how long they are.
const GAMES: u64 = 40;
const FACTS: usize = 60;

/// Two routes to an equal position lead to the same legal actions, refusals, views, dice and
/// outcomes. Returns how many pairs of routes were compared.
///
/// All games of a case have the same dice at the same addresses, so that their choices alone differ
/// and routes meet often.
pub fn equal_positions_are_alike<G: Game>(subject: &Subject<G>, case: &Case) -> usize {
    for_each_pair(subject, case, compare)
}

/// Calls `each` for pairs of tables in equal positions by different routes. Returns how many there
/// were.
pub fn for_each_pair<G: Game>(
    subject: &Subject<G>,
    case: &Case,
    mut each: impl FnMut(&Table<G>, &Table<G>),
) -> usize {
    let mut known: HashMap<G::State, (Walk<'_, G>, String)> = HashMap::new();
    let mut pairs = 0;
    for game in 0..GAMES {
        let mut walk = Walk::new(subject, &Case { seed: case.seed ^ game, ..case.clone() });
        let mut route = String::new();
        for _ in 0..FACTS {
            let Some((tick, event)) = walk.next_with(&mut |at, faces| face(case.seed, at, faces))
            else {
                break;
            };
            let written = written(&walk, &event);
            if walk.table.push(tick, Body::Game(event)).is_err() {
                continue; // Faster than the table allows.
            }
            route.push_str(&written);
            match known.get(walk.table.state()) {
                Some((other, before)) if *before != route => {
                    each(&walk.table, &other.table);
                    pairs += 1;
                }
                Some(_) => {}
                None => {
                    known.insert(walk.table.state().clone(), (walk.clone(), route.clone()));
                }
            }
        }
    }
    pairs
}

/// Says how many pairs of routes were compared; none would prove nothing.
pub fn expect_pairs(pairs: usize) {
    println!("{pairs} pairs of routes to the same position were compared");
    assert!(pairs > 0, "no two routes led to the same position");
}

/// The face of the die at an address.
fn face(seed: u64, at: Address, faces: u32) -> u32 {
    let mut hasher = DefaultHasher::new();
    (seed, at.to_string()).hash(&mut hasher);
    (hasher.finish() % u64::from(faces)) as u32
}

fn written<G: Game>(walk: &Walk<'_, G>, event: &Event<G>) -> String {
    match event {
        Event::Roll { roll } => {
            let throw = walk.table.rules().due(walk.table.state()).some().map(|due| due.throw);
            format!("{throw:?}={roll} ")
        }
        Event::Act { seat, action } => format!("{seat}>{action} "),
        Event::Time => "time ".to_string(),
    }
}

fn compare<G: Game>(a: &Table<G>, b: &Table<G>) {
    let (rules, one, other) = (a.rules(), a.state(), b.state());
    assert_eq!(rules.node(one), rules.node(other), "what the game waits for");
    let seats = Seats::first(rules.players());
    for seat in seats.iter() {
        assert_eq!(a.legal(seat), b.legal(seat), "what seat {seat} can do");
        assert_eq!(rules.refused(one, seat), rules.refused(other, seat), "what it cannot do");
        assert_eq!(rules.fallback(one, seat), rules.fallback(other, seat), "its fallback");
    }
    for eye in seats.iter().map(Eye::Seat).chain([Eye::Nobody]) {
        assert_eq!(rules.view(one, eye), rules.view(other, eye), "what {eye:?} sees");
    }
    // Where the dice stand in the game is the one thing that differs.
    let dice = |due: Due| (due.sight, due.dice);
    assert_eq!(
        rules.due(one).some().map(dice),
        rules.due(other).some().map(dice),
        "the dice that are due"
    );
    let few = |due: &Due| due.dice.len() < 4;
    if rules.due(one).some().is_some_and(|due| few(&due)) {
        assert_eq!(rules.outcomes(one), rules.outcomes(other), "what they can show");
    }
}
