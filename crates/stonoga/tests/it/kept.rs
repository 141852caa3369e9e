//! Whole games at a table where tails are kept: they are valid games like all others.

use std::collections::BTreeMap;

use turlaj_core::{Address, Determinize, Event, Eye, Fallen, Game, Node, Seat, Silent, Throw};
use turlaj_stonoga::{Roll, State, Stonoga, TAILS};
use turlaj_table::record::{DiceTag, Record, read};
use turlaj_table::{Body, Table};
use turlaj_testkit::{Luck, news, scenario};

const SETTINGS: [&str; 4] = [
    "players=1 tails=on golden=on",
    "players=2 tails=on first=draw",
    "players=3 tails=on steal=on barefoot=on",
    "players=6 tails=on golden=on steal=on first=draw",
];

/// A game from its beginning to its end, at random; of every state that it passes, what follows.
fn play(rules: &Stonoga, luck: &mut Luck) -> Vec<(State, Event<Stonoga>)> {
    let mut state = rules.start();
    let mut facts = Vec::new();
    loop {
        let event = match rules.node(&state) {
            Node::Over(_) => return facts,
            Node::Decide(seats) => {
                let seat = seats.iter().next().unwrap();
                let mut legal = Vec::new();
                rules.legal(&state, seat, &mut legal);
                Event::Act { seat, action: legal[luck.below(legal.len())] }
            }
            _ if rules.faces(&state, &Roll::KeptTail).is_ok() && luck.below(2) == 0 => {
                Event::Roll { roll: Roll::KeptTail }
            }
            _ => {
                let roll = rules
                    .roll(&state, &mut |_: Address, faces: u32| luck.below(faces as usize) as u32);
                Event::Roll { roll }
            }
        };
        let before = state.clone();
        rules.apply(&mut state, &event, &mut Silent);
        facts.push((before, event));
    }
}

fn eyes(rules: &Stonoga) -> impl Iterator<Item = Eye> {
    (0..rules.players()).map(|seat| Eye::Seat(Seat(seat))).chain([Eye::Nobody])
}

fn games(each: impl Fn(&Stonoga, &mut Luck, Vec<(State, Event<Stonoga>)>)) {
    let mut luck = Luck::new(8);
    for settings in SETTINGS {
        let rules: Stonoga = scenario::rules(settings);
        for _ in 0..6 {
            let facts = play(&rules, &mut luck);
            each(&rules, &mut luck, facts);
        }
    }
}

#[test]
fn a_guess_has_the_same_view() {
    games(|rules, luck, facts| {
        for (state, _) in facts {
            for eye in eyes(rules) {
                let view = rules.view(&state, eye);
                let mut dice = |_: Address, faces: u32| luck.below(faces as usize) as u32;
                let guess = rules.guess(&view, &mut dice);
                assert_eq!(rules.view(&guess, eye), view, "{eye:?}");
                assert_eq!(rules.node(&guess), rules.node(&state), "{eye:?}");
            }
        }
    });
}

/// Addresses count without gap, how many faces a die has follows from its address, and dice that
/// show what a roll names give that roll.
#[test]
fn dice_keep_their_laws() {
    games(|rules, luck, _| {
        let mut sizes: BTreeMap<Address, u32> = BTreeMap::new();
        for _ in 0..3 {
            let mut last: BTreeMap<Option<Seat>, Throw> = BTreeMap::new();
            for (state, event) in play(rules, luck) {
                let Event::Roll { roll } = event else { continue };
                let throw = rules.due(&state).some().unwrap().throw;
                assert!(throw.follows(last.insert(throw.whose(), throw)), "{throw}");
                let mut named = BTreeMap::new();
                for Fallen { at, die, face } in rules.fallen(&state, &roll) {
                    assert_eq!(*sizes.entry(at).or_insert(die.faces), die.faces, "{at}");
                    named.insert(at, face);
                }
                if roll == Roll::KeptTail {
                    assert!(named.is_empty(), "nobody says how this lot fell");
                    continue;
                }
                assert_eq!(rules.roll(&state, &mut |at: Address, _: u32| named[&at]), roll);
            }
        }
    });
}

/// Until the middle is empty nobody but its owner can tell a kept tail from one that was typed in.
#[test]
fn a_kept_tail_looks_like_any_other() {
    games(|rules, _, facts| {
        let open = |state: &State| !rules.view(state, Eye::Nobody).middle.is_empty();
        let dealt = facts.iter().filter(|(state, _)| open(state));
        let typed: Vec<_> = dealt
            .filter_map(|(_, event)| match event {
                Event::Roll { roll: Roll::Tail(tail) } => Some(*tail),
                _ => None,
            })
            .collect();
        let mut free = TAILS.into_iter().filter(|tail| !typed.contains(tail));
        let mut kept = Vec::new();
        let mut other = rules.start();
        for (state, event) in &facts {
            let mut twin = *event;
            if *event == (Event::Roll { roll: Roll::KeptTail }) {
                kept.push(
                    eyes(rules)
                        .find(|&eye| rules.due(state).some().unwrap().sight.is_open_to(eye))
                        .unwrap(),
                );
                twin = Event::Roll { roll: Roll::Tail(free.next().unwrap()) };
            }
            let before = other.clone();
            rules.apply(&mut other, &twin, &mut Silent);
            if !open(&other) {
                break; // Kept tails are told now.
            }
            for eye in eyes(rules).filter(|eye| !kept.contains(eye)) {
                assert_eq!(rules.view(state, eye), rules.view(&before, eye), "{eye:?}");
                let (news, told) =
                    (news(rules, state, event, eye), news(rules, &before, &twin, eye));
                assert_eq!(news, told, "{eye:?}");
            }
        }
    });
}

#[test]
fn records_round_trip() {
    games(|rules, _, facts| {
        let mut table = Table::new(*rules);
        for (_, event) in facts {
            table.push(0, Body::Game(event)).unwrap();
        }
        let text = Record::new(table, DiceTag::Typed).to_string();
        let reading = read::<Stonoga>(&text).unwrap();
        assert_eq!(reading.broken, None);
        assert_eq!(reading.record.to_string(), text);
    });
}
