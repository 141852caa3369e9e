//! The points of described sheets.

use turlaj_core::{Refusal, Standings};

/// A game that is written on sheets.
pub trait ScoreSheets: Sync {
    /// The points of described sheets, one per seat.
    fn scores(&self, sheets: &[String]) -> Result<Scores, Refusal>;

    /// How many sheets there can be.
    fn most(&self) -> u8;
}

/// The points of several sheets of one game, and their places.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scores {
    /// The sheets in the order in which they were described.
    pub sheets: Vec<Score>,
    /// Their places; seat 1 is the first sheet.
    pub standings: Standings,
}

/// The points of one sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Score {
    /// Where they come from.
    pub parts: Vec<Part>,
    /// All of them.
    pub total: i32,
    /// How well a solo player did with that, if the game says so.
    pub rating: Option<Rated>,
}

/// One source of points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// Its name.
    pub name: &'static str,
    /// What it brings.
    pub points: i32,
    /// How many things of this kind bring equal points, where these are counted.
    pub count: Option<i32>,
}

/// A rating: its code, and what it means in English.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rated {
    /// The stable code.
    pub code: &'static str,
    /// The words.
    pub text: &'static str,
}
