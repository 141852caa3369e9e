//! The file that a game is recorded in.

use std::fs::File;
use std::io::{ErrorKind, Seek, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use turlaj_core::Game;
use turlaj_table::Table;
use turlaj_table::record::{DiceTag, Record};

/// The file that a game is recorded in.
pub(crate) struct RecordFile {
    file: File,
    path: PathBuf,
}

impl RecordFile {
    /// Creates the file; one that exists is not overwritten.
    pub(crate) fn create(path: &Path) -> Result<RecordFile> {
        match File::create_new(path) {
            Ok(file) => Ok(RecordFile { file, path: path.to_path_buf() }),
            Err(why) if why.kind() == ErrorKind::AlreadyExists => {
                bail!("{} exists already; choose another name", path.display())
            }
            Err(why) => Err(why).with_context(|| format!("cannot write {}", path.display())),
        }
    }

    /// Where it is.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Replaces its text by the record of a table.
    pub(super) fn write<G: Game>(&mut self, table: &Table<G>) -> Result<()> {
        let mut record = Record::new(table.clone(), DiceTag::HostOnly);
        record.date = Some(time::OffsetDateTime::now_utc().date().to_string());
        let text = record.to_string();
        self.file
            .rewind()
            .and_then(|()| self.file.set_len(0))
            .and_then(|()| self.file.write_all(text.as_bytes()))
            .with_context(|| format!("cannot write {}", self.path.display()))
    }
}
