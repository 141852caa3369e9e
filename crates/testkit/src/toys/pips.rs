//! The die of all toys.

use std::fmt;
use std::str::FromStr;

use turlaj_core::{Address, Dice, NotationError, Throw, notation_as_serde};

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

    /// Takes the only die of a roll.
    pub(super) fn fall(throw: Throw, dice: &mut dyn Dice) -> Pips {
        Pips(dice.die(throw.die(1), 6) as u8 + 1)
    }

    /// Names the only die of a roll.
    pub(super) fn tell(self, throw: Throw, each: &mut dyn FnMut(Address, u32, u32)) {
        each(throw.die(1), 6, u32::from(self.0) - 1);
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
    use super::*;

    fn shows(face: u32) -> impl Dice {
        move |_: Address, faces: u32| {
            assert!(face < faces);
            face
        }
    }

    const THROW: Throw = Throw::Setup { step: 1, roll: 1 };

    #[test]
    fn a_die_that_was_told_falls_again() {
        for pips in Pips::all() {
            pips.tell(THROW, &mut |_, _, face| {
                assert_eq!(Pips::fall(THROW, &mut shows(face)), pips);
            });
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
