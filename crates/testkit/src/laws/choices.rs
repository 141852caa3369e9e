//! What is legal.

use turlaj_core::{Event, Game, Node};

use crate::walk::{Case, Subject, Walk};

/// At a decision an action is in `legal` if and only if `check` accepts it; asked seats have one,
/// others none. At a live node `legal` is empty, samples of asked seats pass and others are
/// refused. Nothing is accepted anywhere else. What `refused` names is refused for that reason, and
/// a fallback is legal.
pub fn legal_is_what_check_accepts<G: Game>(subject: &Subject<G>, case: &Case) {
    let mut walk = Walk::new(subject, case);
    let universe = (subject.universe)(walk.table.rules());
    for step in 0..=case.steps {
        // Every position asks hundreds of questions; a sample of positions is enough.
        if step % 7 == case.steps % 7 {
            look(&walk, &universe);
        }
        if !walk.step() {
            look(&walk, &universe);
            return;
        }
    }
}

fn look<G: Game>(walk: &Walk<'_, G>, universe: &[G::Action]) {
    let (rules, state) = (walk.table.rules(), walk.table.state());
    let node = rules.node(state);
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
            Some(action) => assert!(legal.contains(&action), "fallback {action} is not legal"),
            None => assert!(!asked || live, "seat {seat} is asked and has no fallback"),
        }
    }
}

/// Every legal action can be applied, and every eye can look at what follows.
pub fn no_legal_action_panics<G: Game>(subject: &Subject<G>, case: &Case) {
    let mut walk = Walk::new(subject, case);
    walk.play(case.steps);
    let (rules, state) = (walk.table.rules(), walk.table.state());
    for seat in walk.seats() {
        for action in walk.table.legal(seat) {
            let event = Event::Act { seat, action };
            let mut after = state.clone();
            rules.apply(&mut after, &event);
            let _ = rules.node(&after);
            for eye in walk.eyes() {
                let _ = rules.news(state, &event, eye);
                let _ = rules.view(&after, eye);
            }
        }
    }
}
