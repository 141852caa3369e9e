//! What was acknowledged is on the disk.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::json;
use tokio::sync::{Notify, oneshot};
use turlaj_server::{Config, Pace};
use turlaj_store::{
    Challenge, Chunk, Counts, DrawRow, Millis, Op, Order, Person, PersonId, Standing, Store,
    StoreError, TableNum, TableRow, TallyRow, WriteAnswer,
};

use crate::play::begin;
use crate::world::{Making, World, until};

/// A store that fails or waits when it is told to.
struct Moody {
    inner: Arc<dyn Store>,
    mood: Arc<Mood>,
}

/// What is to be written, and who waits for it.
type Held = (Vec<Op>, oneshot::Sender<Result<(), StoreError>>);

#[derive(Default)]
struct Mood {
    fails: AtomicBool,
    writes: AtomicUsize,
    waits: AtomicBool,
    /// What waits to be written.
    held: Mutex<Vec<Held>>,
    came: Notify,
}

impl Store for Moody {
    fn write(&self, ops: Vec<Op>) -> WriteAnswer {
        self.mood.writes.fetch_add(1, Ordering::SeqCst);
        if self.mood.fails.load(Ordering::SeqCst) {
            let (answer, written) = oneshot::channel();
            let _ = answer.send(Err(StoreError::Failed("no space left".to_string())));
            return written;
        }
        if self.mood.waits.load(Ordering::SeqCst) {
            let (answer, written) = oneshot::channel();
            self.mood.held.lock().unwrap().push((ops, answer));
            self.mood.came.notify_one();
            return written;
        }
        self.inner.write(ops)
    }

    fn highest(&self) -> Result<(PersonId, TableNum), StoreError> {
        self.inner.highest()
    }
    fn person(&self, id: PersonId) -> Result<Option<Person>, StoreError> {
        self.inner.person(id)
    }
    fn person_by_key(&self, digest: &[u8; 32]) -> Result<Option<Person>, StoreError> {
        self.inner.person_by_key(digest)
    }
    fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        self.inner.table(id)
    }
    fn log(&self, table: TableNum) -> Result<Vec<Chunk>, StoreError> {
        self.inner.log(table)
    }
    fn tables_of(&self, person: PersonId, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.inner.tables_of(person, limit)
    }
    fn public_tables(&self, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.inner.public_tables(limit)
    }
    fn ended_after(
        &self,
        touched: Millis,
        table: TableNum,
        limit: u32,
    ) -> Result<Vec<TableRow>, StoreError> {
        self.inner.ended_after(touched, table, limit)
    }
    fn scrub(&self) -> Result<(), StoreError> {
        self.inner.scrub()
    }
    fn all_tables(&self, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.inner.all_tables(limit)
    }
    fn all_people(&self, limit: u32) -> Result<Vec<Person>, StoreError> {
        self.inner.all_people(limit)
    }
    fn due(&self, now: Millis, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.inner.due(now, limit)
    }
    fn latest_played(&self, chunks: u32) -> Result<Vec<TableRow>, StoreError> {
        self.inner.latest_played(chunks)
    }
    fn next_deadline(&self) -> Result<Option<Millis>, StoreError> {
        self.inner.next_deadline()
    }
    fn open_orders(&self) -> Result<Vec<Order>, StoreError> {
        self.inner.open_orders()
    }
    fn outcome(&self, order: u64) -> Result<Option<String>, StoreError> {
        self.inner.outcome(order)
    }
    fn draw(&self, id: &str) -> Result<Option<DrawRow>, StoreError> {
        self.inner.draw(id)
    }
    fn sealed_draws(&self) -> Result<Vec<String>, StoreError> {
        self.inner.sealed_draws()
    }
    fn note(&self, name: &str) -> Result<Option<String>, StoreError> {
        self.inner.note(name)
    }
    fn attempt(
        &self,
        challenge: &Challenge,
        person: PersonId,
    ) -> Result<Option<Standing>, StoreError> {
        self.inner.attempt(challenge, person)
    }
    fn best(
        &self,
        challenge: &Challenge,
        known: bool,
        limit: u32,
    ) -> Result<Vec<Standing>, StoreError> {
        self.inner.best(challenge, known, limit)
    }
    fn better(
        &self,
        challenge: &Challenge,
        known: bool,
        points: i32,
        tie_breaks: &[i32],
    ) -> Result<u64, StoreError> {
        self.inner.better(challenge, known, points, tie_breaks)
    }
    fn tally(&self, challenge: &Challenge, limit: u32) -> Result<TallyRow, StoreError> {
        self.inner.tally(challenge, limit)
    }
    fn days_before(&self, day: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        self.inner.days_before(day, limit)
    }
    fn finished_games(&self, person: PersonId, limit: u32) -> Result<u32, StoreError> {
        self.inner.finished_games(person, limit)
    }
    fn counts(&self) -> Result<Counts, StoreError> {
        self.inner.counts()
    }
}

