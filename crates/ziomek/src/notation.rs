//! Short texts: `r`, `a`, pieces such as `3` and `w`, poses such as `3b~`, levels such as `3b~@40`.

mod facts;

use std::fmt;
use std::str::FromStr;

use turlaj_core::NotationError;

use crate::pieces::{COLOURS, Colour, Laid, Piece, Pose, SIDES, Side};

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Colour::R => "r",
            Colour::W => "w",
            Colour::B => "b",
            Colour::G => "g",
        })
    }
}

impl FromStr for Colour {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        find(COLOURS, text, "a colour: r, w, b or g")
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::A => "a",
            Side::B => "b",
            Side::C => "c",
            Side::D => "d",
        })
    }
}

impl FromStr for Side {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        find(SIDES, text, "a side: a, b, c or d")
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.colour(), self.number()) {
            (Some(colour), _) => colour.fmt(f),
            (None, number) => number.unwrap_or_default().fmt(f),
        }
    }
}

impl FromStr for Piece {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        find(Piece::all(), text, "a piece: 1 to 8, r, w, b or g")
    }
}

impl fmt::Display for Pose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let turn = if self.flipped() { "~" } else { "" };
        write!(f, "{}{}{turn}", self.piece(), self.side())
    }
}

impl FromStr for Pose {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        find(Pose::all(), text, "a piece as it lies, such as 3b or ra~")
    }
}

impl fmt::Display for Laid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.pose, self.x)
    }
}

impl FromStr for Laid {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || NotationError::new("a level such as 3b@40 or 3b~@40", text);
        let (pose, x) = text.split_once('@').ok_or_else(wrong)?;
        let pose = pose.parse().map_err(|_| wrong())?;
        let laid = Laid { pose, x: x.parse().map_err(|_| wrong())? };
        // One thing has one text: no plus, no zeros before the number. What is far off the ground is
        // a mistake of the writer, and sums of places must stay small.
        let plain = (0..=999).contains(&laid.x) && laid.x.to_string() == x;
        if plain { Ok(laid) } else { Err(wrong()) }
    }
}

/// The one of these things that is written so.
fn find<T: fmt::Display>(
    all: impl IntoIterator<Item = T>,
    text: &str,
    expected: &'static str,
) -> Result<T, NotationError> {
    // Nothing here is longer than three letters; a stranger's text may be.
    let short = Some(text).filter(|text| text.len() <= 3);
    let mut all = all.into_iter();
    short
        .and_then(|text| all.find(|one| one.to_string() == text))
        .ok_or_else(|| NotationError::new(expected, text))
}
