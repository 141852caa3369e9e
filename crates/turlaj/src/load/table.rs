//! One table with its two players, from set-up to the end of the run.

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use tokio::sync::Semaphore;
use tokio::time::{MissedTickBehavior, interval, sleep};
use turlaj_proto::http::{Key, NewPerson, NewTable, SeatPlan, TableId};

use super::player::{News, Player};
use super::site::Site;
use super::tally::Tally;

/// A table at which nothing happens for this long is given up.
const STUCK_AFTER: Duration = Duration::from_secs(10);

/// How often is looked for that.
const LOOK_EVERY: Duration = Duration::from_secs(2);

/// After an error, and after being told to slow down.
const PAUSE: Duration = Duration::from_millis(500);

/// So many tables are set up at the same time; more would wait for each other.
pub(super) fn setups_at_once() -> Arc<Semaphore> {
    Arc::new(Semaphore::new(64))
}

/// Plays at one table until the task is ended. What goes wrong is counted, and a new table set up.
pub(super) async fn play(site: Arc<Site>, tally: Arc<Tally>, places: Arc<Semaphore>, game: String) {
    let mut table = Playing { site, tally, game, keys: Vec::new(), ready: false, plays: false };
    loop {
        let set_up = async {
            let _place = places.acquire().await.context("nobody closes this")?;
            table.set_up().await
        };
        let ended = match set_up.await {
            Ok(mut players) => table.run(&mut players).await,
            Err(why) => Err(why),
        };
        if let Err(why) = ended {
            table.tally.error(&format!("{why:#}"));
        }
        sleep(PAUSE).await;
    }
}

struct Playing {
    site: Arc<Site>,
    tally: Arc<Tally>,
    game: String,
    /// The keys of the two people.
    keys: Vec<String>,
    /// Whether this was told to the tally.
    ready: bool,
    plays: bool,
}

impl Playing {
    /// Finds two people and sets up a table for them.
    async fn set_up(&mut self) -> Result<[Player; 2]> {
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
        let one = Player::come(&self.site, Some(&self.keys[0]), &table.table).await?;
        let two = Player::come(&self.site, Some(&self.keys[1]), &table.table).await?;
        Ok([one, two])
    }

    /// Plays game after game, until something goes wrong.
    async fn run(&mut self, players: &mut [Player; 2]) -> Result<()> {
        let mut gate = self.tally.gate();
        let mut open = *gate.borrow_and_update();
        let mut look = interval(LOOK_EVERY);
        look.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut quiet = 0;
        loop {
            let [one, two] = &mut *players;
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
                    let held = !open && players.iter().any(Player::is_asked);
                    quiet = if held { 0 } else { quiet + 1 };
                    ensure!(LOOK_EVERY * quiet < STUCK_AFTER, "nothing happened in time");
                    continue;
                }
            };
            quiet = 0;
            let player = &mut players[at];
            let news = player.hear(frame).await?;
            self.count(&news, at == 0);
            if news.too_fast {
                self.tally.error("refused: the server wants fewer messages (too-fast)");
                sleep(PAUSE).await;
                player.look().await?;
            }
            if player.is_asked() {
                if open {
                    player.act().await?;
                } else if !self.ready {
                    self.ready = true;
                    self.tally.is_ready(player.table());
                }
            }
        }
    }

    fn count(&mut self, news: &News, first: bool) {
        if let Some(after) = news.acted {
            self.tally.acted(after);
            if !self.plays {
                self.plays = true;
                self.tally.plays();
            }
        }
        if news.over && first {
            self.tally.game();
        }
    }
}
