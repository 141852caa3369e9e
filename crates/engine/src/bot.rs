//! Bots made from engines.

use turlaj_core::{Game, Look, Tick};

use crate::engine::Engine;
use crate::level::{Level, Noise};

/// A player that is a program.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the legal actions, of which there is at least one.
    fn choose(&mut self, look: &Look<'_, G>, legal: &[G::Action]) -> G::Action;
}

/// A bot that plays live phases too.
pub trait LiveBot<G: Game>: Bot<G> {
    /// The next action, and when: ticks since the page opened, not before `now`; nothing while it
    /// waits for a fact of others. It is asked when a page with a live node opens and after each of
    /// its own acts; where it waits, after any fact. What it has planned stands until the page turns.
    fn next(&mut self, look: &Look<'_, G>, now: Tick) -> Option<(Tick, G::Action)>;
}

/// A bot, by what it can do.
pub enum AnyBot<G: Game> {
    /// It decides; in a live phase it does nothing.
    Decides(Box<dyn Bot<G>>),
    /// It plays live phases too.
    Races(Box<dyn LiveBot<G>>),
}

impl<G: Game> Bot<G> for AnyBot<G> {
    fn choose(&mut self, look: &Look<'_, G>, legal: &[G::Action]) -> G::Action {
        match self {
            AnyBot::Decides(bot) => bot.choose(look, legal),
            AnyBot::Races(bot) => bot.choose(look, legal),
        }
    }
}

/// An engine for live phases: it says what it does next, and when. Its pace and its slips are data.
pub trait LiveEngine<G: Game>: Engine<G> {
    /// See [`LiveBot::next`].
    fn next(&mut self, look: &Look<'_, G>, now: Tick) -> Option<(Tick, G::Action)>;
}

/// Plays what its engine prefers, as well as its level allows.
pub struct EngineBot<E> {
    engine: E,
    level: Level,
    noise: Noise,
}

impl<E> EngineBot<E> {
    /// A bot that plays the same for the same seed.
    pub fn new(engine: E, level: &Level, seed: u64) -> EngineBot<E> {
        EngineBot { engine, level: *level, noise: Noise::new(level, seed) }
    }
}

impl<G: Game, E: Engine<G>> Bot<G> for EngineBot<E> {
    fn choose(&mut self, look: &Look<'_, G>, legal: &[G::Action]) -> G::Action {
        let (engine, budget) = (&mut self.engine, self.level.budget);
        let unit = engine.noise_unit(look.rules());
        let best = |engine: &mut E| engine.choose(look, legal, budget);
        let score = |engine: &mut E, scores: &mut Vec<f64>| {
            engine.score(look, legal, budget, scores);
        };
        legal[self.noise.choose(legal.len(), engine, best, unit, score)].clone()
    }
}

impl<G: Game, E: LiveEngine<G>> LiveBot<G> for EngineBot<E> {
    fn next(&mut self, look: &Look<'_, G>, now: Tick) -> Option<(Tick, G::Action)> {
        self.engine.next(look, now)
    }
}
