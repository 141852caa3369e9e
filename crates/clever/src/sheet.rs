//! The printed sheet. Nothing else repeats its numbers.

use serde::Serialize;

use crate::fields::{Field, FieldSet};
use crate::pieces::Area;
use crate::pieces::{Bonus, Gift};

/// The printed sheet: what stands in its fields and what they bring.
#[derive(Serialize)]
pub struct Printed {
    /// The yellow area (R1.2).
    pub yellow: Yellow,
    /// The blue area (R1.3).
    pub blue: Blue,
    /// The green area (R1.4).
    pub green: Green,
    /// The orange area (R1.5).
    pub orange: Orange,
    /// The purple area (R1.6).
    pub purple: Purple,
    /// How many circles a track of actions has (R1.7).
    pub circles: u8,
    /// What everyone gets when a round begins (R1.8).
    pub rounds: [RoundGift; 6],
}

/// The yellow area; a 0 is printed as crossed.
#[derive(Serialize)]
pub struct Yellow {
    /// The numbers, row by row.
    pub numbers: [[u8; 4]; 4],
    /// What a full row brings.
    pub rows: [Bonus; 4],
    /// What the full diagonal from the upper left brings.
    pub diagonal: Bonus,
    /// The points of full columns.
    pub stars: [u8; 4],
}

/// The blue area; where a 0 stands there is no field.
#[derive(Serialize)]
pub struct Blue {
    /// The sums, row by row.
    pub sums: [[u8; 4]; 3],
    /// What a full row brings.
    pub rows: [Bonus; 3],
    /// What a full column brings.
    pub columns: [Bonus; 4],
    /// The points for so many crosses.
    pub points: [u8; 12],
}

/// The green area, from left to right.
#[derive(Serialize)]
pub struct Green {
    /// The least face for each field.
    pub least: [u8; 11],
    /// The points once this field is the last one crossed.
    pub points: [u8; 11],
    /// What stands under the fields.
    pub under: [Option<Bonus>; 11],
}

/// The orange area, from left to right.
#[derive(Serialize)]
pub struct Orange {
    /// How often a number counts in each field.
    pub times: [u8; 11],
    /// What stands under the fields.
    pub under: [Option<Bonus>; 11],
}

/// The purple area, from left to right.
#[derive(Serialize)]
pub struct Purple {
    /// What stands under the fields.
    pub under: [Option<Bonus>; 11],
    /// After this number anything may follow.
    pub peak: u8,
}

/// What everyone gets when a round begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RoundGift {
    /// Nothing.
    Nothing,
    /// This.
    Bonus(Bonus),
    /// The black cross or the black 6.
    Black,
}

const REROLL: Bonus = Bonus::Reroll;
const EXTRA: Bonus = Bonus::Extra;
const FOX: Bonus = Bonus::Fox;
const YX: Bonus = Bonus::Gift(Gift::YX);
const BX: Bonus = Bonus::Gift(Gift::BX);
const GX: Bonus = Bonus::Gift(Gift::GX);
const O4: Bonus = Bonus::Gift(Gift::O4);
const O5: Bonus = Bonus::Gift(Gift::O5);
const O6: Bonus = Bonus::Gift(Gift::O6);
const P6: Bonus = Bonus::Gift(Gift::P6);

