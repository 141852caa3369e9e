//! A server of one's own, on a port of its own, with toys among its games.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tempfile::TempDir;
use tokio::net::TcpListener;
use turlaj_core::{Game, Refusal, Settings};
use turlaj_engine::{AnyBot, Random};
use turlaj_server::{
    Config, DiceBox, Entropy, FairDiceBox, GameEntry, Games, Limits, Minds, Parts, Running, Wall,
};
use turlaj_store::{SqliteStore, Store, StoreError};
use turlaj_testkit::toys::ballots::Ballots;
use turlaj_testkit::toys::cups::Cups;

use crate::client::{Client, Http};
use crate::thinking::{BOTS, advise, say, slow};

/// The longest wait for something that must come.
const PATIENCE: Duration = Duration::from_secs(60);

/// Random numbers that are the same in every run.
pub(crate) struct Seeded(AtomicU64);

impl Entropy for Seeded {
    fn fill(&self, bytes: &mut [u8]) {
        for chunk in bytes.chunks_mut(8) {
            let mut z = self.0.fetch_add(0x9E37_79B9_7F4A_7C15, Ordering::Relaxed);
            z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
            let length = chunk.len();
            chunk.copy_from_slice(&(z ^ (z >> 31)).to_le_bytes()[..length]);
        }
    }
}

pub(crate) fn random<G: Game>(name: &str, seed: u64) -> Option<AnyBot<G>> {
    match name {
        "random" => Some(AnyBot::Decides(Box::new(Random::new(seed)))),
        _ => slow::<G>(name),
    }
}

/// At a full table one bot is no stronger than another.
fn check_level(name: &str, settings: &Settings) -> Result<(), Refusal> {
    match (name, settings.players()) {
        ("slow-h", 3..) => Err(Refusal::new("level-not-offered", "not with three")),
        _ => Ok(()),
    }
}

fn toy<G: Game>(secrets: fn(&G) -> bool) -> GameEntry {
    let (advise, say) = (advise::<G>, say::<G>);
    let minds = Minds { bot: random::<G>, check_level, solve: None, advise, say };
    GameEntry::new::<G>("Toy", "A toy.", BOTS, minds, secrets)
}

/// The games of the catalogue, and the toys.
pub(crate) fn games() -> Games {
    Games::catalogue()
        .with(toy::<Cups>(|_| true))
        .with(toy::<Ballots>(|_| true))
        .with(crate::live::sprint())
        .with(crate::rude::trap())
}

/// How a world is made.
pub(crate) struct Making {
    pub(crate) config: Config,
    pub(crate) seed: u64,
    pub(crate) dice: Box<dyn DiceBox>,
    pub(crate) wall: Wall,
}

impl Default for Making {
    fn default() -> Making {
        let limits = Limits {
            connections_per_address: 10_000,
            messages_per_second: 1_000_000,
            message_burst: 1_000_000,
            requests_per_second: 1_000_000,
            request_burst: 1_000_000,
            people_per_hour: 1_000_000,
            tables_per_hour: 1_000_000,
            bot_games_per_hour: 1_000_000,
            bot_games_per_owner: 1_000_000,
            ..Limits::default()
        };
        let build = "test".to_string();
        let config = Config { limits, build, ..Config::default() };
        Making { config, seed: 1, dice: Box::new(FairDiceBox), wall: Wall::default() }
    }
}

/// A server and its data.
pub(crate) struct World {
    folder: TempDir,
    config: Config,
    /// The clock that the server looks at.
    pub(crate) wall: Wall,
    store: Option<Arc<SqliteStore>>,
    running: Option<Running>,
    restarts: u64,
}

impl World {
    pub(crate) async fn new() -> World {
        World::made(Making::default()).await
    }

    pub(crate) async fn made(making: Making) -> World {
        let mut world = World::empty(&making);
        world.begin(making, |store| store).await;
        world
    }

