//! Moves what was written from the log of the database into its file, without holding up writers.
//!
//! A second thread copies the bulk while the writer goes on. What was written meanwhile is little,
//! and the writer copies it itself between two groups: only when all is copied does the log start
//! again from its beginning instead of growing.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;

use super::{connect, journal};
use crate::StoreError;

/// After so many pages the log is copied.
const PAGES: i32 = 1000;

/// The writer's end of it.
pub(super) struct Checkpoints {
    /// The length of the log after the last commit, in pages.
    length: Arc<AtomicI32>,
    /// The length at which the other thread is asked next.
    ask_at: i32,
    /// Whether the other thread has copied the bulk.
    copied: Arc<AtomicBool>,
    wake: Option<SyncSender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Checkpoints {
    /// Takes over the copying from the writer's connection.
    pub(super) fn start(data: &Path, writer: &mut Connection) -> Result<Self, StoreError> {
        let length = Arc::new(AtomicI32::new(0));
        let told = Arc::clone(&length);
        // This also ends the database's own way, which is to copy within a commit.
        writer.wal_hook(Some(move |_: &mut rusqlite::hooks::Wal, pages| {
            told.store(pages, Ordering::Relaxed);
            Ok(())
        }))?;
        let connection = connect::existing(data)?;
        connection.pragma_update(None, "synchronous", "full")?;
        connection.pragma_update(None, "checkpoint_fullfsync", true)?;
        let copied = Arc::new(AtomicBool::new(false));
        let (wake, woken) = sync_channel(1);
        let done = Arc::clone(&copied);
        let thread = thread::Builder::new()
            .name("turlaj-checkpoint".into())
            .spawn(move || copy_when_woken(&connection, &woken, &done))
            .map_err(|error| StoreError::Failed(format!("cannot start a thread: {error}")))?;
        Ok(Self { length, ask_at: PAGES, copied, wake: Some(wake), thread: Some(thread) })
    }

    /// Does what is due, between two groups.
    pub(super) fn look(&mut self, writer: &Connection) {
        let length = self.length.load(Ordering::Relaxed);
        let copied = self.copied.swap(false, Ordering::Acquire);
        if length < PAGES {
            // It has started again: what the other thread has copied was all.
            self.ask_at = PAGES;
        } else if copied {
            copy(writer);
        } else if length >= self.ask_at {
            // Not again at once if a reader holds up the copying.
            self.ask_at = length.saturating_add(PAGES);
            journal::begin(writer);
            // If it is still at work it needs no second call.
            let _ = self.wake.as_ref().map(|wake| wake.try_send(()));
        }
        if copied {
            journal::end(writer);
        }
    }
}

impl Drop for Checkpoints {
    fn drop(&mut self) {
        self.wake = None;
        if let Some(thread) = self.thread.take() {
            // If it panicked the database copies when it is closed.
            let _ = thread.join();
        }
    }
}

/// Copies all and empties the log, when the store closes.
pub(super) fn copy_all(writer: &Connection) {
    let _ = writer.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
}

/// The same, where it matters whether it could be done: somebody who reads may be in the way.
pub(super) fn empty_log(writer: &Connection) -> Result<(), StoreError> {
    let busy: bool = writer.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))?;
    match busy {
        true => Err(StoreError::Failed("the log of the database is being read".into())),
        false => Ok(()),
    }
}

fn copy_when_woken(connection: &Connection, woken: &Receiver<()>, copied: &AtomicBool) {
    while woken.recv().is_ok() {
        copy(connection);
        copied.store(true, Ordering::Release);
    }
}

/// Copies as much as can be copied without waiting for anybody. A failure loses nothing: the log
/// stays as it is, and the next time may be better.
fn copy(connection: &Connection) {
    let _ = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_that_grows_long_is_copied_and_starts_again() {
        let folder = tempfile::tempdir().unwrap();
        let data = crate::sqlite::folder::make_data(folder.path()).unwrap();
        let mut writer = connect::writer(&data).unwrap();
        let mut checkpoints = Checkpoints::start(&data, &mut writer).unwrap();
        let length = Arc::clone(&checkpoints.length);
        let write = |pages: usize| {
            let text = "x".repeat(pages * 4096);
            let sql = "INSERT INTO orders (what, target, argument) VALUES (?1, '', '')";
            writer.execute(sql, [text]).unwrap();
            length.load(Ordering::Relaxed)
        };
        for _ in 0..3 {
            let mut before = 0;
            while checkpoints.ask_at == PAGES {
                assert!(write(100) > before, "it must not start again while nobody has copied");
                before = length.load(Ordering::Relaxed);
                checkpoints.look(&writer);
            }
            while !checkpoints.copied.load(Ordering::Acquire) {
                thread::yield_now();
            }
            // What was written after the other thread has looked is left to the writer.
            checkpoints.look(&writer);
            assert!(write(1) < 10);
            checkpoints.look(&writer);
            assert_eq!(checkpoints.ask_at, PAGES);
        }
    }
}
