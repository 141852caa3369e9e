//! The one interface of everything that judges.

use turlaj_core::{Game, Look};

use crate::level;
use crate::values::{Values, Worth};

/// How much an engine may do for one answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Steps of search, in a unit of the engine; 0 is no search at all. Steps, never time: the same
    /// budget gives the same answer on every machine.
    pub steps: u32,
    /// How many of the best actions are explained.
    pub explain: usize,
}

impl Budget {
    /// A budget of this many steps, without explanations.
    pub const fn steps(steps: u32) -> Budget {
        Budget { steps, explain: 0 }
    }

    /// The same with explanations of this many actions.
    pub(crate) const fn explaining(self, explain: usize) -> Budget {
        Budget { explain, ..self }
    }
}

/// An evaluator of a game: exact, learned, searching or generic.
///
/// It answers from what a [`Look`] shows and from nothing else. When the look is cancelled it answers
/// with the best that it has.
pub trait Engine<G: Game>: Send {
    /// Values every legal action of the seat that looks; there is at least one.
    fn evaluate(&mut self, look: &Look<'_, G>, legal: &[G::Action], budget: Budget) -> Values<G>;

    /// Values a node for every seat at which the seat that looks has nothing to decide: before a throw,
    /// while others decide, in a live phase, or at the end.
    fn outlook(&mut self, look: &Look<'_, G>, budget: Budget) -> Worth;

    /// Values any node for every seat. Where the seat that looks decides, that is the value of its
    /// best action.
    fn value(&mut self, look: &Look<'_, G>, budget: Budget) -> Worth {
        let mut legal = Vec::new();
        look.legal(&mut legal);
        if legal.is_empty() {
            return self.outlook(look, budget);
        }
        let best = self.evaluate(look, &legal, budget).best();
        best.expect("of legal actions one is ranked first")
    }

    /// Scores every legal action for the seat that looks, the more the better: the values that bots
    /// choose by. They may differ from [`Engine::evaluate`] by a little that decides between equals.
    fn score(
        &mut self,
        look: &Look<'_, G>,
        legal: &[G::Action],
        budget: Budget,
        scores: &mut Vec<f64>,
    ) {
        let values = self.evaluate(look, legal, budget);
        scores.extend((0..legal.len()).map(|at| values.own(at)));
    }

    /// The position of the best legal action.
    fn choose(&mut self, look: &Look<'_, G>, legal: &[G::Action], budget: Budget) -> usize {
        let mut scores = Vec::with_capacity(legal.len());
        self.score(look, legal, budget, &mut scores);
        level::best(&scores)
    }

    /// What noise of 1 means in the unit of this engine under these rules.
    fn noise_unit(&self, _rules: &G) -> f64 {
        1.0
    }
}

impl<G: Game, E: Engine<G> + ?Sized> Engine<G> for Box<E> {
    fn evaluate(&mut self, look: &Look<'_, G>, legal: &[G::Action], budget: Budget) -> Values<G> {
        (**self).evaluate(look, legal, budget)
    }

    fn outlook(&mut self, look: &Look<'_, G>, budget: Budget) -> Worth {
        (**self).outlook(look, budget)
    }

    fn value(&mut self, look: &Look<'_, G>, budget: Budget) -> Worth {
        (**self).value(look, budget)
    }

    fn score(
        &mut self,
        look: &Look<'_, G>,
        legal: &[G::Action],
        budget: Budget,
        scores: &mut Vec<f64>,
    ) {
        (**self).score(look, legal, budget, scores);
    }

    fn choose(&mut self, look: &Look<'_, G>, legal: &[G::Action], budget: Budget) -> usize {
        (**self).choose(look, legal, budget)
    }

    fn noise_unit(&self, rules: &G) -> f64 {
        (**self).noise_unit(rules)
    }
}
