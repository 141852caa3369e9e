//! The one list of all games.
//!
//! Who needs a game by its name visits it: [`visit`] calls a generic function with the game's type,
//! so that everything behind it is compiled for that game.

mod chances;
mod clever;
mod offer;
mod practice;
mod scores;
mod seats;
mod snakes;
mod solve;
mod stonoga;
mod strengths;
mod ziomek;

use turlaj_core::{Look, Refusal, excerpt};
use turlaj_engine::Advice;
use turlaj_terminal::Drawing;

pub use chances::{CHANCES, Chances, TurnChances};
pub use offer::Offer;
pub use practice::Practice;
pub use scores::{Part, Rated, SHEETS, Score, ScoreSheets, Scores};
pub use seats::{SeatWord, configure, parse_bots, parse_seats};
pub use solve::{Checked, Counted, PuzzleSolver, SOLVERS, Solution, Solver};
pub use strengths::{Strength, strengths};
pub use turlaj_bots::{
    BotKind, BotSpec, Bots, LANGS, Lang, PackedGame, PackedPlay, PackedPlayer, Sentence,
};

/// A game that this project offers.
pub trait Listed: Bots {
    /// Its name on screen.
    const TITLE: &'static str;

    /// What it is, in one sentence.
    const ABOUT: &'static str;

    /// How it is drawn in a terminal.
    type Drawing: Drawing<Self>;

    /// The settings of its daily challenge, for games that one person plays for points.
    const DAILY: Option<&'static str> = None;

    /// Whether it is a race: all act at any time, and nobody begins.
    const IS_RACE: bool = false;

    /// Help in practice, for puzzles that one person plays alone.
    const PRACTICE: Option<&'static dyn Practice<Self>> = None;
}

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

/// Something to do with a game whose type is known only by its name.
pub trait Visit {
    /// What comes of it.
    type Out;
    /// Does it.
    fn game<G: Listed>(self) -> Self::Out;
}

/// The names of all games, in the order of every list.
pub const GAMES: &[&str] = &["stonoga", "clever", "snakes", "ziomek"];

/// Visits the game of this name.
pub fn visit<V: Visit>(name: &str, visit: V) -> Result<V::Out, Refusal> {
    match name {
        "stonoga" => Ok(visit.game::<turlaj_stonoga::Stonoga>()),
        "clever" => Ok(visit.game::<turlaj_clever::Clever>()),
        "snakes" => Ok(visit.game::<turlaj_snakes::Snakes>()),
        "ziomek" => Ok(visit.game::<turlaj_ziomek::Ziomek>()),
        _ => Err(unknown(name)),
    }
}

fn unknown(name: &str) -> Refusal {
    let (name, known) = (excerpt(name), GAMES.join(", "));
    let text = format!("there is no game `{name}`; there are: {known}");
    Refusal::new("unknown-game", text).with("known", known)
}
