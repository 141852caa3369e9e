//! The engine of any game at decisions, beside a builder for the races.

use turlaj_core::{Look, Tick};
use turlaj_engine::{Budget, Engine, LiveEngine, Playouts, Values, Worth};
use turlaj_ziomek::{Action, Ziomek};

use super::builder::PacedBuilder;

/// Decides by random games, up to the next race; builds at its builder's pace.
pub(crate) struct Tries {
    playouts: Playouts,
    builder: PacedBuilder,
}

impl Tries {
    /// One that plays the same for the same seed.
    pub(crate) fn new(builder: PacedBuilder, seed: u64) -> Tries {
        Tries { playouts: Playouts::new(seed), builder }
    }
}

impl Engine<Ziomek> for Tries {
    fn evaluate(
        &mut self,
        look: &Look<'_, Ziomek>,
        legal: &[Action],
        budget: Budget,
    ) -> Values<Ziomek> {
        self.playouts.evaluate(look, legal, budget)
    }

    fn outlook(&mut self, look: &Look<'_, Ziomek>, budget: Budget) -> Worth {
        self.playouts.outlook(look, budget)
    }

    fn score(
        &mut self,
        look: &Look<'_, Ziomek>,
        legal: &[Action],
        budget: Budget,
        scores: &mut Vec<f64>,
    ) {
        self.playouts.score(look, legal, budget, scores);
    }
}

impl LiveEngine<Ziomek> for Tries {
    fn next(&mut self, look: &Look<'_, Ziomek>, now: Tick) -> Option<(Tick, Action)> {
        self.builder.act(look, now)
    }
}
