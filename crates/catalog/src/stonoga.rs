//! Stonoga and its bots.

use turlaj_bots::stonoga::{Aim, Expert, Greedy, LEVELS, Solver, advise};
use turlaj_bots::{Advice, Levelled, Playouts, Random};
use turlaj_core::{Bot, Game, Look, NotationError, Refusal, Settings};
use turlaj_solve::stonoga::odds;
use turlaj_stonoga::{Action, Stonoga, Tile};

use crate::{BotSpec, Chances, Listed, PLAYOUT_STEPS, PLAYOUTS};

impl Listed for Stonoga {
    const BOTS: &'static [BotSpec] = &[
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
        BotSpec::level(LEVELS[0].name, LEVELS[0].about),
        BotSpec::level(LEVELS[1].name, LEVELS[1].about),
        BotSpec::level(LEVELS[2].name, LEVELS[2].about),
        BotSpec::level(LEVELS[3].name, LEVELS[3].about),
        BotSpec::level(LEVELS[4].name, LEVELS[4].about),
    ];

    const DAILY: Option<&'static str> = Some("players=1");

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>> {
        Some(match name {
            "random" => Box::new(Random::new(seed)),
            "playouts" => Playouts::bot(PLAYOUT_STEPS, seed),
            "greedy" => Box::new(Greedy::new(seed)),
            _ if name.starts_with("solo-") => Box::new(Solver::new(aim(name)?)),
            _ => {
                let level = LEVELS.iter().find(|level| level.name == name)?;
                Box::new(Levelled::new(Expert::new(level), level, seed))
            }
        })
    }

    fn advise(look: &Look<'_, Self>, legal: &[Action], most: usize) -> Option<Advice<Action>> {
        advise(look, legal, most)
    }

    /// The aims are the tiles of the middle.
    fn chances(
        options: &[(&str, &str)],
        aims: &[String],
        rolls: u32,
    ) -> Option<Result<Chances, Refusal>> {
        Some(chances(options, aims, rolls))
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

fn chances(options: &[(&str, &str)], aims: &[String], rolls: u32) -> Result<Chances, Refusal> {
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
