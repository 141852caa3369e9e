//! What is written in a record of Ballots: `add:2` and `done`; `prize:5`.

use std::fmt;
use std::str::FromStr;

use turlaj_core::{NotationError, notation_as_serde};

use super::Step;
use crate::toys::Pips;

/// What a seat can decide.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Raise the own bid.
    Add(Step),
    /// Leave the own bid as it is.
    Done,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Add(step) => write!(f, "add:{step}"),
            Action::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "done" {
            return Ok(Action::Done);
        }
        let step = text.strip_prefix("add:").and_then(|step| step.parse().ok());
        step.map(Action::Add)
            .ok_or_else(|| NotationError::new("an action: add:1, add:2, add:3 or done", text))
    }
}

/// What the die of a round shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Roll(pub Pips);

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "prize:{}", self.0)
    }
}

impl FromStr for Roll {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let pips = text.strip_prefix("prize:").and_then(|pips| pips.parse().ok());
        pips.map(Roll).ok_or_else(|| NotationError::new("a roll such as prize:5", text))
    }
}

notation_as_serde!(Action, Roll);
