//! The game in words.

mod answer;
mod draw;

use turlaj_core::{Eye, Ink, Line, Seat, Told};

use draw::{centipede, dice, extras, face_line, ink, middle, rating_text, tile_line};

use crate::actions::{Action, DiceSet};
use crate::news::News;
use crate::pieces::Colour;
use crate::state::Phase;
use crate::view::View;
use crate::{Edition, Stonoga};

type Names<'a> = &'a dyn Fn(Seat) -> String;

impl Told for Stonoga {
    const TITLE: &'static str = "Stonoga";
    const ABOUT: &'static str = "A centipede collects shoes: roll coloured dice, take a tile.";

    const POINTS: &'static str = "shoes";

    fn legend(&self) -> Vec<Line> {
        let colours = [
            (Colour::R, "red"),
            (Colour::Y, "yellow"),
            (Colour::G, "green"),
            (Colour::B, "blue"),
            (Colour::K, "black"),
        ];
        let mut letters = Line::plain("Colours:");
        for (colour, word) in colours {
            letters = letters.then(Ink::Plain, " ").then(ink(colour), colour.to_string());
            letters = letters.then(Ink::Plain, format!(" {word},"));
        }
        let letters = letters.then(Ink::Plain, " * star.");
        let mut lines = vec![
            Line::plain(
                "Roll up to three times, then take a tile: R3 is three red shoes and needs three",
            ),
            Line::plain("red dice. Stars count as any colour, or not at all."),
            Line::plain(match self.edition {
                Edition::Pl => {
                    "Take the tile of exactly your count; if it is gone, the next smaller one."
                }
                Edition::Ru => "Take a tile of your count or a smaller one.",
            }),
            Line::plain(match self.is_solo() {
                true => {
                    "When nothing fits, a smallest tile is lost. Lose as few of the 15 as you can."
                }
                false => {
                    "When the middle is empty the most shoes win; then the most in one colour."
                }
            }),
            letters,
        ];
        if !self.is_solo() {
            lines.push(Line::plain(match self.edition {
                Edition::Pl => {
                    "By custom the smallest shoe, or the youngest, takes the seat that begins."
                }
                Edition::Ru => "By custom whoever's birthday is next takes the seat that begins.",
            }));
        }
        let mut more = |on: bool, text: &'static str| lines.extend(on.then(|| Line::plain(text)));
        more(self.barefoot, "~foot: a bare foot, worth 1 shoe, or a fourth roll if you spend it.");
        more(self.tails, "Tail: your secret pair of colours. Tiles of both make it worth 2 shoes.");
        more(self.golden, "R3+ carries a golden shoe, worth 1 shoe; that shoe is never stolen.");
        let exact = self.edition == Edition::Pl;
        more(self.steal && exact, "Or steal the last tile of another, with exactly its count.");
        more(
            self.steal && !exact,
            "Or steal the last tile of another, if your dice would take it.",
        );
        let guard = self.steal && self.golden && self.golden_guard;
        more(guard, "While a golden shoe is last, nothing can be stolen there.");
        lines
    }

    fn board(&self, view: &View, eye: Eye, name: Names<'_>) -> Vec<Line> {
        let mut lines = vec![middle(view)];
        let ended = matches!(view.phase, Phase::Telling { .. } | Phase::Over);
        let names: Vec<String> = (0..self.players).map(|at| name(Seat(at))).collect();
        let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
        for (at, (seat, name)) in view.seats.iter().zip(&names).enumerate() {
            let seat_id = Seat(at as u8);
            let now = !ended && view.seat == seat_id;
            let marker = if now { "> " } else { "  " };
            let ink = if now { Ink::Strong } else { Ink::Plain };
            let pad = " ".repeat(width - name.chars().count());
            let head = Line::inked(ink, format!("{marker}{name}{pad} {:>3} ", seat.count.total()));
            let mut line = head.join(centipede(seat, eye.is(seat_id)));
            if let Some(extras) = extras(&seat.count).filter(|_| view.phase == Phase::Over) {
                line = line.then(Ink::Faint, format!("  ({extras})"));
            }
            lines.push(line);
        }
        if !view.lost.is_empty() {
            let tiles: Vec<String> = view.lost.iter().map(ToString::to_string).collect();
            lines.push(Line::inked(Ink::Faint, format!("  face down: {}", tiles.join(" "))));
        }
        if view.rolls > 0 && !ended {
            lines.push(dice(view));
        }
        if let Some(rating) = view.rating {
            lines.push(Line::inked(Ink::Strong, rating_text(rating)));
        }
        lines
    }

