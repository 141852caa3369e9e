//! Short texts for pieces, actions and rolls.

use std::fmt;
use std::str::FromStr;

use turlaj_core::NotationError;

use crate::actions::Action;
use crate::outcomes::Roll;
use crate::pieces::{Die, Face, Faces, Piece, Six};
use crate::snake::{End, Way};

/// Both directions of a notation of single letters.
macro_rules! letters {
    ($name:ty, $expected:literal, $($value:pat => $letter:literal => $made:expr),+ $(,)?) => {
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $($value => $letter,)+ })
            }
        }

        impl FromStr for $name {
            type Err = NotationError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                match text {
                    $($letter => Ok($made),)+
                    _ => Err(NotationError::new($expected, text)),
                }
            }
        }
    };
}

letters!(Die, "a die: g or o", Die::G => "g" => Die::G, Die::O => "o" => Die::O);
letters!(End, "an end: a or b", End::A => "a" => End::A, End::B => "b" => End::B);
letters!(Way, "a turn: L or R", Way::L => "L" => Way::L, Way::R => "R" => Way::R);
letters!(
    Piece,
    "a piece: H, T, S or C",
    Piece::H => "H" => Piece::H,
    Piece::T => "T" => Piece::T,
    Piece::S => "S" => Piece::S,
    Piece::C => "C" => Piece::C,
);

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Face::Piece(piece) => piece.fmt(f),
            Face::Plus => f.write_str("+"),
            Face::Minus => f.write_str("-"),
        }
    }
}

impl FromStr for Face {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "+" => Ok(Face::Plus),
            "-" => Ok(Face::Minus),
            _ => text
                .parse()
                .map(Face::Piece)
                .map_err(|_| NotationError::new("a face: H, T, S, C, + or -", text)),
        }
    }
}

impl fmt::Display for Six {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|face| face.fmt(f))
    }
}

impl FromStr for Six {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || NotationError::new("six faces such as HTSSCC or HHTT+-", text);
        let mut letters = text.chars();
        let mut faces = [Face::Plus; 6];
        for face in &mut faces {
            let letter = letters.next().ok_or_else(wrong)?;
            *face = letter.encode_utf8(&mut [0; 4]).parse().map_err(|_| wrong())?;
        }
        if letters.next().is_some() { Err(wrong()) } else { Ok(Six(faces)) }
    }
}

impl fmt::Display for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.green, self.orange)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Roll(die) => write!(f, "roll:{die}"),
            Action::Put { snake, end, way: None } => write!(f, "put:{snake}{end}"),
            Action::Put { snake, end, way: Some(way) } => write!(f, "put:{snake}{end}{way}"),
            Action::New => f.write_str("new"),
            Action::Take { snake, end } => write!(f, "take:{snake}{end}"),
            Action::Stop => f.write_str("stop"),
            Action::Give(seat) => write!(f, "give:{seat}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || {
            let expected = "an action: roll:g, put:1a, put:1bL, new, take:1a, stop or give:2";
            NotationError::new(expected, text)
        };
        match text {
            "new" => return Ok(Action::New),
            "stop" => return Ok(Action::Stop),
            _ => {}
        }
        let (verb, rest) = text.split_once(':').ok_or_else(wrong)?;
        match verb {
            "roll" => rest.parse().map(Action::Roll),
            "give" => rest.parse().map(Action::Give),
            "take" => {
                let (snake, end, left) = place(rest).ok_or_else(wrong)?;
                if left.is_empty() { Ok(Action::Take { snake, end }) } else { Err(wrong()) }
            }
            "put" => {
                let (snake, end, left) = place(rest).ok_or_else(wrong)?;
                let way = match left {
                    "" => None,
                    way => Some(way.parse().map_err(|_| wrong())?),
                };
                Ok(Action::Put { snake, end, way })
            }
            _ => Err(wrong()),
        }
    }
}

/// A snake and one of its ends, such as `12b`, and what follows.
fn place(text: &str) -> Option<(u8, End, &str)> {
    let digits = text.find(|letter: char| !letter.is_ascii_digit())?;
    let (number, rest) = text.split_at(digits);
    let snake = number.parse().ok().filter(|snake| *snake > 0 && !number.starts_with('0'))?;
    let end = rest.get(..1)?.parse().ok()?;
    Some((snake, end, &rest[1..]))
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Roll::First(seat) => write!(f, "first:{seat}"),
            Roll::Face(face) => face.fmt(f),
        }
    }
}

impl FromStr for Roll {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.strip_prefix("first:") {
            Some(seat) => seat.parse().map(Roll::First),
            None => text
                .parse()
                .map(Roll::Face)
                .map_err(|_| NotationError::new("first:2, or a face: H, T, S, C, + or -", text)),
        }
    }
}
