//! What all parts of a server share.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::{Notify, Semaphore, watch};
use turlaj_core::Refusal;
use turlaj_store::{Millis, Op, PersonId, Store, StoreError, TableNum};

use crate::animals::Lots;
use crate::config::Config;
use crate::daily::Seals;
use crate::dice::Ledger;
use crate::entropy::{Entropy, OsEntropy};
use crate::games::{DiceBox, FairDiceBox, Games};
use crate::health::DiskHealth;
use crate::http::Web;
use crate::limits::Addresses;
use crate::metrics::Metrics;
use crate::refusals;
use crate::registry::Registry;
use crate::sessions::Sessions;
use crate::thinking::Thinkers;
use crate::trusted::TrustedClock;
use crate::wall::Wall;
use crate::work::Work;

/// What a server is made of.
pub struct Parts {
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// The games on offer.
    pub games: Games,
    /// Where keys, ids and secrets come from.
    pub entropy: Box<dyn Entropy>,
    /// Where dice come from.
    pub dice: Box<dyn DiceBox>,
    /// What time it is.
    pub wall: Wall,
    /// Files of the client, by path, beside those in the binary or in their place: games that tests
    /// offer bring theirs.
    pub web: BTreeMap<String, Vec<u8>>,
}

impl Parts {
    /// The usual parts, around a store.
    pub fn new(store: Arc<dyn Store>) -> Parts {
        Parts {
            store,
            games: Games::catalogue(),
            entropy: Box::new(OsEntropy),
            dice: Box::new(FairDiceBox),
            wall: Wall::default(),
            web: BTreeMap::new(),
        }
    }
}

/// What all parts of a server share.
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) parts: Parts,
    pub(crate) tables: Registry,
    pub(crate) web: Web,
    pub(crate) addresses: Addresses,
    pub(crate) metrics: Metrics,
    /// The sockets of people who have shown a key.
    pub(crate) sessions: Sessions,
    /// Whether writes work.
    pub(crate) health: DiskHealth,
    /// What waits for trusted time asks this clock.
    pub(crate) clock: TrustedClock,
    /// The secrets of daily challenges that are not published.
    pub(crate) seals: Seals,
    /// Draws the animals that people go by.
    pub(crate) lots: Lots,
    /// Tells that a deadline was made which may be the nearest.
    pub(crate) deadline_made: Notify,
    /// Tells that an order was left.
    pub(crate) order_left: Notify,
    /// When the data was last written anew.
    pub(crate) scrubbed: Mutex<Option<Instant>>,
    /// How all proved dice fell.
    pub(crate) dice: Ledger,
    /// Places for requests that need work.
    pub(crate) work: Work,
    /// One export is made at a time.
    pub(crate) exports: Semaphore,
    /// Where bots think.
    pub(crate) thinkers: Thinkers,
    /// Says goodbye to all sockets.
    pub(crate) leaving: watch::Sender<bool>,
    /// One for each socket: when all are back, all sockets are closed.
    pub(crate) sockets: Arc<Semaphore>,
    /// Running time when the server started.
    pub(crate) started: Millis,
    last_person: AtomicU64,
    last_table: AtomicU64,
}

impl App {
    pub(crate) fn new(config: Config, parts: Parts) -> Result<App, StoreError> {
        let (person, table) = parts.store.highest()?;
        let clock = TrustedClock::new(parts.wall.clone(), &*parts.store)?;
        let web = Web::new(config.web_dir.clone(), &parts.web);
        Ok(App {
            addresses: Addresses::new(&config),
            sessions: Sessions::default(),
            health: DiskHealth::default(),
            seals: Seals::new(&*parts.store)?,
            deadline_made: Notify::new(),
            order_left: Notify::new(),
            lots: Lots::default(),
            scrubbed: Mutex::new(None),
            dice: Ledger::default(),
            work: Work::new(&config.limits),
            exports: Semaphore::new(1),
            thinkers: Thinkers::new(&config.thinking),
            leaving: watch::Sender::new(false),
            sockets: Arc::new(Semaphore::new(config.limits.connections)),
            started: clock.running(),
            clock,
            config,
            parts,
            tables: Registry::default(),
            web,
            metrics: Metrics::new(),
            last_person: AtomicU64::new(person.0),
            last_table: AtomicU64::new(table.0),
        })
    }

    pub(crate) fn entropy(&self) -> &dyn Entropy {
        &*self.parts.entropy
    }

    /// The present moment by the wall clock.
    pub(crate) fn now(&self) -> Millis {
        self.parts.wall.now()
    }

    pub(crate) fn next_person(&self) -> PersonId {
        PersonId(self.last_person.fetch_add(1, Ordering::Relaxed) + 1)
    }

    pub(crate) fn next_table(&self) -> TableNum {
        TableNum(self.last_table.fetch_add(1, Ordering::Relaxed) + 1)
    }

    /// Writes all of this, and returns when it is on the disk.
    pub(crate) async fn write(&self, ops: Vec<Op>) -> Result<(), Refusal> {
        let written = self.parts.store.write(ops).await;
        match written {
            Ok(Ok(())) => Ok(()),
            Ok(Err(why)) => Err(self.not_saved(&why.to_string())),
            Err(_) => Err(self.not_saved("the writer is gone")),
        }
    }

    /// The same for what may not fit what is there; that is no failure of the disk.
    pub(crate) async fn write_checked(
        &self,
        ops: Vec<Op>,
        unfit: fn() -> Refusal,
    ) -> Result<(), Refusal> {
        match self.parts.store.write(ops).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(StoreError::Conflict(_))) => Err(unfit()),
            Ok(Err(why)) => Err(self.not_saved(&why.to_string())),
            Err(_) => Err(self.not_saved("the writer is gone")),
        }
    }

    fn not_saved(&self, why: &str) -> Refusal {
        tracing::error!(why, "a write failed");
        self.health.fail();
        self.metrics.failed_writes.inc();
        refusals::not_saved()
    }

    /// Reads from the store without holding up the others.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&dyn Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, Refusal> {
        let store = self.parts.store.clone();
        let done = tokio::task::spawn_blocking(move || read(&*store)).await;
        match done {
            Ok(Ok(found)) => Ok(found),
            Ok(Err(why)) => {
                tracing::error!(%why, "a read failed");
                Err(Refusal::new("not-read", "the server could not read its data"))
            }
            Err(_) => Err(Refusal::new("not-read", "the server could not read its data")),
        }
    }
}

/// The present moment by the clock of the machine: [`Wall`] is the one to look at.
pub(crate) fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
