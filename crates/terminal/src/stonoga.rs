//! Stonoga in a terminal.

mod board;
mod legend;
mod news;
mod parse;
mod pieces;
mod prompt;

use turlaj_core::Eye;
use turlaj_stonoga::{Action, News, Stonoga, View};

use crate::{Drawing, Line, Names};

/// Draws Stonoga.
#[derive(Clone, Copy, Debug)]
pub struct StonogaDrawing;

impl Drawing<Stonoga> for StonogaDrawing {
    const POINTS: &'static str = "shoes";

    fn legend(rules: &Stonoga) -> Vec<Line> {
        legend::legend(rules)
    }

    fn board(_: &Stonoga, view: &View, eye: Eye, name: Names<'_>) -> Vec<Line> {
        board::board(view, eye, name)
    }

    fn describe(_: &Stonoga, news: &News, name: Names<'_>) -> Option<Line> {
        news::describe(news, name)
    }

    fn prompt(_: &Stonoga, view: &View, legal: &[Action], name: Names<'_>) -> Vec<Line> {
        prompt::prompt(view, legal, name)
    }

    fn parse(_: &Stonoga, legal: &[Action], text: &str, name: Names<'_>) -> Option<Action> {
        parse::parse(legal, text, name)
    }
}