/// The sheet.
#[rustfmt::skip]
pub const SHEET: Printed = Printed {
    yellow: Yellow {
        numbers: [[3, 6, 5, 0], [2, 1, 0, 5], [1, 0, 2, 4], [0, 3, 4, 6]],
        rows: [BX, O4, GX, FOX],
        diagonal: EXTRA,
        stars: [10, 14, 16, 20],
    },
    blue: Blue {
        sums: [[0, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]],
        rows: [O5, YX, FOX],
        columns: [REROLL, GX, P6, EXTRA],
        points: [0, 1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56],
    },
    green: Green {
        least: [1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6],
        points: [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66],
        under: [None, None, None, Some(EXTRA), None, Some(BX), Some(FOX), None, Some(P6), Some(REROLL), None],
    },
    orange: Orange {
        times: [1, 1, 1, 2, 1, 1, 2, 1, 2, 1, 3],
        under: [None, None, Some(REROLL), None, Some(YX), Some(EXTRA), None, Some(FOX), None, Some(P6), None],
    },
    purple: Purple {
        under: [None, None, Some(REROLL), Some(BX), Some(EXTRA), Some(YX), Some(FOX), Some(REROLL), Some(GX), Some(O6), Some(EXTRA)],
        peak: 6,
    },
    circles: 7,
    rounds: [
        RoundGift::Bonus(REROLL), RoundGift::Bonus(EXTRA), RoundGift::Bonus(REROLL),
        RoundGift::Black, RoundGift::Nothing, RoundGift::Nothing,
    ],
};

/// Fields that bring a bonus once all of them are marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FieldLine {
    /// The fields.
    pub fields: FieldSet,
    /// What they bring.
    pub bonus: Bonus,
}

/// How many lines the sheet has.
const COUNT: usize = 31;

/// All lines of the sheet: rows, the diagonal and columns; and each field with a bonus under it.
pub const LINES: [FieldLine; COUNT] = lines();

const fn lines() -> [FieldLine; COUNT] {
    let mut lines = [FieldLine { fields: FieldSet::NONE, bonus: Bonus::Fox }; COUNT];
    let mut count = 0;
    let mut row = 0;
    let mut diagonal = FieldSet::NONE;
    while row < 4 {
        let mut fields = FieldSet::NONE;
        let mut column = 0;
        while column < 4 {
            fields = fields.with(Field::yellow(row, column));
            column += 1;
        }
        diagonal = diagonal.with(Field::yellow(row, row));
        lines[count] = FieldLine { fields, bonus: SHEET.yellow.rows[row] };
        count += 1;
        row += 1;
    }
    lines[count] = FieldLine { fields: diagonal, bonus: SHEET.yellow.diagonal };
    count += 1;
    row = 0;
    while row < 3 {
        lines[count] =
            FieldLine { fields: blue_line(Some(row), None), bonus: SHEET.blue.rows[row] };
        count += 1;
        row += 1;
    }
    let mut column = 0;
    while column < 4 {
        let fields = blue_line(None, Some(column));
        lines[count] = FieldLine { fields, bonus: SHEET.blue.columns[column] };
        count += 1;
        column += 1;
    }
    let mut at = 0;
    while at < 11 {
        let under = [
            (Area::G, SHEET.green.under[at]),
            (Area::O, SHEET.orange.under[at]),
            (Area::P, SHEET.purple.under[at]),
        ];
        let mut which = 0;
        while which < 3 {
            if let Some(bonus) = under[which].1 {
                let fields = FieldSet::NONE.with(Field::ordered(under[which].0, at));
                lines[count] = FieldLine { fields, bonus };
                count += 1;
            }
            which += 1;
        }
        at += 1;
    }
    assert!(count == COUNT, "all lines are counted");
    lines
}

/// The blue fields of a row or a column.
const fn blue_line(row: Option<usize>, column: Option<usize>) -> FieldSet {
    let mut fields = FieldSet::NONE;
    let mut at = 0;
    while at < 12 {
        let (r, c) = (at / 4, at % 4);
        let in_row = match row {
            Some(row) => row == r,
            None => true,
        };
        let in_column = match column {
            Some(column) => column == c,
            None => true,
        };
        let sum = SHEET.blue.sums[r][c];
        if in_row && in_column && sum > 0 {
            fields = fields.with(Field::blue(sum));
        }
        at += 1;
    }
    fields
}

/// The yellow fields of a column (R1.2).
pub fn yellow_column(column: usize) -> FieldSet {
    (0..4).map(|row| Field::yellow(row, column)).collect()
}