async fn moody() -> (World, Arc<Mood>) {
    let mood = Arc::new(Mood::default());
    (of_mood(&mood, Pace::default()).await, mood)
}

async fn of_mood(mood: &Arc<Mood>, pace: Pace) -> World {
    let mood = mood.clone();
    let config = Config { pace, ..Making::default().config };
    World::with_store(Making { config, ..Making::default() }, move |inner| {
        Arc::new(Moody { inner, mood }) as Arc<dyn Store>
    })
    .await
}

async fn health(world: &World) -> u16 {
    world.http().get("/healthz").await.status
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn health_tells_that_writes_fail_and_writes_nothing_itself() {
    let mood = Arc::new(Mood::default());
    let long = Duration::from_secs(3600);
    let world = of_mood(&mood, Pace { probe_after: long, ..Pace::default() }).await;
    assert_eq!(health(&world).await, 200);
    mood.fails.store(true, Ordering::SeqCst);
    assert_eq!(world.http().post("/api/v1/people", json!({})).await.status, 503);
    let writes = mood.writes.load(Ordering::SeqCst);
    for _ in 0..50 {
        assert_eq!(health(&world).await, 503);
    }
    assert_eq!(mood.writes.load(Ordering::SeqCst), writes, "strangers cause no write");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_starts_and_cannot_write_says_so_until_it_can() {
    let mood = Arc::new(Mood::default());
    mood.fails.store(true, Ordering::SeqCst);
    let soon = Duration::from_millis(1);
    let world = of_mood(&mood, Pace { probe_after: soon, ..Pace::default() }).await;
    assert_eq!(health(&world).await, 503);
    mood.fails.store(false, Ordering::SeqCst);
    until(async || health(&world).await == 200).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_database_waits_for_the_disk() {
    let world = World::new().await;
    let safety = world.store().safety().unwrap();
    assert_eq!((safety.synchronous, safety.journal.as_str()), (2, "wal"), "2 is FULL");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_cannot_be_saved_is_not_done() {
    let (world, mood) = moody().await;
    let mut ala = world.person("Ala").await;
    let wish =
        json!({ "game": "stonoga", "seats": [{ "you": {} }, { "bot": { "name": "random" } }] });
    let table = ala.create(wish).await;
    ala.watch(&table, Some(0)).await.unwrap();
    begin(&mut [&mut ala]).await;
    let (prompt, legal) = ala.asked().unwrap();
    let view = ala.play["view"].clone();
    mood.fails.store(true, Ordering::SeqCst);
    assert_eq!(ala.act(0, prompt, &legal[0]).await, Err("not-saved".to_string()));
    ala.until(|ala| ala.gone.is_some()).await;
    assert_eq!(ala.gone.as_ref().unwrap()["code"], "not-saved");
    // New things are refused too, each with its reason.
    let answer = ala.http().post("/api/v1/people", json!({})).await;
    assert_eq!((answer.status, answer.code().as_str()), (503, "not-saved"));
    mood.fails.store(false, Ordering::SeqCst);
    ala.watch(&table, Some(0)).await.unwrap();
    assert_eq!(ala.asked(), Some((prompt, legal.clone())), "the act was not done");
    assert_eq!(ala.play["view"], view);
    ala.act(0, prompt, &legal[0]).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_cannot_be_saved_takes_no_other_with_it() {
    let (world, mood) = moody().await;
    let (mut ala, mut ola) = (world.person("Ala").await, world.person("Ola").await);
    for client in [&mut ala, &mut ola] {
        let seats = json!([{ "you": {} }, { "bot": { "name": "random" } }]);
        let table = client.create(json!({ "game": "stonoga", "seats": seats })).await;
        client.watch(&table, Some(0)).await.unwrap();
        begin(&mut [client]).await;
    }
    let (prompt, legal) = ala.asked().unwrap();
    mood.fails.store(true, Ordering::SeqCst);
    assert_eq!(ala.act(0, prompt, &legal[0]).await, Err("not-saved".to_string()));
    ala.until(|ala| ala.gone.is_some()).await;
    // The other one is still there for questions, and plays on as soon as there is room.
    ola.catch_up().await;
    assert!(ola.gone.is_none(), "{:?}", ola.gone);
    mood.fails.store(false, Ordering::SeqCst);
    let (prompt, legal) = ola.asked().unwrap();
    ola.act(0, prompt, &legal[0]).await.unwrap();
    assert!(ola.gone.is_none() && ola.status() == "playing", "{:?}", ola.gone);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_told_before_it_is_on_the_disk() {
    let (world, mood) = moody().await;
    let mut ala = world.person("Ala").await;
    let mut watcher = world.connect(None).await;
    let wish =
        json!({ "game": "stonoga", "seats": [{ "you": {} }, { "bot": { "name": "random" } }] });
    let table = ala.create(wish).await;
    ala.watch(&table, Some(0)).await.unwrap();
    begin(&mut [&mut ala]).await;
    watcher.watch(&table, None).await.unwrap();
    ala.catch_up().await;
    watcher.catch_up().await;
    let (prompt, legal) = ala.asked().unwrap();
    mood.waits.store(true, Ordering::SeqCst);
    let act = json!({ "act": { "seat": 0, "prompt": prompt, "action": legal[0] } });
    let id = ala.send(json!({ "at": { "table": table, "do": act } })).await;
    mood.came.notified().await;
    for client in [&mut ala, &mut watcher] {
        let heard = client.heard.len();
        client.catch_up().await;
        assert_eq!(client.heard.len(), heard + 1, "nothing but the answer to the ping");
    }
    mood.waits.store(false, Ordering::SeqCst);
    let held: Vec<_> = mood.held.lock().unwrap().drain(..).collect();
    for (ops, answer) in held {
        assert!(ops.iter().any(|op| matches!(op, Op::Append { .. })));
        let written = world.store().write(ops).await.unwrap();
        answer.send(written).unwrap();
    }
    ala.answer(id).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_attempt_that_was_written_and_not_answered_is_gone_on_with() {
    let (mut world, mood) = moody().await;
    let key = world.http().person("Ala").await;
    mood.waits.store(true, Ordering::SeqCst);
    let asking = world.http().key(&key);
    let asked = tokio::spawn(async move { asking.post("/api/v1/daily/stonoga", json!({})).await });
    mood.came.notified().await;
    let held: Vec<_> = mood.held.lock().unwrap().drain(..).collect();
    for (ops, answer) in held {
        assert!(ops.iter().any(|op| matches!(op, Op::PutAttempt(_))), "with the table: {ops:?}");
        // The attempt is on the disk, and then nothing more.
        mood.fails.store(true, Ordering::SeqCst);
        answer.send(world.store().write(ops).await.unwrap()).unwrap();
    }
    let answer = asked.await.unwrap();
    assert_eq!((answer.status, answer.code().as_str()), (503, "not-saved"));
    world.restart().await;
    let answer = world.http().key(&key).post("/api/v1/daily/stonoga", json!({})).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let mut ala = world.connect(Some(&key)).await;
    ala.watch(answer.json()["table"].as_str().unwrap(), Some(0)).await.unwrap();
    assert!(ala.asked().is_some(), "the first dice have fallen: {:?}", ala.play);
}

/// A row of a release without the option `again` is what is still written while it has its default;
/// the game goes on from it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_row_without_an_option_that_came_later_is_loaded() {
    let mut world = World::new().await;
    let key = world.http().person("Ala").await;
    let mut tables = Vec::new();
    for (again, settings) in [
        ("any", "players=2 faces=HTSSCC/HHTT+- first=1"),
        ("taken", "players=2 faces=HTSSCC/HHTT+- first=1 again=taken"),
    ] {
        let mut ala = world.connect(Some(&key)).await;
        let seats = json!([{ "you": {} }, { "bot": { "name": "random" } }]);
        let wish = json!({ "game": "snakes", "seats": seats, "options": { "again": again } });
        let table = ala.create(wish).await;
        ala.watch(&table, Some(0)).await.unwrap();
        begin(&mut [&mut ala]).await;
        let row = world.store().table(&table).unwrap().unwrap();
        assert_eq!((row.settings.as_str(), row.rules), (settings, 1));
        tables.push((table, again));
    }
    world.restart().await;
    for (table, again) in tables {
        let mut ala = world.connect(Some(&key)).await;
        ala.watch(&table, Some(0)).await.unwrap();
        assert_eq!(ala.room["options"]["again"], again);
        assert!(ala.asked().is_some(), "{:?}", ala.play);
    }
}
