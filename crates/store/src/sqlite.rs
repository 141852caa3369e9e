//! The store behind the embedded server: one file of SQLite in a folder.
//!
//! One thread writes, and commits everything that waits in one go; a few connections read. Nothing
//! is acknowledged before it is on the disk.

mod apply;
mod checkpoints;
mod codec;
mod connect;
mod copies;
mod daily;
mod errors;
mod folder;
mod group;
mod job;
mod journal;
mod logs;
mod queries;
mod readers;
mod schema;
mod store;
mod writer;

#[cfg(test)]
mod plans;

use std::fs::File;
use std::path::Path;

use readers::Readers;
use writer::Writer;

use crate::{Op, Order, Store, StoreError};

pub use copies::{backup, restore};

/// How many times a number for an order is sought that nobody takes first.
const TRIES: u32 = 100;

/// Tables, logs and people in a folder.
///
/// When it is dropped, everything that waits is written, the files are closed and the folder is
/// free again.
pub struct SqliteStore {
    // In the order in which they must go: the last connection to close tidies up, and a reader
    // could not; the lock protects them all.
    readers: Readers,
    writer: Writer,
    _lock: Option<File>,
}

/// How safe a commit is, in the words of SQLite.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Safety {
    /// When the disk is waited for; 2 is "full", at every commit.
    pub synchronous: i64,
    /// How a commit is made atomic.
    pub journal: String,
}

impl SqliteStore {
    /// The version of the data that this program reads and writes.
    pub const VERSION: u32 = schema::VERSION;

    /// Opens the data in a folder for a server, which must be the only one there. The folder and
    /// the data are made if they are not there, and data of an earlier version is brought up to
    /// date.
    ///
    /// Data whose write-ahead log is missing is refused; [`SqliteStore::open_damaged`] opens it.
    pub fn open(folder: &Path) -> Result<Self, StoreError> {
        Self::open_alone(folder, journal::require)
    }

    /// The same for data that [`SqliteStore::open`] refuses as damaged: what can be read is used.
    pub fn open_damaged(folder: &Path) -> Result<Self, StoreError> {
        Self::open_alone(folder, |_| Ok(()))
    }

    fn open_alone(
        folder: &Path,
        check: impl FnOnce(&Path) -> Result<(), StoreError>,
    ) -> Result<Self, StoreError> {
        folder::make(folder)?;
        let lock = folder::lock(folder)?;
        let data = folder::make_data(folder)?;
        check(&data)?;
        let connection = connect::writer(&data)?;
        folder::sync(folder)?;
        let writer = Writer::start(connection, Some(data.clone()))?;
        Ok(Self { readers: Readers::new(data), writer, _lock: Some(lock) })
    }

    /// Opens the data in a folder beside a server that may run there. The data must be there and
    /// of the present version.
    pub fn open_beside(folder: &Path) -> Result<Self, StoreError> {
        let data = folder::find_data(folder)?;
        journal::require(&data)?;
        let writer = Writer::start(connect::writer_beside(&data)?, None)?;
        Ok(Self { readers: Readers::new(data), writer, _lock: None })
    }

    /// Whether a server uses the folder at this moment.
    pub fn is_locked(folder: &Path) -> bool {
        folder::is_locked(folder)
    }

    /// The size of the data in bytes.
    pub fn size(&self) -> Result<u64, StoreError> {
        queries::size(&*self.readers.take()?)
    }

    /// Refuses data that is damaged, as far as its structure tells. It reads everything.
    pub fn check(&self) -> Result<(), StoreError> {
        queries::quick_check(&*self.readers.take()?)
    }

    /// Asks the connection that writes how safe its commits are.
    pub fn safety(&self) -> Result<Safety, StoreError> {
        self.writer.safety()
    }

    /// Leaves an order under a number of its own, and gives that number when the order is safe on
    /// the disk. It blocks, and must not be called within asynchronous code.
    pub fn leave_order(&self, order: &Order) -> Result<u64, StoreError> {
        for _ in 0..TRIES {
            let id = queries::highest(&*self.readers.take()?, "orders")? + 1;
            let written = self.write(vec![Op::PutOrder(Order { id, ..order.clone() })]);
            match written.blocking_recv().expect("every job is answered") {
                Ok(()) => return Ok(id),
                // Somebody was faster, perhaps in another process.
                Err(StoreError::Conflict(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Err(StoreError::Failed("others leave orders all the time".into()))
    }
}
