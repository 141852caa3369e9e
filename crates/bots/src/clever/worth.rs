//! What a sheet is worth while the game goes on: its points, and what it promises.

use std::sync::LazyLock;

use turlaj_clever::{Area, Bonus, Field, FieldSet, LINES, ROW, SHEET, yellow_column};
use turlaj_solve::clever::{Packed, Sheet};

/// What a bonus is worth, roughly, while there is time to use it.
fn bonus_worth(bonus: Bonus) -> f32 {
    match bonus {
        Bonus::Reroll => 4.0,
        Bonus::Extra => 7.0,
        Bonus::Fox => 14.0,
        Bonus::Gift(_) => 6.0,
    }
}

/// What a position is worth to a seat in a game of so many rounds.
pub(super) fn worth(game: &Packed, seat: usize, rounds: u8) -> f32 {
    let sheet = game.sheet(seat);
    // From almost 1 in the first round to 0 in the last one.
    let ahead = f32::from(rounds - game.round().min(rounds)) / f32::from(rounds);
    let points = f32::from(game.points(seat).total());
    points + actions(sheet, ahead) + ahead.sqrt() * PROMISES.of(sheet)
}

fn actions(sheet: Sheet, ahead: f32) -> f32 {
    let (rerolls, extras) = (sheet.rerolls() as f32, sheet.extras() as f32);
    rerolls * (1.0 + 2.5 * ahead) + extras * (2.0 + 4.5 * ahead)
}

/// What each area promises, by what is marked in it: nothing there depends on the other areas.
struct Promises {
    /// By the 16 yellow fields.
    yellow: Vec<f32>,
    /// By the 11 blue fields.
    blue: Vec<f32>,
    /// By the number of fields that are filled, in green, orange and purple.
    rows: [[f32; ROW + 1]; 3],
}

static PROMISES: LazyLock<Promises> = LazyLock::new(|| {
    let by_fields = |area: Area| {
        let fields = FieldSet::area(area);
        let shift = fields.bits().trailing_zeros();
        (0..1u64 << fields.len()).map(move |marks| lines(marks << shift, fields))
    };
    let stars = |marks: u64| -> f32 {
        let columns = SHEET.yellow.stars.into_iter().enumerate();
        columns.map(|(at, star)| 0.8 * begun(marks, yellow_column(at), f32::from(star))).sum()
    };
    Promises {
        yellow: (0..).zip(by_fields(Area::Y)).map(|(marks, line)| line + stars(marks)).collect(),
        blue: by_fields(Area::B).collect(),
        rows: [Area::G, Area::O, Area::P].map(|area| std::array::from_fn(|at| coming(area, at))),
    }
});

impl Promises {
    fn of(&self, sheet: Sheet) -> f32 {
        let marks = |area: Area| {
            let bits = FieldSet::area(area).bits();
            ((sheet.marked() & bits) >> bits.trailing_zeros()) as usize
        };
        let filled = |area: Area| marks(area).trailing_ones() as usize;
        self.yellow[marks(Area::Y)]
            + self.blue[marks(Area::B)]
            + self.rows[0][filled(Area::G)]
            + self.rows[1][filled(Area::O)]
            + self.rows[2][filled(Area::P)]
            + room(sheet)
    }
}

/// The lines of an area that are begun.
fn lines(marks: u64, area: FieldSet) -> f32 {
    let inside = LINES.iter().filter(|line| area.covers(line.fields));
    inside.map(|line| begun(marks, line.fields, bonus_worth(line.bonus))).sum()
}

/// A line that is begun and not finished: little at first, and more with every field.
fn begun(marks: u64, fields: FieldSet, worth: f32) -> f32 {
    let done = (marks & fields.bits()).count_ones() as f32 / fields.len() as f32;
    if done < 1.0 { worth * done * done } else { 0.0 }
}

/// The bonuses of an ordered area that come next, the nearer the better.
fn coming(area: Area, filled: usize) -> f32 {
    let under = |at: usize| {
        let field = Field::ordered(area, at);
        LINES.iter().find(|line| line.fields.only() == Some(field))
    };
    let near = filled..(filled + 4).min(ROW);
    let worth =
        |at: usize| under(at).map(|line| bonus_worth(line.bonus) / (2 + at - filled) as f32);
    near.filter_map(worth).sum()
}

/// A low last number in purple lets many follow.
fn room(sheet: Sheet) -> f32 {
    match sheet.last_purple() as u8 {
        last if last == SHEET.purple.peak => 5.0,
        0 => 5.0,
        last => 5.0 - f32::from(last),
    }
}
