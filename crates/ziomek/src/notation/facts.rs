//! Texts of actions and rolls.

use std::fmt;
use std::str::FromStr;

use turlaj_core::NotationError;

use crate::actions::Action;
use crate::outcomes::{Roll, Throwing};
use crate::pieces::Piece;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Use(colour) => write!(f, "use:{colour}"),
            Action::Drop(laid) => write!(f, "drop:{laid}"),
            Action::Turn(side) => write!(f, "turn:{side}"),
            Action::Flip => f.write_str("flip"),
            Action::Down(levels) => write!(f, "down:{levels}"),
            Action::Shout => f.write_str("shout"),
            Action::Agree => f.write_str("agree"),
            Action::Withdraw => f.write_str("withdraw"),
            Action::Ready => f.write_str("ready"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || {
            let expected = "an action: drop:3b@140, turn:c, flip, down:2, shout, agree, withdraw, ready or use:w";
            NotationError::new(expected, text)
        };
        match text {
            "flip" => return Ok(Action::Flip),
            "shout" => return Ok(Action::Shout),
            "agree" => return Ok(Action::Agree),
            "withdraw" => return Ok(Action::Withdraw),
            "ready" => return Ok(Action::Ready),
            _ => {}
        }
        let (verb, rest) = text.split_once(':').ok_or_else(wrong)?;
        match verb {
            "use" => rest.parse().map(Action::Use),
            "drop" => rest.parse().map(Action::Drop),
            "turn" => rest.parse().map(Action::Turn),
            "down" => number(rest, Piece::COUNT as u8).map(Action::Down).ok_or_else(wrong),
            _ => Err(wrong()),
        }
    }
}

/// A number from 1 on, written in one way only.
fn number(text: &str, most: u8) -> Option<u8> {
    text.parse().ok().filter(|number| (1..=most).contains(number) && number.to_string() == text)
}

/// The dice that were thrown, in the order of colours: `r4,w1,b9,g6`.
impl fmt::Display for Throwing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut written = Ok(());
        let mut between = "";
        self.each(|colour, number| {
            written = written.and_then(|()| write!(f, "{between}{colour}{number}"));
            between = ",";
        });
        written
    }
}

impl FromStr for Throwing {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || NotationError::new("dice such as r4,w1,b9,g6", text);
        let mut numbers = [None; 4];
        for die in text.split(',') {
            let (colour, shown) = die.split_at_checked(1).ok_or_else(wrong)?;
            let colour: crate::Colour = colour.parse().map_err(|_| wrong())?;
            // In the order of colours, and each once.
            if numbers[colour as usize..].iter().any(Option::is_some) {
                return Err(wrong());
            }
            numbers[colour as usize] = Some(number(shown, 10).ok_or_else(wrong)?);
        }
        Ok(Throwing(numbers))
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Roll::First(seat) => write!(f, "first:{seat}"),
            Roll::Dice(throwing) => throwing.fmt(f),
        }
    }
}

impl FromStr for Roll {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.strip_prefix("first:") {
            Some(seat) => seat.parse().map(Roll::First),
            None => text.parse().map(Roll::Dice),
        }
    }
}
