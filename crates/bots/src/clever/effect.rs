//! What a mark does: at once, along the chain that it starts, and for later.

use turlaj_clever::{Area, Bonus, Field, FieldLine, FieldSet, LINES, SHEET, yellow_column};
use turlaj_packed::clever::Packed;

use super::words::{Brought, CleverWhy, LineShape};

/// So much of what a chain brings is told.
const THEN: usize = 3;

/// What a first mark leads to, when the chain is continued in the best way.
pub(super) struct Effect {
    first: Field,
    number: u8,
    before: FieldSet,
    after: FieldSet,
    /// How many points all marks bring.
    pub(super) gain: u16,
}

impl Effect {
    /// The first mark, with the number that is written; the sheet before it and after the chain.
    pub(super) fn new<const SEATS: usize>(
        (first, number): (Field, u8),
        from: &Packed<SEATS>,
        to: &Packed<SEATS>,
        seat: usize,
    ) -> Effect {
        let set = |game: &Packed<SEATS>| -> FieldSet {
            let marked = game.sheet(seat).marked();
            Field::all().filter(|field| marked >> field.index() & 1 == 1).collect()
        };
        let points = |game: &Packed<SEATS>| game.points(seat).total();
        let gain = points(to).saturating_sub(points(from));
        Effect { first, number, before: set(from), after: set(to), gain }
    }

    /// What is counted of the mark beside its points, as what is said of it and about how many points it is worth.
    pub(super) fn features(&self) -> [Option<(f64, CleverWhy)>; 3] {
        let (lines, brings) = self.completed();
        let then = self.then();
        let worth = brings.iter().chain(&then).map(|what| worth(*what)).sum();
        let brought = match (lines.is_empty(), brings.first()) {
            (false, _) => Some((worth, CleverWhy::Completes { lines, brings, then })),
            (true, Some(&what)) => Some((worth, CleverWhy::Brings { what, then })),
            (true, None) => None,
        };
        let near = self
            .near()
            .filter(|(missing, _)| *missing <= 3)
            .map(|(missing, what)| (worth_near(missing, what), CleverWhy::Near { missing, what }));
        // What is said of a number in purple holds if it is the last one there.
        let area = self.first.area();
        let last = area == Area::P && self.filled(area) == self.first.at() + 1;
        let last = last && !self.after.covers(FieldSet::area(area));
        let climb = match self.number {
            6 if last => Some((3.0, CleverWhy::AnyNext)),
            1 | 2 if last => Some((2.0, CleverWhy::Room)),
            _ => None,
        };
        [brought, near, climb]
    }

    /// The lines that the first mark itself completes, with what they bring; a bonus under a field
    /// has no line.
    fn completed(&self) -> (Vec<LineShape>, Vec<Brought>) {
        let marked = self.before.with(self.first);
        let done = |fields: FieldSet| fields.contains(self.first) && marked.covers(fields);
        let (mut lines, mut brings) = (Vec::new(), Vec::new());
        for line in LINES.iter().filter(|line| done(line.fields)) {
            lines.extend(shape(line));
            brings.push(Brought::Bonus(line.bonus));
        }
        for (column, points) in (0..4).zip(SHEET.yellow.stars) {
            if done(yellow_column(column)) {
                lines.push(LineShape::Column);
                brings.push(Brought::Star(points));
            }
        }
        (lines, brings)
    }

    /// What the rest of the chain brings; of a long one what is most welcome.
    fn then(&self) -> Vec<Brought> {
        let first = self.before.with(self.first);
        let later = |fields: FieldSet| self.after.covers(fields) && !first.covers(fields);
        let bonuses = LINES.iter().filter(|line| later(line.fields));
        let stars =
            (0..4).zip(SHEET.yellow.stars).filter(|(column, _)| later(yellow_column(*column)));
        let mut all: Vec<Brought> = bonuses.map(|line| Brought::Bonus(line.bonus)).collect();
        all.extend(stars.map(|(_, points)| Brought::Star(points)));
        while all.len() > THEN {
            let least = all.iter().enumerate().max_by_key(|(_, what)| rank(**what));
            let Some((least, _)) = least else { break };
            all.remove(least);
        }
        all
    }

    /// What is nearest to being brought by the area of the first mark, and how many fields it lacks.
    fn near(&self) -> Option<(usize, Brought)> {
        let area = self.first.area();
        let lacks = |fields: FieldSet| fields.minus(self.after).len();
        let mut all: Vec<(usize, Brought)> = Vec::new();
        for line in LINES.iter().filter(|line| FieldSet::area(area).covers(line.fields)) {
            let ordered = line.fields.only();
            let missing = match ordered {
                Some(field) => (field.at() + 1).saturating_sub(self.filled(area)),
                None if line.fields.contains(self.first) => lacks(line.fields),
                None => 0,
            };
            all.push((missing, Brought::Bonus(line.bonus)));
        }
        if area == Area::Y {
            let columns = (0..4).zip(SHEET.yellow.stars);
            let own = columns.filter(|(column, _)| yellow_column(*column).contains(self.first));
            all.extend(
                own.map(|(column, star)| (lacks(yellow_column(column)), Brought::Star(star))),
            );
        }
        let open = all.into_iter().filter(|(missing, _)| *missing > 0);
        open.min_by_key(|(missing, what)| (*missing, rank(*what)))
    }

    fn filled(&self, area: Area) -> usize {
        FieldSet::area(area).within(self.after).len()
    }
}

/// About how many points something is worth: only to put reasons in order.
fn worth(what: Brought) -> f64 {
    match what {
        Brought::Star(points) => points.into(),
        Brought::Bonus(Bonus::Fox) => 15.0,
        Brought::Bonus(Bonus::Extra) => 7.0,
        Brought::Bonus(Bonus::Gift(_)) => 6.0,
        Brought::Bonus(Bonus::Reroll) => 4.0,
    }
}

fn worth_near(missing: usize, what: Brought) -> f64 {
    worth(what) / (1 + missing) as f64
}

/// Among things that are equally near the most welcome one is named.
fn rank(what: Brought) -> u8 {
    match what {
        Brought::Star(_) => 0,
        Brought::Bonus(Bonus::Fox) => 1,
        Brought::Bonus(Bonus::Gift(_)) => 2,
        Brought::Bonus(Bonus::Extra) => 3,
        Brought::Bonus(Bonus::Reroll) => 4,
    }
}

/// What people call a line of yellow or blue; a field with a bonus under it is none.
fn shape(line: &FieldLine) -> Option<LineShape> {
    let fields: Vec<Field> = line.fields.iter().collect();
    let [first, .., last] = fields[..] else { return None };
    let place = |field: Field| match field.area() {
        Area::Y => (field.at() / 4, field.at() % 4),
        // Where 1 would stand there is no field.
        _ => ((field.printed() as usize - 1) / 4, (field.printed() as usize - 1) % 4),
    };
    let (from, to) = (place(first), place(last));
    Some(match (from.0 == to.0, from.1 == to.1) {
        (true, _) => LineShape::Row,
        (_, true) => LineShape::Column,
        _ => LineShape::Diagonal,
    })
}
