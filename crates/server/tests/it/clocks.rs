//! Clocks: what happens when the time to think is up.

use std::time::Duration;

use serde_json::{Value, json};
use turlaj_store::Store;

use crate::client::Client;
use crate::play::begin;
use crate::world::{Making, World, until};

/// The time to think in these tests; nobody waits for it, the clock is moved.
const SECONDS: u32 = 60;
const ENOUGH: Duration = Duration::from_secs(61);

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
    let world = World::new().await;
    let (mut ala, mut ola, _) = two(&world, wish("move", SECONDS)).await;
    assert_eq!(ala.room["clock"], json!({ "per": "move", "seconds": SECONDS }));
    assert_eq!(ala.room["seats"][0]["clock"]["runs"], json!(true));
    assert_eq!(ala.room["seats"][1]["clock"]["runs"], json!(false));
    let left = ala.room["seats"][0]["clock"]["left"].as_u64().unwrap();
    assert!((1..=60_000).contains(&left), "{left}");
    // Nobody does anything, and the game goes on all the same.
    world.wall.move_on(ENOUGH);
    ala.until(|ala| flags(ala) == [json!(0)]).await;
    world.wall.move_on(ENOUGH);
    ola.until(|ola| flags(ola) == [json!(0), json!(1)]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whose_game_time_is_used_up_is_played_for_at_once() {
    let world = World::new().await;
    let (mut ala, mut ola, _) = two(&world, wish("game", SECONDS)).await;
    world.wall.move_on(ENOUGH);
    ala.until(|ala| flags(ala) == [json!(0)]).await;
    // The other one plays on; one flag is enough for a game.
    while ala.status() != "over" {
        ola.catch_up().await;
        if let Some((prompt, legal)) = ola.asked() {
            ola.act(1, prompt, &legal[0]).await.unwrap();
        }
        ala.catch_up().await;
    }
    assert_eq!(flags(&ala), [json!(0)]);
    assert_eq!(ala.room["seats"][0]["clock"]["left"], json!(0));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_without_sockets_is_woken_by_its_clock() {
    let mut making = Making::default();
    making.config.pace.unload_after = Duration::from_millis(1);
    let world = World::made(making).await;
    let (ala, ola, table) = two(&world, wish("move", SECONDS)).await;
    drop((ala, ola));
    until(async || world.running().loaded_tables() == 0).await;
    world.wall.move_on(ENOUGH);
    let row = world.store().table(&table).unwrap().unwrap();
    until(async || {
        let log = world.store().log(row.num).unwrap();
        log.iter().any(|part| String::from_utf8_lossy(&part.facts).contains("\"flag\":{\"seat\":"))
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn time_in_which_the_server_was_down_is_forgiven() {
    let mut world = World::new().await;
    let (ala, ola, table) = two(&world, wish("move", SECONDS)).await;
    let key = ala.key.clone().unwrap();
    drop((ala, ola));
    world.stop().await;
    world.wall.move_on(ENOUGH);
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
