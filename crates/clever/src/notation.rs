//! Short texts: dice `W`, gifts `BX`, fields `Y5.2` (the 5 of row 2), `B7`, `G3`; actions such as
//! `pick:W` and `mark:Y5.2`; rolls such as `3.4..6`, in the order W Y B G O P.

use std::fmt;
use std::str::FromStr;

use turlaj_core::NotationError;

use crate::actions::Action;
use crate::fields::{Field, FieldSet};
use crate::outcomes::Roll;
use crate::pieces::{AREAS, Area, Bonus, DICE, Die, DieSet, GIFTS, Gift};

/// The one of `all` whose text this is.
fn find<T: fmt::Display>(
    all: impl IntoIterator<Item = T>,
    text: &str,
    expected: &'static str,
) -> Result<T, NotationError> {
    all.into_iter()
        .find(|one| one.to_string() == text)
        .ok_or_else(|| NotationError::new(expected, text))
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Die::W => "W",
            Die::Y => "Y",
            Die::B => "B",
            Die::G => "G",
            Die::O => "O",
            Die::P => "P",
        })
    }
}

impl FromStr for Die {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        find(DICE, text, "a die: W, Y, B, G, O or P")
    }
}

impl fmt::Display for DieSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|die| die.fmt(f))
    }
}

impl FromStr for DieSet {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || NotationError::new("dice in the order WYBGOP, such as WG", text);
        let mut dice = DieSet::NONE;
        for letter in text.chars() {
            let die: Die = letter.to_string().parse().map_err(|_| wrong())?;
            dice = dice.with(die);
        }
        if dice.is_empty() || dice.to_string() != text { Err(wrong()) } else { Ok(dice) }
    }
}

impl fmt::Display for Area {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Area::Y => "Y",
            Area::B => "B",
            Area::G => "G",
            Area::O => "O",
            Area::P => "P",
        })
    }
}

impl FromStr for Area {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        find(AREAS, text, "an area: Y, B, G, O or P")
    }
}

impl fmt::Display for Gift {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Gift::YX => "YX",
            Gift::BX => "BX",
            Gift::GX => "GX",
            Gift::O4 => "O4",
            Gift::O5 => "O5",
            Gift::O6 => "O6",
            Gift::P6 => "P6",
            Gift::X => "X",
            Gift::Six => "6",
        })
    }
}

impl FromStr for Gift {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        find(GIFTS, text, "a gift such as BX, O5, P6, X or 6")
    }
}

impl fmt::Display for Bonus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bonus::Reroll => f.write_str("reroll"),
            Bonus::Extra => f.write_str("extra"),
            Bonus::Fox => f.write_str("fox"),
            Bonus::Gift(gift) => gift.fmt(f),
        }
    }
}

impl FromStr for Bonus {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(match text {
            "reroll" => Bonus::Reroll,
            "extra" => Bonus::Extra,
            "fox" => Bonus::Fox,
            gift => Bonus::Gift(gift.parse()?),
        })
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.area() {
            Area::Y => write!(f, "Y{}.{}", self.printed(), self.at() / 4 + 1),
            Area::B => write!(f, "B{}", self.printed()),
            area @ (Area::G | Area::O | Area::P) => write!(f, "{area}{}", self.at() + 1),
        }
    }
}

impl FromStr for Field {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let real = Field::all().filter(|&field| !FieldSet::PRINTED.contains(field));
        find(real, text, "a field such as Y5.2, B7, G3, O4 or P11")
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Pick(die) => write!(f, "pick:{die}"),
            Action::Drop(die) => write!(f, "drop:{die}"),
            Action::Pass => f.write_str("pass"),
            Action::Reroll => f.write_str("reroll"),
            Action::Mark(field) => write!(f, "mark:{field}"),
            Action::Bonus(gift) => write!(f, "bonus:{gift}"),
            Action::Take(die) => write!(f, "take:{die}"),
            Action::Skip => f.write_str("skip"),
            Action::Extra(die) => write!(f, "extra:{die}"),
            Action::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || {
            let expected = "an action: pick:W, drop:W, pass, reroll, mark:Y5.2, bonus:BX, take:W, \
                            skip, extra:W or done";
            NotationError::new(expected, text)
        };
        match text {
            "pass" => return Ok(Action::Pass),
            "reroll" => return Ok(Action::Reroll),
            "skip" => return Ok(Action::Skip),
            "done" => return Ok(Action::Done),
            _ => {}
        }
        let (verb, rest) = text.split_once(':').ok_or_else(wrong)?;
        Ok(match verb {
            "pick" => Action::Pick(rest.parse()?),
            "drop" => Action::Drop(rest.parse()?),
            "mark" => Action::Mark(rest.parse()?),
            "bonus" => Action::Bonus(rest.parse()?),
            "take" => Action::Take(rest.parse()?),
            "extra" => Action::Extra(rest.parse()?),
            _ => return Err(wrong()),
        })
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Roll::First(seat) => write!(f, "first:{seat}"),
            Roll::Lot(dice) => write!(f, "lot:{dice}"),
            Roll::Dice(dice) => dice.iter().try_for_each(|die| match die {
                Some(face) => face.fmt(f),
                None => f.write_str("."),
            }),
        }
    }
}

impl FromStr for Roll {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if let Some((kind, rest)) = text.split_once(':') {
            return match kind {
                "first" => rest.parse().map(Roll::First),
                "lot" => rest.parse().map(Roll::Lot),
                _ => Err(NotationError::new("first:2 or lot:WG", text)),
            };
        }
        let wrong =
            || NotationError::new("six dice such as 34.2.1, a dot for one left lying", text);
        let mut dice = [None; 6];
        let mut letters = text.chars();
        for die in &mut dice {
            *die = match letters.next().ok_or_else(wrong)? {
                '.' => None,
                face @ '1'..='6' => face.to_digit(10).map(|face| face as u8),
                _ => return Err(wrong()),
            };
        }
        if letters.next().is_some() { Err(wrong()) } else { Ok(Roll::Dice(dice)) }
    }
}
