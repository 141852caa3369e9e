//! What is shown of a table, shared by all sockets that are told the same.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use serde_json::value::{RawValue, to_raw_value};
use turlaj_proto::{Document, PlayTold};

/// A document that is sent, and how it differs from those that its readers were sent before. Each
/// difference is computed once, however many sockets need it.
pub(crate) struct SharedDocument {
    document: Document,
    /// Differences by the digest of the earlier document.
    changes: Mutex<Vec<(u64, Option<Arc<RawValue>>)>>,
}

impl SharedDocument {
    pub(crate) fn new(text: Box<RawValue>) -> SharedDocument {
        SharedDocument { document: Document::new(text), changes: Mutex::default() }
    }

    /// What is written there.
    pub(crate) fn text(&self) -> &RawValue {
        self.document.text()
    }

    /// A number that follows from the text alone.
    pub(super) fn digest(&self) -> u64 {
        self.document.digest()
    }

    /// The change from an earlier document to this one; nothing where they are equal.
    pub(super) fn since(&self, old: &SharedDocument) -> Option<Arc<RawValue>> {
        let mut changes = self.changes.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, change)) = changes.iter().find(|(known, _)| *known == old.digest()) {
            return change.clone();
        }
        let change: Option<Arc<RawValue>> = self.document.since(&old.document).map(Arc::from);
        changes.push((old.digest(), change.clone()));
        change
    }
}

/// A play: all who look through one eye share it.
pub(crate) struct PlayShown {
    pub(crate) told: PlayTold,
    written: OnceLock<SharedDocument>,
}

impl PlayShown {
    pub(crate) fn new(told: PlayTold) -> PlayShown {
        PlayShown { told, written: OnceLock::new() }
    }

    /// The play as protocol 2 writes it.
    pub(super) fn written(&self) -> &SharedDocument {
        let write = || to_raw_value(&self.told).expect("messages have string keys");
        self.written.get_or_init(|| SharedDocument::new(write()))
    }
}
