//! Snakes and its bots.

use turlaj_bots::snakes::{Greedy, LEVELS, SnakeEngine, SnakesWords, Taker};
use turlaj_engine::{Bot, Engine};
use turlaj_snakes::Snakes;
use turlaj_terminal::SnakesDrawing;

use crate::{BotSpec, Listed, PLAYOUTS, generic_bot, level_bot, with_levels};

const STUDIES: &[BotSpec] = &[
    BotSpec::study("random", "any legal action, each as likely as the others"),
    BotSpec::study("taker", "takes a die back with every +, and then stops; else random"),
    BotSpec::study(
        "greedy",
        "completes if it can; else its next chance to, less those of the others",
    ),
    PLAYOUTS,
];

const BOTS: [BotSpec; STUDIES.len() + LEVELS.len()] = with_levels(STUDIES, LEVELS);

impl Listed for Snakes {
    const TITLE: &'static str = "Snakes";
    const ABOUT: &'static str = "Dice are pieces of snakes: finish more of them than the others.";

    type Drawing = SnakesDrawing;

    const BOTS: &'static [BotSpec] = &BOTS;

    type Words = SnakesWords;

    const MATCH: u64 = 15;

    const ADVICE_STEPS: u32 = 80_000;

    fn engine(_: u64) -> Box<dyn Engine<Self>> {
        Box::new(SnakeEngine)
    }

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "taker" => Some(Box::new(Taker::new(seed))),
            "greedy" => Some(Box::new(Greedy::new(seed))),
            // Levels of older tables.
            "strong" | "master" => Self::bot("expert", seed),
            _ => generic_bot(name, seed).or_else(|| level_bot(LEVELS, name, SnakeEngine, seed)),
        }
    }
}
