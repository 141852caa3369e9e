//! What waits to be sent over one socket.
//!
//! Tables put words in, the socket takes them out when it can. Whoever reads slowly gets the newest
//! view with all news collected since, so what waits stays small.

mod delta;
mod sent;
mod shown;

use std::mem;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;
use turlaj_core::Refusal;
use turlaj_proto::{Answer, Message, PROTOCOL};

use crate::refusals;

pub(crate) use delta::Delta;
pub(crate) use sent::SentTables;
pub(crate) use shown::{PlayShown, SharedDocument};

/// Where the words of a table go. A table on another machine would send them through another one
/// of these.
pub(crate) trait Outlet: Send + Sync {
    /// Tells what has changed at a table.
    fn update(&self, table: &Arc<str>, delta: Delta);
    /// Tells that a request was carried out.
    fn done(&self, id: u32);
    /// Tells that a request was refused.
    fn refuse(&self, id: Option<u32>, why: &Refusal);
    /// Tells that a table will not be told of any more.
    fn gone(&self, table: &str, why: &Refusal);
    /// The socket watches a table again and says the number of what it knows: of what waits, only
    /// answers are still told.
    fn watched(&self, table: &Arc<str>, claimed: Option<u64>);
    /// Ends with a table: of what waits, only answers are still told.
    fn forget(&self, table: &str);
    /// The version of the protocol that is spoken.
    fn protocol(&self) -> u32;
    /// How many milliseconds a message and its answer take, roughly, if that is known.
    fn lag(&self) -> Option<u32>;
}

/// What waits for one socket.
pub(crate) struct Mailbox {
    inner: Mutex<Inner>,
    filled: Notify,
    limit: usize,
    /// The lag in milliseconds; 0 is not known.
    lag: AtomicU32,
    protocol: AtomicU32,
}

#[derive(Default)]
struct Inner {
    /// In the order in which they are sent.
    items: Vec<MailItem>,
    /// Why the socket is to be closed.
    closing: Option<Refusal>,
}

enum MailItem {
    /// A whole message.
    Ready(String),
    /// What has changed at a table since its last update.
    Table(Arc<str>, Delta),
    /// A table is watched again, by a client that says the number of what it knows.
    Watched(Arc<str>, Option<u64>),
    /// A table is watched no more.
    Forgotten(Box<str>),
}

impl Mailbox {
    pub(crate) fn new(limit: usize) -> Mailbox {
        let (inner, filled, lag) = (Mutex::default(), Notify::new(), AtomicU32::new(0));
        Mailbox { inner, filled, limit, lag, protocol: AtomicU32::new(PROTOCOL) }
    }

    /// The version of the protocol that is spoken from now on.
    pub(crate) fn speak(&self, protocol: u32) {
        self.protocol.store(protocol, Ordering::Relaxed);
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A ping took so long to be answered.
    pub(crate) fn measured(&self, trip: Duration) {
        self.lag.store(coarse(trip), Ordering::Relaxed);
    }

    /// Adds a whole message.
    pub(crate) fn say(&self, message: &Message<'_>) {
        let text = serde_json::to_string(message).expect("messages have string keys");
        self.add(MailItem::Ready(text));
    }

    fn add(&self, item: MailItem) {
        let mut inner = self.lock();
        let answers = |item: &MailItem| match item {
            MailItem::Ready(_) => 1,
            MailItem::Table(_, delta) => delta.done.len(),
            // An answer comes with each of these.
            MailItem::Watched(..) | MailItem::Forgotten(_) => 0,
        };
        inner.items.push(item);
        if inner.items.iter().map(answers).sum::<usize>() > self.limit {
            inner.items.clear();
            inner.closing.get_or_insert_with(refusals::slow_reader);
        }
        drop(inner);
        self.filled.notify_one();
    }

    /// Says goodbye after what already waits.
    pub(crate) fn close(&self, why: Refusal) {
        self.lock().closing.get_or_insert(why);
        self.filled.notify_one();
    }

    /// Waits until there is something to send.
    pub(crate) async fn filled(&self) {
        self.filled.notified().await;
    }

    /// Takes everything that waits, as messages in order, and why to close if that is due. They are
    /// written while others may fill the mailbox again.
    pub(crate) fn take(&self, sent: &mut SentTables, out: &mut Vec<String>) -> Option<Refusal> {
        let (items, closing) = {
            let mut inner = self.lock();
            (mem::take(&mut inner.items), inner.closing.take())
        };
        let protocol = self.protocol();
        out.extend(items.into_iter().filter_map(|item| sent.write(item, protocol)));
        closing
    }
}

impl Inner {
    /// Of what waits of this table, leaves only answers.
    fn drop_updates(&mut self, table: &str) {
        for item in mem::take(&mut self.items) {
            match item {
                MailItem::Table(known, delta) if *known == *table => {
                    for id in delta.done {
                        let done = Message::Done(Answer { id });
                        let text = serde_json::to_string(&done).expect("messages have string keys");
                        self.items.push(MailItem::Ready(text));
                    }
                }
                item => self.items.push(item),
            }
        }
    }
}

impl Outlet for Mailbox {
    fn update(&self, table: &Arc<str>, delta: Delta) {
        {
            let mut inner = self.lock();
            let waiting = inner.items.iter_mut().rev().find_map(|item| match item {
                MailItem::Table(known, delta) if known == table => Some(delta),
                _ => None,
            });
            if let Some(waiting) = waiting {
                waiting.merge(delta);
                if waiting.done.len() > self.limit {
                    inner.closing.get_or_insert_with(refusals::slow_reader);
                }
                drop(inner);
                return self.filled.notify_one();
            }
        }
        self.add(MailItem::Table(table.clone(), delta));
    }

    fn done(&self, id: u32) {
        self.say(&Message::Done(Answer { id }));
    }

    fn refuse(&self, id: Option<u32>, why: &Refusal) {
        self.say(&Message::Refused { id, why: refusals::wire(why) });
    }

    fn gone(&self, table: &str, why: &Refusal) {
        self.forget(table);
        self.say(&Message::Gone { table, why: refusals::wire(why) });
    }

    fn watched(&self, table: &Arc<str>, claimed: Option<u64>) {
        let mut inner = self.lock();
        inner.drop_updates(table);
        inner.items.push(MailItem::Watched(table.clone(), claimed));
    }

    fn forget(&self, table: &str) {
        let mut inner = self.lock();
        inner.drop_updates(table);
        inner.items.push(MailItem::Forgotten(table.into()));
    }

    fn protocol(&self) -> u32 {
        self.protocol.load(Ordering::Relaxed)
    }

    fn lag(&self) -> Option<u32> {
        Some(self.lag.load(Ordering::Relaxed)).filter(|lag| *lag > 0)
    }
}

/// A lag as people think of it: the next of a few round numbers. Finer ones would change all the
/// time, and everybody would have to be told.
fn coarse(trip: Duration) -> u32 {
    let steps = [20, 50, 100, 150, 200, 300, 500, 1000, 2000];
    let trip = trip.as_millis();
    steps.into_iter().find(|step| trip <= u128::from(*step)).unwrap_or(5000)
}
