//! The engine of Stonoga: exact where that is known, otherwise a turn solved exactly whose ends are
//! worth what a fitted evaluation, or a search through the next turns, says.

mod engine;
mod exact;
mod greedy;
mod levels;
mod reasons;
mod scene;
#[cfg(test)]
mod tests;
mod words;

use turlaj_engine::{AnyBot, Engine, Explanation, Unit};
use turlaj_exact::stonoga::SoloAim;
use turlaj_stonoga::{Action, Stonoga};

use crate::specs::{PLAYOUTS, with_levels};
use crate::{
    BotSpec, Bots, ErrorRates, Sentence, cost, decides, generic, level_bot, words as said,
};
use engine::ShoeEngine;
use exact::SoloBot;
use greedy::StonogaGreedy;
use levels::{ERROR_RATES, LEVELS};
use words::StonogaWords;

const STUDIES: [BotSpec; 11] = [
    BotSpec::study("random", "any legal action, each as likely as the others"),
    BotSpec::study("greedy", "the most expected shoes in the present turn, exactly"),
    PLAYOUTS,
    BotSpec::study("solo-lost", "alone, without variants: the fewest lost tiles, exactly"),
    BotSpec::study("solo-shoes", "alone, without variants: the most shoes, exactly"),
    BotSpec::study("solo-zero", "alone, without variants: the best chance to lose no tile"),
    BotSpec::study("solo-at-most-1", "alone: the best chance to lose at most 1 tile"),
    BotSpec::study("solo-at-most-2", "alone: the best chance to lose at most 2 tiles"),
    BotSpec::study("solo-at-most-3", "alone: the best chance to lose at most 3 tiles"),
    BotSpec::study("solo-at-most-4", "alone: the best chance to lose at most 4 tiles"),
    BotSpec::study("solo-at-most-5", "alone: the best chance to lose at most 5 tiles"),
];

const ALL: [BotSpec; STUDIES.len() + LEVELS.len()] = with_levels(&STUDIES, LEVELS);

impl Bots for Stonoga {
    const BOTS: &'static [BotSpec] = &ALL;
    const ADVICE_STEPS: Option<u32> = Some(1_000);
    const ANALYSIS_STEPS: u32 = 1;
    const ERROR_RATES: &'static [ErrorRates] = ERROR_RATES;

    fn engine(_: u64) -> Box<dyn Engine<Self>> {
        Box::new(ShoeEngine::default())
    }

    fn bot(name: &str, seed: u64) -> Option<AnyBot<Self>> {
        match name {
            "greedy" => Some(decides(StonogaGreedy::new(seed))),
            // A level of older tables.
            "master" => Self::bot("expert", seed),
            _ if name.starts_with("solo-") => Some(decides(SoloBot::new(aim(name)?))),
            _ => generic::bot(name, seed)
                .or_else(|| level_bot(LEVELS, name, ShoeEngine::default(), seed)),
        }
    }

    fn sentence(explanation: &Explanation<Action>) -> Sentence {
        said::sentence::<StonogaWords, _>(explanation)
    }

    fn cost(unit: Unit, loss: f64) -> Sentence {
        cost::cost::<StonogaWords>(unit, loss)
    }
}

/// What a bot for solo players plays for.
fn aim(name: &str) -> Option<SoloAim> {
    match name.strip_prefix("solo-")? {
        "lost" => Some(SoloAim::Lost),
        "shoes" => Some(SoloAim::Shoes),
        "zero" => Some(SoloAim::AtMost(0)),
        other => other.strip_prefix("at-most-")?.parse().ok().map(SoloAim::AtMost),
    }
}
