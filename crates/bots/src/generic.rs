//! The bots of a game that has none of its own.

use turlaj_core::Determinize;
use turlaj_engine::{AnyBot, EngineBot, GENERIC_LEVELS, Level, Playouts, Random, Tried};

use crate::decides;
use crate::specs::{BotSpec, PLAYOUTS, with_levels};
use crate::words::{Lang, Words};

/// How many events of random games `playouts` spends on a decision.
pub(crate) const STEPS: u32 = 20_000;

/// How many it spends on a position of an analysis.
pub(crate) const ANALYSIS_STEPS: u32 = 2_000;

const STUDIES: [BotSpec; 2] =
    [BotSpec::study("random", "any legal action, each as likely as the others"), PLAYOUTS];

const ALL: [BotSpec; STUDIES.len() + GENERIC_LEVELS.len()] = with_levels(&STUDIES, GENERIC_LEVELS);

pub(crate) const BOTS: &[BotSpec] = &ALL;

/// The bots that every game has: `random` and `playouts`.
pub(crate) fn bot<G: Determinize>(name: &str, seed: u64) -> Option<AnyBot<G>> {
    let playouts = || EngineBot::new(Playouts::new(seed), &Level::best(STEPS), seed);
    match name {
        "random" => Some(decides(Random::new(seed))),
        "playouts" => Some(decides(playouts())),
        _ => None,
    }
}

/// A level of the engine for any game.
pub(crate) fn level<G: Determinize>(name: &str, seed: u64) -> Option<AnyBot<G>> {
    crate::level_bot(GENERIC_LEVELS, name, Playouts::new(seed), seed)
}

/// The words of [`Playouts`]: it counts games, and no more. The reader names the action: the page in the
/// words of the game, the terminal in the notation of records.
pub(crate) struct GenericWords;

impl Words for GenericWords {
    type What = Tried;
    type Why = ();

    fn what(lang: Lang, Tried { games, .. }: &Tried) -> String {
        match lang {
            Lang::En => lang.counted(*games, ["random game", "random games", "random games"]),
            Lang::Pl => lang.counted(*games, ["losowa gra", "losowe gry", "losowych gier"]),
            Lang::Ru => {
                lang.counted(*games, ["случайная партия", "случайные партии", "случайных партий"])
            }
        }
    }

    fn why(_: Lang, (): &(), _: bool) -> String {
        String::new()
    }
}
