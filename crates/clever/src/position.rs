//! Sheets and positions written as text, for examples, scores, bug reports and tests.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;
use turlaj_core::{NotationError, Seat, Silent, excerpt, given_once};

use crate::Clever;
use crate::course::{begin_round, begin_turn};
use crate::fields::{Field, FieldSet, ROW};
use crate::marks::{Sheet, Track};
use crate::pieces::Area;
use crate::sheet::SHEET;
use crate::state::State;

/// Why a described sheet cannot be.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{area} {field}: {why}")]
pub struct SheetError {
    area: &'static str,
    field: String,
    why: String,
}

impl SheetError {
    fn new(area: &'static str, field: impl fmt::Display, why: impl Into<String>) -> SheetError {
        SheetError { area, field: excerpt(&field.to_string()), why: why.into() }
    }

    /// The area, track or sheet that is wrong.
    pub fn area(&self) -> &'static str {
        self.area
    }

    /// The field of it, as it was described.
    pub fn field(&self) -> &str {
        &self.field
    }
}

/// Reads words such as `yellow=3.1,5.2 blue=2,7 green=1-5 orange=5,2,3,12 purple=2,5,6,3
/// rerolls=3/1 extras=2`, each at most once; what is not said is empty.
///
/// Yellow fields are `number.row`; blue ones sums; green ones positions, one by one or from-to;
/// orange and purple list what stands there, orange multiplied, `-` for an empty field. Actions are
/// unlocked/spent. `#` begins a remark.
impl FromStr for Sheet {
    type Err = SheetError;

    fn from_str(text: &str) -> Result<Sheet, SheetError> {
        let mut sheet = Sheet::new();
        let mut seen = Vec::new();
        let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default());
        for word in lines.flat_map(str::split_whitespace) {
            let Some((name, value)) = word.split_once('=') else {
                return Err(SheetError::new("word", word, "has no `=`, as in blue=2,7"));
            };
            if seen.contains(&name) {
                return Err(SheetError::new("word", name, "is given twice"));
            }
            seen.push(name);
            sheet.describe(name, value)?;
        }
        Ok(sheet)
    }
}

/// What stands between commas; nothing at all is an empty list.
fn items(value: &str) -> impl Iterator<Item = &str> {
    value.split(',').filter(move |_| !value.is_empty())
}

impl Sheet {
    /// Adds what one word of a description says.
    fn describe(&mut self, name: &str, value: &str) -> Result<(), SheetError> {
        if let Some(at) = items(value).position(str::is_empty) {
            let why = format!("nothing stands at place {} of its list", at + 1);
            return Err(SheetError::new("word", name, why));
        }
        match name {
            "yellow" => items(value).try_for_each(|item| self.cross("yellow", 'Y', item)),
            "blue" => items(value).try_for_each(|item| self.cross("blue", 'B', item)),
            "green" => self.describe_green(value),
            "orange" => self.describe_numbers("orange", Area::O, value),
            "purple" => self.describe_numbers("purple", Area::P, value),
            "rerolls" => {
                self.rerolls = track("rerolls", value)?;
                Ok(())
            }
            "extras" => {
                self.extras = track("extras", value)?;
                Ok(())
            }
            _ => {
                let why = "is unknown; there are yellow, blue, green, orange, purple, \
                           rerolls and extras";
                Err(SheetError::new("word", name, why))
            }
        }
    }

    fn cross(&mut self, name: &'static str, letter: char, item: &str) -> Result<(), SheetError> {
        let Ok(field) = format!("{letter}{item}").parse::<Field>() else {
            let why = match letter {
                'Y' => "there is no such field; a yellow field is number.row, such as 3.1",
                _ => "there is no such field; blue goes from 2 to 12",
            };
            return Err(SheetError::new(name, item, why));
        };
        if self.marked().contains(field) {
            return Err(SheetError::new(name, item, "is crossed twice"));
        }
        self.mark_described(field, 0);
        Ok(())
    }

    /// Marks a field without what it unlocks: actions are described by themselves.
    fn mark_described(&mut self, field: Field, number: u8) {
        let (rerolls, extras) = (self.rerolls, self.extras);
        self.mark(field, number, |_| {});
        (self.rerolls, self.extras) = (rerolls, extras);
    }

    fn describe_green(&mut self, value: &str) -> Result<(), SheetError> {
        let mut crossed = [false; ROW];
        for item in items(value) {
            let (from, to) = item.split_once('-').unwrap_or((item, item));
            let position = |text: &str| match text.parse::<usize>() {
                Ok(at @ 1..=ROW) => Ok(at - 1),
                _ => {
                    Err(SheetError::new("green", item, "there is no such field; green has 1 to 11"))
                }
            };
            let (from, to) = (position(from)?, position(to)?);
            if from > to {
                return Err(SheetError::new("green", item, "begins after it ends"));
            }
            for (at, field) in crossed.iter_mut().enumerate().take(to + 1).skip(from) {
                if std::mem::replace(field, true) {
                    return Err(SheetError::new("green", at + 1, "is crossed twice"));
                }
            }
        }
        let count = crossed.iter().filter(|&&field| field).count();
        for (at, field) in crossed.iter().enumerate().take(count) {
            if !field {
                return Err(gap("green", at));
            }
            self.mark_described(Field::ordered(Area::G, at), 0);
        }
        Ok(())
    }

