//! Stonoga and its bots.

use turlaj_bots::stonoga::{Greedy, LEVELS, ShoeEngine, SoloBot, StonogaWords};
use turlaj_core::{Game, NotationError, Refusal, Settings};
use turlaj_engine::{Bot, Engine};
use turlaj_exact::stonoga::{Aim, odds};
use turlaj_stonoga::{Stonoga, Tile};
use turlaj_terminal::StonogaDrawing;

use crate::{BotSpec, Chances, Listed, PLAYOUTS, TurnChances, generic_bot, level_bot, with_levels};

const STUDIES: &[BotSpec] = &[
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

const BOTS: [BotSpec; STUDIES.len() + LEVELS.len()] = with_levels(STUDIES, LEVELS);

impl Listed for Stonoga {
    const TITLE: &'static str = "Stonoga";
    const ABOUT: &'static str = "A centipede collects shoes: roll coloured dice, take a tile.";

    type Drawing = StonogaDrawing;

    const BOTS: &'static [BotSpec] = &BOTS;

    type Words = StonogaWords;

    const ADVICE_STEPS: u32 = 1_000;

    const DAILY: Option<&'static str> = Some("players=1");

    fn engine(_: u64) -> Box<dyn Engine<Self>> {
        Box::new(ShoeEngine::default())
    }

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "greedy" => Some(Box::new(Greedy::new(seed))),
            // A level of older tables.
            "master" => Self::bot("expert", seed),
            _ if name.starts_with("solo-") => Some(Box::new(SoloBot::new(aim(name)?))),
            _ => generic_bot(name, seed)
                .or_else(|| level_bot(LEVELS, name, ShoeEngine::default(), seed)),
        }
    }
}

/// Turns of two players; the aims are the tiles of the middle.
pub(crate) struct Turns;

impl TurnChances for Turns {
    fn chances(
        &self,
        options: &[(&str, &str)],
        aims: &[String],
        rolls: u32,
    ) -> Result<Chances, Refusal> {
        let wrong = |why: NotationError| Refusal::new("notation", why.to_string());
        let mut tiles: Vec<String> = Vec::new();
        for aim in aims {
            let tile: Tile = aim.trim().to_ascii_uppercase().parse().map_err(wrong)?;
            tiles.push(tile.to_string());
        }
        // Two equal tiles in the middle are one aim.
        tiles.sort();
        tiles.dedup();
        let middle = format!("middle={}", tiles.join(","));
        let settings = Settings::parse(Stonoga::OPTIONS, 2, options.iter().copied())?;
        let rules = Stonoga::configure(&settings)?;
        let state = rules.position(&middle).map_err(wrong)?;
        let odds = odds(&rules, &state, rolls);
        let aims = odds.tiles.iter().map(|(tile, count)| (tile.to_string(), *count));
        Ok(Chances { aims: aims.collect(), any: odds.any, of: odds.of })
    }
}

/// What a bot for solo players plays for.
fn aim(name: &str) -> Option<Aim> {
    match name.strip_prefix("solo-")? {
        "lost" => Some(Aim::Lost),
        "shoes" => Some(Aim::Shoes),
        "zero" => Some(Aim::AtMost(0)),
        other => other.strip_prefix("at-most-")?.parse().ok().map(Aim::AtMost),
    }
}
