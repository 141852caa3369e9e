//! The die of all toys.

use std::fmt;
use std::str::FromStr;

use turlaj_core::{Dice, DiceFaces, Due, NotationError, Throw, notation_as_serde};

/// What a die with six faces shows: 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pips(u8);

impl Pips {
    /// All faces, ascending.
    pub fn all() -> impl Iterator<Item = Pips> {
        (1..=6).map(Pips)
    }

    /// The number, from 1 to 6.
    pub fn value(self) -> u8 {
        self.0
    }

    /// The only die of a roll.
    pub(super) fn due(throw: Throw) -> Due {
        Due::lot(throw, 1, 6)
    }

    /// What the only die of a roll shows.
    pub(super) fn read(faces: &[u32]) -> Pips {
        Pips(faces[0] as u8 + 1)
    }

    /// The face that shows this.
    pub(super) fn faces(self) -> DiceFaces {
        DiceFaces::from_iter([u32::from(self.0) - 1])
    }

    /// One of the five other faces.
    pub(super) fn another(self, throw: Throw, dice: &mut dyn Dice) -> Pips {
        let on = dice.die(throw.die(1), 5) as u8;
        Pips((self.0 + on) % 6 + 1)
    }
}

impl fmt::Display for Pips {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Pips {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Pips::all()
            .find(|pips| pips.to_string() == text)
            .ok_or_else(|| NotationError::new("a face from 1 to 6", text))
    }
}

notation_as_serde!(Pips);

#[cfg(test)]
mod tests {
    use turlaj_core::Address;

    use super::*;

    fn shows(face: u32) -> impl Dice {
        move |_: Address, faces: u32| {
            assert!(face < faces);
            face
        }
    }

    const THROW: Throw = Throw::Setup { step: 1, roll: 1 };

    #[test]
    fn faces_are_read_back() {
        for pips in Pips::all() {
            assert_eq!(Pips::read(&pips.faces()), pips);
        }
    }

    #[test]
    fn another_face_is_any_of_the_others() {
        for pips in Pips::all() {
            let mut others: Vec<Pips> =
                (0..5).map(|face| pips.another(THROW, &mut shows(face))).collect();
            others.sort();
            assert!(others.into_iter().eq(Pips::all().filter(|&other| other != pips)));
        }
    }
}
