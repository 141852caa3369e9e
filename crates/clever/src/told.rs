//! The game in words.

mod answer;
mod ask;
mod dice;
mod possible;
mod seats;
mod sheet;
mod story;
mod words;

use turlaj_core::{Eye, Ink, Line, Seat, Told};

use words::ink;

use crate::Clever;
use crate::actions::Action;
use crate::news::News;
use crate::pieces::{AREAS, Area};
use crate::state::Phase;
use crate::view::View;

type Names<'a> = &'a dyn Fn(Seat) -> String;

impl Told for Clever {
    const TITLE: &'static str = "Clever";
    const ABOUT: &'static str =
        "Write coloured dice into five areas, and let one mark bring the next.";

    const POINTS: &'static str = "points";

    fn legend(&self) -> Vec<Line> {
        let mut lines = vec![
            Line::plain(
                "Each turn has up to three rolls: pick a die from each and write it down. Dice",
            ),
            Line::plain("that show less than the picked one go to the silver tray."),
        ];
        lines.push(Line::plain(match self.is_solo() {
            false => {
                "After your turn everyone else writes one die of the tray, unseen by the others."
            }
            true => "Then comes a passive turn: write one of the three lowest of six dice.",
        }));
        for area in AREAS {
            let text = match area {
                Area::Y => "cross the number of the die; a full column brings its star (*).",
                Area::B => "cross the sum of blue and white; each cross is worth more.",
                Area::G => "the next field, with at least what it says: 4+ is 4, 5 or 6.",
                Area::O => "the next field, any number; x2 and x3 multiply it.",
                Area::P => "the next field, above the last number (>3); after a 6, any.",
            };
            let name = format!("  {area} {:7}", area.name());
            lines.push(Line::inked(ink(area), name).then(Ink::Plain, text));
        }
        let white = Line::inked(Ink::Plain, "  ").then(Ink::White, "W white");
        lines.push(white.then(Ink::Plain, "  counts as any of these colours."));
        lines.extend(
            [
                "What stands beside a full row, under a full blue column, at the full diagonal",
                "(\\) or under a field is yours at once, and one mark can bring the next:",
                "  BX a cross in blue, O5 a 5 in orange, and so on; re a reroll of the dice just",
                "  rolled; +1 one die more after a turn; fox as much as your lowest area.",
                "Signs: X crossed; [5] possible now; circles: . locked, o ready, x used.",
                "Answers: a die as it lies there (w4, y2), a field (y5.2 or 5.2, b7, g), a bonus",
                "(bx), r for a reroll, s to skip, . when done.",
            ]
            .map(Line::plain),
        );
        lines
    }

    fn board(&self, view: &View, eye: Eye, name: Names<'_>) -> Vec<Line> {
        let over = view.phase == Phase::Over;
        let mut lines = Vec::new();
        if !over && view.round > 0 {
            lines.push(dice::round(self, view, eye, name));
        }
        // A solo player's sheet has no other place.
        let own = (0..self.players).map(Seat).find(|&seat| self.is_solo() || eye.is(seat));
        if let Some(seat) = own {
            let own = &view.seats[seat.index()];
            lines.extend(sheet::draw(&own.sheet.sheet(), possible::fields(self, view, seat)));
        }
        if !self.is_solo() {
            lines.extend(seats::table(view, eye, name));
        }
        if dice::are_thrown(view) {
            lines.push(dice::dice(view));
        }
        if let Some(rating) = view.rating {
            lines.push(seats::sum(&view.seats[0].count));
            lines.push(Line::inked(Ink::Strong, format!(" {}", rating.words())));
        }
        lines
    }

    fn story(&self, news: &News, name: Names<'_>) -> Option<Line> {
        story::story(self, news, name)
    }

    fn ask(&self, view: &View, legal: &[Action], _: Names<'_>) -> Vec<Line> {
        ask::ask(view, legal)
    }

    fn answer(&self, legal: &[Action], text: &str, _: Names<'_>) -> Option<Action> {
        answer::answer(legal, text)
    }

    /// Alone, too: whoever looks on does not see a closing phase before its end.
    fn has_secrets(&self) -> bool {
        true
    }
}
