//! What a game has to say about one played game, beside its ledger of luck and errors.

use serde::Serialize;
use turlaj_core::{Event, Game, Seat, Tick};

use crate::Sentence;

/// A fact of a played game.
#[derive(Clone, Copy, Debug)]
pub struct ReviewedFact<'a, G: Game> {
    /// Its position in the log, from 0.
    pub seq: u64,
    /// When it happened, in table time.
    pub tick: Tick,
    /// What happened.
    pub event: &'a Event<G>,
}

/// Figures about a played game, or a part of it, with remarks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ReviewTable {
    /// Its stable name.
    pub code: &'static str,
    /// Which part of the game it is about, from 1; nothing for the whole game.
    pub part: Option<u8>,
    /// Its title for people.
    #[serde(skip)]
    pub title: Sentence,
    /// The figures.
    pub rows: Vec<ReviewRow>,
    /// Remarks about single facts, in their order.
    pub remarks: Vec<ReviewRemark>,
}

/// One figure of all seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ReviewRow {
    /// Its stable name.
    pub code: &'static str,
    /// Its name for people.
    #[serde(skip)]
    pub label: Sentence,
    /// One per seat, or a single one that holds for all.
    pub cells: Vec<Figure>,
}

/// A figure. In JSON a number, a name, or null.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Figure {
    /// There is none.
    Missing,
    /// A number of things.
    Number(u64),
    /// A time in milliseconds.
    Time(Tick),
    /// The name of a level of bots.
    Level(&'static str),
    /// Points, beside what is usual.
    Beside(Beside),
    /// Points, in 10⁻¹² of a point.
    Points(i64),
    /// More or fewer points, in 10⁻¹² of a point.
    Change(i64),
}

/// Points beside the mean of other games, in 10⁻¹² of a point: `usual + difference = points`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Beside {
    /// The points.
    pub points: i64,
    /// The mean of other games.
    pub usual: i64,
    /// How many more or fewer these are.
    pub difference: i64,
}

/// A remark about one fact.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ReviewRemark {
    /// What it says, as a stable name.
    pub code: &'static str,
    /// Whose fact it is, from 0.
    pub seat: Seat,
    /// Its position in the log, from 0.
    pub seq: u64,
    /// The action, as it counts in the end.
    pub action: String,
    /// After how many further acts it was mended; nothing if it never was.
    pub mended: Option<u64>,
    /// The remark for people.
    #[serde(skip)]
    pub text: Sentence,
}

impl ReviewRow {
    pub(crate) fn new(
        code: &'static str,
        [en, pl, ru]: [&str; 3],
        cells: Vec<Figure>,
    ) -> ReviewRow {
        ReviewRow { code, label: Sentence::of([en, pl, ru]), cells }
    }
}

/// What 10⁻¹² of a point are counted by.
pub(crate) const ONE: i64 = 1_000_000_000_000;

impl Beside {
    /// Points beside the mean of `sum` points over `count` sheets.
    pub(crate) fn mean(points: u16, sum: u64, count: u64) -> Beside {
        let (sum, count) = (i128::from(sum), i128::from(count));
        let usual = ((sum * i128::from(ONE) + count / 2) / count) as i64;
        let points = i64::from(points) * ONE;
        Beside { points, usual, difference: points - usual }
    }

    /// The sum of parts, each beside its own mean.
    pub(crate) fn sum(parts: &[Beside]) -> Beside {
        parts.iter().fold(Beside { points: 0, usual: 0, difference: 0 }, |sum, part| Beside {
            points: sum.points + part.points,
            usual: sum.usual + part.usual,
            difference: sum.difference + part.difference,
        })
    }
}
