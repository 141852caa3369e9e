//! Where a die stands in a game: the same address shows the same face, whatever was played before.

use std::fmt;
use std::str::FromStr;

use crate::{NotationError, Seat, notation_as_serde};

/// The place of one roll in a game; its dice are told apart by [`Address::die`].
///
/// Texts: `2.5.1` is seat 2, that seat's fifth turn, first roll; `s1.3` is the third roll of the
/// first step of the setup. All count from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Throw {
    /// A roll that belongs to no seat: mostly one that prepares the game.
    Setup {
        /// Which step of the setup, counted from 1.
        step: u32,
        /// Which roll in this step, counted from 1.
        roll: u32,
    },
    /// A roll in a seat's turn.
    Turn {
        /// Whose turn.
        seat: Seat,
        /// Which turn of this seat, counted from 1.
        turn: u32,
        /// Which roll in this turn, counted from 1.
        roll: u32,
    },
}

impl Throw {
    /// Whose rolls this one is counted with: those of a seat, or of nobody.
    pub fn whose(self) -> Option<Seat> {
        match self {
            Throw::Setup { .. } => None,
            Throw::Turn { seat, .. } => Some(seat),
        }
    }

    /// Whether this is the roll that comes after `before` among those counted with it, without gap
    /// or repeat; without a roll before, whether it is the first one.
    pub fn follows(self, before: Option<Throw>) -> bool {
        let count = |throw: Throw| match throw {
            Throw::Setup { step, roll } => (step, roll),
            Throw::Turn { turn, roll, .. } => (turn, roll),
        };
        let (turn, roll) = count(self);
        match before.map(count) {
            None => (turn, roll) == (1, 1),
            Some((turn_before, roll_before)) => {
                (turn, roll) == (turn_before, roll_before + 1)
                    || (turn, roll) == (turn_before + 1, 1)
            }
        }
    }

    /// The address of one die of this roll, counted from 1.
    pub fn die(self, die: u8) -> Address {
        Address { throw: self, die }
    }
}

impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Throw::Setup { step, roll } => write!(f, "s{step}.{roll}"),
            Throw::Turn { seat, turn, roll } => write!(f, "{seat}.{turn}.{roll}"),
        }
    }
}

impl FromStr for Throw {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || NotationError::new("an address such as `2.5.1` or `s1.3`", text);
        let count = |part: &str| match part.parse::<u32>() {
            Ok(number) if number >= 1 && !part.starts_with(['+', '0']) => Ok(number),
            _ => Err(wrong()),
        };
        if let Some(rest) = text.strip_prefix('s') {
            let (step, roll) = rest.split_once('.').ok_or_else(wrong)?;
            return Ok(Throw::Setup { step: count(step)?, roll: count(roll)? });
        }
        let mut parts = text.splitn(3, '.');
        let mut part = || parts.next().ok_or_else(wrong);
        let seat = part()?.parse().map_err(|_| wrong())?;
        Ok(Throw::Turn { seat, turn: count(part()?)?, roll: count(part()?)? })
    }
}

/// The place of one die in a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Address {
    /// The roll that the die is part of.
    pub throw: Throw,
    /// Which die of the roll, counted from 1.
    pub die: u8,
}

/// The text that enters the dice construction: purpose, seat (0 in the setup), turn, roll, die.
impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let die = self.die;
        match self.throw {
            Throw::Setup { step, roll } => write!(f, "setup/0/{step}/{roll}/{die}"),
            Throw::Turn { seat, turn, roll } => write!(f, "turn/{seat}/{turn}/{roll}/{die}"),
        }
    }
}

notation_as_serde!(Throw);
