//! The tables in memory, by id.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{mpsc, oneshot};
use turlaj_core::Refusal;

use crate::app::App;
use crate::table::{self, Command};
use crate::{entropy, refusals};

/// The capacity of a table's queue; senders wait while it is full.
const QUEUE: usize = 256;

/// After a start, the tables of this many last chunks of logs are looked at: bots may have been
/// thinking there.
const LATEST: u32 = 2000;

/// The way to a table's task.
pub(crate) type Handle = mpsc::Sender<Command>;

/// A table that was asked for.
enum FoundTable {
    /// It was in memory; the command has not been sent.
    Loaded(Handle, Command),
    /// It is being loaded, with the command in its queue.
    Loading(Handle),
}

/// The tables in memory.
#[derive(Default)]
pub(crate) struct Registry {
    loaded: Mutex<Loaded>,
}

#[derive(Default)]
struct Loaded {
    tables: HashMap<Arc<str>, Handle>,
    closed: bool,
}

impl Registry {
    fn lock(&self) -> MutexGuard<'_, Loaded> {
        self.loaded.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends a command to a table; it is loaded if it is not in memory. Whether it exists is known
    /// when it answers.
    pub(crate) async fn send(
        app: &Arc<App>,
        id: &str,
        mut command: Command,
    ) -> Result<Handle, Refusal> {
        if !entropy::is_table_id(id) {
            return Err(refusals::no_such_table());
        }
        loop {
            let handle = match Registry::find_or_load(app, id, command)? {
                FoundTable::Loading(handle) => return Ok(handle),
                FoundTable::Loaded(handle, back) => {
                    command = back;
                    handle
                }
            };
            match handle.send(command).await {
                Ok(()) => return Ok(handle),
                // It has left memory in this very moment.
                Err(back) => command = back.0,
            }
        }
    }

    fn find_or_load(app: &Arc<App>, id: &str, command: Command) -> Result<FoundTable, Refusal> {
        let mut loaded = app.tables.lock();
        if loaded.closed {
            return Err(refusals::shutting_down());
        }
        if let Some(handle) = loaded.tables.get(id)
            && !handle.is_closed()
        {
            return Ok(FoundTable::Loaded(handle.clone(), command));
        }
        let id: Arc<str> = id.into();
        let (sender, receiver) = mpsc::channel(QUEUE);
        // The first command is queued before the task starts, so that it is handled in any case.
        let sent = sender.try_send(command);
        debug_assert!(sent.is_ok(), "a new queue has room");
        loaded.tables.insert(id.clone(), sender.clone());
        app.metrics.tables.set(loaded.tables.len() as i64);
        drop(loaded);
        table::spawn(app.clone(), id, receiver);
        Ok(FoundTable::Loading(sender))
    }

    /// Takes a table out of memory, unless a command waits for it. Returns the commands of the very
    /// last moment, to be sent again to the table that is loaded then.
    pub(crate) async fn forget(
        app: &App,
        id: &str,
        inbox: &mut mpsc::Receiver<Command>,
    ) -> Option<Vec<Command>> {
        {
            let mut loaded = app.tables.lock();
            if !inbox.is_empty() {
                return None;
            }
            // Nothing can be sent any more: the holder of a handle finds it closed and asks again.
            inbox.close();
            loaded.tables.remove(id);
            app.metrics.tables.set(loaded.tables.len() as i64);
        }
        let mut left = Vec::new();
        while let Some(command) = inbox.recv().await {
            left.push(command);
        }
        Some(left)
    }

    /// Takes a table out of memory that has stopped.
    pub(crate) fn remove(app: &App, id: &str) {
        let mut loaded = app.tables.lock();
        if loaded.tables.get(id).is_some_and(mpsc::Sender::is_closed) {
            loaded.tables.remove(id);
        }
        app.metrics.tables.set(loaded.tables.len() as i64);
    }

    /// How many tables are in memory.
    pub(crate) fn count(&self) -> usize {
        self.lock().tables.len()
    }

    /// Whether a table is in memory.
    pub(crate) fn is_loaded(&self, id: &str) -> bool {
        self.lock().tables.contains_key(id)
    }

    /// Sends a command to a table and waits for its answer.
    pub(crate) async fn ask<T>(
        app: &Arc<App>,
        id: &str,
        say: impl FnOnce(oneshot::Sender<Result<T, Refusal>>) -> Command,
    ) -> Result<T, Refusal> {
        let (answer, answered) = oneshot::channel();
        Registry::send(app, id, say(answer)).await?;
        answered.await.unwrap_or_else(|_| Err(refusals::crashed()))
    }

    /// Loads the tables at which bots may have been about to act when the server was stopped.
    pub(crate) async fn wake(app: Arc<App>) {
        let rows = app.read(|store| store.latest_played(LATEST)).await.unwrap_or_default();
        for row in rows {
            if let Err(why) =
                Registry::ask(&app, &row.id, |answer| Command::Waiting { answer }).await
            {
                tracing::warn!(table = row.id, %why, "a table could not be woken");
            }
        }
    }

    /// Closes all tables, each after what it is doing, and waits for them.
    pub(crate) async fn close(app: &Arc<App>) {
        let handles: Vec<Handle> = {
            let mut loaded = app.tables.lock();
            loaded.closed = true;
            loaded.tables.values().cloned().collect()
        };
        for handle in &handles {
            let _ = handle.send(Command::Stop).await;
        }
        for handle in handles {
            handle.closed().await;
        }
    }
}
