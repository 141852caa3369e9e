//! Words for dice and pieces, and lists that are broken into lines.

use turlaj_snakes::{Die, Face, Piece};

use super::WIDTH;
use crate::{Ink, Line};

pub(super) fn die_word(die: Die) -> &'static str {
    match die {
        Die::G => "green",
        Die::O => "orange",
    }
}

pub(super) fn piece_word(piece: Piece) -> &'static str {
    match piece {
        Piece::H => "head",
        Piece::T => "tail",
        Piece::S => "straight",
        Piece::C => "curve",
    }
}

pub(super) fn face_word(face: Face) -> &'static str {
    match face {
        Face::Piece(piece) => piece_word(piece),
        Face::Plus => "+",
        Face::Minus => "-",
    }
}

/// With its article: `a green`, `an orange`.
pub(super) fn a_die(die: Die) -> &'static str {
    match die {
        Die::G => "a green",
        Die::O => "an orange",
    }
}

/// A head line and items after it, in as many lines as they need; all but the first are indented.
pub(super) fn wrapped(head: Line, items: Vec<Line>) -> Vec<Line> {
    let indent = " ".repeat(head.width());
    let mut lines = vec![head];
    let mut is_first = true;
    for item in items {
        let last = lines.last_mut().expect("there is always a line");
        let gap = if is_first { "" } else { "   " };
        is_first = false;
        if last.width() + gap.len() + item.width() <= WIDTH {
            *last = std::mem::take(last).then(Ink::Plain, gap).join(item);
        } else {
            lines.push(Line::plain(indent.clone()).join(item));
        }
    }
    lines
}
