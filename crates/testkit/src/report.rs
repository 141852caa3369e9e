//! What an event would report, without playing it.

use turlaj_core::{Event, Eye, Game, Report};

/// What this event does in this position.
pub fn report<G: Game>(rules: &G, before: &G::State, event: &Event<G>) -> Report<G> {
    let mut report = Report::new();
    rules.apply(&mut before.clone(), event, &mut report);
    report
}

/// What this eye is told of it, in order.
pub fn news<G: Game>(rules: &G, before: &G::State, event: &Event<G>, eye: Eye) -> Vec<G::News> {
    report(rules, before, event).told_to(eye).cloned().collect()
}
