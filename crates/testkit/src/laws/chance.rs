//! Dice: their weights, their faces, their addresses.

use std::collections::{BTreeMap, BTreeSet};

use turlaj_core::{Address, Enumerable, Event, Game, Node, Seat, Throw};
use turlaj_table::Body;

use super::memory::eventful;
use crate::walk::{Case, Subject, Walk};

/// The most combinations of dice that are counted out.
const MOST: u64 = 50_000;

/// The listed outcomes of a chance node are exactly what all combinations of its dice give, with
/// the listed weights; each is accepted as typed-in dice.
pub fn weights_are_exact<G: Enumerable>(subject: &Subject<G>, case: &Case) {
    let mut walk = Walk::new(subject, case);
    walk.play(case.steps);
    let (rules, state) = (walk.table.rules(), walk.table.state());
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
        assert_eq!(rules.check_roll(state, &roll), Ok(()), "{roll}");
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

/// Dice that show the faces which a roll names give that roll again, each die once.
pub fn faces_give_the_roll<G: Game>(subject: &Subject<G>, case: &Case) {
    let mut walk = Walk::new(subject, case);
    for _ in 0..case.steps {
        let (rules, state) = (walk.table.rules().clone(), walk.table.state().clone());
        let Some((_, event)) = walk.next() else { return };
        if let Event::Roll { roll } = &event {
            let mut told = BTreeMap::new();
            rules.faces(&state, roll, &mut |at, faces, face| {
                assert!(face < faces, "{at} shows {face} of {faces}");
                assert_eq!(at.throw, rules.throw(&state), "a roll has one address");
                assert!(told.insert(at, (faces, face)).is_none(), "{at} is named twice");
            });
            let again = rules.roll(&state, &mut |at: Address, faces: u32| {
                let (named, face) = told.remove(&at).expect("only dice of the roll are taken");
                assert_eq!(named, faces, "{at} has always the same faces");
                face
            });
            assert_eq!(again, *roll);
            assert!(told.is_empty(), "dice that are named but not taken: {told:?}");
            check_kinds(&rules, &state, roll);
        }
        walk.step();
    }
}

/// Dice that are counted are dice of a turn, and their kinds have as many faces as they do; each
/// face of such a die is as likely as its kind says.
fn check_kinds<G: Game>(rules: &G, state: &G::State, roll: &G::Roll) {
    let kinds = rules.kinds();
    let mut counted = 0;
    rules.shown(state, roll, &mut |kind, face| {
        counted += 1;
        assert!(kinds[kind].position(face).is_some(), "no {} shows {face}", kinds[kind].name);
    });
    let mut dice = Vec::new();
    rules.faces(state, roll, &mut |at, faces, _| dice.push((at, faces)));
    assert!(counted == 0 || counted == dice.len(), "all dice of {roll} are counted, or none");
    assert!(counted == 0 || rules.throw(state).whose().is_some(), "{roll} belongs to nobody");
    if counted == 0 {
        return;
    }
    for (place, (die, faces)) in dice.into_iter().enumerate() {
        let mut seen: BTreeMap<(usize, String), u32> = BTreeMap::new();
        for face in 0..faces {
            let roll =
                rules.roll(state, &mut |at: Address, _: u32| if at == die { face } else { 0 });
            let mut at = 0;
            rules.shown(state, &roll, &mut |kind, face| {
                if at == place {
                    *seen.entry((kind, face.to_string())).or_default() += 1;
                }
                at += 1;
            });
        }
        let kind = seen.keys().next().map_or(0, |(kind, _)| *kind);
        let listed = kinds[kind].faces.iter().map(|(face, weight)| ((kind, face.clone()), *weight));
        assert_eq!(seen, listed.collect(), "the faces of {die}");
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
            rules.faces(&state, roll, &mut |at, _, _| {
                assert!(drawn.insert(at), "{at} is drawn twice");
            });
            let throw = rules.throw(&state);
            let before = last.insert(throw.whose(), throw);
            assert!(throw.follows(before), "{throw} follows {before:?}");
        }
        rules.apply(&mut state, event);
    }
    let mut told = walk.table.before();
    let mut shown = BTreeMap::new();
    for entry in walk.table.log() {
        if let Body::Game(Event::Roll { roll }) = &entry.body {
            rules.faces(told.state(), roll, &mut |at, faces, face| {
                let known = *shown.entry(at).or_insert((faces, face));
                assert_eq!(known, (faces, face), "{at} showed another face before an undo");
            });
        }
        told.push(entry.tick, entry.body.clone()).expect("a table's own log is valid");
    }
}
