//! The engine of Clever, over learned values; and its bots in the packed game.

mod effect;
mod engine;
mod greedy;
mod levels;
mod packed;
mod reasons;
mod scene;
mod whole;
mod words;

use turlaj_clever::{Action, Clever};
use turlaj_engine::{Bot, Budget, Engine, EngineBot, Explanation, Level, Unit};
use turlaj_learned::clever::mind::Goal;

use crate::specs::{PLAYOUTS, with_levels};
use crate::{BotSpec, Bots, PackedPlay, Sentence, cost, generic, level_bot, words as said};
use engine::SheetEngine;
use levels::LEVELS;
use packed::{LONG, PackedBot};
use whole::WholeGames;
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

impl Bots for Clever {
    const BOTS: &'static [BotSpec] = &ALL;
    const ADVICE_STEPS: u32 = 2_000;
    const PACKED: Option<&'static dyn PackedPlay<Self>> = Some(&WholeGames);

    fn engine(seed: u64) -> Box<dyn Engine<Self>> {
        Box::new(SheetEngine::new(Goal::Victory, seed))
    }

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        let study = |goal, steps| {
            let level = Level { name: "", about: "", noise: 0.0, budget: Budget::steps(steps) };
            Some(Box::new(EngineBot::new(SheetEngine::new(goal, seed), &level, seed)) as Box<_>)
        };
        match name {
            "greedy" => Some(Box::new(PackedBot::greedy(seed))),
            "points" => study(Goal::Points, 0),
            "master-100ms" => study(Goal::Victory, LONG),
            // The name under which older records know it.
            "ahead" => Self::bot("expert", seed),
            _ => generic::bot(name, seed)
                .or_else(|| level_bot(LEVELS, name, SheetEngine::new(Goal::Victory, seed), seed)),
        }
    }

    fn sentence(explanation: &Explanation<Action>) -> Sentence {
        said::sentence::<CleverWords, _>(explanation)
    }

    fn cost(unit: Unit, loss: f64) -> Sentence {
        cost::cost::<CleverWords>(unit, loss)
    }
}
