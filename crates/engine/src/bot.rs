//! Bots made from engines.

use turlaj_core::{Game, Look, Tick};

use crate::engine::{Budget, Engine};
use crate::level::{Level, Noise};

/// A player that is a program.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the legal actions, of which there is at least one.
    fn choose(&mut self, look: &Look<'_, G>, legal: &[G::Action]) -> G::Action;

    /// At a `Live` node, the next action and when: ticks since the page opened, not before `now`;
    /// nothing while it waits for a fact of others. It is asked when a page with a live node opens
    /// and after each of its own acts; where it waits, after any fact. What it has planned stands
    /// until the page turns.
    fn next(&mut self, _look: &Look<'_, G>, _now: Tick) -> Option<(Tick, G::Action)> {
        None
    }
}

/// An engine for live phases: it says what it does next, and when. Its pace and its slips are data.
pub trait LiveEngine<G: Game>: Engine<G> {
    /// See [`Bot::next`].
    fn next(&mut self, look: &Look<'_, G>, now: Tick) -> Option<(Tick, G::Action)>;
}

/// Plays what its engine prefers, as well as its level allows.
pub struct EngineBot<E> {
    engine: E,
    level: Level,
    noise: Noise,
    scores: Vec<f64>,
}

impl<E> EngineBot<E> {
    /// A bot that plays the same for the same seed.
    pub fn new(engine: E, level: &Level, seed: u64) -> EngineBot<E> {
        EngineBot { engine, level: *level, noise: Noise::new(seed), scores: Vec::new() }
    }
}

impl<G: Game, E: Engine<G>> Bot<G> for EngineBot<E> {
    fn choose(&mut self, look: &Look<'_, G>, legal: &[G::Action]) -> G::Action {
        let Level { noise, budget, .. } = self.level;
        let at = match legal.len() {
            1 => 0,
            _ if noise == 0.0 => self.engine.choose(look, legal, budget),
            _ => {
                self.scores.clear();
                self.engine.score(look, legal, budget, &mut self.scores);
                let deviation = noise * self.engine.noise_unit(look.rules());
                self.noise.choose(&self.scores, deviation)
            }
        };
        legal[at].clone()
    }
}

/// Plays what a live engine does, in live phases and at decisions.
pub struct LiveBot<E>(pub E);

impl<G: Game, E: LiveEngine<G>> Bot<G> for LiveBot<E> {
    fn choose(&mut self, look: &Look<'_, G>, legal: &[G::Action]) -> G::Action {
        legal[self.0.choose(look, legal, Budget::steps(0))].clone()
    }

    fn next(&mut self, look: &Look<'_, G>, now: Tick) -> Option<(Tick, G::Action)> {
        self.0.next(look, now)
    }
}
