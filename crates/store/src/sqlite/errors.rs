//! What went wrong, in the words of the store.

use std::io;
use std::path::Path;

use rusqlite::ErrorCode;

use crate::StoreError;

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::ConstraintViolation) => Self::Conflict(error.to_string()),
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => {
                Self::Damaged(error.to_string())
            }
            _ => Self::Failed(error.to_string()),
        }
    }
}

/// For `map_err`: puts before an error of the file system what was tried with which file.
pub(super) fn at<'a>(what: &'a str, path: &'a Path) -> impl FnOnce(io::Error) -> StoreError + 'a {
    move |error| StoreError::Failed(format!("cannot {what} {}: {error}", path.display()))
}

/// For `map_err`: puts before an error of the database which file it is about.
pub(super) fn of(path: &Path) -> impl FnOnce(StoreError) -> StoreError + '_ {
    move |error| match error {
        StoreError::Failed(why) => StoreError::Failed(format!("{}: {why}", path.display())),
        StoreError::Damaged(why) => StoreError::Damaged(format!("{}: {why}", path.display())),
        other => other,
    }
}
