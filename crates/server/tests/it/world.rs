//! A server of one's own, on a port of its own, with toys among its games.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tempfile::TempDir;
use tokio::net::TcpListener;
use turlaj_bots::Random;
use turlaj_catalog::BotSpec;
use turlaj_core::{Bot, Game};
use turlaj_server::{
    Config, DiceBox, Entropy, FairDiceBox, GameEntry, Games, Limits, Minds, Parts, Running,
};
use turlaj_store::{SqliteStore, Store};
use turlaj_testkit::toys::ballots::Ballots;
use turlaj_testkit::toys::cups::Cups;

use crate::client::{Client, Http};

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

pub(crate) fn random<G: Game>(name: &str, seed: u64) -> Option<Box<dyn Bot<G>>> {
    (name == "random").then(|| Box::new(Random::new(seed)) as Box<dyn Bot<G>>)
}

const BOTS: &[BotSpec] = &[BotSpec { name: "random", about: "anything" }];

fn toy<G: Game>(secrets: fn(&G) -> bool) -> GameEntry {
    let minds = Minds { bot: random::<G>, live_bot: |_, _| None, solution: |_| None };
    GameEntry::new::<G>("Toy", "A toy.", BOTS, minds, secrets)
}

/// Games of the catalogue with words of their own to test, and the toys.
pub(crate) fn games() -> Games {
    Games::new(vec![
        GameEntry::listed("stonoga").unwrap(),
        GameEntry::listed("snakes").unwrap(),
        GameEntry::listed("ziomek").unwrap(),
        toy::<Cups>(|_| true),
        toy::<Ballots>(|_| true),
        crate::live::sprint(),
        crate::rude::trap(),
    ])
}

/// How a world is made.
pub(crate) struct Making {
    pub(crate) config: Config,
    pub(crate) seed: u64,
    pub(crate) dice: Box<dyn DiceBox>,
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
            ..Limits::default()
        };
        let build = "test".to_string();
        let config = Config { limits, build, ..Config::default() };
        Making { config, seed: 1, dice: Box::new(FairDiceBox) }
    }
}

/// A server and its data.
pub(crate) struct World {
    folder: TempDir,
    config: Config,
    store: Option<Arc<SqliteStore>>,
    running: Option<Running>,
}

impl World {
    pub(crate) async fn new() -> World {
        World::made(Making::default()).await
    }

    pub(crate) async fn made(making: Making) -> World {
        let folder = tempfile::tempdir().unwrap();
        let mut world = World { folder, config: making.config.clone(), store: None, running: None };
        world.begin(making, |store| store).await;
        world
    }

    /// A server whose store is wrapped.
    pub(crate) async fn with_store(wrap: impl FnOnce(Arc<dyn Store>) -> Arc<dyn Store>) -> World {
        let folder = tempfile::tempdir().unwrap();
        let making = Making::default();
        let mut world = World { folder, config: making.config.clone(), store: None, running: None };
        world.begin(making, wrap).await;
        world
    }

    async fn begin(&mut self, making: Making, wrap: impl FnOnce(Arc<dyn Store>) -> Arc<dyn Store>) {
        let store = Arc::new(SqliteStore::open(self.folder.path()).unwrap());
        let parts = Parts {
            store: wrap(store.clone()),
            games: games(),
            entropy: Box::new(Seeded(AtomicU64::new(making.seed))),
            dice: making.dice,
        };
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let metrics = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let running =
            turlaj_server::start(listener, Some(metrics), making.config, parts).await.unwrap();
        self.store = Some(store);
        self.running = Some(running);
    }

    /// Stops the server and starts it again on the same data.
    pub(crate) async fn restart(&mut self) {
        self.stop().await;
        // Other numbers than before: the old ones are on the disk.
        let making = Making { config: self.config.clone(), seed: 99, ..Making::default() };
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
}
