//! How one game is drawn in a terminal.

use turlaj_core::{Eye, Game, Seat};

use crate::Line;

/// Gives the name of a seat.
pub type Names<'a> = &'a dyn Fn(Seat) -> String;

/// How a game is drawn in English text.
///
/// It is implemented by a unit type per game, so that any crate can draw any game.
pub trait Drawing<G: Game> {
    /// What points are called.
    const POINTS: &'static str;

    /// The aim of the game and the signs on the board, in a few lines for a newcomer.
    fn legend(rules: &G) -> Vec<Line>;

    /// The board as this eye sees it.
    fn board(rules: &G, view: &G::View, eye: Eye, name: Names<'_>) -> Vec<Line>;

    /// Every action on offer in a live phase, where the board has no room for all of them. Each
    /// strong span is an answer that [`Drawing::parse`] reads.
    fn offers(_rules: &G, _view: &G::View, _eye: Eye) -> Vec<Line> {
        Vec::new()
    }

    /// A piece of news as one line; nothing for news that need no words.
    fn describe(rules: &G, news: &G::News, name: Names<'_>) -> Option<Line>;

    /// The question that a seat has to answer, with the short answers to it.
    fn prompt(rules: &G, view: &G::View, legal: &[G::Action], name: Names<'_>) -> Vec<Line>;

    /// The action that a typed answer means; it need not be legal.
    fn parse(rules: &G, legal: &[G::Action], text: &str, name: Names<'_>) -> Option<G::Action>;
}
