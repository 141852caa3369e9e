//! Secrets of daily challenges: published once, when their moment is sure, and for good.

use serde_json::{Value, json};
use turlaj_store::{Op, Store, TableRow};

use super::{DAY, HOUR, millis, row, swept};
use crate::client::{Client, Http};
use crate::daily::{ask, begin, board, noon, secret, stonoga, text, today};
use crate::play::{finish, lots};
use crate::world::World;

/// Everything that a stranger and the player can ask for about a finished attempt.
async fn all_words(world: &World, ala: &mut Client, date: &str, table: &str) -> Vec<String> {
    let mut words = Vec::new();
    for http in [world.http(), ala.http()] {
        for path in [
            "/api/v1/daily".to_string(),
            format!("/api/v1/daily/{date}/stonoga"),
            format!("/api/v1/replays/{table}"),
            format!("/api/v1/replays/{table}/record"),
            format!("/api/v1/replays/{table}/positions"),
            "/api/v1/me/export".to_string(),
            "/api/v1/me".to_string(),
            "/api/v1/dice".to_string(),
        ] {
            words.push(http.get(&path).await.body);
        }
    }
    let mut stranger = world.connect(None).await;
    let _ = stranger.watch(table, None).await;
    ala.watch(table, Some(0)).await.unwrap();
    words.extend(stranger.heard.iter().chain(&ala.heard).cloned());
    words
}

/// A person's finished attempt of today, its day and its secret.
async fn attempted(world: &World) -> (Client, String, String, String) {
    let mut ala = world.person("Ala").await;
    let date = text(&today(&ala.http()).await["today"]).to_string();
    let draw = text(&stonoga(&ala.http()).await["draw"]).to_string();
    let table = begin(&mut ala, "stonoga").await;
    finish(&mut [&mut ala], lots(3)).await;
    (ala, date, table, secret(world, &draw))
}

async fn state(http: &Http, date: &str) -> (String, Value) {
    let shown = board(http, date, "stonoga").await;
    (text(&shown["state"]).to_string(), shown["secret"].clone())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_jump_of_three_days_tells_no_secret() {
    let mut world = noon().await;
    let (mut ala, date, table, hidden) = attempted(&world).await;
    let key = ala.key.clone().unwrap();
    world.wall.set(millis(3 * DAY));
    for _ in 0..2 {
        let words = all_words(&world, &mut ala, &date, &table).await;
        assert!(words.iter().all(|words| !words.contains(&hidden)), "{words:?}");
        let replay = world.http().get(&format!("/api/v1/replays/{table}")).await;
        assert_eq!(replay.code(), "daily-secret");
        assert_eq!(state(&world.http(), &date).await, ("grace".to_string(), Value::Null));
        assert_eq!(world.http().get("/api/v1/dice").await.json()["tables"], json!(0));
        world.restart().await;
        ala = world.connect(Some(&key)).await;
    }
    // The clock is right again: others can play with the same dice, which nobody was told.
    world.wall.set(-millis(3 * DAY));
    let mut ola = world.person("Ola").await;
    begin(&mut ola, "stonoga").await;
    // The days pass, and all is told.
    world.wall.move_on(2 * DAY);
    assert_eq!(state(&world.http(), &date).await, ("public".to_string(), json!(hidden)));
    let words = all_words(&world, &mut ala, &date, &table).await;
    assert!(words.iter().filter(|words| words.contains(&hidden)).count() >= 4);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_jump_that_a_day_of_running_confirms_is_believed() {
    let mut world = noon().await;
    let (_, date, _, hidden) = attempted(&world).await;
    world.wall.set(millis(3 * DAY));
    assert_eq!(state(&world.http(), &date).await.0, "grace");
    world.wall.move_on(12 * HOUR);
    world.restart().await;
    assert_eq!(state(&world.http(), &date).await.0, "grace");
    world.wall.move_on(13 * HOUR);
    assert_eq!(state(&world.http(), &date).await, ("public".to_string(), json!(hidden)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_challenge_whose_secret_was_told_stays_closed() {
    let mut world = noon().await;
    let (_, date, table, hidden) = attempted(&world).await;
    // An attempt that nobody looks after when its day is over.
    let mut ola = world.person("Ola").await;
    let running = begin(&mut ola, "stonoga").await;
    let (prompt, legal) = ola.asked().unwrap();
    let key = ola.key.clone().unwrap();
    world.restart().await;
    let forgotten = TableRow { deadline: None, ..row(&world, &running) };
    world.store().write(vec![Op::PutTable(forgotten)]).await.unwrap().unwrap();
    world.wall.set(millis(3 * DAY));
    assert_eq!(state(&world.http(), &date).await.0, "grace");
    world.wall.move_on(25 * HOUR);
    assert_eq!(state(&world.http(), &date).await, ("public".to_string(), json!(hidden)));
    world.wall.set(-millis(3 * DAY + 25 * HOUR));
    for _ in 0..2 {
        assert_eq!(text(&today(&world.http()).await["today"]), date, "its day is here again");
        let new = world.http().person("Ela").await;
        let answer = ask(&world.http().key(&new), "stonoga").await;
        assert_eq!((answer.status, answer.code().as_str()), (409, "daily-revealed"));
        let mut ola = world.connect(Some(&key)).await;
        assert_eq!(ask(&ola.http(), "stonoga").await.code(), "daily-revealed");
        ola.watch(&running, Some(0)).await.unwrap();
        assert_eq!(ola.act(0, prompt, &legal[0]).await, Err("daily-revealed".to_string()));
        assert_eq!(state(&world.http(), &date).await, ("public".to_string(), json!(hidden)));
        assert_eq!(world.http().get(&format!("/api/v1/replays/{table}")).await.status, 200);
        assert_eq!(ask(&ola.http(), "clever").await.code(), "daily-revealed");
        world.restart().await;
    }
    // The draw of the next day was there too and was told; the one after that is a new one.
    world.wall.move_on(2 * DAY);
    swept(&world).await;
    let mut ola = world.connect(Some(&key)).await;
    begin(&mut ola, "stonoga").await;
}
