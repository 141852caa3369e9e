//! Clocks: what happens when the time to think is up.

use std::time::Duration;

use serde_json::{Value, json};
use turlaj_server::{Config, Limits, Pace};
use turlaj_store::Store;

use crate::client::Client;
use crate::play::begin;
use crate::world::{Making, World};

/// A world in which one may have a second to think.
async fn brisk(pace: Pace) -> World {
    let usual = Making::default();
    let limits = Limits { least_clock_seconds: 1, ..usual.config.limits };
    let config = Config { limits, pace, ..usual.config };
    World::made(Making { config, ..Making::default() }).await
}

fn wish(per: &str, seconds: u32) -> Value {
    let clock = json!({ "per": per, "seconds": seconds });
    json!({ "game": "stonoga", "seats": [{ "you": {} }, "open"], "clock": clock })
}

async fn two(world: &World, wish: Value) -> (Client, Client, String) {
    let mut ala = world.person("Ala").await;
    let mut ola = world.person("Ola").await;
    let table = ala.create(wish).await;
    ala.watch(&table, Some(0)).await.unwrap();
    ola.join(&table).await.unwrap();
    begin(&mut [&mut ala, &mut ola]).await;
    (ala, ola, table)
}

fn flags(client: &Client) -> Vec<Value> {
    let flags = client.happened.iter().filter(|one| one["kind"] == json!("flag"));
    flags.map(|one| one["seat"].clone()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whose_move_takes_too_long_is_played_for() {
    let world = brisk(Pace::default()).await;
    let (mut ala, mut ola, _) = two(&world, wish("move", 1)).await;
    assert_eq!(ala.room["clock"], json!({ "per": "move", "seconds": 1 }));
    assert_eq!(ala.room["seats"][0]["clock"]["runs"], json!(true));
    assert_eq!(ala.room["seats"][1]["clock"]["runs"], json!(false));
    let left = ala.room["seats"][0]["clock"]["left"].as_u64().unwrap();
    assert!((1..=1000).contains(&left), "{left}");
    // Nobody does anything, and the game goes on all the same.
    ala.until(|ala| flags(ala).contains(&json!(1))).await;
    ola.until(|ola| flags(ola).contains(&json!(1))).await;
    assert_eq!(flags(&ala)[0], json!(0));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whose_game_time_is_used_up_is_played_for_at_once() {
    let world = brisk(Pace::default()).await;
    let (mut ala, mut ola, _) = two(&world, wish("game", 2)).await;
    ala.until(|ala| flags(ala) == [json!(0)]).await;
    // The other one plays on; one flag is enough for a game.
    while ala.status() != "over" {
        ola.catch_up().await;
        if let Some((prompt, legal)) = ola.asked() {
            let seat = 1;
            // On a busy machine her own time may be up in this moment.
            let _ = ola.act(seat, prompt, &legal[0]).await;
        }
        ala.catch_up().await;
    }
    assert_eq!(flags(&ala).iter().filter(|seat| **seat == json!(0)).count(), 1);
    assert_eq!(ala.room["seats"][0]["clock"]["left"], json!(0));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_without_sockets_is_woken_by_its_clock() {
    let quick = Pace { unload_after: Duration::from_millis(50), ..Pace::default() };
    let world = brisk(quick).await;
    let (ala, ola, table) = two(&world, wish("move", 1)).await;
    drop((ala, ola));
    // It leaves memory at once and is played for later.
    tokio::time::sleep(Duration::from_millis(2600)).await;
    let row = world.store().table(&table).unwrap().unwrap();
    let log = world.store().log(row.num).unwrap();
    let text: String = log.iter().map(|chunk| String::from_utf8_lossy(&chunk.facts)).collect();
    assert!(text.contains("\"flag\":{\"seat\":"), "{text}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn time_in_which_the_server_was_down_is_forgiven() {
    let mut world = brisk(Pace::default()).await;
    let (ala, ola, table) = two(&world, wish("move", 3)).await;
    let key = ala.key.clone().unwrap();
    drop((ala, ola));
    world.stop().await;
    tokio::time::sleep(Duration::from_millis(3200)).await;
    world.restart().await;
    let mut ala = world.connect(Some(&key)).await;
    ala.watch(&table, Some(0)).await.unwrap();
    assert!(flags(&ala).is_empty());
    assert!(ala.asked().is_some(), "the move is still to be made");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_is_neither_absurdly_short_nor_long() {
    let world = World::new().await;
    let ala = world.person("Ala").await;
    for seconds in [0, 4, 30 * 24 * 60 * 60 + 1] {
        let answer = ala.http().post("/api/v1/tables", wish("move", seconds)).await;
        assert_eq!(answer.code(), "bad-clock", "{answer:?}");
    }
    for seconds in [5, 3 * 24 * 60 * 60] {
        assert_eq!(ala.http().post("/api/v1/tables", wish("game", seconds)).await.status, 200);
    }
}