    /// A server on data that is there already.
    pub(crate) async fn stored(making: Making, database: &[u8]) -> World {
        let mut world = World::empty(&making);
        std::fs::write(world.folder.path().join("turlaj.sqlite"), database).unwrap();
        world.begin(making, |store| store).await;
        world
    }

    fn empty(making: &Making) -> World {
        let folder = tempfile::tempdir().unwrap();
        let (config, wall) = (making.config.clone(), making.wall.clone());
        World { folder, config, wall, store: None, running: None, restarts: 0 }
    }

    /// A server whose store is wrapped.
    pub(crate) async fn with_store(
        making: Making,
        wrap: impl FnOnce(Arc<dyn Store>) -> Arc<dyn Store>,
    ) -> World {
        let mut world = World::empty(&making);
        world.begin(making, wrap).await;
        world
    }

    async fn begin(&mut self, making: Making, wrap: impl FnOnce(Arc<dyn Store>) -> Arc<dyn Store>) {
        let store = Arc::new(self.open().await);
        let parts = Parts {
            store: wrap(store.clone()),
            games: games(),
            entropy: Box::new(Seeded(AtomicU64::new(making.seed))),
            dice: making.dice,
            wall: making.wall,
            web: BTreeMap::new(),
        };
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let metrics = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let running =
            turlaj_server::start(listener, Some(metrics), making.config, parts).await.unwrap();
        self.store = Some(store);
        self.running = Some(running);
    }

    /// Opens the store; the last reader of a server that was stopped may still hold it for a moment.
    async fn open(&self) -> SqliteStore {
        for _ in 0..100 {
            match SqliteStore::open(self.folder.path()) {
                Err(StoreError::InUse(_)) => tokio::time::sleep(Duration::from_millis(20)).await,
                opened => return opened.unwrap(),
            }
        }
        panic!("the store of a stopped server stays in use")
    }

    /// Stops the server and starts it again on the same data.
    pub(crate) async fn restart(&mut self) {
        self.stop().await;
        // Other numbers than before: the old ones are on the disk.
        let (config, wall) = (self.config.clone(), self.wall.clone());
        let making = Making { config, wall, seed: 99 + self.restarts, ..Making::default() };
        self.restarts += 1;
        self.begin(making, |store| store).await;
    }

    pub(crate) async fn stop(&mut self) {
        if let Some(running) = self.running.take() {
            running.stop().await;
        }
        self.store = None;
    }

    pub(crate) fn running(&self) -> &Running {
        self.running.as_ref().unwrap()
    }

    pub(crate) fn store(&self) -> &SqliteStore {
        self.store.as_ref().unwrap()
    }

    pub(crate) fn folder(&self) -> &std::path::Path {
        self.folder.path()
    }

    pub(crate) fn http(&self) -> Http {
        Http::new(self.running().address())
    }

    /// A new person with a socket.
    pub(crate) async fn person(&self, name: &str) -> Client {
        let key = self.http().person(name).await;
        self.connect(Some(&key)).await
    }

    /// A socket that has said hello.
    pub(crate) async fn connect(&self, key: Option<&str>) -> Client {
        let mut client = Client::open(self.running().address()).await;
        client.hello(key).await.unwrap();
        client
    }

    /// A socket that speaks another version of the protocol; without a name it can only watch.
    pub(crate) async fn speaking(&self, protocol: u32, name: Option<&str>) -> Client {
        let mut client = Client::open(self.running().address()).await;
        client.protocol = protocol;
        let key = match name {
            Some(name) => Some(self.http().person(name).await),
            None => None,
        };
        client.hello(key.as_deref()).await.unwrap();
        client
    }
}

/// Waits until something is so, as seen from outside.
pub(crate) async fn until(mut so: impl AsyncFnMut() -> bool) {
    let end = Instant::now() + PATIENCE;
    while !so().await {
        assert!(Instant::now() < end, "it was never so");
        tokio::task::yield_now().await;
    }
}
