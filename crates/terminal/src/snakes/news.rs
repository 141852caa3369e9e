//! News as lines.

use turlaj_snakes::snake::Way;
use turlaj_snakes::{Again, Face, News, Snakes};

use super::picture::{self, ink};
use super::words::{die_word, piece_word};
use crate::{Ink, Line, Names};

/// A roll begins at the margin; what follows from it is indented.
pub(super) fn describe(rules: &Snakes, news: &News, name: Names<'_>) -> Option<Line> {
    Some(match news {
        News::TurnBegins { .. } => return None,
        News::FirstDrawn { seat } => Line::plain(format!("The lot falls on {}.", name(*seat))),
        News::Rolled { seat, die, face } => {
            let line = Line::plain(format!("{} rolls ", name(*seat)));
            let line = line.then(ink(*die), die_word(*die)).then(Ink::Plain, ": ");
            match face {
                Face::Piece(piece) => line
                    .join(picture::loose(*die, *piece))
                    .then(Ink::Plain, format!(" {}", piece_word(*piece))),
                Face::Plus => line.then(ink(*die), "+").then(
                    Ink::Plain,
                    match rules.again() {
                        Again::Any => " a die may be taken, and one more rolled",
                        Again::Taken => " a die may be taken and rolled",
                    },
                ),
                Face::Minus => line.then(ink(*die), "-").then(Ink::Plain, " the die is given away"),
            }
        }
        News::Began { snake, .. } => Line::plain(format!("  it begins snake {snake}")),
        News::Placed { snake, end, turn, .. } => {
            let turned = match turn {
                Some(Way::L) => ", to the left",
                Some(Way::R) => ", to the right",
                None => "",
            };
            Line::plain(format!("  it goes to {snake}{end}{turned}"))
        }
        News::Completed { seat, snake, length, points } => {
            let name = name(*seat);
            let now = if *points == 1 { "1 point".to_string() } else { format!("{points} points") };
            let text = format!("  {name} completes snake {snake}, {length} dice long: {now}");
            Line::inked(Ink::Strong, text)
        }
        News::Took { seat, snake, end, die, piece, gone, from, .. } => {
            let line = Line::plain(format!("  {} takes the ", name(*seat)));
            let what = format!("{} {}", die_word(*die), piece_word(*piece));
            let line = line.then(ink(*die), what).then(Ink::Plain, format!(" at {snake}{end}"));
            let and = match from {
                _ if *gone => format!(", and snake {snake} is gone"),
                Some(owner) if owner == seat => ": it is open again, the point stays".to_string(),
                Some(owner) => format!(": it is open again, {} keeps the point", name(*owner)),
                None => String::new(),
            };
            line.then(Ink::Plain, and)
        }
        News::Stopped { seat } => Line::plain(format!("  {} stops", name(*seat))),
        News::Gave { to, .. } => Line::plain(format!("  it goes to {}", name(*to))),
        News::Skipped { seat } => {
            Line::inked(Ink::Faint, format!("{} has no dice and is passed over.", name(*seat)))
        }
        News::Ended { .. } => {
            Line::inked(Ink::Strong, "All dice lie on the table: the game is over.")
        }
    })
}
