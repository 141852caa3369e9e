//! The best sheet that so many marks allow, with all dice as one wishes: no game can end with more.
//!
//! A solo player makes at most 24 marks with dice that are picked or taken (three and one in each of six
//! rounds), one with the extra die of round 2 and one with the black gift. Every other mark is made with
//! an extra die or a gift that a line of the sheet brought, one for each such line. So on every sheet
//! that can be reached, the marks less the full lines of that kind are at most 26. Areas do not ask for
//! more than their marks, points and foxes, so all sheets within that can be tried.

use turlaj_clever::{AREAS, Area, Bonus, Field, FieldSet, LINES};
use turlaj_packed::clever::{PackedSheet, SheetPoints};

/// Marks that no line of the sheet pays for.
pub(crate) const MARKS: usize = 26;

/// One area at the end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Ended {
    /// Marks less the lines that bring one.
    pub(crate) cost: usize,
    pub(crate) points: u16,
    pub(crate) foxes: u16,
}

/// The marks of these fields less the lines among them that bring an extra die or a gift.
pub(crate) fn cost(marked: u64) -> usize {
    let pays = |line: &&turlaj_clever::FieldLine| {
        let fields = line.fields.bits();
        !matches!(line.bonus, Bonus::Reroll | Bonus::Fox) && marked & fields == fields
    };
    let marks = (marked & !FieldSet::PRINTED.bits()).count_ones() as usize;
    marks - LINES.iter().filter(pays).count()
}

/// All ways in which an area can end, with a 6 wherever a number is written.
fn ends(area: Area) -> Vec<Ended> {
    let printed = FieldSet::PRINTED;
    let fields = Field::all().filter(|field| field.area() == area && !printed.contains(*field));
    let fields: Vec<Field> = fields.collect();
    let ordered = !matches!(area, Area::Y | Area::B);
    // An ordered area is marked from its left.
    let sets = (0..1u64 << fields.len()).filter(|set| !ordered || set & (set + 1) == 0);
    let end = |set: u64| {
        let mut sheet = PackedSheet::NEW;
        for (at, field) in fields.iter().enumerate() {
            if set >> at & 1 == 1 {
                sheet.mark(field.index() as u32, 6);
            }
        }
        let points = sheet.points();
        let own = sheet.marked() & FieldSet::area(area).bits();
        Ended { cost: cost(own), points: points.areas[area as usize], foxes: points.foxes }
    };
    let mut ends: Vec<Ended> = sets.map(end).collect();
    ends.sort_unstable();
    ends.dedup();
    ends
}

/// The most points of any sheet that costs at most so much, and how its areas end.
pub(crate) fn most(marks: usize) -> (u16, [Ended; 5]) {
    let areas = AREAS.map(ends);
    let mut best = (0, [Ended::default(); 5]);
    let mut ended = [Ended::default(); 5];
    try_all(&areas, marks, 0, &mut ended, &mut best);
    best
}

/// Tries all ends of the areas from this one on.
fn try_all(
    areas: &[Vec<Ended>; 5],
    marks: usize,
    at: usize,
    ended: &mut [Ended; 5],
    best: &mut (u16, [Ended; 5]),
) {
    let Some(ends) = areas.get(at) else {
        let areas = ended.map(|end| end.points);
        let points = SheetPoints { areas, foxes: ended.iter().map(|end| end.foxes).sum() };
        if points.total() > best.0 {
            *best = (points.total(), *ended);
        }
        return;
    };
    for end in ends.iter().filter(|end| end.cost <= marks) {
        ended[at] = *end;
        try_all(areas, marks - end.cost, at + 1, ended, best);
    }
}
