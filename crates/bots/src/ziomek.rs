//! The live engine of Ziomek: it builds as people do, at its own pace and with its own slips.

mod builder;
mod engine;
mod pace;
mod plan;
mod planning;
mod practice;
mod review;
mod rival;
#[cfg(test)]
mod tests;
mod tries;

use turlaj_engine::{AnyBot, Engine, EngineBot, Level, LiveEngine};
use turlaj_ziomek::Ziomek;

use crate::generic::STEPS;
use crate::{BotKind, BotSpec, Bots, ReviewTable, ReviewedFact};
use builder::PacedBuilder;
use pace::LEVELS;
use rival::Rival;
use tries::Tries;

const PLAYOUTS: BotSpec = BotSpec::study(
    "playouts",
    "decides by random games, which know the rules and nothing else; builds as the last level",
);

const RIVAL: BotSpec = BotSpec {
    name: "rival",
    about: "builds about as fast as the fastest person did before; among bots, as the fastest bot",
    kind: BotKind::Follower,
};

const ALL: [BotSpec; 2 + LEVELS.len()] = {
    let mut bots = [PLAYOUTS; 2 + LEVELS.len()];
    bots[1] = RIVAL;
    let mut at = 0;
    while at < LEVELS.len() {
        bots[2 + at] = BotSpec::level(LEVELS[at].name, LEVELS[at].about);
        at += 1;
    }
    bots
};

impl Bots for Ziomek {
    const BOTS: &'static [BotSpec] = &ALL;
    /// Which ziomek of a pair is used makes no difference, and nothing else is decided.
    const ADVICE_STEPS: Option<u32> = None;
    const ANALYSIS_STEPS: u32 = 0;

    fn engine(seed: u64) -> Box<dyn Engine<Self>> {
        Box::new(best(seed))
    }

    fn review(&self, facts: &[ReviewedFact<'_, Self>]) -> Vec<ReviewTable> {
        review::rounds(self, facts)
    }

    fn bot(name: &str, seed: u64) -> Option<AnyBot<Self>> {
        match name {
            "playouts" => Some(races(Tries::new(best(seed), seed), STEPS)),
            "rival" => Some(races(Rival::new(seed), 0)),
            _ => Some(races(PacedBuilder::named(name, seed)?, 0)),
        }
    }
}

/// A builder of the last level.
fn best(seed: u64) -> PacedBuilder {
    PacedBuilder::new(LEVELS[LEVELS.len() - 1], seed)
}

fn races(engine: impl LiveEngine<Ziomek> + 'static, steps: u32) -> AnyBot<Ziomek> {
    AnyBot::Races(Box::new(EngineBot::new(engine, &Level::best(steps), 0)))
}
