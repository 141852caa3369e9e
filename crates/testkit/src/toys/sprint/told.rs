//! Sprint in words, for the terminal.

use turlaj_core::{Eye, Line, Seat, Told};

use super::{Action, News, Sprint, View};

impl Told for Sprint {
    const TITLE: &'static str = "Sprint";
    const ABOUT: &'static str = "A toy.";
    const POINTS: &'static str = "points";

    fn legend(&self) -> Vec<Line> {
        Vec::new()
    }
    fn board(&self, view: &View, _: Eye, name: &dyn Fn(Seat) -> String) -> Vec<Line> {
        let track = |(at, steps): (usize, &u8)| format!("{}: {steps}", name(Seat(at as u8)));
        view.tracks.iter().enumerate().map(|seat| Line::plain(track(seat))).collect()
    }
    fn story(&self, news: &News, _: &dyn Fn(Seat) -> String) -> Option<Line> {
        Some(Line::plain(format!("{news:?}")))
    }
    fn ask(&self, _: &View, _: &[Action], _: &dyn Fn(Seat) -> String) -> Vec<Line> {
        vec![Line::plain("step, back or shout")]
    }
    fn answer(&self, _: &[Action], text: &str, _: &dyn Fn(Seat) -> String) -> Option<Action> {
        text.parse().ok()
    }
    fn has_secrets(&self) -> bool {
        false
    }
}
