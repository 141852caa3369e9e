//! Several seats that decide at once.

use turlaj_core::{Event, Eye, Game, Node, Seat, Turned};
use turlaj_table::AnyTable;
use turlaj_table::{Body, Table};

use crate::walk::{Case, Subject, Walk};

/// Whatever order the seats' chains are mixed in, the page turns to the same state.
pub fn interleavings_agree<G: Game>(subject: &Subject<G>, case: &Case) {
    let mut walk = Walk::new(subject, case);
    for _ in 0..case.steps {
        let start = walk.table.state().clone();
        let page = walk.table.page();
        let together = matches!(walk.table.node(), Node::Decide(seats) if seats.len() > 1);
        if !together {
            if !walk.step() {
                return;
            }
            continue;
        }
        let players = usize::from(walk.table.rules().players());
        let mut chains: Vec<Vec<G::Action>> = vec![Vec::new(); players];
        while walk.table.page() == page {
            assert!(walk.step(), "a game does not end within a page");
            if let Some(Event::Act { seat, action }) = walk.table.line().last() {
                chains[seat.index()].push(action.clone());
            }
        }
        let rules = walk.table.rules().clone();
        for _ in 0..6 {
            let mut state = start.clone();
            let mut turned = Turned::default();
            let mut left: Vec<_> = chains.iter().map(|chain| chain.iter()).collect();
            while left.iter().any(|chain| chain.len() > 0) {
                let at = walk.pick(players);
                let Some(action) = left[at].next().cloned() else { continue };
                let seat = Seat(at as u8);
                assert!(!turned.page, "the page turned before all were done");
                assert_eq!(rules.check(&state, seat, &action), Ok(()), "{action} by seat {seat}");
                rules.apply(&mut state, &Event::Act { seat, action }, &mut turned);
            }
            let (found, expected) = (format!("{state:?}"), format!("{:?}", walk.table.state()));
            assert_eq!(found, expected, "another order of the same chains");
        }
    }
}

/// A step of a sealed chain changes nothing that others see and tells them nothing, and it can be
/// taken back; others learn only that a seat is done.
pub fn sealed_acts_show_nothing<G: Game>(subject: &Subject<G>, case: &Case) {
    let mut walk = Walk::new(subject, case);
    let mut opened_for = walk.table.node().asked();
    for _ in 0..case.steps {
        let before = walk.table.clone();
        if !walk.step() {
            return;
        }
        let rules = walk.table.rules();
        if before.page() != walk.table.page() {
            opened_for = walk.table.node().asked();
            continue;
        }
        // The last one to decide is as sealed as the first: what counts is who was asked at first.
        if opened_for.len() < 2 || !matches!(before.node(), Node::Decide(_)) {
            continue;
        }
        let Some(event @ Event::Act { seat, .. }) = walk.table.line().last() else { continue };
        let seat = *seat;
        let still_asked = walk.table.node().asked().contains(seat);
        for eye in walk.eyes().into_iter().filter(|eye| !eye.is(seat)) {
            if still_asked {
                let view = |table: &Table<G>| format!("{:?}", table.view(eye));
                assert_eq!(view(&before), view(&walk.table), "{eye:?}");
                let news = crate::news(rules, before.state(), event, eye);
                assert_eq!(news, Vec::new(), "news to {eye:?}");
            }
            if let Eye::Seat(other) = eye {
                assert_eq!(before.prompt(other), walk.table.prompt(other), "seat {other}");
                assert_eq!(before.legal(other), walk.table.legal(other), "seat {other}");
            }
        }
        take_back(&walk.table, &before, seat);
    }
}

/// The page never turns back; a roll turns it; it has turned when a seat is asked that was not
/// asked when it began; and an act that leaves a live phase going does not turn it, so that its
/// clock runs on.
pub fn pages_turn_when_they_must<G: Game>(subject: &Subject<G>, case: &Case) {
    let mut walk = Walk::new(subject, case);
    let mut opened_for = walk.table.node().asked();
    for _ in 0..case.steps {
        let before = walk.table.clone();
        if !walk.step() || walk.table.log().len() == before.log().len() {
            continue;
        }
        let (page, was) = (walk.table.page(), before.page());
        assert!(page >= was, "a page turned back");
        let node = walk.table.node();
        match walk.table.line().last() {
            Some(Event::Roll { .. }) => assert!(page > was, "a roll turns the page"),
            Some(Event::Act { .. }) if matches!(before.node(), Node::Live { .. }) => {
                let goes_on = goes_on(&before.node(), &node);
                assert!(
                    page > was || goes_on,
                    "a live phase has ended and the page has not turned"
                );
                assert!(page == was || node != before.node(), "live acts turn no page");
            }
            Some(Event::Time) => assert!(page > was, "time that is up turns the page"),
            Some(Event::Act { .. }) | None => {}
        }
        if page > was {
            opened_for = node.asked();
        } else {
            let new = node.asked().iter().find(|&seat| !opened_for.contains(seat));
            assert_eq!(new, None, "a seat is asked anew and the page has not turned");
        }
    }
}

/// Whether a live phase goes on with the same clock; seats may have left it.
fn goes_on(before: &Node, after: &Node) -> bool {
    match (before, after) {
        (Node::Live { seats, until }, Node::Live { seats: left, until: still }) => {
            until == still && left.iter().all(|seat| seats.contains(seat))
        }
        _ => false,
    }
}

fn take_back<G: Game>(table: &Table<G>, before: &Table<G>, seat: Seat) {
    assert!(table.free_undo(seat) > 0, "a step is taken back freely until the page turns");
    let mut back = table.clone();
    let fact = turlaj_table::Fact::TakeBack { seat, acts: 1 };
    back.push(table.tick(), Body::Table(fact)).expect("free undo is accepted");
    let (found, expected) = (format!("{:?}", back.state()), format!("{:?}", before.state()));
    assert_eq!(found, expected, "taking back gives the state before");
}
