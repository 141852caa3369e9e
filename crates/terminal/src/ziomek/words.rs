//! Words for pieces and colours, and texts that are kept short.

use turlaj_ziomek::{Colour, Laid, Piece};

use crate::{Ink, Line};

pub(super) fn colour_word(colour: Colour) -> &'static str {
    match colour {
        Colour::R => "red",
        Colour::W => "white",
        Colour::B => "blue",
        Colour::G => "grey",
    }
}

/// The ink of a piece: long blocks are plain wood.
pub(super) fn ink(piece: Piece) -> Ink {
    piece.colour().map_or(Ink::Plain, colour_ink)
}

pub(super) fn colour_ink(colour: Colour) -> Ink {
    match colour {
        Colour::R => Ink::Red,
        Colour::W => Ink::White,
        Colour::B => Ink::Blue,
        Colour::G => Ink::Strong,
    }
}

/// Poses in a row: `3b wa~ 5c`.
pub(super) fn poses(levels: &[Laid]) -> String {
    levels.iter().map(|laid| laid.pose.to_string()).collect::<Vec<_>>().join(" ")
}

/// The text in at most `most` columns, cut where it is longer.
pub(super) fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_string();
    }
    let kept: String = text.chars().take(most.saturating_sub(1)).collect();
    format!("{kept}…")
}

pub(super) fn key(text: impl Into<String>) -> Line {
    Line::inked(Ink::Strong, text)
}
