//! Keeps the present data when other data takes its place.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use rusqlite::ErrorCode;

use crate::StoreError;
use crate::sqlite::errors::at;
use crate::sqlite::{connect, folder};

/// Files that the database puts beside its own. One that stays behind would be taken for a part
/// of the new data, and damage it.
const BESIDE: [&str; 3] = ["-wal", "-shm", "-journal"];

/// Gives the data, if there is any, a second name, and leaves nothing beside it. Whoever calls holds
/// the lock.
pub(super) fn keep(folder: &Path) -> Result<Option<PathBuf>, StoreError> {
    let data = folder::data(folder);
    let kept = free_name(folder)?;
    let found = folder::exists(&data)?;
    if found {
        fold(folder, &data)?;
        // Not renamed: there is never a moment without any data under the old name.
        if fs::hard_link(&data, &kept).is_err() {
            copy(&data, &kept)?;
        }
    }
    for ending in BESIDE {
        let (from, to) = (folder::beside(&data, ending), folder::beside(&kept, ending));
        if folder::exists(&from)? {
            fs::rename(&from, &to).map_err(at("rename", &from))?;
        }
    }
    folder::sync(folder)?;
    Ok(found.then_some(kept))
}

/// Folds the log of the database into its file. Data that is too damaged for that is kept as it
/// is, since it may be the very reason for what is done.
fn fold(folder: &Path, data: &Path) -> Result<(), StoreError> {
    let folded = connect::existing(data).and_then(|connection| {
        let mode = connection
            .pragma_update_and_check(None, "journal_mode", "delete", |row| row.get::<_, String>(0));
        // Somebody without the lock, such as an administrator's command, is still at work.
        let in_use = || StoreError::InUse(folder.display().to_string());
        match mode {
            Err(error) if error.sqlite_error_code() == Some(ErrorCode::DatabaseBusy) => {
                Err(in_use())
            }
            Err(error) => Err(error.into()),
            Ok(mode) if mode == "wal" => Err(in_use()),
            Ok(_) => Ok(()),
        }
    });
    match folded {
        Err(StoreError::InUse(folder)) => Err(StoreError::InUse(folder)),
        _ => Ok(()),
    }
}

fn free_name(folder: &Path) -> Result<PathBuf, StoreError> {
    let mut number = 1;
    loop {
        let name = folder.join(format!("turlaj-before-restore-{number}.sqlite"));
        if !folder::exists(&name)? {
            return Ok(name);
        }
        number += 1;
    }
}

fn copy(from: &Path, to: &Path) -> Result<(), StoreError> {
    fs::copy(from, to).map_err(at("copy", from))?;
    File::open(to).and_then(|file| file.sync_all()).map_err(at("write", to))
}
