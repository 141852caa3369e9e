//! What a socket was sent of a table, and what has to be sent so that it knows the present state.
//!
//! A patch follows from what the socket was sent last and from what its eye sees now, and from nothing
//! else: whatever an eye may not know changes neither bytes nor numbers.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::mem;
use std::sync::Arc;

use serde_json::value::RawValue;
use turlaj_proto::{Message, PROTOCOL, Patch, Update, whole};

use super::shown::{PlayShown, SharedDocument};
use super::{Delta, MailItem};

/// What was sent over one socket, table by table. The task of the socket owns it, so no table waits
/// while differences are computed.
#[derive(Default)]
pub(crate) struct SentTables(Vec<(Arc<str>, Sent)>);

impl SentTables {
    /// Writes the next message, if there is one.
    pub(super) fn write(&mut self, item: MailItem, protocol: u32) -> Option<String> {
        match item {
            MailItem::Ready(text) => Some(text),
            MailItem::Table(table, delta) if protocol == PROTOCOL => {
                self.of(&table).patch(&table, &delta)
            }
            MailItem::Table(table, delta) => Some(self.of(&table).update(&table, &delta)),
            MailItem::Watched(table, claimed) => {
                self.of(&table).watched_again(claimed);
                None
            }
            MailItem::Forgotten(table) => {
                self.0.retain(|(known, _)| **known != *table);
                None
            }
        }
    }

    /// What was sent of this table.
    fn of(&mut self, table: &Arc<str>) -> &mut Sent {
        let known = self.0.iter().position(|(known, _)| known == table);
        let at = known.unwrap_or_else(|| {
            self.0.push((table.clone(), Sent::default()));
            self.0.len() - 1
        });
        &mut self.0[at].1
    }
}

/// What a socket was sent of a table since it began to watch.
#[derive(Default)]
pub(super) struct Sent {
    /// How many updates there were.
    count: u64,
    known: Basis,
    /// The number of what is known.
    n: u64,
    /// The number of what the client says to know from an earlier socket.
    claimed: Option<u64>,
}

/// What a socket knows of a table.
#[derive(Default)]
struct Basis {
    room: Option<Arc<SharedDocument>>,
    play: Option<Arc<PlayShown>>,
}

impl Basis {
    /// A number that follows from what is known alone. It fits into a number of JavaScript.
    fn number(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.room.as_deref().map(SharedDocument::digest).hash(&mut hasher);
        self.play.as_deref().map(|play| play.written().digest()).hash(&mut hasher);
        hasher.finish() >> 11
    }
}

impl Sent {
    /// The socket watches again, and says what it knows already.
    pub(super) fn watched_again(&mut self, claimed: Option<u64>) {
        self.count = 0;
        let fresh = self.known.room.is_none() && self.known.play.is_none();
        // What is on its way may have changed what the client knows: then it gets everything.
        if claimed != Some(self.n) {
            self.known = Basis::default();
        }
        self.claimed = claimed.filter(|_| fresh);
    }

    /// The next message in protocol 1.
    pub(super) fn update(&mut self, table: &str, delta: &Delta) -> String {
        self.count += 1;
        let (news, rolled) = (delta.news(), delta.rolled());
        write(&Message::Update(Update {
            table,
            n: self.count,
            done: &delta.done,
            room: delta.room.as_deref().map(SharedDocument::text),
            play: delta.play.as_deref().map(|play| &play.told),
            news: &news,
            rolled: &rolled,
            happened: &delta.happened,
        }))
    }

    /// The next message in protocol 2; nothing where the socket knows everything.
    pub(super) fn patch(&mut self, table: &str, delta: &Delta) -> Option<String> {
        let was = mem::take(&mut self.known);
        let is = Basis {
            room: delta.room.clone().or_else(|| was.room.clone()),
            play: delta.play.clone().or_else(|| was.play.clone()),
        };
        let n = is.number();
        let fresh = was.room.is_none() && was.play.is_none();
        let knows = self.claimed.take() == Some(n) && fresh;
        let from = if fresh { knows.then_some(n) } else { Some(self.n) };
        let plays = [&was.play, &delta.play].map(|play| play.as_deref().map(PlayShown::written));
        let (room, play) = match knows {
            true => (None, None),
            false => (
                difference(was.room.as_deref(), delta.room.as_deref()),
                difference(plays[0], plays[1]),
            ),
        };
        (self.known, self.n) = (is, n);
        let (news, rolled) = (delta.news(), delta.rolled());
        let patch = Patch {
            table,
            n,
            from,
            done: &delta.done,
            room: room.as_deref(),
            play: play.as_deref(),
            news: &news,
            rolled: &rolled,
            happened: &delta.happened,
        };
        let same = from == Some(n) && room.is_none() && play.is_none();
        let silent = news.is_empty() && rolled.is_empty() && delta.happened.is_empty();
        (!same || !silent || !delta.done.is_empty()).then(|| write(&Message::Patch(patch)))
    }
}

/// The change from what was sent to what is there now.
fn difference(was: Option<&SharedDocument>, is: Option<&SharedDocument>) -> Option<Arc<RawValue>> {
    let is = is?;
    match was {
        Some(was) => is.since(was),
        None => Some(whole(is.text()).into()),
    }
}

fn write(message: &Message<'_>) -> String {
    serde_json::to_string(message).expect("messages have string keys")
}

#[cfg(test)]
mod tests;