    fn story(&self, news: &News, name: Names<'_>) -> Option<Line> {
        Some(match news {
            News::FirstDrawn { seat } => Line::plain(format!("The lot falls on {}.", name(*seat))),
            News::TailDealt { seat, tail: None } => {
                Line::plain(format!("{} is dealt a tail, face down.", name(*seat)))
            }
            News::TailDealt { seat, tail: Some(tail) } => Line::plain(format!(
                "{} is dealt the tail {tail}: both colours, 2 shoes.",
                name(*seat)
            )),
            News::TailTold { seat, tail } => {
                Line::plain(format!("{} shows the tail {tail}.", name(*seat)))
            }
            News::GoldenRolled { face, tile: Some(tile) } => {
                face_line(Line::plain("Golden shoe: the die shows "), *face)
                    .then(Ink::Plain, ", it lies on ")
                    .join(tile_line(*tile, true))
            }
            News::GoldenRolled { face, tile: None } => {
                face_line(Line::plain("Golden shoe: the die shows "), *face)
                    .then(Ink::Plain, ", it is rolled again")
            }
            News::TurnBegins { .. } => return None,
            News::Rolled { seat, dice, shown, roll } => {
                let line = Line::plain(format!("{}, roll {roll}: ", name(*seat)));
                dice.iter().zip(shown).fold(line, |line, (rolled, face)| match rolled {
                    Some(_) => face_line(line.then(Ink::Plain, " "), *face).then(Ink::Plain, " "),
                    None => face_line(line.then(Ink::Faint, "("), *face).then(Ink::Faint, ")"),
                })
            }
            News::FootSpent { seat } => {
                Line::plain(format!("{} discards the bare foot for a fourth roll.", name(*seat)))
            }
            News::Took { seat, tile, golden } => {
                Line::plain(format!("{} takes ", name(*seat))).join(tile_line(*tile, *golden))
            }
            News::Stole { seat, from, tile } => Line::plain(format!("{} steals ", name(*seat)))
                .join(tile_line(*tile, false))
                .then(Ink::Plain, format!(" from {}", name(*from))),
            News::Lost { tile, golden } => {
                Line::plain("Nothing fits. Lost, face down: ").join(tile_line(*tile, *golden))
            }
            News::EmptyHanded { seat } => {
                Line::inked(Ink::Faint, format!("{} goes empty-handed.", name(*seat)))
            }
            News::Ended { .. } => {
                Line::inked(Ink::Strong, "The middle is empty: the game is over.")
            }
        })
    }

    fn ask(&self, view: &View, legal: &[Action], name: Names<'_>) -> Vec<Line> {
        let mut lines = Vec::new();
        let lost = legal.iter().any(|action| matches!(action, Action::Lose { .. }));
        let mut tiles = Line::plain(match lost {
            true => "nothing fits; lose a tile, by its name: ",
            false => "take a tile, by its name: ",
        });
        let mut found = false;
        for action in legal {
            tiles = match action {
                Action::Take { tile, golden } | Action::Lose { tile, golden } => {
                    tiles.join(tile_line(*tile, *golden))
                }
                Action::Steal { tile, from } => tiles
                    .join(tile_line(*tile, false))
                    .then(Ink::Plain, format!(" from {}", name(*from))),
                Action::Pass | Action::Roll(_) | Action::Foot(_) => continue,
            };
            tiles = tiles.then(Ink::Plain, "  ");
            found = true;
        }
        if found {
            lines.push(tiles);
        }
        if legal.contains(&Action::Pass) {
            lines.push(Line::plain("p ends the turn empty-handed"));
        }
        if legal.contains(&Action::Roll(DiceSet::ALL)) {
            let left = 3 - view.rolls;
            let text = format!("roll again: 134 rolls these dice, 0 all of them ({left} left)");
            lines.push(Line::plain(text));
        }
        if legal.contains(&Action::Foot(DiceSet::ALL)) {
            let text = "spend the bare foot and roll again: 134 rolls these dice, 0 all";
            lines.push(Line::plain(text));
        }
        lines
    }

    fn answer(&self, legal: &[Action], text: &str, name: Names<'_>) -> Option<Action> {
        answer::answer(legal, text, name)
    }

    /// Alone, too: whoever looks on does not know the tail.
    fn has_secrets(&self) -> bool {
        self.tails
    }
}
