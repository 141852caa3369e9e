//! Stonoga, and the exact chances of its turns.

use turlaj_core::{Game, NotationError, Refusal, Settings};
use turlaj_exact::stonoga::odds;
use turlaj_stonoga::{Stonoga, Tile};
use turlaj_terminal::StonogaDrawing;

use crate::{Chances, Listed, TurnChances};

impl Listed for Stonoga {
    const TITLE: &'static str = "Stonoga";
    const ABOUT: &'static str = "A centipede collects shoes: roll coloured dice, take a tile.";

    type Drawing = StonogaDrawing;

    const DAILY: Option<&'static str> = Some("players=1");
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
