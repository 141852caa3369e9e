//! Files that are written whole.

use std::ffi::OsString;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

/// Writes a file or replaces it; where that fails, a file that was there stays as it was.
pub(super) fn write(path: &Path, text: &str) -> Result<()> {
    let mut new = OsString::from(path);
    new.push(".new");
    let written = fs::write(&new, text).and_then(|()| fs::rename(&new, path));
    if written.is_err() {
        // It may not even have been created.
        let _ = fs::remove_file(&new);
    }
    written.with_context(|| format!("cannot write {}", path.display()))
}
