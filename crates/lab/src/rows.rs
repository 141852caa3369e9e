//! Games as a Parquet file, one row a game.

use std::fs::File;
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result};
use parquet::basic::{Compression, Repetition, Type as Physical};
use parquet::data_type::{BoolType, Int32Type, Int64Type};
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::types::{Type, TypePtr};
use turlaj_core::Seat;

use crate::game::Row;

/// Writes rows; columns are `game`, `facts`, `turns`, `capped`, and for each seat from 1
/// `points_1`, `place_1`. Points and place of a game that was cut off are 0.
pub struct RowWriter {
    file: SerializedFileWriter<File>,
    seats: u8,
}

impl RowWriter {
    /// A new file for games of so many seats; replaces one of the same name.
    pub fn create(path: &Path, seats: u8) -> Result<RowWriter> {
        let file =
            File::create(path).with_context(|| format!("cannot write {}", path.display()))?;
        let properties = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
        let file = SerializedFileWriter::new(file, schema(seats)?, Arc::new(properties))?;
        Ok(RowWriter { file, seats })
    }

    /// Writes rows as one row group.
    pub fn write(&mut self, rows: &[Row]) -> Result<()> {
        if rows.is_empty() {
            return Ok(());
        }
        let mut group = self.file.next_row_group()?;
        long(&mut group, &rows.iter().map(|row| row.game as i64).collect::<Vec<_>>())?;
        long(&mut group, &rows.iter().map(|row| row.facts as i64).collect::<Vec<_>>())?;
        long(&mut group, &rows.iter().map(|row| row.turns as i64).collect::<Vec<_>>())?;
        let mut column = group.next_column()?.context("the schema has this column")?;
        let capped: Vec<bool> = rows.iter().map(|row| row.end.is_none()).collect();
        column.typed::<BoolType>().write_batch(&capped, None, None)?;
        column.close()?;
        for seat in (0..self.seats).map(Seat) {
            let place = |row: &Row| row.end.as_ref().and_then(|end| end.of(seat)).cloned();
            let (points, places): (Vec<i32>, Vec<i32>) = rows
                .iter()
                .map(|row| place(row).map_or((0, 0), |place| (place.points, place.place.into())))
                .unzip();
            int(&mut group, &points)?;
            int(&mut group, &places)?;
        }
        group.close()?;
        Ok(())
    }

    /// Ends the file; without this it cannot be read.
    pub fn finish(self) -> Result<()> {
        self.file.close()?;
        Ok(())
    }
}

fn schema(seats: u8) -> Result<TypePtr> {
    let column = |name: &str, kind: Physical| -> Result<TypePtr> {
        let built = Type::primitive_type_builder(name, kind);
        Ok(Arc::new(built.with_repetition(Repetition::REQUIRED).build()?))
    };
    let mut columns = vec![
        column("game", Physical::INT64)?,
        column("facts", Physical::INT64)?,
        column("turns", Physical::INT64)?,
        column("capped", Physical::BOOLEAN)?,
    ];
    for seat in 1..=seats {
        columns.push(column(&format!("points_{seat}"), Physical::INT32)?);
        columns.push(column(&format!("place_{seat}"), Physical::INT32)?);
    }
    Ok(Arc::new(Type::group_type_builder("games").with_fields(columns).build()?))
}

fn long(group: &mut SerializedRowGroupWriter<'_, File>, values: &[i64]) -> Result<()> {
    let mut column = group.next_column()?.context("the schema has this column")?;
    column.typed::<Int64Type>().write_batch(values, None, None)?;
    Ok(column.close()?)
}

fn int(group: &mut SerializedRowGroupWriter<'_, File>, values: &[i32]) -> Result<()> {
    let mut column = group.next_column()?.context("the schema has this column")?;
    column.typed::<Int32Type>().write_batch(values, None, None)?;
    Ok(column.close()?)
}
