//! The folder with the data: its files, its lock, its safety against other eyes.

use std::ffi::OsString;
use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use super::errors::at;
use crate::StoreError;

/// How often a held lock is tried again: [`is_locked`] holds it for an instant.
const TRIES: u32 = 5;
const BETWEEN_TRIES: Duration = Duration::from_millis(20);

/// The file with the data.
pub(super) fn data(folder: &Path) -> PathBuf {
    folder.join("turlaj.sqlite")
}

/// The name of a file beside the one with the data, such as the log of the database.
pub(super) fn beside(data: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(data);
    name.push(ending);
    name.into()
}

/// Makes the folder, for its owner alone, if it is not there.
pub(super) fn make(folder: &Path) -> Result<(), StoreError> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder).map_err(at("make the folder", folder))
}

/// Makes the file with the data, empty and for its owner alone, if it is not there; the files that
/// the database puts beside it get the same rights.
pub(super) fn make_data(folder: &Path) -> Result<PathBuf, StoreError> {
    let data = data(folder);
    // A file that is there must not be opened: closing it would end the locks that a connection of
    // this process may have on it.
    match for_owner().create_new(true).open(&data) {
        Err(error) if error.kind() != ErrorKind::AlreadyExists => Err(at("make", &data)(error)),
        _ => Ok(data),
    }
}

/// The file with the data, which must be there.
pub(super) fn find_data(folder: &Path) -> Result<PathBuf, StoreError> {
    let data = data(folder);
    if exists(&data)? {
        return Ok(data);
    }
    Err(StoreError::Failed(format!("there is no data in {}", folder.display())))
}

/// Locks the folder for as long as the file is open, also against other processes.
pub(super) fn lock(folder: &Path) -> Result<File, StoreError> {
    let path = lock_path(folder);
    let file = for_owner().create(true).open(&path).map_err(at("open", &path))?;
    for tries_left in (0..TRIES).rev() {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            Err(TryLockError::WouldBlock) if tries_left > 0 => thread::sleep(BETWEEN_TRIES),
            Err(TryLockError::WouldBlock) => break,
            Err(TryLockError::Error(error)) => return Err(at("lock", &path)(error)),
        }
    }
    Err(StoreError::InUse(folder.display().to_string()))
}

/// Whether somebody holds the lock.
pub(super) fn is_locked(folder: &Path) -> bool {
    // There is no way to ask but to try; shared, so that two who ask do not disturb each other.
    File::open(lock_path(folder))
        .is_ok_and(|file| matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock)))
}

/// Makes sure that what was made, renamed or removed in the folder is so after a power cut too.
pub(super) fn sync(folder: &Path) -> Result<(), StoreError> {
    if cfg!(unix) {
        File::open(folder).and_then(|file| file.sync_all()).map_err(at("sync", folder))?;
    }
    Ok(())
}

/// Whether there is anything of this name.
pub(super) fn exists(path: &Path) -> Result<bool, StoreError> {
    fs::exists(path).map_err(at("look for", path))
}

/// The folder in which a file is.
pub(super) fn parent(path: &Path) -> &Path {
    match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    }
}

fn for_owner() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

fn lock_path(folder: &Path) -> PathBuf {
    folder.join("turlaj.lock")
}
