//! Connections to the database, set up for what they are for.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

use super::errors::of;
use super::{checkpoints, journal, schema};
use crate::StoreError;

/// How long one waits for another process, such as an administrator's command.
const PATIENCE: Duration = Duration::from_secs(5);

/// The size of a page in new files. Smaller pages were measured: they save bytes but cost more
/// writes, and the writes are what takes time.
const PAGE: u32 = 4096;

/// Statements of one connection that stay prepared.
const STATEMENTS: usize = 32;

/// Opens a connection that writes, and brings the file to the present version.
pub(super) fn writer(data: &Path) -> Result<Connection, StoreError> {
    let open = || {
        let mut connection = existing(data)?;
        // Before anything is changed: the file may be somebody else's.
        if schema::version(&connection)? == 0 {
            connection.pragma_update(None, "page_size", PAGE)?;
        }
        set_up_writer(&connection)?;
        schema::migrate(&mut connection)?;
        // From here on the file itself says what it is, and that its log must be there.
        journal::begin(&connection);
        checkpoints::copy_all(&connection);
        journal::end(&connection);
        Ok(connection)
    };
    open().map_err(of(data))
}

/// Opens a connection that writes beside a server, to a file of the present version only.
pub(super) fn writer_beside(data: &Path) -> Result<Connection, StoreError> {
    let open = || {
        let connection = existing(data)?;
        schema::require_present(&connection)?;
        set_up_writer(&connection)?;
        // The server copies its log by itself, with marks.
        connection.pragma_update(None, "wal_autocheckpoint", 0)?;
        Ok(connection)
    };
    open().map_err(of(data))
}

/// Opens a connection to a file that is there, and changes nothing about it.
pub(super) fn existing(data: &Path) -> Result<Connection, StoreError> {
    open(data, OpenFlags::SQLITE_OPEN_READ_WRITE)
}

/// Opens a connection that only reads.
pub(super) fn reader(data: &Path) -> Result<Connection, StoreError> {
    let connection = open(data, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    connection.pragma_update(None, "cache_size", -8 * 1024)?;
    Ok(connection)
}

fn open(data: &Path, access: OpenFlags) -> Result<Connection, StoreError> {
    // A connection belongs to one thread at a time, so SQLite needs no locks of its own.
    let connection = Connection::open_with_flags(data, access | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    connection.pragma_update(None, "temp_store", "memory")?;
    // A damaged or forged file shall be an error, nothing worse.
    connection.pragma_update(None, "cell_size_check", true)?;
    connection.pragma_update(None, "trusted_schema", false)?;
    Ok(connection)
}

fn set_up_writer(connection: &Connection) -> Result<(), StoreError> {
    let journal: String =
        connection.pragma_update_and_check(None, "journal_mode", "wal", |row| row.get(0))?;
    if journal != "wal" {
        return Err(StoreError::Failed(format!(
            "the disk allows only the journal mode {journal}, and we need wal"
        )));
    }
    connection.pragma_update(None, "synchronous", "full")?;
    // On some systems an ordinary sync ends in the memory of the disk.
    connection.pragma_update(None, "fullfsync", true)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "cache_size", -32 * 1024)?;
    // A log that grew while somebody read for long gives its space back.
    connection.pragma_update(None, "journal_size_limit", 64 * 1024 * 1024)?;
    Ok(())
}
