//! One table with its two clients, from set-up to the end of the run.

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use tokio::sync::Semaphore;
use tokio::time::{MissedTickBehavior, interval, sleep};
use turlaj_proto::http::{Key, NewPerson, NewTable, SeatPlan, TableId};

use crate::client::{Client, Received};
use crate::counters::Counters;
use crate::site::Site;

/// A table at which nothing happens for this long is given up.
const STUCK_AFTER: Duration = Duration::from_secs(10);

/// How often that is checked.
const LOOK_EVERY: Duration = Duration::from_secs(2);

/// The pause after an error and after a request to slow down.
const PAUSE: Duration = Duration::from_millis(500);

/// Permits to set up tables at the same time; more would wait for each other.
pub(super) fn setups_at_once() -> Arc<Semaphore> {
    Arc::new(Semaphore::new(64))
}

/// Plays at one table until the task is ended. What goes wrong is counted, and a new table set up.
pub(super) async fn play(
    site: Arc<Site>,
    counters: Arc<Counters>,
    places: Arc<Semaphore>,
    game: String,
) {
    let mut table = Playing { site, counters, game, keys: Vec::new(), ready: false, plays: false };
    loop {
        let set_up = async {
            let _place = places.acquire().await.context("nobody closes this")?;
            table.set_up().await
        };
        let ended = match set_up.await {
            Ok(mut clients) => table.run(&mut clients).await,
            Err(why) => Err(why),
        };
        if let Err(why) = ended {
            table.counters.error(&format!("{why:#}"));
        }
        sleep(PAUSE).await;
    }
}

struct Playing {
    site: Arc<Site>,
    counters: Arc<Counters>,
    game: String,
    /// The keys of the two people.
    keys: Vec<String>,
    /// Whether the table was counted as ready.
    ready: bool,
    plays: bool,
}

impl Playing {
    /// Finds two people and sets up a table for them.
    async fn set_up(&mut self) -> Result<[Client; 2]> {
        while self.keys.len() < 2 {
            let path = "/api/v1/people";
            let key: Key = self.site.post(path, None, &NewPerson::default()).await?;
            self.keys.push(key.key);
        }
        let wish = NewTable {
            game: self.game.clone(),
            options: Default::default(),
            seats: vec![SeatPlan::You { name: None }, SeatPlan::Open],
            public: false,
            hints: None,
            undo: None,
            typed: false,
            clock: None,
            start: false,
        };
        let table: TableId = self.site.post("/api/v1/tables", Some(&self.keys[0]), &wish).await?;
        let one = Client::connect(&self.site, Some(&self.keys[0]), &table.table).await?;
        let two = Client::connect(&self.site, Some(&self.keys[1]), &table.table).await?;
        Ok([one, two])
    }

    /// Plays game after game, until something goes wrong.
    async fn run(&mut self, clients: &mut [Client; 2]) -> Result<()> {
        let mut gate = self.counters.gate();
        let mut open = *gate.borrow_and_update();
        let mut look = interval(LOOK_EVERY);
        look.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut quiet = 0;
        loop {
            let [one, two] = &mut *clients;
            let (at, frame) = tokio::select! {
                frame = one.next() => (0, frame),
                frame = two.next() => (1, frame),
                _ = gate.changed(), if !open => {
                    open = true;
                    one.act().await?;
                    two.act().await?;
                    continue;
                }
                _ = look.tick() => {
                    let held = !open && clients.iter().any(Client::is_asked);
                    quiet = if held { 0 } else { quiet + 1 };
                    ensure!(LOOK_EVERY * quiet < STUCK_AFTER, "nothing happened in time");
                    continue;
                }
            };
            quiet = 0;
            let client = &mut clients[at];
            let received = client.receive(frame).await?;
            self.count(&received, at == 0);
            if received.too_fast {
                self.counters.error("refused: the server wants fewer messages (too-fast)");
                sleep(PAUSE).await;
                client.watch().await?;
            }
            if client.is_asked() {
                if open {
                    client.act().await?;
                } else if !self.ready {
                    self.ready = true;
                    self.counters.is_ready(client.table());
                }
            }
        }
    }

    fn count(&mut self, received: &Received, first: bool) {
        if let Some(after) = received.acted {
            self.counters.acted(after);
            if !self.plays {
                self.plays = true;
                self.counters.plays();
            }
        }
        if received.over && first {
            self.counters.game();
        }
    }
}
