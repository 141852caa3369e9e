//! Counters that all tables share.

use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::Instant;

use crate::times::Times;

/// Counters that all tables share, and the gate before play.
pub(super) struct Counters {
    gate: watch::Sender<bool>,
    measuring: AtomicBool,
    playing: AtomicUsize,
    times: Times,
    games: AtomicU64,
    errors: AtomicU64,
    notes: Mutex<Notes>,
}

/// What is no number.
struct Notes {
    /// The tables that are ready to play.
    tables: Vec<String>,
    first_error: Option<String>,
    began: Instant,
}

impl Counters {
    pub(super) fn new() -> Counters {
        Counters {
            gate: watch::Sender::new(false),
            measuring: AtomicBool::new(false),
            playing: AtomicUsize::new(0),
            times: Times::new(),
            games: AtomicU64::new(0),
            errors: AtomicU64::new(0),
            notes: Mutex::new(Notes {
                tables: Vec::new(),
                first_error: None,
                began: Instant::now(),
            }),
        }
    }

    fn notes(&self) -> MutexGuard<'_, Notes> {
        self.notes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Turns true when all may play.
    pub(super) fn gate(&self) -> watch::Receiver<bool> {
        self.gate.subscribe()
    }

    pub(super) fn open_gate(&self) {
        self.gate.send_replace(true);
    }

    /// A table is ready for the first time.
    pub(super) fn is_ready(&self, table: &str) {
        self.notes().tables.push(table.to_string());
    }

    pub(super) fn ready(&self) -> usize {
        self.notes().tables.len()
    }

    pub(super) fn tables(&self) -> Vec<String> {
        self.notes().tables.clone()
    }

    /// A table plays for the first time.
    pub(super) fn plays(&self) {
        self.playing.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn playing(&self) -> usize {
        self.playing.load(Ordering::Relaxed)
    }

    /// From now on acts and games count.
    pub(super) fn begin(&self) -> Instant {
        let now = Instant::now();
        self.notes().began = now;
        self.measuring.store(true, Ordering::Relaxed);
        now
    }

    /// They count no more; returns how long they did.
    pub(super) fn end(&self) -> Duration {
        self.measuring.store(false, Ordering::Relaxed);
        self.notes().began.elapsed()
    }

    /// An act was acknowledged after this time.
    pub(super) fn acted(&self, after: Duration) {
        if self.measuring.load(Ordering::Relaxed) {
            self.times.add(after);
        }
    }

    /// A game has ended.
    pub(super) fn game(&self) {
        if self.measuring.load(Ordering::Relaxed) {
            self.games.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Something went wrong, in the measured time or outside of it.
    pub(super) fn error(&self, why: &str) {
        self.errors.fetch_add(1, Ordering::Relaxed);
        self.notes().first_error.get_or_insert_with(|| why.to_string());
    }

    /// The times of all acts that counted.
    pub(super) fn times(&self) -> &Times {
        &self.times
    }

    pub(super) fn games(&self) -> u64 {
        self.games.load(Ordering::Relaxed)
    }

    pub(super) fn errors(&self) -> u64 {
        self.errors.load(Ordering::Relaxed)
    }

    pub(super) fn first_error(&self) -> Option<String> {
        self.notes().first_error.clone()
    }
}
