//! An analysis as a table for a terminal.

use anyhow::Result;
use turlaj_analysis::{Columns, Decisions, ONE, StepKind};
use turlaj_catalog::Listed;
use turlaj_core::Seat;
use turlaj_engine::Unit;
use turlaj_terminal::{Ink, Line};

use super::Analysed;
use super::words::Phrases;
use crate::hint::in_lang;
use crate::paint;
use crate::replay::{names, title};

type ColumnOf = fn(&Columns) -> i64;

/// One row of the table: a label and a cell per seat.
pub(super) struct SumRow<'a> {
    pub(super) label: &'a str,
    pub(super) cells: Vec<String>,
    pub(super) strong: bool,
}

impl<G: Listed> Analysed<'_, G> {
    pub(super) fn print(&self) -> Result<()> {
        let words = Phrases::of(self.args.lang);
        let name = names(self.table.occupants());
        let settings = self.table.rules().settings();
        paint::print(&Line::inked(Ink::Strong, title::<G>(&settings)))?;
        if let Some(text) = words.extent(self.extent()) {
            paint::print(&Line::plain(self.reached(words, text)))?;
        }
        let sure = if self.ledger.exact { words.exact } else { words.estimated };
        let unit = words.units[unit_at(self.ledger.unit)];
        paint::print(&Line::inked(Ink::Faint, format!("{sure} ({unit})")))?;
        let heads: Vec<String> = self.seats().map(&name).collect();
        let rows = self.rows(words);
        print_rows(&heads, &rows)?;
        for seat in self.seats() {
            self.print_seat(words, seat, &name(seat))?;
        }
        self.print_extra(words)
    }

    /// How far the game was played, with the number of its last fact.
    pub(super) fn reached(&self, words: &Phrases, text: &str) -> String {
        let last = self.ledger.steps.last().map_or(0, |step| step.seq + 1);
        format!("{text} ({} {last})", words.fact)
    }

    /// The table; rows in which nothing happened are left out.
    pub(super) fn rows(&self, words: &'static Phrases) -> Vec<SumRow<'static>> {
        let all = self.ledger.columns();
        let seats: Vec<(Columns, Decisions)> =
            self.seats().map(|seat| (all[seat.index()], self.ledger.summary(seat))).collect();
        let unit = self.ledger.unit;
        let row = |label, strong, cell: &dyn Fn(&Columns, &Decisions) -> String| SumRow {
            label,
            strong,
            cells: seats.iter().map(|(columns, summary)| cell(columns, summary)).collect(),
        };
        let change = |label, of: ColumnOf| {
            row(label, false, &move |columns, _| amount(of(columns), unit, true))
        };
        let happened = |of: ColumnOf| all.iter().any(|columns| of(columns) != 0);
        let mut rows = Vec::new();
        if seats.iter().any(|(_, summary)| summary.decisions > 0) {
            rows.push(row(words.decisions, false, &|_, summary| summary.decisions.to_string()));
            rows.push(row(words.open, false, &|_, summary| summary.open.to_string()));
            rows.push(row(words.best, false, &|_, summary| summary.best.to_string()));
            for (at, label) in words.sizes.iter().enumerate() {
                rows.push(row(label, false, &move |_, summary| summary.errors[at].to_string()));
            }
            rows.push(row(words.rate, false, &|_, summary| match summary.rate() {
                Some(rate) => amount((rate * ONE as f64) as i64, unit, false),
                None => "–".to_string(),
            }));
        }
        if seats.iter().any(|(_, summary)| self.plays_like(summary).is_some()) {
            rows.push(row(words.plays_like, false, &|_, summary| {
                self.plays_like(summary).unwrap_or("–").to_string()
            }));
        }
        rows.push(row(words.start, true, &|columns, _| amount(columns.start, unit, false)));
        rows.push(change(words.luck, |columns| columns.luck));
        let changes: [(&'static str, ColumnOf); 5] = [
            (words.own, |columns| columns.own),
            (words.gifts, |columns| columns.gifts),
            (words.hidden, |columns| columns.hidden),
            (words.race, |columns| columns.race),
            (words.rest, |columns| columns.rest),
        ];
        let seen = changes.into_iter().filter(|(_, of)| happened(*of));
        rows.extend(seen.map(|(label, of)| change(label, of)));
        let result = if self.ledger.end.is_some() { words.result } else { words.so_far };
        rows.push(row(result, true, &|columns, _| amount(columns.result, unit, false)));
        rows.push(row(words.without_luck, false, &|columns, _| {
            amount(columns.result - columns.luck, unit, false)
        }));
        rows
    }

    fn print_seat(&self, words: &Phrases, seat: Seat, name: &str) -> Result<()> {
        let (unit, lang) = (self.ledger.unit, self.args.lang);
        let mut lines = Vec::new();
        let luck = |at: &usize| match &self.ledger.steps[*at].kind {
            StepKind::Throw { luck, .. } => luck.of_seat(seat),
            StepKind::Choice { .. } | StepKind::Race { .. } => 0,
        };
        let all = 0..self.ledger.steps.len();
        let throws = [
            (words.luckiest, all.clone().max_by_key(luck)),
            (words.unluckiest, all.min_by_key(luck)),
        ];
        for (label, at) in throws {
            let Some(at) = at.filter(|at| luck(at) != 0) else { continue };
            if let StepKind::Throw { roll, .. } = &self.ledger.steps[at].kind {
                let amount = amount(luck(&at), unit, true);
                let fact = self.ledger.steps[at].seq + 1;
                lines.push(format!("  {label}: {roll} ({} {fact}) {amount}", words.fact));
            }
        }
        let worst = &self.worst[seat.index()];
        if !worst.is_empty() {
            lines.push(format!("  {}:", words.worst));
        }
        for choice in worst {
            let step = &self.ledger.steps[choice.at];
            if let StepKind::Choice { action, best, .. } = &step.kind {
                let cost = amount(-choice.cost, unit, true);
                let fact = format!("{} {}", words.fact, step.seq + 1);
                lines.push(format!("    {cost}  {fact}: {action}; {}: {best}", words.better));
            }
            if let Some(why) = &choice.why {
                lines.push(format!("      {}: {}", words.better, in_lang(why, lang)));
            }
            if let Some(against) = &choice.against {
                lines.push(format!("      {}: {}", words.played, in_lang(against, lang)));
            }
        }
        if lines.is_empty() {
            return Ok(());
        }
        paint::print(&Line::plain(""))?;
        paint::print(&Line::inked(Ink::Strong, name.to_string()))?;
        lines.into_iter().try_for_each(|line| Ok(paint::print(&Line::plain(line))?))
    }
}

/// Prints a table with a column per head.
pub(super) fn print_rows(heads: &[String], rows: &[SumRow<'_>]) -> Result<()> {
    let label = rows.iter().map(|row| width(row.label)).max().unwrap_or(0);
    let columns: Vec<usize> = (0..heads.len())
        .map(|at| {
            let cells = rows.iter().map(|row| width(&row.cells[at]));
            cells.chain([width(&heads[at])]).max().unwrap_or(0)
        })
        .collect();
    let cells = |cells: &[String]| {
        let each = cells
            .iter()
            .zip(&columns)
            .map(|(cell, wide)| format!("  {}{cell}", " ".repeat(wide - width(cell))));
        each.collect::<String>()
    };
    let line = format!("{}{}", " ".repeat(label), cells(heads));
    paint::print(&Line::inked(Ink::Strong, line))?;
    for row in rows {
        let gap = " ".repeat(label - width(row.label));
        let line = format!("{}{gap}{}", row.label, cells(&row.cells));
        paint::print(&Line::inked(if row.strong { Ink::Strong } else { Ink::Plain }, line))?;
    }
    Ok(())
}

pub(super) fn unit_at(unit: Unit) -> usize {
    match unit {
        Unit::Victory => 0,
        Unit::Points => 1,
        Unit::Losses(_) => 2,
    }
}

/// An amount for people; changes have a sign.
pub(super) fn amount(amount: i64, unit: Unit, change: bool) -> String {
    let value = amount as f64 / ONE as f64;
    let text = match unit {
        Unit::Victory => format!("{:.2}", 100.0 * value.abs()),
        Unit::Points => format!("{:.2}", value.abs()),
        Unit::Losses(_) => format!("{:.3}", value.abs()),
    };
    let is_zero = text.chars().all(|digit| matches!(digit, '0' | '.'));
    match (is_zero, change) {
        (false, _) if amount < 0 && (change || !matches!(unit, Unit::Losses(_))) => {
            format!("−{text}")
        }
        (false, true) => format!("+{text}"),
        _ => text,
    }
}

fn width(text: &str) -> usize {
    text.chars().count()
}
