//! What an eye may not know.

use rand::RngExt;
use turlaj_core::{Address, Determinize, Event, Eye, Game, Node, Sight, Silent};
use turlaj_table::AnyTable;
use turlaj_table::Table;

use super::covered::rolls_told;
use crate::report::news;
use crate::walk::{Case, Subject, Walk};

/// A position imagined from a view has that very view, and asks the same of the one who looks.
pub fn a_guess_has_the_same_view<G: Determinize>(subject: &Subject<G>, case: &Case) {
    let mut walk = Walk::new(subject, case);
    walk.play(case.steps);
    for eye in walk.eyes() {
        let view = walk.table.view(eye);
        let rng = &mut walk.rng;
        let mut dice = |_: Address, faces: u32| rng.random_range(0..faces);
        let rules = walk.table.rules();
        let guess = rules.guess(&view, &mut dice);
        let guessed = format!("{:?}", rules.view(&guess, eye));
        assert_eq!(guessed, format!("{view:?}"), "{eye:?}");
        assert_eq!(rules.node(&guess), rules.node(walk.table.state()), "{eye:?}");
    }
}

/// Two games that differ only in what an eye may not know look the same to it at every fact: view,
/// news, node, legal actions, refusals, prompts, and the sizes of all of these. Returns whether the
/// two differed at all: a disguise that never disguises would prove nothing.
pub fn hidden_things_make_no_difference<G: Game>(subject: &Subject<G>, case: &Case) -> bool {
    let mut walk = Walk::new(subject, case);
    walk.play(case.steps);
    let line: Vec<Event<G>> = walk.table.line().cloned().collect();
    // Also the game up to its last covered roll: few games happen to stop while dice lie covered.
    let covered = &line[..last_covered(walk.table.rules(), &line)];
    looks_the_same(subject, case, &mut walk, &line)
        | looks_the_same(subject, case, &mut walk, covered)
}

/// How many facts there are up to the last roll that nobody may know yet; none without such a roll.
fn last_covered<G: Game>(rules: &G, line: &[Event<G>]) -> usize {
    let (mut state, mut last) = (rules.start(), 0);
    for (at, event) in line.iter().enumerate() {
        if matches!(event, Event::Roll { .. })
            && rules.due(&state).some().is_some_and(|due| due.sight == Sight::Later)
        {
            last = at + 1;
        }
        rules.apply(&mut state, event, &mut Silent);
    }
    last
}

/// Compares a line of facts with its disguise for every eye; returns whether the two differed.
fn looks_the_same<G: Game>(
    subject: &Subject<G>,
    case: &Case,
    walk: &mut Walk<'_, G>,
    line: &[Event<G>],
) -> bool {
    let mut differed = false;
    let ticks: Vec<u64> = walk.table.log().iter().map(|entry| entry.tick).collect();
    for eye in walk.eyes() {
        let rules = walk.table.rules().clone();
        let rng = &mut walk.rng;
        let mut dice = |_: Address, faces: u32| rng.random_range(0..faces);
        let other_line = (subject.disguise)(&rules, line, eye, &mut dice);
        assert_eq!(line.len(), other_line.len(), "a disguise has the same length");
        let mut table = Table::new(rules.clone());
        let mut other = Table::new(rules.clone());
        for (at, ((event, twin), tick)) in line.iter().zip(&other_line).zip(&ticks).enumerate() {
            let mut after = table.state().clone();
            rules.apply(&mut after, event, &mut Silent);
            // The end of a game shows everything.
            if matches!(rules.node(&after), Node::Over(_)) {
                break;
            }
            let told = news(&rules, table.state(), event, eye);
            assert_eq!(told, news(&rules, other.state(), twin, eye), "news to {eye:?}");
            let told = rolls_told(&mut table, *tick, event, &[eye]);
            let twin_told = rolls_told(&mut other, *tick, twin, &[eye]);
            assert_eq!(told, twin_told, "rolls told to {eye:?}");
            differed |= format!("{:?}", table.state()) != format!("{:?}", other.state());
            compare(walk, &table, &other, eye);
            if at % 9 == case.steps % 9 {
                compare_refusals(walk, &table, &other, eye);
            }
        }
    }
    differed
}

/// Where a game says that nobody has secrets, all eyes see and hear the same: a server writes it once
/// for all of them.
pub fn without_secrets_all_see_the_same<G: Game>(subject: &Subject<G>, case: &Case) {
    let mut walk = Walk::new(subject, case);
    walk.play(case.steps);
    let rules = walk.table.rules().clone();
    if rules.has_secrets() {
        return;
    }
    let mut state = rules.start();
    for event in walk.table.line() {
        for eye in walk.eyes() {
            let told = |eye| news(&rules, &state, event, eye);
            assert_eq!(told(eye), told(Eye::Nobody), "news to {eye:?}");
            let sees = |eye| rules.due(&state).some().is_none_or(|due| due.sight.is_open_to(eye));
            assert_eq!(sees(eye), sees(Eye::Nobody), "rolls that {eye:?} sees");
        }
        rules.apply(&mut state, event, &mut Silent);
        for eye in walk.eyes() {
            let view = |eye| format!("{:?}", rules.view(&state, eye));
            assert_eq!(view(eye), view(Eye::Nobody), "{eye:?}");
        }
    }
}

fn compare<G: Game>(walk: &Walk<'_, G>, a: &Table<G>, b: &Table<G>, eye: Eye) {
    assert_eq!(a.node(), b.node(), "what the game waits for, to {eye:?}");
    let (left, right) = (a.view(eye), b.view(eye));
    assert_eq!(left, right, "the view of {eye:?}");
    let text = |view: &G::View| serde_json::to_string(view).expect("views are JSON");
    assert_eq!(text(&left), text(&right), "the bytes sent to {eye:?}");
    for seat in walk.seats().filter(|&seat| eye.is(seat)) {
        assert_eq!(a.node().asked().contains(seat), b.node().asked().contains(seat));
        assert_eq!(a.prompt(seat), b.prompt(seat), "the prompt of seat {seat}");
        assert_eq!(a.legal(seat), b.legal(seat), "what seat {seat} can do");
        assert_eq!(a.free_undo(seat), b.free_undo(seat), "what seat {seat} can take back");
    }
}

/// Hundreds of questions a position; the law asks them at a sample of positions.
fn compare_refusals<G: Game>(walk: &Walk<'_, G>, a: &Table<G>, b: &Table<G>, eye: Eye) {
    for seat in walk.seats().filter(|&seat| eye.is(seat)) {
        let refused = |table: &Table<G>| table.rules().refused(table.state(), seat);
        assert_eq!(refused(a), refused(b), "what seat {seat} is refused");
        for action in (walk.subject.universe)(a.rules()) {
            let check = |table: &Table<G>| table.rules().check(table.state(), seat, &action);
            assert_eq!(check(a), check(b), "{action} by seat {seat}");
        }
    }
}
