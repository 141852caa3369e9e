//! Snakes in a terminal.

mod board;
mod legend;
mod news;
mod parse;
mod picture;
mod prompt;
#[cfg(test)]
mod tests;
mod words;

use turlaj_core::{Determinize, Eye};
use turlaj_snakes::{Action, Lying, News, Snakes, View};

use crate::{Drawing, Line, Names};

/// The session writes a sign before each question.
const WIDTH: usize = 76;

/// Draws Snakes.
#[derive(Clone, Copy, Debug)]
pub struct SnakesDrawing;

impl Drawing<Snakes> for SnakesDrawing {
    const POINTS: &'static str = "snakes";

    fn legend(rules: &Snakes) -> Vec<Line> {
        legend::legend(rules)
    }

    fn board(rules: &Snakes, view: &View, _: Eye, name: Names<'_>) -> Vec<Line> {
        board::board(view, &lying(rules, view), name)
    }

    fn describe(rules: &Snakes, news: &News, name: Names<'_>) -> Option<Line> {
        news::describe(rules, news, name)
    }

    fn prompt(rules: &Snakes, view: &View, legal: &[Action], name: Names<'_>) -> Vec<Line> {
        prompt::prompt(rules, view, &lying(rules, view), legal, name)
    }

    fn parse(_: &Snakes, legal: &[Action], text: &str, name: Names<'_>) -> Option<Action> {
        parse::parse(legal, text, name)
    }
}

/// The snakes on the table; nothing is hidden, so a guess is the position itself.
fn lying(rules: &Snakes, view: &View) -> Vec<Lying> {
    rules.guess(view, &mut |_, _| 0).snakes().to_vec()
}
