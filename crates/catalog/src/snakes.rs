//! Snakes and its bots.

use turlaj_bots::Random;
use turlaj_bots::snakes::{Greedy, Taker};
use turlaj_core::Bot;
use turlaj_snakes::Snakes;

use crate::{BotSpec, Listed};

impl Listed for Snakes {
    const BOTS: &'static [BotSpec] = &[
        BotSpec::study("random", "any legal action, each as likely as the others"),
        BotSpec::study("taker", "takes a die back with every +, and then stops; else random"),
        BotSpec::study(
            "greedy",
            "completes if it can; else its next chance to, less those of the others",
        ),
    ];

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        Some(match name {
            "random" => Box::new(Random::new(seed)),
            "taker" => Box::new(Taker::new(seed)),
            "greedy" => Box::new(Greedy::new(seed)),
            _ => return None,
        })
    }
}
