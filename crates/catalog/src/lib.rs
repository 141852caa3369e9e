//! The one list of all games, and of the bots that play them.
//!
//! Who needs a game by its name visits it: [`visit`] calls a generic function with the game's type,
//! so that everything behind it is compiled for that game.

mod chances;
mod clever;
mod fast;
mod scores;
mod seats;
mod snakes;
mod solve;
mod stonoga;
mod strengths;
mod ziomek;

use thiserror::Error;
use turlaj_bots::Level;
use turlaj_core::{Bot, LiveBot, Look, Refusal, Told, excerpt};

pub use chances::Chances;
pub use fast::{Fast, Played};
pub use scores::{Part, Rated, Score, Scores};
pub use seats::{SeatWord, configure, parse_bots, parse_seats};
pub use solve::{Checked, Counted, SOLVED, Solved, Solver, Solves, Valued, Values, Words, solver};
pub use strengths::{Strength, strengths};
pub use turlaj_bots::{Advice, Advised, LANGS, Lang, Sentence, Unit, cost};

/// A game that this project offers.
pub trait Listed: Told {
    /// The bots that play it: those for studies, then the levels, the weakest first.
    const BOTS: &'static [BotSpec];

    /// The settings of its daily challenge, for games that one person plays for points.
    const DAILY: Option<&'static str> = None;

    /// A bot by its name; the same seed plays the same.
    fn bot(name: &str, seed: u64) -> Option<Box<dyn Bot<Self>>>;

    /// The same bot at live nodes, for games that have them; without one the bot does nothing there.
    fn live_bot(_name: &str, _seed: u64) -> Option<Box<dyn LiveBot<Self>>> {
        None
    }

    /// All that is left to do for a solution, for puzzles that one person plays alone; nothing where
    /// no help is given.
    fn solution(_look: &Look<'_, Self>) -> Option<Vec<Self::Action>> {
        None
    }

    /// The best of what a seat can do, with values and reasons, as far as the strongest bot sees; at
    /// most so many actions. Nothing where the game gives no such advice.
    fn advise(
        _look: &Look<'_, Self>,
        _legal: &[Self::Action],
        _most: usize,
    ) -> Option<Advice<Self::Action>> {
        None
    }

    /// A faster way than the rules to play whole games of these bots, where there is one.
    fn fast(&self, _seats: &[&'static str]) -> Option<Box<dyn Fast>> {
        None
    }

    /// The exact chances of a turn with so many rolls to reach each of these aims, for games where
    /// they are known.
    fn chances(
        _options: &[(&str, &str)],
        _aims: &[String],
        _rolls: u32,
    ) -> Option<Result<Chances, Refusal>> {
        None
    }

    /// The points of described sheets, one for each seat, for games that are written on sheets.
    fn score(_sheets: &[String]) -> Option<Result<Scores, Refusal>> {
        None
    }
}

/// A bot that can be seated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotSpec {
    /// Its name, as written in records and on the command line.
    pub name: &'static str,
    /// How it chooses, in one English line.
    pub about: &'static str,
    /// Whether it is one of the levels that people choose from, the weakest first; the others are
    /// for studies.
    pub level: bool,
}

impl BotSpec {
    /// One for studies.
    pub const fn study(name: &'static str, about: &'static str) -> BotSpec {
        BotSpec { name, about, level: false }
    }

    /// A level that people choose.
    pub const fn level(name: &'static str, about: &'static str) -> BotSpec {
        BotSpec { name, about, level: true }
    }
}

/// The bot of any game: see [`Playouts`].
const PLAYOUTS: BotSpec = BotSpec::study(
    "playouts",
    "tries every action in random games; it knows the rules and nothing else",
);

/// How many events of random games it spends on a decision.
const PLAYOUT_STEPS: usize = 20_000;

/// The bots for studies, then the levels.
const fn with_levels<const S: usize, const L: usize, const ALL: usize>(
    studies: &[BotSpec; S],
    levels: &[Level; L],
) -> [BotSpec; ALL] {
    let mut all = [BotSpec::level("", ""); ALL];
    let mut at = 0;
    while at < ALL {
        all[at] = if at < S {
            studies[at]
        } else {
            BotSpec::level(levels[at - S].name, levels[at - S].about)
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
