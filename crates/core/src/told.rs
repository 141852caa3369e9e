//! A game in words, for terminals, records and failing tests.

use std::fmt;

use crate::{Eye, Game, Seat};

/// How a piece of text is meant to stand out; the letters alone must say everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ink {
    /// Like everything else.
    #[default]
    Plain,
    /// Important.
    Strong,
    /// Less important.
    Faint,
    /// In red.
    Red,
    /// In yellow.
    Yellow,
    /// In green.
    Green,
    /// In blue.
    Blue,
    /// In black, on a ground that shows it.
    Black,
    /// In gold.
    Gold,
    /// In orange.
    Orange,
    /// In purple.
    Purple,
    /// In white, on a ground that shows it.
    White,
}

/// Text in one ink.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Span {
    /// The text.
    pub text: String,
    /// The ink.
    pub ink: Ink,
}

/// One line of text in several inks.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line(pub Vec<Span>);

impl Line {
    /// A line in one ink.
    pub fn inked(ink: Ink, text: impl Into<String>) -> Line {
        Line::default().then(ink, text)
    }

    /// A plain line.
    pub fn plain(text: impl Into<String>) -> Line {
        Line::inked(Ink::Plain, text)
    }

    /// The line with more text at its end.
    pub fn then(mut self, ink: Ink, text: impl Into<String>) -> Line {
        self.0.push(Span { text: text.into(), ink });
        self
    }

    /// The line with another one at its end.
    pub fn join(mut self, other: Line) -> Line {
        self.0.extend(other.0);
        self
    }
}

/// The letters alone.
impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|span| f.write_str(&span.text))
    }
}

/// A game that can be told in English words.
pub trait Told: Game {
    /// Its name on screen.
    const TITLE: &'static str;
    /// What it is, in one sentence.
    const ABOUT: &'static str;

    /// What points are called.
    const POINTS: &'static str;

    /// The aim of the game and the signs on the board, in a few lines for a newcomer.
    fn legend(&self) -> Vec<Line>;
    /// What an eye sees; `name` gives the names of seats.
    fn board(&self, view: &Self::View, eye: Eye, name: &dyn Fn(Seat) -> String) -> Vec<Line>;
    /// Every action on offer in a live phase, where the board has no room for all of them. Each
    /// strong span is an answer.
    fn offers(&self, _view: &Self::View, _eye: Eye) -> Vec<Line> {
        Vec::new()
    }
    /// What happened; nothing for what needs no words.
    fn story(&self, news: &Self::News, name: &dyn Fn(Seat) -> String) -> Option<Line>;
    /// The question that a seat has to answer, and how to answer it in short.
    fn ask(
        &self,
        view: &Self::View,
        legal: &[Self::Action],
        name: &dyn Fn(Seat) -> String,
    ) -> Vec<Line>;
    /// The action that a short answer means; it need not be legal.
    fn answer(
        &self,
        legal: &[Self::Action],
        text: &str,
        name: &dyn Fn(Seat) -> String,
    ) -> Option<Self::Action>;
    /// Whether a seat knows things that others must not see. Where this is false, all eyes see and
    /// are told the same.
    fn has_secrets(&self) -> bool;
}
