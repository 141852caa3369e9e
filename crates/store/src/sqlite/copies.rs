//! Whole copies of the data, checked before anybody relies on them.

mod keep;

use std::path::{Path, PathBuf};

use rusqlite::Connection;
use rusqlite::backup::{Backup, StepResult};
use tempfile::NamedTempFile;

use super::errors::{at, of};
use super::{connect, folder, journal, schema};
use crate::StoreError;

/// Writes a copy of a folder's data to a new file, also while a server runs.
///
/// The file appears under its name when it is whole, checked and safe on the disk, and not before.
/// A file that is there is never overwritten.
pub fn backup(folder: &Path, to: &Path) -> Result<(), StoreError> {
    let taken = || StoreError::Failed(format!("{} is there already", to.display()));
    if folder::exists(to)? {
        return Err(taken());
    }
    let data = folder::find_data(folder)?;
    journal::require(&data)?;
    let source = connect::existing(&data).and_then(known).map_err(of(&data))?;
    let copy = copy(&source, &data, folder::parent(to))?;
    copy.persist_noclobber(to).map_err(|error| match error.error.kind() {
        std::io::ErrorKind::AlreadyExists => taken(),
        _ => at("write", to)(error.error),
    })?;
    folder::sync(folder::parent(to))
}

/// Puts the data of a backup into a folder, and keeps what was there under another name.
///
/// Gives the name of the kept file, if there was one. No server may run there, and the backup must
/// be sound and of a version that this program knows; otherwise nothing changes.
pub fn restore(from: &Path, folder: &Path) -> Result<Option<PathBuf>, StoreError> {
    journal::require(from)?;
    let source = connect::reader(from).and_then(known).map_err(of(from))?;
    folder::make(folder)?;
    let _lock = folder::lock(folder)?;
    let copy = copy(&source, from, folder)?;
    // It may be a file of this very folder.
    drop(source);
    let kept = keep::keep(folder)?;
    let data = folder::data(folder);
    copy.persist(&data).map_err(|error| at("write", &data)(error.error))?;
    folder::sync(folder)?;
    Ok(kept)
}

/// Refuses what is no data of ours, or of a later version.
fn known(source: Connection) -> Result<Connection, StoreError> {
    match schema::version(&source)? {
        0 => Err(StoreError::Failed("there is no data in it".into())),
        _ => Ok(source),
    }
}

/// A checked copy of a database in one file, on the disk but not yet under its name.
fn copy(source: &Connection, path: &Path, into: &Path) -> Result<NamedTempFile, StoreError> {
    let file = tempfile::Builder::new()
        .prefix(".turlaj-")
        .suffix(".tmp")
        .tempfile_in(into)
        .map_err(at("write to", into))?;
    let mut copy = connect::existing(file.path()).map_err(of(file.path()))?;
    copy_pages(source, &mut copy).map_err(of(path))?;
    journal::end(&copy);
    single_file(&copy)?;
    check(&copy).map_err(of(path))?;
    copy.close().map_err(|(_, error)| error)?;
    file.as_file().sync_all().map_err(at("write", file.path()))?;
    Ok(file)
}

fn copy_pages(source: &Connection, copy: &mut Connection) -> Result<(), StoreError> {
    // All in one step, which sees one moment: after a pause it would start anew if somebody had
    // written meanwhile, and a busy server always has.
    match Backup::new(source, copy)?.step(-1)? {
        StepResult::Done => Ok(()),
        other => Err(StoreError::Failed(format!("the copying ended early: {other:?}"))),
    }
}

/// Takes care that a database needs no files beside it.
fn single_file(connection: &Connection) -> Result<(), StoreError> {
    let journal: String =
        connection.pragma_update_and_check(None, "journal_mode", "delete", |row| row.get(0))?;
    if journal == "delete" {
        return Ok(());
    }
    Err(StoreError::Failed(format!("the journal mode stays {journal}")))
}

/// Refuses a database that is damaged.
fn check(connection: &Connection) -> Result<(), StoreError> {
    let found: String = connection.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    if found != "ok" {
        return Err(StoreError::Failed(format!("the data is damaged: {found}")));
    }
    if connection.prepare("PRAGMA foreign_key_check")?.exists([])? {
        return Err(StoreError::Failed("the data is damaged: a row refers to none".into()));
    }
    Ok(())
}
