//! Counting points, and who wins.

use serde::{Deserialize, Serialize};
use turlaj_core::{Seat, Standings};

use crate::marks::Sheet;
use crate::pieces::Area;
use crate::sheet::{SHEET, yellow_column};
use crate::state::State;

/// The points of one sheet, by where they come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Count {
    /// The stars of full yellow columns.
    pub yellow: u16,
    /// By the number of blue crosses.
    pub blue: u16,
    /// By the last green cross.
    pub green: u16,
    /// The sum of the orange numbers.
    pub orange: u16,
    /// The sum of the purple numbers.
    pub purple: u16,
    /// How many foxes there are.
    pub foxes: u16,
}

impl Count {
    /// The points of a sheet (R9.1).
    pub fn of(sheet: &Sheet) -> Count {
        let stars = (0..4).zip(SHEET.yellow.stars);
        let full = stars.filter(|&(column, _)| sheet.marked().covers(yellow_column(column)));
        let sum = |area| sheet.numbers(area).iter().map(|&number| u16::from(number)).sum();
        let green = sheet.count(Area::G).checked_sub(1).map_or(0, |at| SHEET.green.points[at]);
        Count {
            yellow: full.map(|(_, star)| u16::from(star)).sum(),
            blue: u16::from(SHEET.blue.points[sheet.count(Area::B)]),
            green: u16::from(green),
            orange: sum(Area::O),
            purple: sum(Area::P),
            foxes: u16::from(sheet.foxes()),
        }
    }

    /// The points of the five areas, in the order of [`crate::AREAS`].
    pub fn areas(&self) -> [u16; 5] {
        [self.yellow, self.blue, self.green, self.orange, self.purple]
    }

    /// What each fox brings: the points of the lowest area (R9.2).
    pub fn per_fox(&self) -> u16 {
        self.areas().into_iter().min().unwrap_or_default()
    }

    /// The points of all areas and foxes.
    pub fn total(&self) -> u16 {
        self.areas().into_iter().sum::<u16>() + self.foxes * self.per_fox()
    }

    /// The points of the best area (R9.3).
    pub fn best(&self) -> u16 {
        self.areas().into_iter().max().unwrap_or_default()
    }
}

/// Who wins (R9.3, R9.4).
pub(crate) fn standings(state: &State) -> Standings {
    Standings::rank((0u8..).zip(&state.players).map(|(at, player)| {
        let count = Count::of(&player.sheet);
        (Seat(at), i32::from(count.total()), vec![i32::from(count.best())])
    }))
}

/// How well a solo game went (R10.6), the best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Rating {
    /// More than 280 points.
    Legend,
    /// 260 to 280 points.
    Master,
    /// 240 to 259 points.
    Brilliant,
    /// 220 to 239 points.
    Clever,
    /// 200 to 219 points.
    Sharp,
    /// 180 to 199 points.
    Solid,
    /// 160 to 179 points.
    Promising,
    /// 140 to 159 points.
    Learning,
    /// Fewer than 140 points.
    Beginner,
}

/// The fewest points of each rating (R10.6), the best first.
pub const RATINGS: [(Rating, u16); 9] = [
    (Rating::Legend, 281),
    (Rating::Master, 260),
    (Rating::Brilliant, 240),
    (Rating::Clever, 220),
    (Rating::Sharp, 200),
    (Rating::Solid, 180),
    (Rating::Promising, 160),
    (Rating::Learning, 140),
    (Rating::Beginner, 0),
];

impl Rating {
    /// The rating for so many points.
    pub fn of(points: u16) -> Rating {
        let reached = RATINGS.iter().find(|(_, least)| points >= *least);
        reached.map_or(Rating::Beginner, |(rating, _)| *rating)
    }

    /// Its stable name, the same as in a view.
    pub fn code(self) -> &'static str {
        match self {
            Rating::Legend => "legend",
            Rating::Master => "master",
            Rating::Brilliant => "brilliant",
            Rating::Clever => "clever",
            Rating::Sharp => "sharp",
            Rating::Solid => "solid",
            Rating::Promising => "promising",
            Rating::Learning => "learning",
            Rating::Beginner => "beginner",
        }
    }
}
