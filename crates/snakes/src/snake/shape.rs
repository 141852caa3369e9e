//! A snake in letters, from end `a` to end `b`: `HSLLt`.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use turlaj_core::{NotationError, notation_as_serde};

use super::link::{Bend, Link, Way};
use crate::pieces::{Die, MOST};

/// The pieces of a snake: head `H`, tail `T`, straight `S`, and curves that turn `L`eft or `R`ight
/// from `a` to `b`; small letters are orange dice.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Shape(ArrayVec<Link, MOST>);

impl Shape {
    pub(super) fn new(row: &ArrayVec<Link, MOST>) -> Shape {
        Shape(row.clone())
    }

    /// The pieces from `a` to `b`.
    pub fn links(&self) -> &[Link] {
        &self.0
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|link| {
            let letter = match link.bend {
                Bend::Head => "H",
                Bend::Tail => "T",
                Bend::Straight => "S",
                Bend::Curve(Way::L) => "L",
                Bend::Curve(Way::R) => "R",
            };
            match link.die {
                Die::G => f.write_str(letter),
                Die::O => f.write_str(&letter.to_ascii_lowercase()),
            }
        })
    }
}

impl FromStr for Shape {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || NotationError::new("a snake such as HSLt, of at most 32 pieces", text);
        let mut row = ArrayVec::new();
        for letter in text.chars() {
            let bend = match letter.to_ascii_uppercase() {
                'H' => Bend::Head,
                'T' => Bend::Tail,
                'S' => Bend::Straight,
                'L' => Bend::Curve(Way::L),
                'R' => Bend::Curve(Way::R),
                _ => return Err(wrong()),
            };
            let die = if letter.is_ascii_uppercase() { Die::G } else { Die::O };
            row.try_push(Link { die, bend }).map_err(|_| wrong())?;
        }
        if row.is_empty() { Err(wrong()) } else { Ok(Shape(row)) }
    }
}

notation_as_serde!(Shape);
