//! The table: the middle, all centipedes, the dice.

use turlaj_core::{Eye, Seat};
use turlaj_stonoga::{Count, Phase, Piece, Rating, SeatView, TailView, View};

use super::pieces::{face_line, tile_line};
use crate::{Ink, Line, Names};

pub(super) fn board(view: &View, eye: Eye, name: Names<'_>) -> Vec<Line> {
    let mut lines = vec![middle(view)];
    let ended = matches!(view.phase, Phase::Telling { .. } | Phase::Over);
    let names: Vec<String> = (0..).map(Seat).take(view.seats.len()).map(name).collect();
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

fn middle(view: &View) -> Line {
    let mut line = Line::plain("Middle: ");
    if view.middle.is_empty() {
        return line.then(Ink::Faint, "empty");
    }
    let mut last = None;
    for kind in &view.middle {
        if last.is_some_and(|colour| colour != kind.tile.colour()) {
            line = line.then(Ink::Plain, " ");
        }
        last = Some(kind.tile.colour());
        for (count, golden) in [(kind.plain, false), (kind.golden, true)] {
            for _ in 0..count {
                line = line.then(Ink::Plain, " ").join(tile_line(kind.tile, golden));
            }
        }
    }
    line
}

fn centipede(seat: &SeatView, own: bool) -> Line {
    let mut line = Line::inked(Ink::Plain, "@");
    if seat.bare_foot {
        line = line.then(Ink::Plain, "~foot");
    }
    for piece in &seat.pieces {
        line = line.then(Ink::Faint, "-");
        line = match piece {
            Piece::Tile(tile) => line.join(tile_line(*tile, false)),
            Piece::Golden => line.then(Ink::Gold, "gold"),
        };
    }
    match seat.tail {
        TailView::None => line,
        TailView::Hidden => line.then(Ink::Faint, "  tail: hidden"),
        TailView::Kept if own => line.then(Ink::Faint, "  your tail: kept until the end"),
        TailView::Kept => line.then(Ink::Faint, "  tail: kept"),
        TailView::Shown(tail) if own => line.then(Ink::Faint, format!("  your tail: {tail}")),
        TailView::Shown(tail) => line.then(Ink::Faint, format!("  tail: {tail}")),
    }
}

fn dice(view: &View) -> Line {
    let mut line = Line::plain(format!("Roll {}:  ", view.rolls));
    for (at, face) in view.dice.iter().enumerate() {
        line = line.then(Ink::Faint, format!("{}:", at + 1));
        line = face_line(line, *face).then(Ink::Plain, "  ");
    }
    line
}

/// Where shoes come from, if not from tiles alone.
fn extras(count: &Count) -> Option<String> {
    let parts = [(count.golden, "golden"), (count.bare_foot, "foot"), (count.tail, "tail")];
    let more: Vec<String> = parts
        .iter()
        .filter(|(shoes, _)| *shoes > 0)
        .map(|(shoes, what)| format!(" + {shoes} {what}"))
        .collect();
    (!more.is_empty()).then(|| format!("{} on tiles{}", count.tiles, more.concat()))
}

fn rating_text(rating: Rating) -> &'static str {
    match rating {
        Rating::Fantastic => "Fantastic: not a tile lost, the longest centipede there is!",
        Rating::Great => "Great: one tile short of the longest centipede.",
        Rating::ReallyGood => "Really good: two tiles lost.",
        Rating::QuiteOk => "Quite all right: three tiles lost.",
        Rating::NotBad => "Not bad: four tiles lost.",
        Rating::KeepFighting => "Keep at it: the next centipede will be longer.",
    }
}
