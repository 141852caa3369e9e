//! What a socket was sent of a table, and what has to be sent so that it knows the present state.
//!
//! A patch follows from what the socket was sent last and from what its eye sees now, and from nothing
//! else: whatever an eye may not know changes neither bytes nor numbers.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, OnceLock};

use serde_json::value::{RawValue, to_raw_value};
use turlaj_proto::{Document, Message, Patch, PlayTold, Update, change, whole};

use super::Delta;

/// A play, and how it is written: all who look through one eye share it.
pub(crate) struct PlayShown {
    pub(crate) told: PlayTold,
    written: OnceLock<Document>,
}

impl PlayShown {
    pub(crate) fn new(told: PlayTold) -> PlayShown {
        PlayShown { told, written: OnceLock::new() }
    }

    fn written(&self) -> &Document {
        let write = || to_raw_value(&self.told).expect("messages have string keys");
        self.written.get_or_init(|| Document::new(write()))
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
    room: Option<Arc<RawValue>>,
    play: Option<Arc<PlayShown>>,
}

impl Basis {
    /// A number that follows from what is known alone. It fits into a number of JavaScript.
    fn number(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.room.as_deref().map(RawValue::get).hash(&mut hasher);
        self.play.as_ref().map(|play| play.written().text().get()).hash(&mut hasher);
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
        let (news, rolled) = heard(delta);
        write(&Message::Update(Update {
            table,
            n: self.count,
            done: &delta.done,
            room: delta.room.as_deref(),
            play: delta.play.as_deref().map(|play| &play.told),
            news: &news,
            rolled: &rolled,
            happened: &delta.happened,
        }))
    }

    /// The next message in protocol 2; nothing where the socket knows everything.
    pub(super) fn patch(&mut self, table: &str, delta: &Delta) -> Option<String> {
        let was = std::mem::take(&mut self.known);
        let is = Basis {
            room: delta.room.clone().or_else(|| was.room.clone()),
            play: delta.play.clone().or_else(|| was.play.clone()),
        };
        let n = is.number();
        let fresh = was.room.is_none() && was.play.is_none();
        let knows = self.claimed.take() == Some(n) && fresh;
        let from = if fresh { knows.then_some(n) } else { Some(self.n) };
        let room = is.room.as_deref().filter(|_| !knows);
        let play = is.play.as_deref().map(PlayShown::written).filter(|_| !knows);
        let room = match (was.room.as_deref(), room) {
            (Some(was), Some(is)) => change(was, is),
            (_, is) => is.map(whole),
        };
        let play = match (was.play.as_deref().map(PlayShown::written), play) {
            (Some(was), Some(is)) => is.since(was),
            (_, is) => is.map(|is| whole(is.text())),
        };
        (self.known, self.n) = (is, n);
        let (news, rolled) = heard(delta);
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

/// The news and rolls that are told.
fn heard(delta: &Delta) -> (Vec<&RawValue>, Vec<&str>) {
    let heard = || delta.heard.iter();
    let news = heard().flat_map(|heard| heard.news.iter().map(|piece| &**piece)).collect();
    (news, heard().flat_map(|heard| heard.rolled.iter().map(String::as_str)).collect())
}

fn write(message: &Message<'_>) -> String {
    serde_json::to_string(message).expect("messages have string keys")
}

#[cfg(test)]
mod tests;
