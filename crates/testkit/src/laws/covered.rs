//! Rolls that nobody may know before a fact uncovers them.

use turlaj_core::{Event, Eye, Game, Node, Sight, Tick, Turned};
use turlaj_table::{AnyTable, Body, Ears, Happened, Table};

use super::memory::eventful;
use crate::report::report;
use crate::walk::{Case, Subject};

/// A covered roll is told to nobody as it falls; the fact that uncovers tells all covered rolls to
/// every eye, in order and with their addresses, also after an undo and to eyes that open just then.
/// Who comes later can ask for them, and no game ends with a covered roll.
pub fn covered_rolls_are_told_when_uncovered<G: Game>(subject: &Subject<G>, case: &Case) {
    let walk = eventful(subject, case);
    let eyes = walk.eyes();
    let mut table = walk.table.before();
    for entry in walk.table.log() {
        let Body::Game(event) = &entry.body else {
            table.push(entry.tick, entry.body.clone()).expect("a log is valid");
            continue;
        };
        let (rules, before) = (table.rules().clone(), table.state().clone());
        let (covered, _) = lying(&table);
        let told = rolls_told(&mut table, entry.tick, event, &eyes);
        for (eye, told) in eyes.iter().zip(told) {
            let mut expected = Vec::new();
            if let (Event::Roll { roll }, Some(due)) = (event, rules.due(&before).some())
                && due.sight.is_open_to(*eye)
            {
                expected.push(format!("{}={roll}", due.throw));
            }
            if report(&rules, &before, event).turned.uncovered {
                expected.extend(covered.iter().cloned());
            }
            assert_eq!(told, expected, "rolls told to {eye:?} with {event:?}");
        }
        let (covered, uncovered) = lying(&table);
        assert_eq!(table.uncovered(), uncovered, "rolls for those who come now");
        if matches!(table.node(), Node::Over(_)) {
            assert_eq!(covered, [""; 0], "rolls that were never shown");
        }
    }
}

/// The covered rolls along the facts that stand, and those that were uncovered last.
fn lying<G: Game>(table: &Table<G>) -> (Vec<String>, Vec<String>) {
    let rules = table.rules();
    let (mut covered, mut uncovered) = (Vec::new(), Vec::new());
    let mut state = rules.start();
    for event in table.line() {
        if let (Event::Roll { roll }, Some(due)) = (event, rules.due(&state).some())
            && due.sight == Sight::Later
        {
            uncovered.clear();
            covered.push(format!("{}={roll}", due.throw));
        }
        let mut turned = Turned::default();
        rules.apply(&mut state, event, &mut turned);
        if turned.uncovered {
            uncovered.append(&mut covered);
        }
    }
    (covered, uncovered)
}

/// Plays a fact; the rolls that each of these eyes, which have heard nothing before, is told with it.
pub(super) fn rolls_told<G: Game>(
    table: &mut Table<G>,
    tick: Tick,
    event: &Event<G>,
    eyes: &[Eye],
) -> Vec<Vec<String>> {
    let mut ears = Ears::new(eyes.iter().copied());
    let observer = &mut |happened: &Happened<'_, G>| ears.hear(happened);
    let body = Body::Game(event.clone());
    table.push_observed(tick, body, Some(observer)).expect("a line is valid");
    ears.take().into_iter().map(|(_, heard)| heard.rolled).collect()
}
