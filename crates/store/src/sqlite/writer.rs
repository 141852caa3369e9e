//! The one thread that writes.

use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rusqlite::Connection;

use super::checkpoints::{self, Checkpoints};
use super::job::Job;
use super::{Safety, group, journal};
use crate::{Op, StoreError, WriteAnswer};

/// The most jobs of one transaction.
const GROUP: usize = 4096;

/// A group of so many jobs tells that more are coming.
const BUSY: usize = 8;

/// So long jobs are gathered then.
const GATHER: Duration = Duration::from_micros(700);

enum Message {
    Write(Job),
    Ask(Sender<Result<Safety, StoreError>>),
    Scrub(Sender<Result<(), StoreError>>),
}

/// The way to the thread; when it is dropped, everything that waits is still written.
pub(super) struct Writer {
    to: Option<Sender<Message>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    /// Starts the thread. One that is the only writer of this file, which `alone` names, also
    /// looks after the log of the database.
    pub(super) fn start(
        mut connection: Connection,
        alone: Option<PathBuf>,
    ) -> Result<Self, StoreError> {
        let checkpoints =
            alone.map(|data| Checkpoints::start(&data, &mut connection)).transpose()?;
        let (to, inbox) = mpsc::channel();
        let thread = thread::Builder::new()
            .name("turlaj-writer".into())
            .spawn(move || serve(&connection, &inbox, checkpoints))
            .map_err(|error| StoreError::Failed(format!("cannot start a thread: {error}")))?;
        Ok(Self { to: Some(to), thread: Some(thread) })
    }

    /// Hands over a job.
    pub(super) fn write(&self, ops: Vec<Op>) -> WriteAnswer {
        let (job, written) = Job::new(ops);
        // If the thread has died, the job comes back, is dropped and so answers for itself.
        let _ = self.send(Message::Write(job));
        written
    }

    /// Asks the connection that writes how safe it is.
    pub(super) fn safety(&self) -> Result<Safety, StoreError> {
        let (to, answer) = mpsc::channel();
        let _ = self.send(Message::Ask(to));
        answer.recv().map_err(|_| StoreError::Failed("nobody writes any more".into()))?
    }

    /// Leaves nothing in the files of what is not there any more.
    pub(super) fn scrub(&self) -> Result<(), StoreError> {
        let (to, answer) = mpsc::channel();
        let _ = self.send(Message::Scrub(to));
        answer.recv().map_err(|_| StoreError::Failed("nobody writes any more".into()))?
    }

    fn send(&self, message: Message) -> Result<(), mpsc::SendError<Message>> {
        self.to
            .as_ref()
            .expect("the channel is closed only when the writer is dropped")
            .send(message)
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.to = None;
        if let Some(thread) = self.thread.take() {
            // If it panicked, all jobs have been answered accordingly.
            let _ = thread.join();
        }
    }
}

fn serve(connection: &Connection, inbox: &Receiver<Message>, mut checkpoints: Option<Checkpoints>) {
    let mut busy = false;
    while let Ok(first) = inbox.recv() {
        if busy {
            // More are on their way: one commit for all of them is far cheaper than one for each
            // few, and nobody waits noticeably longer.
            thread::sleep(GATHER);
        }
        let mut jobs = Vec::new();
        let mut asked = Vec::new();
        let mut to_scrub = Vec::new();
        let waiting = std::iter::once(first).chain(inbox.try_iter()).take(GROUP);
        for message in waiting {
            match message {
                Message::Write(job) => jobs.push(job),
                Message::Ask(to) => asked.push(to),
                Message::Scrub(to) => to_scrub.push(to),
            }
        }
        busy = jobs.len() >= BUSY;
        if !jobs.is_empty() {
            group::write(connection, jobs);
        }
        for to in asked {
            let _ = to.send(safety(connection));
        }
        if !to_scrub.is_empty() {
            let scrubbed = scrub(connection);
            to_scrub.iter().for_each(|to| drop(to.send(scrubbed.clone())));
        }
        if let Some(checkpoints) = &mut checkpoints {
            checkpoints.look(connection);
        }
    }
    if checkpoints.take().is_some() {
        checkpoints::copy_all(connection);
        // There is room for the mark now, if there was none before.
        journal::end(connection);
        checkpoints::copy_all(connection);
    }
}

/// The database leaves what was overwritten in free places of its pages, and of its log. Telling it
/// to wipe them is not enough: pages that were divided keep copies of what has moved.
fn scrub(connection: &Connection) -> Result<(), StoreError> {
    // The copy that is made on the way may be large: on the disk, not in memory.
    connection.pragma_update(None, "temp_store", "file")?;
    let rewritten = connection.execute_batch("VACUUM");
    connection.pragma_update(None, "temp_store", "memory")?;
    rewritten?;
    journal::begin(connection);
    let emptied = checkpoints::empty_log(connection);
    journal::end(connection);
    emptied
}

fn safety(connection: &Connection) -> Result<Safety, StoreError> {
    Ok(Safety {
        synchronous: connection.pragma_query_value(None, "synchronous", |row| row.get(0))?,
        journal: connection.pragma_query_value(None, "journal_mode", |row| row.get(0))?,
    })
}
