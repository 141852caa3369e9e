//! The logs of tables: chains of chunks, each of which knows the one before it.

use std::collections::BTreeMap;

use rusqlite::{Connection, OptionalExtension, params};

use super::codec::{chunk, to_kept};
use crate::{Chunk, StoreError, TableNum};

const END: &str = "SELECT last_seq, last_chunk FROM logs WHERE table_num = ?1";
const CHUNK: &str = "SELECT table_num, before, seq, facts FROM chunks WHERE id = ?1";
const PUT_CHUNK: &str =
    "INSERT INTO chunks (table_num, seq, before, facts) VALUES (?1, ?2, ?3, ?4)";
/// Two plain statements instead of one that does both: that one would keep a journal of its own.
const PUT_END: &str = "INSERT INTO logs (table_num, last_seq, last_chunk) VALUES (?1, ?2, ?3)";
const MOVE_END: &str = "UPDATE logs SET last_seq = ?2, last_chunk = ?3 WHERE table_num = ?1";
const SET_FACTS: &str = "UPDATE chunks SET facts = ?2 WHERE id = ?1";
const DROP_CHUNK: &str = "DELETE FROM chunks WHERE id = ?1";
const DROP_END: &str = "DELETE FROM logs WHERE table_num = ?1";

/// All statements of this file, for the test of their plans.
#[cfg(test)]
pub(super) const ALL: &[&str] =
    &[END, CHUNK, PUT_CHUNK, PUT_END, MOVE_END, SET_FACTS, DROP_CHUNK, DROP_END];

/// Adds a chunk at the end of a log. This is the path that every action of every player takes.
pub(super) fn append(
    connection: &Connection,
    table: TableNum,
    chunk: &Chunk,
) -> Result<(), StoreError> {
    let num = to_kept(table.0, "the table")?;
    let seq = to_kept(chunk.seq, "the fact")?;
    let end = end(connection, num)?;
    if let Some((last, _)) = end
        && seq <= last
    {
        return Err(StoreError::Conflict(format!(
            "the log of table {num} has facts from {last} on, and {seq} comes too late"
        )));
    }
    let before = end.map(|(_, id)| id);
    connection.prepare_cached(PUT_CHUNK)?.execute(params![num, seq, before, chunk.facts])?;
    let id = connection.last_insert_rowid();
    let put_end = if end.is_some() { MOVE_END } else { PUT_END };
    connection.prepare_cached(put_end)?.execute([num, seq, id])?;
    Ok(())
}

/// Reads a log from its beginning.
pub(super) fn read(connection: &Connection, table: TableNum) -> Result<Vec<Chunk>, StoreError> {
    let mut chunks = Vec::new();
    walk(connection, table, |_, seq, facts| {
        chunks.push(chunk(seq, facts.to_vec())?);
        Ok(())
    })?;
    chunks.reverse();
    Ok(chunks)
}

/// Writes chunks anew that are there, each under its number.
pub(super) fn rewrite(
    connection: &Connection,
    table: TableNum,
    chunks: &[Chunk],
) -> Result<(), StoreError> {
    let mut there = BTreeMap::new();
    walk(connection, table, |id, seq, _| {
        there.insert(seq, id);
        Ok(())
    })?;
    let mut set = connection.prepare_cached(SET_FACTS)?;
    for chunk in chunks {
        let seq = to_kept(chunk.seq, "the fact")?;
        let id = there.get(&seq).ok_or_else(|| {
            StoreError::Conflict(format!("no chunk of table {} begins at {seq}", table.0))
        })?;
        set.execute(params![id, chunk.facts])?;
    }
    Ok(())
}

/// Forgets a log.
pub(super) fn drop(connection: &Connection, table: TableNum) -> Result<(), StoreError> {
    let mut ids = Vec::new();
    walk(connection, table, |id, _, _| {
        ids.push(id);
        Ok(())
    })?;
    let mut drop = connection.prepare_cached(DROP_CHUNK)?;
    for id in ids {
        drop.execute([id])?;
    }
    connection.prepare_cached(DROP_END)?.execute([to_kept(table.0, "the table")?])?;
    Ok(())
}

/// Visits the chunks of a log from the last to the first: id, number and facts.
fn walk(
    connection: &Connection,
    table: TableNum,
    mut visit: impl FnMut(i64, i64, &[u8]) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let num = to_kept(table.0, "the table")?;
    let Some((mut expected, last)) = end(connection, num)? else { return Ok(()) };
    let mut statement = connection.prepare_cached(CHUNK)?;
    let mut next = Some(last);
    while let Some(id) = next {
        let broken = || StoreError::Failed(format!("the log of table {num} is broken at {id}"));
        let mut rows = statement.query([id])?;
        let row = rows.next()?.ok_or_else(broken)?;
        let (owner, before, seq): (i64, Option<i64>, i64) = (row.get(0)?, row.get(1)?, row.get(2)?);
        // In a damaged file a chain might lead into another log, or round in a circle.
        if owner != num || seq > expected || before.is_some_and(|before| before >= id) {
            return Err(broken());
        }
        visit(id, seq, row.get_ref(3)?.as_blob().map_err(rusqlite::Error::from)?)?;
        expected = seq - 1;
        next = before;
    }
    Ok(())
}

fn end(connection: &Connection, num: i64) -> Result<Option<(i64, i64)>, StoreError> {
    Ok(connection
        .prepare_cached(END)?
        .query_row([num], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?)
}
