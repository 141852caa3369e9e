//! Dice: their weights, their faces, their addresses.

use std::collections::{BTreeMap, BTreeSet};

use turlaj_core::{Address, Event, Game, Node, Seat, Silent, Throw};
use turlaj_table::Body;

use super::memory::eventful;
use crate::walk::{Case, Subject, Walk};

/// The most combinations of dice that are counted out.
const MOST: u64 = 50_000;

/// The listed outcomes of a chance node are exactly what all combinations of its dice give, with
/// the listed weights; each is accepted as typed-in dice.
pub fn weights_are_exact<G: Game>(subject: &Subject<G>, case: &Case) {
    let mut walk = Walk::new(subject, case);
    walk.play(case.steps);
    let (rules, state) = (walk.table.rules(), walk.table.state());
    assert_eq!(
        rules.due(state).some().is_some(),
        rules.node(state) == Node::Chance,
        "dice are due"
    );
    if rules.node(state) != Node::Chance {
        assert!(rules.outcomes(state).is_empty(), "outcomes where no dice are due");
        return;
    }
    let mut counted: BTreeMap<String, u64> = BTreeMap::new();
    let mut combinations = 0u64;
    let mut odometer = Odometer::default();
    loop {
        odometer.at = 0;
        let roll = rules.roll(state, &mut |_: Address, faces: u32| odometer.next(faces));
        assert_eq!(rules.faces(state, &roll).err(), None, "{roll}");
        *counted.entry(roll.to_string()).or_default() += 1;
        combinations += 1;
        assert!(combinations <= MOST, "too many combinations to count out");
        if !odometer.advance() {
            break;
        }
    }
    let outcomes = rules.outcomes(state);
    let total: u64 = outcomes.iter().map(|(_, weight)| u64::from(*weight)).sum();
    assert_eq!(outcomes.len(), counted.len(), "each outcome is listed once");
    for (roll, weight) in outcomes {
        let count = counted.get(&roll.to_string()).copied().unwrap_or(0);
        assert_eq!(u64::from(weight) * combinations, count * total, "the weight of {roll}");
    }
}

/// Counts through all combinations of faces.
#[derive(Default)]
struct Odometer {
    wheels: Vec<(u32, u32)>,
    at: usize,
}

impl Odometer {
    fn next(&mut self, faces: u32) -> u32 {
        if self.at == self.wheels.len() {
            self.wheels.push((0, faces));
        }
        let (face, of) = self.wheels[self.at];
        assert_eq!(of, faces, "the dice of one node are always the same");
        self.at += 1;
        face
    }

    fn advance(&mut self) -> bool {
        for (face, faces) in self.wheels.iter_mut().rev() {
            *face += 1;
            if *face < *faces {
                return true;
            }
            *face = 0;
        }
        false
    }
}

/// Dice that show the faces of a roll give that roll again, and no earlier combination does.
pub fn faces_give_the_roll<G: Game>(subject: &Subject<G>, case: &Case) {
    let mut walk = Walk::new(subject, case);
    for _ in 0..case.steps {
        let (rules, state) = (walk.table.rules().clone(), walk.table.state().clone());
        let Some((_, event)) = walk.next() else { return };
        if let Event::Roll { roll } = &event {
            let due = rules.due(&state).some().expect("dice fall where they are due");
            let faces = rules.faces(&state, roll).expect("dice show what can be rolled");
            assert_eq!(faces.len(), due.dice.len(), "one face per die");
            for (die, face) in due.dice.iter().zip(&faces) {
                assert!(*face < die.faces, "die {} shows {face} of {}", die.number, die.faces);
            }
            let numbers: BTreeSet<u8> = due.dice.iter().map(|die| die.number).collect();
            assert_eq!(numbers.len(), due.dice.len(), "every die has a number of its own");
            let read = rules.read(&state, &faces);
            assert_eq!(read, *roll);
            for (place, face) in faces.iter().enumerate() {
                for lower in 0..*face {
                    let mut earlier = faces.clone();
                    earlier[place] = lower;
                    assert_ne!(rules.read(&state, &earlier), *roll, "faces are the first match");
                }
            }
            check_kinds(&rules, &state, roll);
        }
        walk.step();
    }
}

/// Dice that are counted are dice of a turn, all of a throw or none, and their kinds have as many
/// faces as they do. Equal positions in a kind are equal rolls.
fn check_kinds<G: Game>(rules: &G, state: &G::State, roll: &G::Roll) {
    let kinds = rules.kinds();
    let due = rules.due(state).some().expect("dice fall where they are due");
    let counted = due.dice.iter().filter(|die| die.kind.is_some()).count();
    assert!(counted == 0 || counted == due.dice.len(), "all dice of {roll} are counted, or none");
    assert!(counted == 0 || due.throw.whose().is_some(), "{roll} belongs to nobody");
    for (place, die) in due.dice.iter().enumerate() {
        let Some(kind) = die.kind.map(|kind| &kinds[usize::from(kind)]) else { continue };
        assert_eq!(kind.count(), die.faces, "the faces of {}", kind.name);
        let shown = |face: u32| {
            let mut faces = vec![0; due.dice.len()];
            faces[place] = face;
            rules.read(state, &faces)
        };
        for (a, b) in (0..kind.count()).flat_map(|a| (0..a).map(move |b| (a, b))) {
            assert_eq!(kind.shows(a) == kind.shows(b), shown(a) == shown(b), "{}", kind.name);
        }
    }
}

/// Along the facts that no undo covers no address is drawn twice, and steps, turns and rolls count
/// 1, 2, 3 … without gap; over the whole log, undone facts too, an address always shows one face.
pub fn addresses_count_without_gap_or_repeat<G: Game>(subject: &Subject<G>, case: &Case) {
    let walk = eventful(subject, case);
    let rules = walk.table.rules();
    let mut state = rules.start();
    let mut drawn = BTreeSet::new();
    let mut last: BTreeMap<Option<Seat>, Throw> = BTreeMap::new();
    for event in walk.table.line() {
        if let Event::Roll { roll } = event {
            for fallen in rules.fallen(&state, roll) {
                assert!(drawn.insert(fallen.at), "{} is drawn twice", fallen.at);
            }
            let throw = rules.due(&state).some().expect("dice fall where they are due").throw;
            let before = last.insert(throw.whose(), throw);
            assert!(throw.follows(before), "{throw} follows {before:?}");
        }
        rules.apply(&mut state, event, &mut Silent);
    }
    let mut told = walk.table.before();
    let mut shown = BTreeMap::new();
    for entry in walk.table.log() {
        if let Body::Game(Event::Roll { roll }) = &entry.body {
            for fallen in rules.fallen(told.state(), roll) {
                let (at, shows) = (fallen.at, (fallen.die.faces, fallen.face));
                let known = *shown.entry(at).or_insert(shows);
                assert_eq!(known, shows, "{at} showed another face before an undo");
            }
        }
        told.push(entry.tick, entry.body.clone()).expect("a table's own log is valid");
    }
}
