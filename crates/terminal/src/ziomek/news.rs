//! News as lines.

use turlaj_core::Seat;
use turlaj_ziomek::{EndedBy, Laid, News, RoundScore};

use super::board::dice_line;
use super::words::{colour_ink, colour_word, poses};
use crate::{Ink, Line, Names, plural};

pub(super) fn describe(news: &News, name: Names<'_>) -> Option<Line> {
    Some(match news {
        News::FirstDrawn { seat } => Line::plain(format!("The lot falls on {}.", name(*seat))),
        News::RoundBegins { round, levels, roller } => {
            let text = format!("--- Round {round}: {levels} levels. {} rolls. ---", name(*roller));
            Line::inked(Ink::Strong, text)
        }
        News::PairAsked { seat, colours: [one, other] } => {
            let (one, other) = (colour_word(*one), colour_word(*other));
            Line::plain(format!("Two dice are equal, {one} and {other}: {} chooses.", name(*seat)))
        }
        News::PairChosen { seat, colour } => {
            let line = Line::plain(format!("{} chooses ", name(*seat)));
            line.then(colour_ink(*colour), colour_word(*colour)).then(Ink::Plain, " for all.")
        }
        News::Started { round, dice, .. } => {
            Line::inked(Ink::Strong, format!("START of round {round}! ")).join(dice_line(*dice))
        }
        News::Dropped { seat, level, at, fell, left } => {
            Line::plain(format!("{} lays {level} on level {at}", name(*seat)))
                .join(fallen(fell, *left))
        }
        News::Turned { seat, level } => {
            Line::plain(format!("{} turns the top piece: {}", name(*seat), level.pose))
        }
        News::Flipped { seat, level } => {
            Line::plain(format!("{} flips the top piece: {}", name(*seat), level.pose))
        }
        News::TookDown { seat, levels } => {
            Line::plain(format!("{} takes down {}", name(*seat), poses(levels)))
        }
        News::Agreed { seat } => Line::plain(format!("{} agrees to end the round.", name(*seat))),
        News::Withdrew { seat } => Line::plain(format!("{} goes on after all.", name(*seat))),
        News::Shouted { seat, correct } => {
            let line = Line::inked(Ink::Strong, format!("{}: ZIOMEK!", name(*seat)));
            line.then(Ink::Plain, if *correct { " The stack is right." } else { " It is wrong." })
        }
        News::RoundEnded { round, by, scores } => ended(*round, *by, scores, name),
        News::Ready { seat } => Line::inked(Ink::Faint, format!("{} is ready.", name(*seat))),
        News::Ended { .. } => Line::inked(Ink::Strong, "The game is over."),
    })
}

fn fallen(fell: &[Laid], left: usize) -> Line {
    match (fell.len(), left) {
        (0, _) => Line::plain("."),
        (1, _) => Line::inked(Ink::Strong, ": it falls."),
        (fell, left) => {
            let text = format!(": {} fall, {left} left.", plural(fell, "piece"));
            Line::inked(Ink::Strong, text)
        }
    }
}

fn ended(round: u8, by: EndedBy, scores: &[RoundScore], name: Names<'_>) -> Line {
    let why = match by {
        EndedBy::Shout => "",
        EndedBy::Clock => " The time is over.",
        EndedBy::Agreed => " All present agree.",
    };
    let points = scores
        .iter()
        .enumerate()
        .map(|(at, score)| format!("{} {}", name(Seat(at as u8)), super::pad::points(*score)));
    let points: Vec<String> = points.collect();
    Line::plain(format!("Round {round} ends.{why} {}", points.join(", ")))
}
