//! A few connections that only read, shared by whoever asks.

use std::ops::Deref;
use std::path::PathBuf;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use rusqlite::Connection;

use super::connect;
use crate::StoreError;

/// The most connections; who comes when all are taken waits.
const MOST: usize = 4;

/// The connections.
pub(super) struct Readers {
    data: PathBuf,
    pool: Mutex<Pool>,
    freed: Condvar,
}

#[derive(Default)]
struct Pool {
    idle: Vec<Connection>,
    taken: usize,
}

impl Readers {
    /// No connection yet: each is opened when it is needed.
    pub(super) fn new(data: PathBuf) -> Self {
        Self { data, pool: Mutex::default(), freed: Condvar::new() }
    }

    /// A connection for one thread, until it is dropped.
    pub(super) fn take(&self) -> Result<Reader<'_>, StoreError> {
        let mut pool = self
            .freed
            .wait_while(self.pool(), |pool| pool.taken >= MOST)
            .unwrap_or_else(PoisonError::into_inner);
        pool.taken += 1;
        let connection = pool.idle.pop();
        drop(pool);
        // From here on the place is given back in any case.
        let mut reader = Reader { readers: self, connection };
        if reader.connection.is_none() {
            reader.connection = Some(connect::reader(&self.data)?);
        }
        Ok(reader)
    }

    fn pool(&self) -> MutexGuard<'_, Pool> {
        // Nothing can panic while the lock is held, and the pool is sound at any moment.
        self.pool.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A connection that is in use.
pub(super) struct Reader<'a> {
    readers: &'a Readers,
    connection: Option<Connection>,
}

impl Deref for Reader<'_> {
    type Target = Connection;

    fn deref(&self) -> &Connection {
        self.connection.as_ref().expect("a reader is handed out with its connection")
    }
}

impl Drop for Reader<'_> {
    fn drop(&mut self) {
        let mut pool = self.readers.pool();
        pool.taken -= 1;
        pool.idle.extend(self.connection.take());
        drop(pool);
        self.readers.freed.notify_one();
    }
}
