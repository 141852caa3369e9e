//! Games as a Parquet file, one row a game.

mod parquet;
mod thrift;

use std::fs::File;
use std::path::Path;

use anyhow::{Context, Result};
use turlaj_core::Seat;

use crate::game::Row;
use parquet::{Column, Writer};

/// Writes rows; columns are `game`, `facts`, `turns`, `capped`, and for each seat from 1
/// `points_1`, `place_1`. Points and place of a game that was cut off are 0.
pub struct RowWriter {
    file: Writer,
    seats: u8,
}

impl RowWriter {
    /// A new file for games with this many seats; replaces one of the same name.
    pub fn create(path: &Path, seats: u8) -> Result<RowWriter> {
        let failed = || format!("cannot write {}", path.display());
        let mut names = ["game", "facts", "turns", "capped"].map(ToString::to_string).to_vec();
        for seat in 1..=seats {
            names.extend([format!("points_{seat}"), format!("place_{seat}")]);
        }
        let file = File::create(path).with_context(failed)?;
        let file = Writer::new(file, names, &columns(&[], seats));
        Ok(RowWriter { file: file.with_context(failed)?, seats })
    }

    /// Writes rows as one row group.
    pub fn write(&mut self, rows: &[Row]) -> Result<()> {
        if !rows.is_empty() {
            self.file.write(rows.len(), &columns(rows, self.seats))?;
        }
        Ok(())
    }

    /// Ends the file; without this it cannot be read.
    pub fn finish(self) -> Result<()> {
        Ok(self.file.finish()?)
    }
}

fn columns(rows: &[Row], seats: u8) -> Vec<Column> {
    let long =
        |number: fn(&Row) -> u64| Column::Long(rows.iter().map(|row| number(row) as i64).collect());
    let mut columns = vec![
        long(|row| row.game),
        long(|row| row.facts),
        long(|row| row.turns),
        Column::Bool(rows.iter().map(|row| row.end.is_none()).collect()),
    ];
    for seat in (0..seats).map(Seat) {
        let place = |row: &Row| row.end.as_ref().and_then(|end| end.of(seat)).cloned();
        let (points, places): (Vec<i32>, Vec<i32>) = rows
            .iter()
            .map(|row| place(row).map_or((0, 0), |place| (place.points, place.place.into())))
            .unzip();
        columns.extend([Column::Int(points), Column::Int(places)]);
    }
    columns
}
