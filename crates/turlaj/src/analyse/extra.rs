//! What only some games have to say about a played game.

use anyhow::Result;
use turlaj_catalog::{Figure, Listed, ReviewTable, ReviewedFact};
use turlaj_core::Seat;
use turlaj_engine::Unit;
use turlaj_table::Body;
use turlaj_terminal::{Ink, Line};

use super::Analysed;
use super::text::{SumRow, amount, print_rows};
use super::words::Phrases;
use crate::hint::in_lang;
use crate::paint;
use crate::replay::names;

impl<G: Listed> Analysed<'_, G> {
    /// The tables that this game has beside the ledger.
    pub(super) fn extra(&self) -> Vec<ReviewTable> {
        let facts = self.table.standing_entries().filter_map(|entry| match &entry.body {
            Body::Game(event) => Some(ReviewedFact { seq: entry.seq, tick: entry.tick, event }),
            Body::Table(_) => None,
        });
        let (rules, facts) = (self.table.rules(), facts.collect::<Vec<_>>());
        let mut tables = rules.review(&facts);
        tables.extend(self.args.split.into_iter().flat_map(|games| rules.split(&facts, games)));
        tables
    }

    /// The rows of such a table in which something happened.
    pub(super) fn extra_rows<'t>(&self, table: &'t ReviewTable) -> Vec<SumRow<'t>> {
        let seats: Vec<Seat> = self.seats().collect();
        let happened = table.rows.iter().filter(|row| happened(&row.cells));
        let rows = happened.map(|row| SumRow {
            label: in_lang(&row.label, self.args.lang),
            cells: cells(&row.cells, &seats),
            strong: false,
        });
        rows.collect()
    }

    pub(super) fn print_extra(&self, words: &Phrases) -> Result<()> {
        let name = names(self.table.occupants());
        let seats: Vec<Seat> = self.seats().collect();
        let heads: Vec<String> = seats.iter().copied().map(&name).collect();
        for table in self.extra() {
            paint::print(&Line::plain(""))?;
            paint::print(&Line::inked(Ink::Strong, in_lang(&table.title, self.args.lang)))?;
            print_rows(&heads, &self.extra_rows(&table))?;
            for remark in table.remarks.iter().filter(|remark| seats.contains(&remark.seat)) {
                let (fact, text) = (remark.seq + 1, in_lang(&remark.text, self.args.lang));
                let line = format!("  {}, {} {fact}: {text}", name(remark.seat), words.fact);
                paint::print(&Line::plain(line))?;
            }
        }
        Ok(())
    }
}

/// Rows in which nothing happened are left out.
fn happened(figures: &[Figure]) -> bool {
    let nothing = [Figure::Missing, Figure::Number(0), Figure::Time(0), Figure::Change(0)];
    figures.iter().any(|figure| !nothing.contains(figure))
}

/// The cells of these seats; one that holds for all stands in the first column.
fn cells(figures: &[Figure], seats: &[Seat]) -> Vec<String> {
    let cell = |(at, seat): (usize, &Seat)| match figures {
        [all] => {
            if at == 0 {
                figure(all)
            } else {
                String::new()
            }
        }
        _ => figure(&figures[seat.index()]),
    };
    seats.iter().enumerate().map(cell).collect()
}

fn figure(figure: &Figure) -> String {
    match figure {
        Figure::Missing => "–".to_string(),
        Figure::Number(number) => number.to_string(),
        Figure::Time(ticks) => format!("{}.{} s", ticks / 1000, ticks % 1000 / 100),
        Figure::Level(level) => (*level).to_string(),
        Figure::Points(points) => amount(*points, Unit::Points, false),
        Figure::Change(points) => amount(*points, Unit::Points, true),
        Figure::Beside(beside) => {
            let points = beside.points / turlaj_analysis::ONE;
            format!("{points} ({})", amount(beside.difference, Unit::Points, true))
        }
    }
}
