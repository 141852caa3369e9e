//! Ziomek in a terminal.

mod board;
mod legend;
mod news;
mod pad;
mod parse;
mod picture;
mod prompt;
mod supply;
#[cfg(test)]
mod tests;
mod words;

use turlaj_core::Eye;
use turlaj_ziomek::{Action, Laid, News, View, Ziomek};

use crate::{Drawing, Line, Names};

/// The session writes a sign before each question.
const WIDTH: usize = 76;
/// The rows of a terminal that board and question share. The others: two lines of news, an empty one,
/// the time and the prompt.
const ROWS: usize = 24 - 5;

/// Draws Ziomek.
#[derive(Clone, Copy, Debug)]
pub struct ZiomekDrawing;

/// A stack of Ziomek, its top first: three rows per level, with what lies there on the left.
pub fn stack_lines(stack: &[Laid]) -> Vec<Line> {
    picture::fitted(stack, usize::MAX, &|_| ' ')
}

impl Drawing<Ziomek> for ZiomekDrawing {
    const POINTS: &'static str = "points";

    fn legend(rules: &Ziomek) -> Vec<Line> {
        legend::legend(rules)
    }

    fn board(_: &Ziomek, view: &View, eye: Eye, name: Names<'_>) -> Vec<Line> {
        board::board(view, eye, name)
    }

    fn offers(_: &Ziomek, view: &View, eye: Eye) -> Vec<Line> {
        board::offers(view, eye)
    }

    fn describe(_: &Ziomek, news: &News, name: Names<'_>) -> Option<Line> {
        news::describe(news, name)
    }

    fn prompt(_: &Ziomek, view: &View, _: &[Action], name: Names<'_>) -> Vec<Line> {
        prompt::prompt(view, name)
    }

    fn parse(_: &Ziomek, legal: &[Action], text: &str, _: Names<'_>) -> Option<Action> {
        parse::parse(legal, text)
    }
}
