//! What operators rely on: retention, orders, numbers, stopping, sleeping tables.

use std::time::Duration;

use serde_json::json;
use turlaj_server::{Config, Pace};
use turlaj_store::{Op, Order, PersonId, Status, Store, TableNum, TableRow};

use crate::client::Http;
use crate::play::begin;
use crate::world::{Making, World, until};

async fn paced(pace: Pace) -> World {
    let usual = Making::default();
    World::made(Making { config: Config { pace, ..usual.config }, ..Making::default() }).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_that_nobody_starts_are_dropped() {
    let keep_lobby = Duration::from_millis(50);
    let moment = Duration::from_millis(1);
    let world = paced(Pace { keep_lobby, unload_after: moment, ..Pace::default() }).await;
    let ala = world.person("Ala").await;
    let wish = json!({ "game": "stonoga", "seats": [{ "you": {} }, "open"] });
    let answer = ala.http().post("/api/v1/tables", wish).await.json();
    let table = answer["table"].as_str().unwrap();
    until(async || world.store().table(table).unwrap().is_none()).await;
    let mut ola = world.person("Ola").await;
    assert_eq!(ola.watch(table, None).await, Err("no-such-table".to_string()));
    let mine = ala.http().get("/api/v1/me/tables").await.json();
    assert_eq!(mine, json!([]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_in_which_nothing_happens_are_closed_and_revealed() {
    let keep_game = Duration::from_millis(50);
    let world = paced(Pace { keep_game, ..Pace::default() }).await;
    let mut ala = world.person("Ala").await;
    let wish =
        json!({ "game": "stonoga", "seats": [{ "you": {} }, { "bot": { "name": "greedy" } }] });
    let table = ala.create(wish).await;
    ala.watch(&table, Some(0)).await.unwrap();
    begin(&mut [&mut ala]).await;
    ala.until(|ala| ala.status() == "abandoned").await;
    let record = world.http().get(&format!("/api/v1/replays/{table}/record")).await;
    assert!(record.body.contains("[Secret ") && record.body.contains("[Result \"abandoned\"]"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_nobody_needs_leaves_memory_and_comes_back() {
    let moment = Duration::from_millis(1);
    let world = paced(Pace { unload_after: moment, ..Pace::default() }).await;
    let mut ala = world.person("Ala").await;
    let wish =
        json!({ "game": "stonoga", "seats": [{ "you": {} }, { "bot": { "name": "greedy" } }] });
    let table = ala.create(wish).await;
    ala.watch(&table, Some(0)).await.unwrap();
    begin(&mut [&mut ala]).await;
    let (prompt, legal) = ala.asked().unwrap();
    ala.act(0, prompt, &legal[0]).await.unwrap();
    ala.until(|ala| ala.asked().is_some()).await;
    let play = ala.play.clone();
    let key = ala.key.clone().unwrap();
    assert_eq!(world.running().loaded_tables(), 1);
    drop(ala);
    until(async || world.running().loaded_tables() == 0).await;
    let mut ala = world.connect(Some(&key)).await;
    let mine = ala.http().get("/api/v1/me/tables").await.json();
    assert_eq!((&mine[0]["table"], &mine[0]["your_turn"]), (&json!(table), &json!(true)));
    assert_eq!(world.running().loaded_tables(), 0, "a list wakes nobody");
    ala.watch(&table, Some(0)).await.unwrap();
    assert_eq!(ala.play, play);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hundred_thousand_sleeping_tables_cost_disk_only() {
    let mut world = World::new().await;
    let key = world.http().person("Ala").await;
    let room = {
        let mut ala = world.connect(Some(&key)).await;
        let wish = json!({ "game": "stonoga", "seats": [{ "you": {} }, "open"] });
        let table = ala.create(wish).await;
        world.store().table(&table).unwrap().unwrap()
    };
    const ALL: u64 = 100_000;
    let far = i64::MAX / 2;
    for part in 0..10 {
        let ops = (0..ALL / 10).map(|at| {
            let num = 10 + part * (ALL / 10) + at;
            Op::PutTable(TableRow {
                num: TableNum(num),
                id: format!("{num:016}").replace('1', "z"),
                public: at % 2 == 0,
                deadline: Some(far),
                ..room.clone()
            })
        });
        world.store().write(ops.collect()).await.unwrap().unwrap();
    }
    world.restart().await;
    let before = resident();
    let answer = world.http().get("/api/v1/tables").await;
    assert_eq!(answer.json().as_array().unwrap().len(), 100);
    let mut ala = world.connect(Some(&key)).await;
    let one = format!("{:016}", 50_000).replace('1', "z");
    ala.watch(&one, None).await.unwrap();
    assert_eq!(world.running().loaded_tables(), 1);
    assert_eq!(world.store().counts().unwrap().lobby, ALL + 1);
    let grown = resident().saturating_sub(before);
    assert!(grown < 64 << 20, "{grown} bytes for one table among many");
}

/// The memory of this process in bytes.
fn resident() -> u64 {
    let status = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    status.split(' ').nth(1).and_then(|pages| pages.parse::<u64>().ok()).unwrap_or(0) * 4096
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn orders_of_an_administrator_are_carried_out() {
    let world = World::new().await;
    let mut ala = world.person("Ala").await;
    let table = ala.create(json!({ "game": "stonoga", "seats": [{ "you": {} }, "open"] })).await;
    let order = |id: u64, what: &str, target: &str, argument: &str| {
        Op::PutOrder(Order {
            id,
            what: what.to_string(),
            target: target.to_string(),
            argument: argument.to_string(),
        })
    };
    let orders = vec![
        order(1, "rename", "1", "Nice Name"),
        order(2, "close", &table, ""),
        order(3, "close", "nonsense", ""),
        order(4, "rename", "77", "x"),
    ];
    world.store().write(orders).await.unwrap().unwrap();
    let outcome = |id: u64| world.store().outcome(id).unwrap();
    until(async || outcome(4).is_some()).await;
    assert_eq!((outcome(1).as_deref(), outcome(2).as_deref()), (Some("done"), Some("done")));
    assert_eq!(outcome(3).as_deref(), Some("there is no such table"));
    assert_eq!(outcome(4).as_deref(), Some("there is no person with this number"));
    let person = world.store().person(PersonId(1)).unwrap().unwrap();
    assert_eq!(person.name, "Nice Name");
    ala.until(|ala| ala.gone.is_some()).await;
    assert_eq!(ala.gone.as_ref().unwrap()["code"], "closed");
    assert!(world.store().table(&table).unwrap().is_none(), "no game had begun there");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn numbers_are_served_apart() {
    let world = World::new().await;
    let mut ala = world.person("Ala").await;
    ala.create(json!({ "game": "stonoga", "seats": [{ "you": {} }, "open"] })).await;
    let numbers = Http::new(world.running().metrics_address().unwrap()).get("/metrics").await;
    assert_eq!(numbers.status, 200);
    for line in ["turlaj_tables_loaded 1", "turlaj_sockets 1", "turlaj_acts_total 0", "# EOF"] {
        assert!(numbers.body.contains(line), "{line} is not in {}", numbers.body);
    }
    assert_eq!(world.http().get("/metrics").await.status, 404, "not for everybody");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_stops_says_goodbye_and_keeps_everything() {
    let mut world = World::new().await;
    let mut ala = world.person("Ala").await;
    let wish =
        json!({ "game": "stonoga", "seats": [{ "you": {} }, { "bot": { "name": "greedy" } }] });
    let table = ala.create(wish).await;
    ala.watch(&table, Some(0)).await.unwrap();
    begin(&mut [&mut ala]).await;
    let mut idle = world.connect(None).await;
    let play = ala.play.clone();
    let key = ala.key.clone().unwrap();
    world.stop().await;
    while ala.next().await.is_some() {}
    while idle.next().await.is_some() {}
    for client in [&ala, &idle] {
        assert_eq!(client.bye.as_ref().unwrap()["code"], "shutting-down");
    }
    world.restart().await;
    assert_eq!(world.store().counts().unwrap().playing, 1);
    let row = world.store().table(&table).unwrap().unwrap();
    assert_eq!((row.status, row.owner), (Status::Playing, PersonId(1)));
    let mut ala = world.connect(Some(&key)).await;
    ala.watch(&table, Some(0)).await.unwrap();
    assert_eq!(ala.play, play);
}
