//! Chairs at the table, and who looks at it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::NotationError;

/// A chair at the table, counted from 0 in code and from 1 in every text.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The position of this seat in a list of all seats.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The seat to the left, in a circle of `players` seats.
    pub fn next(self, players: u8) -> Seat {
        if self.0 + 1 < players { Seat(self.0 + 1) } else { Seat(0) }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", u16::from(self.0) + 1)
    }
}

impl FromStr for Seat {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.parse::<u8>() {
            Ok(number @ 1..=16) if !text.starts_with(['+', '0']) => Ok(Seat(number - 1)),
            _ => Err(NotationError::new("a seat from 1 to 16", text)),
        }
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct Seats(u16);

impl From<Seats> for Vec<Seat> {
    fn from(seats: Seats) -> Self {
        seats.iter().collect()
    }
}

/// No table has a seat beyond the sixteenth: it is in no set.
fn bit(seat: Seat) -> u16 {
    1u16.checked_shl(u32::from(seat.0)).unwrap_or(0)
}

impl From<Vec<Seat>> for Seats {
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// The first `players` seats.
    pub fn first(players: u8) -> Seats {
        (0..players).map(Seat).fold(Seats::NONE, Seats::with)
    }

    /// Whether the seat is in the set.
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & bit(seat) != 0
    }

    /// Whether nobody is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The set with one seat more.
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | bit(seat))
    }

    /// The set with one seat less.
    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !bit(seat))
    }

    /// The only seat; nothing where there are more or none.
    pub fn only(self) -> Option<Seat> {
        self.iter().next().filter(|seat| self.without(*seat) == Seats::NONE)
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..16).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

/// An observer: the owner of a seat, a spectator, or the analysis of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Eye {
    /// The owner of this seat.
    Seat(Seat),
    /// A spectator, who knows only what all know.
    Nobody,
    /// The analysis of a recorded game, which sees hidden things too. No client looks through this eye.
    All,
}

impl Eye {
    /// Whether this eye sees what is hidden from all but this seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Eye::Seat(seat) || self == Eye::All
    }

    /// The seat that it belongs to.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Eye::Seat(seat) => Some(seat),
            Eye::Nobody | Eye::All => None,
        }
    }
}
