//! Where bots think: a bounded number at the same time, shared fairly, each until its deadline or
//! its cancellation.
//!
//! A thought owns all that it needs, and nobody waits for it but who has asked.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::Notify;
use tokio::task::{JoinHandle, spawn_blocking};
use tokio::time::{sleep, timeout};
use turlaj_core::Refusal;
use turlaj_store::PersonId;

use crate::app::App;
use crate::config::Thinking;
use crate::queue::{Bounds, FairQueue, Share, Urgency};
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

/// For whom something is thought about.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ThinkTurn {
    pub(crate) share: Share,
    pub(crate) urgency: Urgency,
}

/// All who think.
pub(crate) struct Thinkers {
    queue: FairQueue,
    /// The people who wait for a hint, and from which network they ask.
    asking: Mutex<BTreeMap<u64, Option<IpAddr>>>,
}

impl Thinkers {
    pub(crate) fn new(config: &Thinking) -> Thinkers {
        // Every table has one thought per seat: none needs to be refused.
        let any = usize::MAX;
        let permits = config.at_once.max(1);
        let bounds = Bounds { permits, per_address: any, waiting_per_address: any };
        Thinkers { queue: FairQueue::new(bounds), asking: Mutex::default() }
    }

    fn asking(&self) -> MutexGuard<'_, BTreeMap<u64, Option<IpAddr>>> {
        self.asking.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Thinks, as soon as it is this thought's turn.
pub(crate) async fn think<T: Send + 'static>(
    app: &App,
    thought: Thought<T>,
    turn: ThinkTurn,
    stop: &Arc<Stop>,
    within: Duration,
) -> Came<T> {
    let metrics = &app.metrics;
    metrics.thoughts_waiting.inc();
    let permit = tokio::select! {
        permit = app.thinkers.queue.acquire(turn.share, turn.urgency) => permit.ok(),
        () = stop.called_off() => None,
    };
    metrics.thoughts_waiting.dec();
    if permit.is_none() {
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
    pub(crate) fn one(
        app: &Arc<App>,
        person: PersonId,
        address: Option<IpAddr>,
    ) -> Result<Asking, Refusal> {
        let mut asking = app.thinkers.asking();
        if asking.contains_key(&person.0) {
            return Err(refusals::hint_asked());
        }
        let same = asking.values().filter(|known| **known == address).count();
        if same >= app.config.thinking.hints_waiting {
            return Err(refusals::hints_full());
        }
        asking.insert(person.0, address);
        Ok(Asking(app.clone(), person))
    }
}

impl Drop for Asking {
    fn drop(&mut self) {
        self.0.thinkers.asking().remove(&self.1.0);
    }
}
