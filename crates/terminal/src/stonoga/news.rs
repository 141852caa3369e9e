//! News as lines.

use turlaj_stonoga::News;

use super::pieces::{face_line, tile_line};
use crate::{Ink, Line, Names};

pub(super) fn describe(news: &News, name: Names<'_>) -> Option<Line> {
    Some(match news {
        News::FirstDrawn { seat } => Line::plain(format!("The lot falls on {}.", name(*seat))),
        News::TailDealt { seat, tail: None } => {
            Line::plain(format!("{} is dealt a tail, face down.", name(*seat)))
        }
        News::TailDealt { seat, tail: Some(tail) } => {
            Line::plain(format!("{} is dealt the tail {tail}: both colours, 2 shoes.", name(*seat)))
        }
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
        News::Ended { .. } => Line::inked(Ink::Strong, "The middle is empty: the game is over."),
    })
}
