//! Advice: the best actions with their values, and why.

use turlaj_core::{Game, Look};

use crate::engine::{Budget, Engine};
use crate::values::{ErrorBar, Explanation, Unit};

/// Advice to a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// What the values count.
    pub unit: Unit,
    /// Whether all values are exact ([`ErrorBar::Exact`]), not estimates.
    pub exact: bool,
    /// Actions, the best first; of actions that come to the same, one.
    pub best: Vec<Advised<A>>,
}

/// One action that advice speaks of.
#[derive(Clone, PartialEq, Debug)]
pub struct Advised<A> {
    /// What to do.
    pub action: A,
    /// Its value to the seat.
    pub value: f64,
    /// How far the value may be off.
    pub error: ErrorBar,
    /// What it does, and why.
    pub why: Explanation<A>,
}

/// The best actions of the seat that looks, as this engine sees it; at most `most`. The engine explains as
/// many as it is asked to.
pub fn advise<G: Game>(
    engine: &mut (impl Engine<G> + ?Sized),
    look: &Look<'_, G>,
    legal: &[G::Action],
    steps: u32,
    most: usize,
) -> Advice<G::Action> {
    let values = engine.evaluate(look, legal, Budget::steps(steps).explaining(most));
    let exact = values.actions.iter().all(|action| action.error == ErrorBar::Exact);
    let (unit, seat, actions) = (values.unit, values.seat.index(), values.actions);
    let advised = values.ranking.into_iter().take(most).map(|ranked| Advised {
        action: legal[ranked.at].clone(),
        value: actions[ranked.at].seats[seat],
        error: actions[ranked.at].error,
        why: ranked.why.expect("an engine that gives advice explains it"),
    });
    Advice { unit, exact, best: advised.collect() }
}
