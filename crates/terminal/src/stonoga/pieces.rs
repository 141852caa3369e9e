//! Pieces in letters and inks.

use turlaj_stonoga::{Colour, Face, Tile};

use crate::{Ink, Line};

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
