//! What is written in a record of Cups: `keep` and `again`; `die:4`.

use std::fmt;
use std::str::FromStr;

use turlaj_core::{NotationError, notation_as_serde};

use crate::toys::Pips;

/// What a seat can decide.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Leave the die as it fell; the turn passes on.
    Keep,
    /// Roll the die once more.
    Again,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Action::Keep => "keep",
            Action::Again => "again",
        })
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "keep" => Ok(Action::Keep),
            "again" => Ok(Action::Again),
            _ => Err(NotationError::new("an action: keep or again", text)),
        }
    }
}

/// What a die under a cup shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Roll(pub Pips);

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "die:{}", self.0)
    }
}

impl FromStr for Roll {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let pips = text.strip_prefix("die:").and_then(|pips| pips.parse().ok());
        pips.map(Roll).ok_or_else(|| NotationError::new("a roll such as die:4", text))
    }
}

notation_as_serde!(Action, Roll);
