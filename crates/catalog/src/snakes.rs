//! Snakes and its bots.

use turlaj_bots::snakes::{Ahead, Greedy, LEVELS, Taker, advise};
use turlaj_bots::{Advice, Levelled, Playouts, Random};
use turlaj_core::{Bot, Look};
use turlaj_snakes::{Action, Snakes};

use crate::{BotSpec, Listed, PLAYOUT_STEPS, PLAYOUTS};

impl Listed for Snakes {
    const BOTS: &'static [BotSpec] = &[
        BotSpec::study("random", "any legal action, each as likely as the others"),
        BotSpec::study("taker", "takes a die back with every +, and then stops; else random"),
        BotSpec::study(
            "greedy",
            "completes if it can; else its next chance to, less those of the others",
        ),
        PLAYOUTS,
        BotSpec::level(LEVELS[0].name, LEVELS[0].about),
        BotSpec::level(LEVELS[1].name, LEVELS[1].about),
        BotSpec::level(LEVELS[2].name, LEVELS[2].about),
        BotSpec::level(LEVELS[3].name, LEVELS[3].about),
        BotSpec::level(LEVELS[4].name, LEVELS[4].about),
    ];

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        Some(match name {
            "random" => Box::new(Random::new(seed)),
            "playouts" => Playouts::bot(PLAYOUT_STEPS, seed),
            "taker" => Box::new(Taker::new(seed)),
            "greedy" => Box::new(Greedy::new(seed)),
            _ => {
                let level = LEVELS.iter().find(|level| level.name == name)?;
                Box::new(Levelled::new(Ahead::new(level.effort), level, seed))
            }
        })
    }

    fn advise(look: &Look<'_, Self>, legal: &[Action], most: usize) -> Option<Advice<Action>> {
        advise(look, legal, most)
    }
}
