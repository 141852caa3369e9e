//! The engine of Clever, over learned values; and its bots, which play the packed game too.

mod areas;
mod effect;
mod engine;
mod greedy;
mod levels;
mod reasons;
mod scene;
mod split;
#[cfg(test)]
mod tests;
mod whole;
mod words;

use turlaj_clever::{Action, Clever};
use turlaj_engine::{AnyBot, Engine, EngineBot, Explanation, Level, Unit};
use turlaj_learned::clever::Goal;

use crate::specs::{PLAYOUTS, with_levels};
use crate::{
    BotSpec, Bots, ErrorRates, ReviewTable, ReviewedFact, Sentence, TooClose, cost, decides,
    generic, words as said,
};
use engine::SheetEngine;
use greedy::CleverGreedy;
use levels::{ERROR_RATES, LEVELS, TOO_CLOSE};
use words::CleverWords;

const STUDIES: [BotSpec; 6] = [
    BotSpec::study("random", "any legal action, each as likely as the others"),
    BotSpec::study("greedy", "the most points at once, with all that a mark brings"),
    PLAYOUTS,
    BotSpec::study("ahead", "an older name of expert"),
    BotSpec::study("points", "like expert, but for its own points alone, against any opponents"),
    BotSpec::study("master-100ms", "like master, with about 100 ms a decision"),
];

const ALL: [BotSpec; STUDIES.len() + LEVELS.len()] = with_levels(&STUDIES, LEVELS);

/// What the bots of its own are made from, at a table of the rules and in the packed game.
enum Make {
    Greedy,
    Level(Goal, Level),
}

impl Make {
    fn of(name: &str) -> Option<Make> {
        let level = |name| crate::level(LEVELS, name).copied();
        Some(match name {
            "greedy" => Make::Greedy,
            "points" => Make::Level(Goal::Points, Level::best(0)),
            "master-100ms" => Make::Level(Goal::Victory, Level::best(20_000)),
            // The name under which older records know it.
            "ahead" => Make::Level(Goal::Victory, level("expert")?),
            _ => Make::Level(Goal::Victory, level(name)?),
        })
    }
}

impl Bots for Clever {
    const BOTS: &'static [BotSpec] = &ALL;
    const TOO_CLOSE: &'static [TooClose] = TOO_CLOSE;
    const ADVICE_STEPS: Option<u32> = Some(2_000);
    const ANALYSIS_STEPS: u32 = 0;
    const ERROR_RATES: &'static [ErrorRates] = ERROR_RATES;

    fn engine(seed: u64) -> Box<dyn Engine<Self>> {
        Box::new(SheetEngine::new(Goal::Victory, seed))
    }

    fn bot(name: &str, seed: u64) -> Option<AnyBot<Self>> {
        match Make::of(name) {
            Some(Make::Greedy) => Some(decides(CleverGreedy::new(seed))),
            Some(Make::Level(goal, level)) => {
                Some(decides(EngineBot::new(SheetEngine::new(goal, seed), &level, seed)))
            }
            None => generic::bot(name, seed),
        }
    }

    fn review(&self, facts: &[ReviewedFact<'_, Self>]) -> Vec<ReviewTable> {
        vec![areas::by_area(self, facts)]
    }

    fn split(&self, facts: &[ReviewedFact<'_, Self>], games: u32) -> Vec<ReviewTable> {
        split::by_area(self, facts, games)
    }

    fn sentence(explanation: &Explanation<Action>) -> Sentence {
        said::sentence::<CleverWords, _>(explanation)
    }

    fn cost(unit: Unit, loss: f64) -> Sentence {
        cost::cost::<CleverWords>(unit, loss)
    }
}
