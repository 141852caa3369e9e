//! Notices that the write-ahead log of the database was lost.
//!
//! What is copied from the log into the file is copied between two marks: the one before says that
//! more follows in the log, the one after, in the log, that nothing does. So a file whose own mark
//! says that more follows, and which has no log, has lost what was written last, for instance
//! because the log was deleted after a crash. A program that folds the log into the file folds the
//! mark too.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use rusqlite::Connection;

use super::errors::at;
use super::{folder, schema};
use crate::StoreError;

/// The mark is the `application_id` in the header: sqlite.org/fileformat.html#the_database_header
const MARK: std::ops::Range<usize> = 68..72;

/// Says before copying that more will follow.
pub(super) fn begin(connection: &Connection) {
    mark(connection, schema::MORE_FOLLOWS);
}

/// Says that nothing follows.
pub(super) fn end(connection: &Connection) {
    mark(connection, schema::APPLICATION);
}

fn mark(connection: &Connection, mark: i64) {
    // Where it cannot be written, as on a full disk, less is noticed and nothing is lost.
    let _ = connection.pragma_update(None, "application_id", mark);
}

/// Refuses a file whose log is missing. It must be asked before the file is opened as a database,
/// which makes a new log.
pub(super) fn require(data: &Path) -> Result<(), StoreError> {
    // With a log there is nothing to ask, and the file may be open in this process: closing it
    // here would end its locks.
    if folder::exists(&folder::beside(data, "-wal"))? || !folder::exists(data)? {
        return Ok(());
    }
    let mut header = Vec::new();
    File::open(data)
        .and_then(|file| file.take(MARK.end as u64).read_to_end(&mut header))
        .map_err(at("read", data))?;
    let more = (schema::MORE_FOLLOWS as u32).to_be_bytes();
    if header.get(MARK) == Some(&more) {
        let why = "its write-ahead log (-wal) is missing, and what was written last with it";
        return Err(StoreError::Damaged(format!("{}: {why}", data.display())));
    }
    Ok(())
}
