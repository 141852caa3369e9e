//! Short texts: `R`, `*`, `R3`, `gold`, `RY`; actions such as `take:R3+`; rolls such as `R.*K`.

use std::fmt;
use std::str::FromStr;

use turlaj_core::NotationError;

use crate::actions::{Action, DiceSet};
use crate::outcomes::Roll;
use crate::pieces::{COLOURS, Colour, FACES, Face, Piece, TAILS, Tail, Tile};

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Colour::R => "R",
            Colour::Y => "Y",
            Colour::G => "G",
            Colour::B => "B",
            Colour::K => "K",
        })
    }
}

impl FromStr for Colour {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        find(COLOURS, text, "a colour: R, Y, G, B or K")
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Face::Shoe(colour) => colour.fmt(f),
            Face::Star => f.write_str("*"),
        }
    }
}

impl FromStr for Face {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        find(FACES, text, "a face: R, Y, G, B, K or *")
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour(), self.shoes())
    }
}

impl FromStr for Tile {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        find(Tile::all(), text, "a tile such as R3")
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Piece::Tile(tile) => tile.fmt(f),
            Piece::Golden => f.write_str("gold"),
        }
    }
}

impl FromStr for Piece {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "gold" { Ok(Piece::Golden) } else { text.parse().map(Piece::Tile) }
    }
}

impl fmt::Display for Tail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.0, self.1)
    }
}

impl FromStr for Tail {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        find(TAILS, text, "a tail such as RY")
    }
}

/// The one of `all` whose text this is.
fn find<T: fmt::Display>(
    all: impl IntoIterator<Item = T>,
    text: &str,
    expected: &'static str,
) -> Result<T, NotationError> {
    all.into_iter()
        .find(|one| one.to_string() == text)
        .ok_or_else(|| NotationError::new(expected, text))
}

impl fmt::Display for DiceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|die| write!(f, "{}", die + 1))
    }
}

impl FromStr for DiceSet {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        find(DiceSet::some(), text, "dice by number, ascending, such as 134")
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Take { tile, golden } => write!(f, "take:{tile}{}", plus(*golden)),
            Action::Steal { tile, from } => write!(f, "steal:{tile}:{from}"),
            Action::Lose { tile, golden } => write!(f, "lose:{tile}{}", plus(*golden)),
            Action::Pass => f.write_str("pass"),
            Action::Roll(dice) => write!(f, "roll:{dice}"),
            Action::Foot(dice) => write!(f, "foot:{dice}"),
        }
    }
}

/// A `+` marks the tile with a golden shoe.
fn plus(golden: bool) -> &'static str {
    if golden { "+" } else { "" }
}

/// A tile, and whether a golden shoe lies on it.
pub(crate) fn tile_and_plus(text: &str) -> Result<(Tile, bool), NotationError> {
    match text.strip_suffix('+') {
        Some(tile) => Ok((tile.parse()?, true)),
        None => Ok((text.parse()?, false)),
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || {
            let expected = "an action: take:R3, steal:R3:2, lose:R2, pass, roll:134 or foot:134";
            NotationError::new(expected, text)
        };
        if text == "pass" {
            return Ok(Action::Pass);
        }
        let (verb, rest) = text.split_once(':').ok_or_else(wrong)?;
        Ok(match verb {
            "take" => {
                let (tile, golden) = tile_and_plus(rest)?;
                Action::Take { tile, golden }
            }
            "lose" => {
                let (tile, golden) = tile_and_plus(rest)?;
                Action::Lose { tile, golden }
            }
            "steal" => {
                let (tile, from) = rest.split_once(':').ok_or_else(wrong)?;
                Action::Steal { tile: tile.parse()?, from: from.parse()? }
            }
            "roll" => Action::Roll(rest.parse()?),
            "foot" => Action::Foot(rest.parse()?),
            _ => return Err(wrong()),
        })
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Roll::First(seat) => write!(f, "first:{seat}"),
            Roll::Tail(tail) => write!(f, "tail:{tail}"),
            Roll::KeptTail => f.write_str("tail:?"),
            Roll::Golden(face) => write!(f, "gold:{face}"),
            Roll::Dice(dice) => dice.iter().try_for_each(|die| match die {
                Some(face) => face.fmt(f),
                None => f.write_str("."),
            }),
        }
    }
}

impl FromStr for Roll {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if let Some((kind, rest)) = text.split_once(':') {
            return match kind {
                "first" => rest.parse().map(Roll::First),
                "tail" if rest == "?" => Ok(Roll::KeptTail),
                "tail" => rest.parse().map(Roll::Tail),
                "gold" => rest.parse().map(Roll::Golden),
                _ => Err(NotationError::new("first:2, tail:RY or gold:R", text)),
            };
        }
        let wrong = || NotationError::new("four dice such as RY.*, a dot for one left lying", text);
        let mut dice = [None; 4];
        let mut letters = text.chars();
        for die in &mut dice {
            *die = match letters.next().ok_or_else(wrong)? {
                '.' => None,
                letter => Some(letter.to_string().parse().map_err(|_| wrong())?),
            };
        }
        if letters.next().is_some() { Err(wrong()) } else { Ok(Roll::Dice(dice)) }
    }
}
