//! The one list of all games.
//!
//! Who needs a game by its name visits it: [`visit`] calls a generic function with the game's type,
//! so that everything behind it is compiled for that game. What only some games have stands in lists of
//! its own.

mod offer;
mod strengths;

use turlaj_answers::{ScoreSheets, Solver};
use turlaj_clever::Clever;
use turlaj_core::{Look, Refusal, excerpt};
use turlaj_engine::Advice;
use turlaj_snakes::Snakes;
use turlaj_stonoga::Stonoga;
use turlaj_terminal::{CleverDrawing, Drawing, SnakesDrawing, StonogaDrawing, ZiomekDrawing};
use turlaj_ziomek::Ziomek;

pub use offer::Offer;
pub use strengths::{Strength, strengths};
pub use turlaj_bots::{
    BotKind, BotSpec, Bots, Figure, LANGS, Lang, PackedGame, PackedPlay, PackedPlayer, Practice,
    ReviewTable, ReviewedFact, Sentence, TooClose,
};

/// A game that this project offers.
pub trait Listed: Bots {
    /// Its name on screen.
    const TITLE: &'static str;

    /// What it is, in one sentence.
    const ABOUT: &'static str;

    /// How it is drawn in a terminal.
    type Drawing: Drawing<Self>;
}

impl Listed for Stonoga {
    const TITLE: &'static str = "Stonoga";
    const ABOUT: &'static str = "A centipede collects shoes: roll coloured dice, take a tile.";

    type Drawing = StonogaDrawing;
}

impl Listed for Clever {
    const TITLE: &'static str = "Clever";
    const ABOUT: &'static str =
        "Write coloured dice into five areas, and let one mark bring the next.";

    type Drawing = CleverDrawing;
}

impl Listed for Snakes {
    const TITLE: &'static str = "Snakes";
    const ABOUT: &'static str = "Dice are pieces of snakes: finish more of them than the others.";

    type Drawing = SnakesDrawing;
}

impl Listed for Ziomek {
    const TITLE: &'static str = "Ziomek";
    const ABOUT: &'static str = "Stack blocks along one line, keep them standing, and be first.";

    type Drawing = ZiomekDrawing;
}

/// Something to do with a game whose type is known only by its name.
pub trait Visit: Sized {
    /// What comes of it.
    type Out;

    /// Does it.
    fn game<G: Listed>(self) -> Self::Out;

    /// Does it with a game that has a packed form.
    fn packed<G: Listed + PackedPlay>(self) -> Self::Out {
        self.game::<G>()
    }

    /// Does it with a game whose puzzles can be practised.
    fn practised<G: Listed + Practice>(self) -> Self::Out {
        self.game::<G>()
    }
}

/// The names of all games, in the order of every list.
pub const GAMES: &[&str] = &["stonoga", "clever", "snakes", "ziomek"];

/// Visits the game of this name.
pub fn visit<V: Visit>(name: &str, visit: V) -> Result<V::Out, Refusal> {
    match name {
        "stonoga" => Ok(visit.game::<Stonoga>()),
        "clever" => Ok(visit.packed::<Clever>()),
        "snakes" => Ok(visit.game::<Snakes>()),
        "ziomek" => Ok(visit.practised::<Ziomek>()),
        _ => Err(unknown(name)),
    }
}

/// The games with a daily challenge, for one person and points, and its settings.
pub const DAILY: &[(&str, &str)] = &[("stonoga", "players=1"), ("clever", "players=1")];

/// The games that are races: all act at any time, and nobody begins.
pub const RACES: &[&str] = &["ziomek"];

/// The games that are solved, or puzzles in them.
pub const SOLVERS: Offer<Solver> = Offer {
    code: "no-solver",
    lacks: "is not solved; solve knows:",
    games: &[("stonoga", &turlaj_answers::STONOGA), ("ziomek", &turlaj_answers::ZIOMEK)],
};

/// The games whose turns are computed exactly.
pub const CHANCES: Offer<Solver> = Offer {
    code: "no-chances",
    lacks: "has no exact chances; odds knows:",
    games: &[("stonoga", &turlaj_answers::STONOGA_ODDS)],
};

/// The games that are written on sheets.
pub const SHEETS: Offer<ScoreSheets> = Offer {
    code: "no-sheets",
    lacks: "is not written on sheets; score knows:",
    games: &[("clever", &(turlaj_answers::score_sheets as ScoreSheets))],
};

/// The seed of advice: the same position gets the same advice.
const ADVICE_SEED: u64 = 0x0f0c_5eed;

/// The best actions of the seat that looks, as the strongest engine of the game sees it; at most `most`.
/// Nothing where that has no values of actions.
pub fn advise<G: Listed>(
    look: &Look<'_, G>,
    legal: &[G::Action],
    most: usize,
) -> Option<Advice<G::Action>> {
    let steps = G::ADVICE_STEPS?;
    Some(turlaj_engine::advise(&mut G::engine(ADVICE_SEED), look, legal, steps, most))
}

fn unknown(name: &str) -> Refusal {
    let (name, known) = (excerpt(name), GAMES.join(", "));
    let text = format!("there is no game `{name}`; there are: {known}");
    Refusal::new("unknown-game", text).with("known", known)
}
