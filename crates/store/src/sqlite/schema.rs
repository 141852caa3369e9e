//! Versions of the data, and the way from each to the next.

use rusqlite::{Connection, TransactionBehavior};

use crate::StoreError;

/// Marks our files among all files of SQLite: "TURL".
pub(super) const APPLICATION: i64 = 0x5455_524c;

/// Marks them while more follows in their log (`journal.rs`): "TURM".
pub(super) const MORE_FOLLOWS: i64 = 0x5455_524d;

/// Each leads from the version before it to the next, starting from an empty file. One that has
/// been released is never changed.
const MIGRATIONS: &[&str] = &[
    include_str!("migrations/0001.sql"),
    include_str!("migrations/0002.sql"),
    include_str!("migrations/0003.sql"),
];

/// The version that this program reads and writes.
pub(super) const VERSION: u32 = MIGRATIONS.len() as u32;

/// The version of a file; an empty one has version 0. Files of others and of later versions of
/// this program are refused.
pub(super) fn version(connection: &Connection) -> Result<u32, StoreError> {
    let application: i64 = pragma(connection, "application_id")?;
    let version: i64 = pragma(connection, "user_version")?;
    if application == 0 && version == 0 && is_empty(connection)? {
        return Ok(0);
    }
    if ![APPLICATION, MORE_FOLLOWS].contains(&application) {
        return Err(StoreError::Failed("this is not a file of Turlaj".into()));
    }
    match u32::try_from(version) {
        Ok(found) if found > VERSION => Err(StoreError::TooNew { found, known: VERSION }),
        Ok(found) if found > 0 => Ok(found),
        _ => Err(StoreError::Failed(format!("the data is of version {version}, which never was"))),
    }
}

/// Brings a file to the present version.
pub(super) fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let from = version(connection)?;
    for (to, sql) in (1u32..).zip(MIGRATIONS).skip(from as usize) {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        transaction.execute_batch(sql)?;
        transaction.pragma_update(None, "application_id", APPLICATION)?;
        transaction.pragma_update(None, "user_version", to)?;
        transaction.commit()?;
    }
    Ok(())
}

/// Refuses a file that is of any version but the present one.
pub(super) fn require_present(connection: &Connection) -> Result<(), StoreError> {
    match version(connection)? {
        VERSION => Ok(()),
        found => Err(StoreError::Failed(format!(
            "the data is of version {found}, and this program works on version {VERSION} beside a \
             server: start the server once, it will bring the data up to date"
        ))),
    }
}

fn pragma(connection: &Connection, name: &str) -> Result<i64, StoreError> {
    Ok(connection.pragma_query_value(None, name, |row| row.get(0))?)
}

fn is_empty(connection: &Connection) -> Result<bool, StoreError> {
    Ok(connection
        .query_row("SELECT NOT EXISTS (SELECT 1 FROM sqlite_schema)", [], |row| row.get(0))?)
}
