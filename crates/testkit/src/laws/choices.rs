//! What is legal.

use rand::RngExt;
use turlaj_core::{Address, Event, Game, Node, Report, Seat};
use turlaj_table::AnyTable;

use crate::walk::{Case, Subject, Walk};

/// At a decision an action is in `legal` if and only if `check` accepts it; asked seats have one,
/// others none. At a live node `legal` is empty, samples of asked seats pass and others are
/// refused. Nothing is accepted anywhere else. What `refused` names is refused for that reason, and
/// a fallback is accepted; at a live node there need not be one.
pub fn legal_is_what_check_accepts<G: Game>(subject: &Subject<G>, case: &Case) {
    let mut walk = Walk::new(subject, case);
    let universe = (subject.universe)(walk.table.rules());
    for step in 0..=case.steps {
        // Every position asks hundreds of questions; a sample of positions is enough.
        if step % 7 == case.steps % 7 {
            look(&mut walk, &universe);
        }
        if !walk.step() {
            look(&mut walk, &universe);
            return;
        }
    }
}

fn look<G: Game>(walk: &mut Walk<'_, G>, universe: &[G::Action]) {
    let node = walk.table.node();
    if let (Node::Live { seats, .. }, Some(sample)) = (&node, walk.subject.sample) {
        for seat in seats.iter() {
            let rng = &mut walk.rng;
            let mut dice = |_: Address, faces: u32| rng.random_range(0..faces);
            let action = sample(walk.table.rules(), walk.table.state(), seat, &mut dice);
            let checked = walk.table.rules().check(walk.table.state(), seat, &action);
            assert_eq!(checked, Ok(()), "the sample {action} of seat {seat}");
        }
    }
    let (rules, state) = (walk.table.rules(), walk.table.state());
    for nobody in [Seat(rules.players()), Seat(255)] {
        let accepted = universe.iter().find(|action| rules.check(state, nobody, action).is_ok());
        assert_eq!(accepted, None, "by a seat that does not exist");
    }
    for seat in walk.seats() {
        let legal = walk.table.legal(seat);
        let asked = node.asked().contains(seat);
        let live = matches!(node, Node::Live { .. });
        assert_eq!(!legal.is_empty(), asked && !live, "seat {seat} at {node:?}: {legal:?}");
        for (at, action) in legal.iter().enumerate() {
            assert!(!legal[..at].contains(action), "{action} is listed twice");
            assert!(universe.contains(action), "{action} is not in the universe");
        }
        for action in universe {
            let checked = rules.check(state, seat, action);
            if !live || !asked {
                let listed = legal.contains(action);
                assert_eq!(checked.is_ok(), listed, "{action} by seat {seat}: {checked:?}");
            }
        }
        for (action, why) in rules.refused(state, seat) {
            assert!(asked, "seat {seat} is not asked, yet it is told why {action} is refused");
            assert_eq!(rules.check(state, seat, &action), Err(why), "{action} by seat {seat}");
        }
        match rules.fallback(state, seat) {
            Some(action) if live => {
                let checked = rules.check(state, seat, &action);
                assert_eq!(checked, Ok(()), "fallback {action} of seat {seat}");
            }
            Some(action) => assert!(legal.contains(&action), "fallback {action} is not legal"),
            None => assert!(!asked || live, "seat {seat} is asked and has no fallback"),
        }
    }
}

/// Every action that is accepted can be applied, and every eye can look at what follows.
pub fn no_legal_action_panics<G: Game>(subject: &Subject<G>, case: &Case) {
    let mut walk = Walk::new(subject, case);
    walk.play(case.steps);
    let (rules, state) = (walk.table.rules(), walk.table.state());
    // At a live node nothing is listed; whatever `check` accepts must do.
    let universe = (subject.universe)(rules);
    for seat in walk.seats() {
        let accepted = universe.iter().filter(|action| rules.check(state, seat, action).is_ok());
        for action in accepted.cloned() {
            let event = Event::Act { seat, action };
            let mut after = state.clone();
            rules.apply(&mut after, &event, &mut Report::new());
            let _ = rules.node(&after);
            for eye in walk.eyes() {
                let _ = rules.view(&after, eye);
            }
        }
    }
}
