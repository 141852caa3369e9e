//! The game in English words, for terminals and failing tests.

mod answer;
mod ask;
mod board;
mod legend;
mod picture;
mod story;
mod words;

use std::fmt;

use turlaj_core::{Determinize, Eye, Line, Seat, Told};

use crate::snake::Snake;
use crate::{Action, News, Snakes, State, View};

type Names<'a> = &'a dyn Fn(Seat) -> String;

/// The terminal writes a sign before each question.
const WIDTH: usize = 76;

impl Told for Snakes {
    const TITLE: &'static str = "Snakes";
    const ABOUT: &'static str = "Dice are pieces of snakes: finish more of them than the others.";
    const POINTS: &'static str = "snakes";

    fn legend(&self) -> Vec<Line> {
        legend::legend(self)
    }

    fn board(&self, view: &View, _: Eye, name: Names<'_>) -> Vec<Line> {
        board::board(&self.seen(view), name)
    }

    fn story(&self, news: &News, name: Names<'_>) -> Option<Line> {
        story::story(self, news, name)
    }

    fn ask(&self, view: &View, legal: &[Action], name: Names<'_>) -> Vec<Line> {
        ask::ask(self, &self.seen(view), legal, name)
    }

    fn answer(&self, legal: &[Action], text: &str, name: Names<'_>) -> Option<Action> {
        answer::answer(legal, text, name)
    }

    fn has_secrets(&self) -> bool {
        false
    }
}

impl Snakes {
    /// Nothing is hidden, so the position is what is seen.
    fn seen(&self, view: &View) -> State {
        self.guess(view, &mut |_, _| 0)
    }
}

/// The snake as it lies, its open ends marked `a` and `b`.
impl fmt::Display for Snake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write(f, &picture::of(self, WIDTH, &|end| Line::plain(end.to_string())))
    }
}

/// The table as it lies: all snakes, hands and points, and the die that was rolled.
impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write(f, &board::board(self, &|seat| format!("seat {seat}")))
    }
}

fn write(f: &mut fmt::Formatter<'_>, lines: &[Line]) -> fmt::Result {
    lines.iter().try_for_each(|line| writeln!(f, "{}", line.to_string().trim_end()))
}
