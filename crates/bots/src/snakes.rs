//! The engine of Snakes, and its simple bots.

mod engine;
mod greedy;
mod levels;
mod needs;
mod reasons;
mod scene;
mod taker;
#[cfg(test)]
mod tests;
mod words;

use turlaj_engine::{AnyBot, Engine, Explanation, Unit};
use turlaj_snakes::{Action, Snakes};

use crate::specs::{PLAYOUTS, with_levels};
use crate::{
    BotSpec, Bots, ErrorRates, Sentence, cost, decides, generic, level_bot, words as said,
};
use engine::SnakeEngine;
use greedy::SnakesGreedy;
use levels::{ERROR_RATES, LEVELS};
use taker::Taker;
use words::SnakesWords;

const STUDIES: [BotSpec; 4] = [
    BotSpec::study("random", "any legal action, each as likely as the others"),
    BotSpec::study("taker", "takes a die back with every +, and then stops; else random"),
    BotSpec::study(
        "greedy",
        "completes if it can; else its next chance to, less those of the others",
    ),
    PLAYOUTS,
];

const ALL: [BotSpec; STUDIES.len() + LEVELS.len()] = with_levels(&STUDIES, LEVELS);

impl Bots for Snakes {
    const BOTS: &'static [BotSpec] = &ALL;
    const MATCH: u64 = 15;
    const ADVICE_STEPS: Option<u32> = Some(80_000);
    const ANALYSIS_STEPS: u32 = 0;
    const ERROR_RATES: &'static [ErrorRates] = ERROR_RATES;

    fn engine(_: u64) -> Box<dyn Engine<Self>> {
        Box::new(SnakeEngine)
    }

    fn bot(name: &str, seed: u64) -> Option<AnyBot<Self>> {
        match name {
            "taker" => Some(decides(Taker::new(seed))),
            "greedy" => Some(decides(SnakesGreedy::new(seed))),
            // Levels of older tables.
            "strong" | "master" => Self::bot("expert", seed),
            _ => generic::bot(name, seed).or_else(|| level_bot(LEVELS, name, SnakeEngine, seed)),
        }
    }

    fn sentence(explanation: &Explanation<Action>) -> Sentence {
        said::sentence::<SnakesWords, _>(explanation)
    }

    fn cost(unit: Unit, loss: f64) -> Sentence {
        cost::cost::<SnakesWords>(unit, loss)
    }
}
