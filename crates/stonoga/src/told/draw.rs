//! Pieces in letters and inks.

use turlaj_core::{Ink, Line};

use crate::Count;
use crate::pieces::{Colour, Face, Piece, Tile};
use crate::score::Rating;
use crate::view::{SeatView, TailView, View};

pub(super) fn ink(colour: Colour) -> Ink {
    match colour {
        Colour::R => Ink::Red,
        Colour::Y => Ink::Yellow,
        Colour::G => Ink::Green,
        Colour::B => Ink::Blue,
        Colour::K => Ink::Black,
    }
}

pub(super) fn tile_line(tile: Tile, golden: bool) -> Line {
    let line = Line::inked(ink(tile.colour()), tile.to_string());
    if golden { line.then(Ink::Gold, "+") } else { line }
}

pub(super) fn face_line(line: Line, face: Face) -> Line {
    let ink = match face {
        Face::Shoe(colour) => ink(colour),
        Face::Star => Ink::Strong,
    };
    line.then(ink, face.to_string())
}

pub(super) fn middle(view: &View) -> Line {
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

pub(super) fn centipede(seat: &SeatView, own: bool) -> Line {
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

pub(super) fn dice(view: &View) -> Line {
    let mut line = Line::plain(format!("Roll {}:  ", view.rolls));
    for (at, face) in view.dice.iter().enumerate() {
        line = line.then(Ink::Faint, format!("{}:", at + 1));
        line = face_line(line, *face).then(Ink::Plain, "  ");
    }
    line
}

/// Where shoes come from, if not from tiles alone.
pub(super) fn extras(count: &Count) -> Option<String> {
    let parts = [(count.golden, "golden"), (count.bare_foot, "foot"), (count.tail, "tail")];
    let more: Vec<String> = parts
        .iter()
        .filter(|(shoes, _)| *shoes > 0)
        .map(|(shoes, what)| format!(" + {shoes} {what}"))
        .collect();
    (!more.is_empty()).then(|| format!("{} on tiles{}", count.tiles, more.concat()))
}

pub(super) fn rating_text(rating: Rating) -> &'static str {
    match rating {
        Rating::Fantastic => "Fantastic: not a tile lost, the longest centipede there is!",
        Rating::Great => "Great: one tile short of the longest centipede.",
        Rating::ReallyGood => "Really good: two tiles lost.",
        Rating::QuiteOk => "Quite all right: three tiles lost.",
        Rating::NotBad => "Not bad: four tiles lost.",
        Rating::KeepFighting => "Keep at it: the next centipede will be longer.",
    }
}
