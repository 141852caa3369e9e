//! A whole sheet in characters. All numbers come from [`SHEET`].

use turlaj_clever::{Area, Bonus, Count, Field, FieldSet, SHEET, Sheet, Track, yellow_column};

use super::words::{bonus_ink, bonus_sign, ink, padded};
use crate::{Ink, Line};

/// Where the blue area and the tracks begin, and the fields of the ordered areas.
const BLUE: usize = 26;
const TRACKS: usize = 51;
const ROW: usize = 13;

/// How wide a field of yellow and blue is, and one of an ordered area.
const CELL: usize = 4;
const STEP: usize = 5;

/// A sheet with brackets around what is possible.
pub(super) fn draw(sheet: &Sheet, possible: FieldSet) -> Vec<Line> {
    let drawn = DrawnSheet { sheet, possible, count: Count::of(sheet) };
    let mut lines = drawn.upper();
    lines.push(Line::default());
    for area in [Area::G, Area::O, Area::P] {
        lines.extend(drawn.ordered(area));
    }
    lines
}

struct DrawnSheet<'a> {
    sheet: &'a Sheet,
    possible: FieldSet,
    count: Count,
}

impl DrawnSheet<'_> {
    /// Yellow, blue and the tracks, side by side.
    fn upper(&self) -> Vec<Line> {
        let (yellow, blue, tracks) = (self.yellow(), self.blue(), self.tracks());
        let rows = yellow.len().max(blue.len()).max(tracks.len());
        let part = |lines: &[Line], at: usize| lines.get(at).cloned().unwrap_or_default();
        let row = |at| {
            let line = padded(Line::plain(" ").join(part(&yellow, at)), BLUE);
            let line = line.join(part(&blue, at));
            match tracks.get(at) {
                Some(track) => padded(line, TRACKS).join(track.clone()),
                None => line,
            }
        };
        (0..rows).map(row).collect()
    }

    fn title(&self, area: Area) -> Line {
        let points = self.count.areas()[area as usize];
        let line = Line::inked(ink(area), area.name().to_uppercase());
        line.then(Ink::Plain, format!(" {points:>2}"))
    }

    fn yellow(&self) -> Vec<Line> {
        let mut lines = vec![self.title(Area::Y)];
        for (row, bonus) in SHEET.yellow.rows.into_iter().enumerate() {
            let fields: FieldSet = (0..4).map(|column| Field::yellow(row, column)).collect();
            lines.push(self.line(fields.iter(), 0, fields, bonus));
        }
        let mut stars = Line::default();
        for (column, star) in SHEET.yellow.stars.into_iter().enumerate() {
            let full = self.sheet.marked().covers(yellow_column(column));
            let ink = if full { Ink::Strong } else { Ink::Faint };
            let text = format!("{}{star}", if full { '=' } else { '*' });
            stars = stars.then(ink, format!("{text:CELL$}"));
        }
        let diagonal: FieldSet = (0..4).map(|at| Field::yellow(at, at)).collect();
        let stars = stars.then(Ink::Faint, r"  \ ");
        lines.push(self.bonus(stars, diagonal, SHEET.yellow.diagonal));
        lines
    }

    fn blue(&self) -> Vec<Line> {
        let next = SHEET.blue.points.get(self.sheet.count(Area::B) + 1);
        let next = next.map_or(String::new(), |points| format!("   next {points}"));
        let mut lines = vec![self.title(Area::B).then(Ink::Faint, next)];
        for (sums, bonus) in SHEET.blue.sums.into_iter().zip(SHEET.blue.rows) {
            let fields: FieldSet =
                sums.into_iter().filter(|&sum| sum > 0).map(Field::blue).collect();
            let empty = sums.len() - fields.len();
            lines.push(self.line(fields.iter(), empty, fields, bonus));
        }
        let mut columns = Line::default();
        for (column, bonus) in SHEET.blue.columns.into_iter().enumerate() {
            let sums = SHEET.blue.sums.iter().map(|row| row[column]).filter(|&sum| sum > 0);
            let begin = columns.width();
            columns =
                self.bonus(columns.then(Ink::Plain, " "), sums.map(Field::blue).collect(), bonus);
            columns = padded(columns, begin + CELL);
        }
        lines.push(columns);
        lines
    }

    /// Fields side by side and what they bring together.
    fn line(
        &self,
        fields: impl Iterator<Item = Field>,
        empty: usize,
        all: FieldSet,
        bonus: Bonus,
    ) -> Line {
        let begin = padded(Line::default(), empty * CELL);
        let cells = fields.fold(begin, |line, field| self.cell(line, field, CELL));
        self.bonus(cells.then(Ink::Faint, " -> "), all, bonus)
    }

    /// A bonus; faint once it was earned.
    fn bonus(&self, line: Line, fields: FieldSet, bonus: Bonus) -> Line {
        let earned = self.sheet.marked().covers(fields);
        let ink = if earned { Ink::Faint } else { bonus_ink(bonus) };
        line.then(ink, bonus_sign(bonus))
    }

    fn cell(&self, line: Line, field: Field, wide: usize) -> Line {
        let text = self.text(field);
        let marked = self.sheet.marked().contains(field);
        let begin = line.width();
        let line = match (self.possible.contains(field), marked) {
            (true, _) => {
                line.then(Ink::Strong, "[").then(ink(field.area()), text).then(Ink::Strong, "]")
            }
            (false, true) => line.then(Ink::Plain, " ").then(ink(field.area()), text),
            (false, false) => line.then(Ink::Plain, format!(" {text}")),
        };
        padded(line, begin + wide)
    }

    /// What stands in a field, or what it asks for.
    fn text(&self, field: Field) -> String {
        let area = field.area();
        if self.sheet.marked().contains(field) {
            let number = self.sheet.numbers(area).get(field.at());
            return number.map_or("X".to_string(), ToString::to_string);
        }
        let next = self.sheet.next(area) == Some(field);
        match area {
            Area::Y | Area::B => field.printed().to_string(),
            Area::G => format!("{}+", field.printed()),
            Area::O if field.printed() > 1 => format!("x{}", field.printed()),
            Area::P if next => match self.sheet.numbers(area).last() {
                Some(&last) if last != SHEET.purple.peak => format!(">{last}"),
                _ => "any".to_string(),
            },
            Area::O | Area::P => ".".to_string(),
        }
    }

    /// The fields of an ordered area, what they are worth and what they bring.
    fn ordered(&self, area: Area) -> Vec<Line> {
        let under = match area {
            Area::G => SHEET.green.under,
            Area::O => SHEET.orange.under,
            _ => SHEET.purple.under,
        };
        let title = padded(Line::plain(" ").join(self.title(area)), ROW);
        let row = FieldSet::area(area).iter();
        let mut lines = vec![row.fold(title, |line, field| self.cell(line, field, STEP))];
        if area == Area::G {
            let begin = padded(Line::inked(Ink::Faint, "  points"), ROW);
            lines.push(
                SHEET
                    .green
                    .points
                    .iter()
                    .fold(begin, |line, points| line.then(Ink::Faint, format!(" {points:<4}"))),
            );
        }
        let mut bonuses = Line::default();
        for (field, bonus) in FieldSet::area(area).iter().zip(under) {
            let Some(bonus) = bonus else { continue };
            let begin = padded(bonuses, ROW + field.at() * STEP + 1);
            bonuses = self.bonus(begin, FieldSet::NONE.with(field), bonus);
        }
        lines.push(bonuses);
        lines
    }

    fn tracks(&self) -> Vec<Line> {
        let count = &self.count;
        let mut lines = vec![track("re", "rerolls", self.sheet.rerolls)];
        lines.push(Line::inked(Ink::Faint, "   roll the same dice again"));
        lines.push(track("+1", "extra dice", self.sheet.extras));
        lines.push(Line::inked(Ink::Faint, "   one die more after a turn"));
        let foxes = match count.foxes {
            0 => "none".to_string(),
            foxes => format!("{foxes} x {} = {}", count.per_fox(), foxes * count.per_fox()),
        };
        lines.push(Line::inked(Ink::Red, "fox").then(Ink::Plain, format!("es      {foxes}")));
        lines.push(Line::inked(Ink::Strong, format!("total      {}", count.total())));
        lines
    }
}

/// The circles of a track: locked, ready, used.
fn track(sign: &str, name: &str, track: Track) -> Line {
    let line = Line::inked(Ink::Strong, sign).then(Ink::Plain, format!(" {name:10}"));
    let circle = |at| match at {
        at if at < track.spent => (Ink::Faint, " x"),
        at if at < track.unlocked => (Ink::Strong, " o"),
        _ => (Ink::Faint, " ."),
    };
    (0..SHEET.circles).map(circle).fold(line, |line, (ink, text)| line.then(ink, text))
}
