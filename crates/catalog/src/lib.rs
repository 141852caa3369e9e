//! The one list of all games, and of the bots that play them.
//!
//! Who needs a game by its name visits it: [`visit`] calls a generic function with the game's type,
//! so that everything behind it is compiled for that game.

mod chances;
mod clever;
mod offer;
mod packed;
mod practice;
mod scores;
mod seats;
mod snakes;
mod solve;
mod stonoga;
mod strengths;
mod ziomek;

use thiserror::Error;
use turlaj_bots::Words;
use turlaj_core::{Determinize, Game, Look, excerpt};
use turlaj_engine::{Advice, Bot, Budget, Engine, EngineBot, Explanation, Level, Playouts, Random};
use turlaj_terminal::Drawing;

pub use chances::{CHANCES, Chances, TurnChances};
pub use offer::Offer;
pub use packed::{PackedGame, PackedPlay, PackedPlayer};
pub use practice::Practice;
pub use scores::{Part, Rated, SHEETS, Score, ScoreSheets, Scores};
pub use seats::{SeatWord, configure, parse_bots, parse_seats};
pub use solve::{Checked, Counted, NamedWords, PuzzleSolver, SOLVERS, Solution, Solver};
pub use strengths::{Strength, strengths};
pub use turlaj_bots::{LANGS, Lang, Sentence};

/// A game that this project offers.
pub trait Listed: Determinize {
    /// Its name on screen.
    const TITLE: &'static str;

    /// What it is, in one sentence.
    const ABOUT: &'static str;

    /// How it is drawn in a terminal.
    type Drawing: Drawing<Self>;

    /// The bots that play it: those for studies, then the levels, the weakest first.
    const BOTS: &'static [BotSpec];

    /// The settings of its daily challenge, for games that one person plays for points.
    const DAILY: Option<&'static str> = None;

    /// Whether it is a race: all act at any time, and nobody begins.
    const IS_RACE: bool = false;

    /// What its engine says, in words.
    type Words: Words;

    /// How many games decide which level is better: more than one where luck decides most games.
    const MATCH: u64 = 1;

    /// How many steps its engine searches for advice.
    const ADVICE_STEPS: u32 = PLAYOUT_STEPS;

    /// Its strongest engine; the same seed judges the same.
    fn engine(seed: u64) -> Box<dyn Engine<Self>> {
        Box::new(Playouts::new(seed))
    }

    /// A bot of [`Listed::BOTS`] by its name; the same seed plays the same.
    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>>;

    /// Help in practice, for puzzles that one person plays alone.
    const PRACTICE: Option<&'static dyn Practice<Self>> = None;

    /// A faster way than the rules to play whole games.
    const PACKED: Option<&'static dyn PackedPlay<Self>> = None;
}

/// A bot that can be seated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotSpec {
    /// Its name, as written in records and on the command line.
    pub name: &'static str,
    /// How it chooses, in one English line.
    pub about: &'static str,
    /// Who it is for.
    pub kind: BotKind,
}

/// Who a bot is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotKind {
    /// For studies.
    Study,
    /// For people: one of the levels, the weakest first.
    Level,
    /// For people: it plays as well as the others do.
    Follower,
}

impl BotSpec {
    /// One for studies.
    pub const fn study(name: &'static str, about: &'static str) -> BotSpec {
        BotSpec { name, about, kind: BotKind::Study }
    }

    /// A level that people choose.
    pub const fn level(name: &'static str, about: &'static str) -> BotSpec {
        BotSpec { name, about, kind: BotKind::Level }
    }
}

/// The bot of any game: see [`Playouts`].
const PLAYOUTS: BotSpec = BotSpec::study(
    "playouts",
    "tries every action in random games; it knows the rules and nothing else",
);

/// How many events of random games it spends on a decision.
const PLAYOUT_STEPS: u32 = 20_000;

/// The seed of advice: the same position gets the same advice.
const ADVICE_SEED: u64 = 0x0f0c_5eed;

/// The best actions of the seat that looks, as the strongest engine of the game sees it; at most `most`.
pub fn advise<G: Listed>(
    look: &Look<'_, G>,
    legal: &[G::Action],
    most: usize,
) -> Advice<G::Action> {
    turlaj_engine::advise(&mut G::engine(ADVICE_SEED), look, legal, G::ADVICE_STEPS, most)
}

/// An explanation of the game's engine, in words.
pub fn sentence<G: Listed>(explanation: &Explanation<G::Action>) -> Sentence {
    turlaj_bots::sentence::<G::Words, _>(explanation)
}

/// The cost of an action whose value is this much below the best one, in words.
pub fn cost<G: Listed>(unit: turlaj_engine::Unit, loss: f64) -> Sentence {
    turlaj_bots::cost::<G::Words>(unit, loss)
}

/// The bots that every game can have: `random` and `playouts`.
fn generic_bot<G: Determinize>(name: &str, seed: u64) -> Option<Box<dyn Bot<G>>> {
    let level = Level { name: "", about: "", noise: 0.0, budget: Budget::steps(PLAYOUT_STEPS) };
    match name {
        "random" => Some(Box::new(Random::new(seed))),
        "playouts" => Some(Box::new(EngineBot::new(Playouts::new(seed), &level, seed))),
        _ => None,
    }
}

/// The bot of a level.
fn level_bot<G: Game>(
    levels: &[Level],
    name: &str,
    engine: impl Engine<G> + 'static,
    seed: u64,
) -> Option<Box<dyn Bot<G>>> {
    let level = levels.iter().find(|level| level.name == name)?;
    Some(Box::new(EngineBot::new(engine, level, seed)))
}

/// The bots for studies, then the levels.
const fn with_levels<const ALL: usize>(studies: &[BotSpec], levels: &[Level]) -> [BotSpec; ALL] {
    let mut all = [BotSpec::level("", ""); ALL];
    let mut at = 0;
    while at < ALL {
        all[at] = if at < studies.len() {
            studies[at]
        } else {
            let level = &levels[at - studies.len()];
            BotSpec::level(level.name, level.about)
        };
        at += 1;
    }
    all
}

/// Something to do with a game whose type is known only by its name.
pub trait Visit {
    /// What comes of it.
    type Out;
    /// Does it.
    fn game<G: Listed>(self) -> Self::Out;
}

/// A name that is no game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no game `{name}`; there are: {}", GAMES.join(", "))]
pub struct UnknownGame {
    name: String,
}

/// The names of all games, in the order of every list.
pub const GAMES: &[&str] = &["stonoga", "clever", "snakes", "ziomek"];

/// Visits the game of this name.
pub fn visit<V: Visit>(name: &str, visit: V) -> Result<V::Out, UnknownGame> {
    match name {
        "stonoga" => Ok(visit.game::<turlaj_stonoga::Stonoga>()),
        "clever" => Ok(visit.game::<turlaj_clever::Clever>()),
        "snakes" => Ok(visit.game::<turlaj_snakes::Snakes>()),
        "ziomek" => Ok(visit.game::<turlaj_ziomek::Ziomek>()),
        _ => Err(UnknownGame { name: excerpt(name) }),
    }
}
