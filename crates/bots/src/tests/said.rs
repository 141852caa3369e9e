//! Advice of an engine with its sentences.

use crate::{BotKind, Bots, Sentence};
use turlaj_core::Look;
use turlaj_engine::Unit;

/// Advice in words.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Advice<A> {
    pub(crate) unit: Unit,
    pub(crate) exact: bool,
    pub(crate) best: Vec<Said<A>>,
}

/// One action.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Said<A> {
    pub(crate) action: A,
    pub(crate) then: Vec<A>,
    pub(crate) value: f64,
    pub(crate) why: Sentence,
    /// The weights of the reasons.
    pub(crate) weights: Vec<f64>,
}

/// The best actions, with what is said of them; at most `most`.
pub(crate) fn advise<G: Bots>(
    look: &Look<'_, G>,
    legal: &[G::Action],
    steps: u32,
    most: usize,
) -> Advice<G::Action> {
    let advice = turlaj_engine::advise(&mut G::engine(1), look, legal, steps, most);
    let best = advice.best.into_iter().map(|one| {
        let why = one.why;
        Said {
            action: one.action,
            value: one.value,
            why: G::sentence(&why),
            weights: why.reasons.iter().map(|reason| reason.weight).collect(),
            then: why.then,
        }
    });
    Advice { unit: advice.unit, exact: advice.exact, best: best.collect() }
}

/// The names of the levels, the weakest first.
pub(crate) fn levels<G: Bots>() -> Vec<&'static str> {
    G::BOTS.iter().filter(|bot| bot.kind == BotKind::Level).map(|bot| bot.name).collect()
}
