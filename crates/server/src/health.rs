//! Whether the server can write: a probe really does, now and then.
//!
//! Nothing that clients ask for causes a probe. One is written at start; while all is well the
//! trusted clock is noted every minute, which is a write too; after a failed write one is tried
//! every few seconds until it succeeds.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tokio::sync::Notify;
use turlaj_store::Op;

use crate::app::App;

/// The trusted clock is noted this often.
const NOTE_EVERY: Duration = Duration::from_secs(60);

/// The bytes of a probe: more than an ordinary write needs. A write that failed may leave a little
/// room behind, in which a small one would succeed.
const PROBE_BYTES: usize = 32 * 1024;

/// Whether writes fail.
#[derive(Default)]
pub(crate) struct DiskHealth {
    failing: AtomicBool,
    failed: Notify,
}

impl DiskHealth {
    /// Whether a write has failed and no probe has succeeded since.
    pub(crate) fn is_failing(&self) -> bool {
        self.failing.load(Ordering::Relaxed)
    }

    /// A write has failed.
    pub(crate) fn fail(&self) {
        if !self.failing.swap(true, Ordering::Relaxed) {
            self.failed.notify_one();
        }
    }
}

/// Writes as much as a large act does; if that succeeds, writes work.
pub(crate) async fn probe(app: &App) {
    // Every page of it differs from what is there: what is equal is not written.
    let word = format!("{} ", app.clock.running());
    let text = word.repeat(PROBE_BYTES / word.len());
    let probe = Op::PutNote { name: "probe".to_string(), text };
    if app.write(vec![app.clock.note(), probe]).await.is_ok() {
        app.health.failing.store(false, Ordering::Relaxed);
    }
}

/// Notes the trusted clock, and probes while writes fail, for ever.
pub(crate) async fn run(app: Arc<App>) {
    let mut moved = app.parts.wall.moved();
    loop {
        let failing = app.health.is_failing();
        let wait = if failing { app.config.pace.probe_after } else { NOTE_EVERY };
        tokio::select! {
            () = tokio::time::sleep(wait) => {}
            () = app.health.failed.notified() => continue,
            _ = moved.changed() => {}
        }
        match failing {
            true => probe(&app).await,
            false => drop(app.write(vec![app.clock.note()]).await),
        }
    }
}
