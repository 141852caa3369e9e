//! Styled text.

use std::fmt;

/// The style of a piece of text. The letters alone must carry the meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ink {
    /// Without emphasis.
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
    /// In black, on a light background.
    Black,
    /// In gold.
    Gold,
    /// In orange.
    Orange,
    /// In purple.
    Purple,
    /// Black on a white background.
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

    /// How many columns the line takes.
    pub(crate) fn width(&self) -> usize {
        self.0.iter().map(|span| span.text.chars().count()).sum()
    }
}

/// The letters alone.
impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|span| f.write_str(&span.text))
    }
}

/// `1 level`, `2 levels`.
pub fn plural(count: usize, one: &str) -> String {
    if count == 1 { format!("1 {one}") } else { format!("{count} {one}s") }
}
