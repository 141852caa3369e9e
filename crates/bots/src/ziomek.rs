//! The live engine of Ziomek: it builds as people do, at its own pace and with its own slips.

mod builder;
mod engine;
mod pace;
mod plan;
mod practice;
mod rival;

use turlaj_engine::{Bot, Engine, LiveBot};
use turlaj_ziomek::Ziomek;

use crate::{BotKind, BotSpec, Bots};
use builder::Builder;
use pace::LEVELS;
use rival::Rival;

const RIVAL: BotSpec = BotSpec {
    name: "rival",
    about: "builds about as fast as the fastest of the others did in the rounds before",
    kind: BotKind::Follower,
};

const ALL: [BotSpec; 1 + LEVELS.len()] = {
    let mut bots = [RIVAL; 1 + LEVELS.len()];
    let mut at = 0;
    while at < LEVELS.len() {
        bots[1 + at] = BotSpec::level(LEVELS[at].name, LEVELS[at].about);
        at += 1;
    }
    bots
};

impl Bots for Ziomek {
    const BOTS: &'static [BotSpec] = &ALL;

    fn engine(seed: u64) -> Box<dyn Engine<Self>> {
        Box::new(Builder::new(LEVELS[LEVELS.len() - 1], seed))
    }

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "rival" => Some(Box::new(LiveBot(Rival::new(seed)))),
            _ => Some(Box::new(LiveBot(Builder::named(name, seed)?))),
        }
    }
}
