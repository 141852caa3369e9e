//! The game in English words, for terminals.

mod answer;
mod ask;
mod board;
mod legend;
mod pad;
mod picture;
mod story;
mod supply;
mod words;

use turlaj_core::{Eye, Line, Seat, Told};

use crate::{Action, News, View, Ziomek};

type Names<'a> = &'a dyn Fn(Seat) -> String;

/// The terminal writes a sign before each question.
const WIDTH: usize = 76;
/// The rows of a terminal that board and question share. The others: two lines of what happened, an
/// empty one, the time and the prompt.
const ROWS: usize = 24 - 5;

impl Told for Ziomek {
    const TITLE: &'static str = "Ziomek";
    const ABOUT: &'static str = "Stack blocks along one line, keep them standing, and be first.";
    const POINTS: &'static str = "points";

    fn legend(&self) -> Vec<Line> {
        legend::legend(self)
    }

    fn board(&self, view: &View, eye: Eye, name: Names<'_>) -> Vec<Line> {
        board::board(view, eye, name)
    }

    fn offers(&self, view: &View, eye: Eye) -> Vec<Line> {
        board::offers(view, eye)
    }

    fn story(&self, news: &News, name: Names<'_>) -> Option<Line> {
        story::story(news, name)
    }

    fn ask(&self, view: &View, _: &[Action], name: Names<'_>) -> Vec<Line> {
        ask::ask(view, name)
    }

    fn answer(&self, legal: &[Action], text: &str, _: Names<'_>) -> Option<Action> {
        answer::answer(legal, text)
    }

    fn has_secrets(&self) -> bool {
        false
    }
}
