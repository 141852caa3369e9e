//! The bots of the games: engines, levels, simple bots for studies, and what engines say in words.
//!
//! [`Bots`] is all that others know of a game's bots. A game that says nothing of its own gets the
//! generic ones.

mod clever;
mod cost;
mod generic;
mod off_by;
mod packed;
mod rates;
mod review;
mod snakes;
mod specs;
mod stonoga;
#[cfg(test)]
mod tests;
mod words;
mod ziomek;

use turlaj_core::{Determinize, Game, Look, Refusal, Settings};
use turlaj_engine::{AnyBot, Bot, Engine, EngineBot, Explanation, Level, Playouts, Unit};

use generic::GenericWords;
use off_by::OffBy;
pub use packed::{PackedGame, PackedPlay, PackedPlayer};
pub use rates::ErrorRates;
pub use review::{Beside, Figure, ReviewRemark, ReviewRow, ReviewTable, ReviewedFact};
pub use specs::{BotKind, BotSpec, TooClose};
use words::Form;
pub use words::{LANGS, Lang, Sentence};

/// The bots of a game.
pub trait Bots: Determinize {
    /// The bots that play it: those for studies, then the levels, the weakest first.
    const BOTS: &'static [BotSpec] = generic::BOTS;

    /// Set-ups in which a level is not offered.
    const TOO_CLOSE: &'static [TooClose] = &[];

    /// How many games decide which level is better: more than one where luck decides most games.
    const MATCH: u64 = 1;

    /// How many steps its engine searches for advice; nothing where it has no values of actions to tell.
    const ADVICE_STEPS: Option<u32> = Some(generic::STEPS);

    /// The version of its engine, raised whenever values change: analyses name it.
    const ENGINE_VERSION: u32 = 1;

    /// How many steps its engine searches per position of an analysis, unless told otherwise.
    const ANALYSIS_STEPS: u32 = generic::ANALYSIS_STEPS;

    /// What the choices of its bots cost; none where nothing was measured.
    const ERROR_RATES: &'static [ErrorRates] = &[];

    /// Its strongest engine; the same seed judges the same.
    fn engine(seed: u64) -> Box<dyn Engine<Self>> {
        Box::new(Playouts::new(seed))
    }

    /// A bot of [`Bots::BOTS`], or of an earlier release, by its name; the same seed plays the same.
    fn bot(name: &str, seed: u64) -> Option<AnyBot<Self>> {
        generic::bot(name, seed).or_else(|| generic::level(name, seed))
    }

    /// Tables of its own about a played game, or as far as it was played; the same facts give the same
    /// tables. Nothing where the ledger says all.
    fn review(&self, _facts: &[ReviewedFact<'_, Self>]) -> Vec<ReviewTable> {
        Vec::new()
    }

    /// Luck and errors of a played game, split by what the game's points are made of, with `games` games
    /// of experts from every position; nothing where points have no such parts.
    fn split(&self, _facts: &[ReviewedFact<'_, Self>], _games: u32) -> Vec<ReviewTable> {
        Vec::new()
    }

    /// Refuses a level that is not offered in this set-up.
    fn check_level(name: &str, settings: &Settings) -> Result<(), Refusal> {
        let close = |one: &&TooClose| one.level == name && one.holds(settings);
        match Self::TOO_CLOSE.iter().find(close) {
            None => Ok(()),
            Some(TooClose { level, .. }) => {
                let text =
                    format!("so set up, {level} was not measured to beat the level below it");
                Err(Refusal::new("level-not-offered", text).with("level", level))
            }
        }
    }

    /// An explanation of its engine, in words.
    fn sentence(explanation: &Explanation<Self::Action>) -> Sentence {
        words::sentence::<GenericWords, _>(explanation)
    }

    /// The cost of an action whose value is this much below the best one, in words.
    fn cost(unit: Unit, loss: f64) -> Sentence {
        cost::cost::<GenericWords>(unit, loss)
    }
}

/// A game whose puzzles one person can practise, with help.
pub trait Practice: Bots {
    /// All actions that are left to a solution; nothing where no help is given.
    fn solution(look: &Look<'_, Self>) -> Option<Vec<Self::Action>>;
}

/// The bot of a level.
fn level_bot<G: Game>(
    levels: &[Level],
    name: &str,
    engine: impl Engine<G> + 'static,
    seed: u64,
) -> Option<AnyBot<G>> {
    Some(decides(EngineBot::new(engine, level(levels, name)?, seed)))
}

fn level<'a>(levels: &'a [Level], name: &str) -> Option<&'a Level> {
    levels.iter().find(|level| level.name == name)
}

fn decides<G: Game>(bot: impl Bot<G> + 'static) -> AnyBot<G> {
    AnyBot::Decides(Box::new(bot))
}
