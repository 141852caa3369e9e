//! What is written in a record of Sprint: `step`, `back` and `shout`; `goal:4`.

use std::fmt;
use std::str::FromStr;

use turlaj_core::{NotationError, notation_as_serde};

use crate::toys::Pips;

/// What a seat can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Make a step.
    Step,
    /// Take a step back.
    Back,
    /// End the game.
    Shout,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Action::Step => "step",
            Action::Back => "back",
            Action::Shout => "shout",
        })
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "step" => Ok(Action::Step),
            "back" => Ok(Action::Back),
            "shout" => Ok(Action::Shout),
            _ => Err(NotationError::new("an action: step, back or shout", text)),
        }
    }
}

/// What the die shows that sets the goal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Roll(pub Pips);

impl Roll {
    /// How many steps the goal is away: two more than the die shows.
    pub fn goal(self) -> u8 {
        self.0.value() + 2
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "goal:{}", self.0)
    }
}

impl FromStr for Roll {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let pips = text.strip_prefix("goal:").and_then(|pips| pips.parse().ok());
        pips.map(Roll).ok_or_else(|| NotationError::new("a roll such as goal:4", text))
    }
}

notation_as_serde!(Action, Roll);
