//! Stonoga and its bots.

use turlaj_bots::Random;
use turlaj_bots::stonoga::Greedy;
use turlaj_core::Bot;
use turlaj_stonoga::Stonoga;

use crate::{BotSpec, Listed};

impl Listed for Stonoga {
    const BOTS: &'static [BotSpec] = &[
        BotSpec { name: "random", about: "any legal action, each as likely as the others" },
        BotSpec { name: "greedy", about: "the most expected shoes in the present turn, exactly" },
    ];

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        Some(match name {
            "random" => Box::new(Random::new(seed)),
            "greedy" => Box::new(Greedy::new(seed)),
            _ => return None,
        })
    }
}
