//! The points.

use turlaj_core::Seat;
use turlaj_ziomek::{RoundScore, SeatView, View};

use super::WIDTH;
use super::board::{NAME, seats};
use super::words::cut;
use crate::{Ink, Line, Names};

/// `6`, or `6+4` with a bonus.
pub(super) fn points(score: RoundScore) -> String {
    match score.bonus {
        0 => score.levels.to_string(),
        bonus => format!("{}+{bonus}", score.levels),
    }
}

/// The points so far in one line, where the pad has no room.
pub(super) fn totals(view: &View, name: Names<'_>) -> Line {
    let total =
        |(seat, built): (Seat, &SeatView)| format!("{} {}", cut(&name(seat), NAME), built.total);
    let all: Vec<String> = seats(view).map(total).collect();
    Line::inked(Ink::Strong, cut(&format!(" Points: {}", all.join(", ")), WIDTH))
}

/// The points of all rounds, if there are any; practice has one.
pub(super) fn pad(view: &View, name: Names<'_>) -> Vec<Line> {
    let rounds = view.seats.iter().map(|seat| seat.rounds.len()).max().unwrap_or_default();
    if rounds == 0 {
        return Vec::new();
    }
    let names: Vec<String> = seats(view).map(|(seat, _)| cut(&name(seat), NAME)).collect();
    let wide = names.iter().map(|name| name.chars().count()).max().unwrap_or_default().max(5);
    let first = usize::from(view.round) + 1 - rounds - usize::from(view.check.is_none());
    let heads = (first..first + rounds).map(|round| format!("{round:>6}")).collect::<String>();
    let mut lines = vec![Line::inked(Ink::Faint, format!(" {:wide$}{heads}  points", "round"))];
    for (name, seat) in names.iter().zip(&view.seats) {
        let cells: String =
            seat.rounds.iter().map(|score| format!("{:>6}", points(*score))).collect();
        let line = Line::plain(format!(" {name:wide$}{cells}"));
        lines.push(line.then(Ink::Strong, format!("{:>8}", seat.total)));
    }
    lines
}
