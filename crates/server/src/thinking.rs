//! Where bots think: so many at once, each until its deadline, each until it is called off.
//!
//! A thought owns all that it needs, and nobody waits for it but who has asked.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{Notify, Semaphore};
use tokio::task::{JoinHandle, spawn_blocking};
use tokio::time::{sleep, timeout};
use turlaj_core::Refusal;
use turlaj_store::PersonId;

use crate::app::App;
use crate::config::Thinking;
use crate::refusals;

/// Something to think about; who is told that it is enough answers with what there is.
pub(crate) type Thought<T> = Box<dyn FnOnce(&AtomicBool) -> T + Send>;

/// What came of a thought.
pub(crate) enum Came<T> {
    /// An answer.
    Answer(T),
    /// Nothing: it was called off before it began, or it broke.
    Nothing,
    /// Nothing yet, and nobody waits any longer; it still goes on.
    Late(JoinHandle<T>),
}

/// Brings a thought to its end.
#[derive(Default)]
pub(crate) struct Stop {
    enough: AtomicBool,
    called_off: AtomicBool,
    told: Notify,
}

impl Stop {
    /// Nobody wants to know any more.
    pub(crate) fn call_off(&self) {
        self.called_off.store(true, Ordering::Relaxed);
        self.enough.store(true, Ordering::Relaxed);
        self.told.notify_one();
    }

    pub(crate) fn is_called_off(&self) -> bool {
        self.called_off.load(Ordering::Relaxed)
    }

    async fn called_off(&self) {
        while !self.is_called_off() {
            self.told.notified().await;
        }
    }
}

/// All who think.
pub(crate) struct Thinkers {
    at_once: Semaphore,
    /// The people who wait for a hint.
    asking: Mutex<BTreeSet<u64>>,
}

impl Thinkers {
    pub(crate) fn new(config: &Thinking) -> Thinkers {
        let at_once = Semaphore::new(config.at_once.max(1));
        Thinkers { at_once, asking: Mutex::default() }
    }

    fn asking(&self) -> MutexGuard<'_, BTreeSet<u64>> {
        self.asking.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Thinks, as soon as it is this thought's turn: whoever asked first is first.
pub(crate) async fn think<T: Send + 'static>(
    app: &App,
    thought: Thought<T>,
    stop: &Arc<Stop>,
    within: Duration,
) -> Came<T> {
    let metrics = &app.metrics;
    metrics.thoughts_waiting.inc();
    let turn = tokio::select! {
        turn = app.thinkers.at_once.acquire() => turn.ok(),
        () = stop.called_off() => None,
    };
    metrics.thoughts_waiting.dec();
    if turn.is_none() {
        return Came::Nothing;
    }
    let (began, told) = (Instant::now(), stop.clone());
    let mut work = spawn_blocking(move || thought(&told.enough));
    let in_time = tokio::select! {
        done = &mut work => Some(done),
        () = sleep(within) => None,
        () = stop.called_off() => None,
    };
    let done = match in_time {
        Some(done) => done,
        None => {
            stop.enough.store(true, Ordering::Relaxed);
            metrics.thoughts_cut.inc();
            // Its turn is over in any case: one that never ends must not keep the others waiting.
            match timeout(app.config.thinking.grace, &mut work).await {
                Ok(done) => done,
                Err(_) => return Came::Late(work),
            }
        }
    };
    metrics.thought_seconds.observe(began.elapsed().as_secs_f64());
    match done {
        Ok(answer) => Came::Answer(answer),
        Err(_) => {
            tracing::error!("a thought panicked");
            Came::Nothing
        }
    }
}

/// The right to one hint at a time.
pub(crate) struct Asking(Arc<App>, PersonId);

impl Asking {
    pub(crate) fn one(app: &Arc<App>, person: PersonId) -> Result<Asking, Refusal> {
        let most = i64::try_from(app.config.thinking.waiting).unwrap_or(i64::MAX);
        if app.metrics.thoughts_waiting.get() >= most {
            return Err(refusals::hints_full());
        }
        match app.thinkers.asking().insert(person.0) {
            true => Ok(Asking(app.clone(), person)),
            false => Err(refusals::hint_asked()),
        }
    }
}

impl Drop for Asking {
    fn drop(&mut self) {
        self.0.thinkers.asking().remove(&self.1.0);
    }
}
