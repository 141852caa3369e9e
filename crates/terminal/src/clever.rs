//! Clever in a terminal.

mod board;
mod dice;
mod legend;
mod news;
mod parse;
mod possible;
mod prompt;
mod seats;
mod sheet;
#[cfg(test)]
mod tests;
mod words;

use turlaj_clever::{Action, Clever, News, View};
use turlaj_core::Eye;

use crate::{Drawing, Line, Names};

pub use words::rating_text;

/// Draws Clever.
#[derive(Clone, Copy, Debug)]
pub struct CleverDrawing;

impl Drawing<Clever> for CleverDrawing {
    const POINTS: &'static str = "points";

    fn legend(rules: &Clever) -> Vec<Line> {
        legend::legend(rules)
    }

    fn board(rules: &Clever, view: &View, eye: Eye, name: Names<'_>) -> Vec<Line> {
        board::board(rules, view, eye, name)
    }

    fn describe(rules: &Clever, news: &News, name: Names<'_>) -> Option<Line> {
        news::describe(rules, news, name)
    }

    fn prompt(_: &Clever, view: &View, legal: &[Action], _: Names<'_>) -> Vec<Line> {
        prompt::prompt(view, legal)
    }

    fn parse(_: &Clever, legal: &[Action], text: &str, _: Names<'_>) -> Option<Action> {
        parse::parse(legal, text)
    }
}
