//! Luck and errors by area: what experts reach from positions of a game.

use rand::{RngExt, SeedableRng};
use turlaj_clever::{Action, Clever};
use turlaj_core::{Event, Eye, Game, Seat, Silent};
use turlaj_engine::Chance;
use turlaj_learned::clever::{AreaPoints, ExpertGames};
use turlaj_packed::clever::{Packed, choice};

use super::areas::{PARTS, TOTAL, points_of};
use crate::review::ONE;
use crate::{Figure, ReviewRow, ReviewTable, ReviewedFact, Sentence};

type Position = <Clever as Game>::State;

/// How many times as many games are played from the start as from a choice: one mean for the whole
/// table.
const AT_START: u32 = 20;

/// What a game comes to by area, seat by seat: `start + own + luck = points`, exactly. Luck is what is left, and
/// with others at the table it holds their choices too.
pub(super) fn by_area(
    rules: &Clever,
    facts: &[ReviewedFact<'_, Clever>],
    games: u32,
) -> Vec<ReviewTable> {
    match rules.is_solo() {
        true => Split { rules, experts: ExpertGames::alone() }.tables(facts, games),
        false => Split { rules, experts: ExpertGames::among(rules.players()) }.tables(facts, games),
    }
}

struct Split<'a, const SEATS: usize> {
    rules: &'a Clever,
    experts: ExpertGames<SEATS>,
}

impl<const SEATS: usize> Split<'_, SEATS> {
    fn tables(mut self, facts: &[ReviewedFact<'_, Clever>], games: u32) -> Vec<ReviewTable> {
        let mut state = self.rules.start();
        let start = self.reached(&self.packed(&state, Eye::All), 0, AT_START * games);
        let mut own = vec![[0; 6]; start.len()];
        for (number, fact) in (1..).zip(facts) {
            if let Event::Act { seat, action } = fact.event {
                self.choice(&mut own[seat.index()], &state, (*seat, *action), number, games);
            }
            self.rules.apply(&mut state, fact.event, &mut Silent);
        }
        let start: Vec<AreaPoints> = start.iter().map(|sum| mean(sum, AT_START * games)).collect();
        let own: Vec<AreaPoints> = own.iter().map(|sum| mean(sum, games)).collect();
        let left = |(seat, points): (usize, AreaPoints)| {
            std::array::from_fn(|at| points[at] * ONE - start[seat][at] - own[seat][at])
        };
        let points = points_of(self.rules, &state);
        let luck: Vec<AreaPoints> = points.into_iter().enumerate().map(left).collect();
        let luck_title = if self.rules.is_solo() { LUCK } else { LUCK_AND_OTHERS };
        vec![
            table("areas-start", START, &start, Figure::Points),
            table("areas-own", OWN, &own, Figure::Change),
            table("areas-luck", luck_title, &luck, Figure::Change),
        ]
    }

    fn packed(&self, state: &Position, eye: Eye) -> Packed<SEATS> {
        Packed::seen(self.rules, &self.rules.view(state, eye))
    }

    /// Sums of points over games from a position; the same number rolls the same dice.
    fn reached(&mut self, game: &Packed<SEATS>, number: u64, games: u32) -> Vec<AreaPoints> {
        let mut sums = vec![[0; 6]; self.rules.players().into()];
        for seed in 0..u64::from(games) {
            let mut chance = Chance::seed_from_u64(number << 32 | seed);
            let points = self.experts.play(*game, |faces| chance.random_range(0..faces));
            sums.iter_mut().zip(points).for_each(|(sum, points)| add(sum, &points, 1));
        }
        sums
    }

    /// Adds what a choice brings its seat beside the expert's choice, over games with the same dice.
    fn choice(
        &mut self,
        own: &mut AreaPoints,
        before: &Position,
        (seat, action): (Seat, Action),
        number: u64,
        games: u32,
    ) {
        let at = seat.index();
        let mut seen = self.packed(before, Eye::Seat(seat));
        seen.seal(at);
        let [chosen, best] = [choice(action), self.experts.choose(&seen, at)];
        if chosen == best {
            return;
        }
        for (choice, sign) in [(chosen, 1), (best, -1)] {
            let mut game = self.packed(before, Eye::All);
            game.act(at, choice);
            add(own, &self.reached(&game, number, games)[at], sign);
        }
    }
}

fn mean(sum: &AreaPoints, games: u32) -> AreaPoints {
    sum.map(|sum| (i128::from(sum) * i128::from(ONE) / i128::from(games)) as i64)
}

fn add(sum: &mut AreaPoints, points: &AreaPoints, sign: i64) {
    sum.iter_mut().zip(points).for_each(|(sum, points)| *sum += sign * points);
}

const START: [&str; 3] = ["Start, by area", "Początek według obszarów", "Начало по областям"];
const LUCK: [&str; 3] = ["Luck, by area", "Szczęście według obszarów", "Удача по областям"];
const OWN: [&str; 3] =
    ["Own errors, by area", "Własne błędy według obszarów", "Свои ошибки по областям"];
const LUCK_AND_OTHERS: [&str; 3] = [
    "Luck and the choices of others, by area",
    "Szczęście i wybory innych według obszarów",
    "Удача и решения других по областям",
];

fn table(
    code: &'static str,
    title: [&str; 3],
    amounts: &[AreaPoints],
    figure: fn(i64) -> Figure,
) -> ReviewTable {
    let row = |(at, (code, label)): (usize, (&'static str, [&str; 3]))| {
        ReviewRow::new(code, label, amounts.iter().map(|seat| figure(seat[at])).collect())
    };
    let mut rows: Vec<ReviewRow> = PARTS.into_iter().enumerate().map(row).collect();
    let totals = amounts.iter().map(|seat| figure(seat.iter().sum())).collect();
    rows.push(ReviewRow::new("total", TOTAL, totals));
    ReviewTable { code, part: None, title: Sentence::of(title), rows, remarks: Vec::new() }
}

#[cfg(test)]
mod tests {
    use turlaj_table::Body;
    use turlaj_testkit::golden;

    use super::*;

    #[test]
    fn areas_add_up_to_the_points_for_every_seat() {
        for (name, record) in golden::records::<Clever>() {
            let table = &record.table;
            let facts = table.standing_entries().filter_map(|entry| match &entry.body {
                Body::Game(event) => Some(ReviewedFact { seq: entry.seq, tick: entry.tick, event }),
                Body::Table(_) => None,
            });
            let facts: Vec<_> = facts.collect();
            let tables = by_area(table.rules(), &facts, 1);
            let cell =
                |table: &ReviewTable, row: usize, seat: usize| match table.rows[row].cells[seat] {
                    Figure::Points(amount) | Figure::Change(amount) => amount,
                    other => panic!("{other:?}"),
                };
            let points = points_of(table.rules(), table.state());
            for (seat, points) in points.iter().enumerate() {
                for (row, points) in points.iter().enumerate() {
                    let sum: i64 = tables.iter().map(|table| cell(table, row, seat)).sum();
                    assert_eq!(sum, points * ONE, "{name}");
                }
            }
        }
    }
}