    fn describe_numbers(
        &mut self,
        name: &'static str,
        area: Area,
        value: &str,
    ) -> Result<(), SheetError> {
        let items: Vec<&str> = items(value).collect();
        if items.len() > ROW {
            return Err(SheetError::new(name, ROW + 1, "there are 11 fields"));
        }
        let filled = items.iter().rposition(|item| *item != "-").map_or(0, |last| last + 1);
        for (at, item) in items.iter().take(filled).enumerate() {
            if *item == "-" {
                return Err(gap(name, at));
            }
            let number = match area {
                Area::O => orange_number(at, item)?,
                _ => self.purple_number(at, item)?,
            };
            self.mark_described(Field::ordered(area, at), number);
        }
        Ok(())
    }

    /// R4.6.
    fn purple_number(&self, at: usize, item: &str) -> Result<u8, SheetError> {
        let number = face(item).ok_or_else(|| {
            SheetError::new("purple", at + 1, format!("{} is not a face of a die", excerpt(item)))
        })?;
        let last = self.numbers(Area::P).last().copied();
        if crate::fits::rises(self, number) {
            return Ok(number);
        }
        let why = format!("{number} does not rise above {}", last.unwrap_or_default());
        Err(SheetError::new("purple", at + 1, why))
    }
}

/// R4.5: the face that was multiplied.
fn orange_number(at: usize, item: &str) -> Result<u8, SheetError> {
    let times = SHEET.orange.times[at];
    let value = item.parse::<u8>().ok().filter(|value| value % times == 0);
    value.map(|value| value / times).filter(|face| (1..=6).contains(face)).ok_or_else(|| {
        let item = excerpt(item);
        let why = match times {
            1 => format!("{item} is not a face of a die"),
            _ => format!("{item} is not a face of a die times {times}"),
        };
        SheetError::new("orange", at + 1, why)
    })
}

fn face(item: &str) -> Option<u8> {
    item.parse().ok().filter(|face| (1..=6).contains(face))
}

fn gap(name: &'static str, at: usize) -> SheetError {
    let why = "is left out, and a later field is filled: this area is filled from left to right";
    SheetError::new(name, at + 1, why)
}

/// `unlocked` or `unlocked/spent`.
fn track(name: &'static str, value: &str) -> Result<Track, SheetError> {
    let (unlocked, spent) = value.split_once('/').unwrap_or((value, "0"));
    let wrong = |why: &str| SheetError::new(name, value, why);
    let number = |text: &str| text.parse::<u8>().map_err(|_| wrong("is written unlocked/spent"));
    let track = Track { unlocked: number(unlocked)?, spent: number(spent)? };
    if track.unlocked > SHEET.circles {
        return Err(wrong("a track has only 7 circles"));
    }
    if track.spent > track.unlocked {
        return Err(wrong("more were spent than unlocked"));
    }
    Ok(track)
}

/// The words that [`Sheet::from_str`] reads.
impl fmt::Display for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let crossed = |area| {
            let marks = self.marked().within(FieldSet::area(area)).minus(FieldSet::PRINTED);
            let names: Vec<String> =
                marks.iter().map(|mark| mark.to_string()[1..].into()).collect();
            names.join(",")
        };
        let numbers = |area| {
            let all: Vec<String> = self.numbers(area).iter().map(ToString::to_string).collect();
            all.join(",")
        };
        let green = match self.count(Area::G) {
            0 => String::new(),
            count => format!("1-{count}"),
        };
        write!(f, "yellow={} blue={} ", crossed(Area::Y), crossed(Area::B))?;
        write!(f, "green={green} orange={} purple={} ", numbers(Area::O), numbers(Area::P))?;
        let Track { unlocked, spent } = self.rerolls;
        write!(f, "rerolls={unlocked}/{spent} ")?;
        let Track { unlocked, spent } = self.extras;
        write!(f, "extras={unlocked}/{spent}")
    }
}

impl Clever {
    /// The position at the beginning of a turn that a text describes.
    ///
    /// Words, in any order and each once: `1.blue=2,7` and so on describe the sheet of seat 1 as
    /// [`Sheet::from_str`] does; `round=4` (if not given, 1), `turn=2` whose turn begins (if not
    /// given, that of the first seat), `begin=round` begins the round instead, with what everyone
    /// gets then, and `begin=passive` the passive turn of a solo player.
    pub fn position(&self, text: &str) -> Result<State, NotationError> {
        let mut state = State::blank(self);
        state.round = 1;
        let mut begin = "turn";
        let mut seen = Vec::new();
        for word in text.split_whitespace() {
            let wrong = || NotationError::new("a word such as 1.blue=2,7 or round=4", word);
            let (name, value) = word.split_once('=').ok_or_else(wrong)?;
            given_once(&mut seen, name, word)?;
            match name {
                "round" => {
                    let round = value.parse().ok().filter(|round| (1..=6).contains(round));
                    state.round = round.ok_or_else(wrong)?;
                }
                "turn" => state.seat = value.parse()?,
                "begin" => begin = value,
                _ => {
                    let (seat, name) = name.split_once('.').ok_or_else(wrong)?;
                    let seat: Seat = seat.parse()?;
                    let player = state.players.get_mut(seat.index()).ok_or_else(wrong)?;
                    player.sheet.describe(name, value).map_err(|why| {
                        NotationError::new("a sheet that can be", &format!("{word}: {why}"))
                    })?;
                }
            }
        }
        if state.seat.0 >= self.players || state.round > self.rounds() {
            return Err(NotationError::new("a seat and a round of this game", text));
        }
        match begin {
            "round" => {
                state.round -= 1;
                begin_round(self, &mut state, &mut Silent);
            }
            "turn" => begin_turn(&mut state, &mut Silent),
            "passive" if self.is_solo() => {
                state.passive = true;
                begin_turn(&mut state, &mut Silent);
            }
            other => return Err(NotationError::new("begin=turn, round or passive", other)),
        }
        Ok(state)
    }
}
