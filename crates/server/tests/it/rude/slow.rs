//! Clients that do not read.

use std::time::Duration;

use serde_json::{Value, json};
use turlaj_server::{Config, Limits, Pace};

use super::raw::{LAST, Raw, TEXT, frame};
use crate::play::{begin, finish, lots};
use crate::world::{Making, World};

/// So often something changes: more than fits into the buffers of a connection.
const CHANGES: usize = 4000;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_reads_slowly_holds_up_nobody_and_gets_the_newest_view() {
    let mut making = Making::default();
    let long = Duration::from_secs(600);
    let pace = Pace { write_timeout: long, silence: long, ..Pace::default() };
    making.config = Config { pace, ..making.config };
    let world = World::made(making).await;
    let mut ala = world.person(&"A".repeat(40)).await;
    // In protocol 1, in which every change is as long as a room.
    let mut ola = world.speaking(1, Some(&"O".repeat(40))).await;
    let you = json!({ "you": {} });
    let wish = json!({ "game": "stonoga", "seats": [you, you, you, you, you, "open"] });
    let table = ala.create(wish).await;
    let mut slow = Raw::narrow(world.running().address()).await;
    slow.hello(None).await;
    slow.text(&json!({ "id": 1, "ask": { "watch": { "table": table, "eye": null } } })).await;
    ala.until(|ala| ala.room["spectators"] == json!(1)).await;
    ola.join(&table).await.unwrap();
    begin(&mut [&mut ala, &mut ola]).await;
    // A change of mind is told to everybody, and costs nothing else.
    let from = ola.heard.len();
    for change in 0..CHANGES {
        ola.at(json!({ "end": { "agree": change % 2 == 0 } })).await.unwrap();
    }
    let told = ola.heard.len() - from;
    assert!(told >= CHANGES, "the others are told everything");
    assert!(ola.heard[from].len() * CHANGES > 6_000_000, "{} bytes", ola.heard[from].len());
    ala.at(json!({ "end": { "agree": true } })).await.unwrap();
    ala.until(|ala| ala.status() == "abandoned").await;
    // Now it reads.
    let (mut count, mut room) = (0, Value::Null);
    while room["status"] != "abandoned" {
        let update = slow.message().await.unwrap();
        count += 1;
        assert_eq!(update["n"], json!(count), "no update is missing");
        if let Some(newer) = update.get("room") {
            room = newer.clone();
        }
    }
    assert!(count < told, "what waited was merged: {count} of {told}");
    slow.is_alive().await;
    // The newest state, as if it had just come.
    let mut late = world.speaking(1, None).await;
    late.watch(&table, None).await.unwrap();
    late.room["spectators"] = json!(1);
    assert_eq!(room, late.room);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_goes_on_while_somebody_does_not_read() {
    let world = World::new().await;
    let mut ala = world.person("Ala").await;
    let mut ola = world.person("Ola").await;
    let wish = json!({ "game": "stonoga", "seats": [{ "you": {} }, "open"] });
    let table = ala.create(wish).await;
    ala.watch(&table, Some(0)).await.unwrap();
    let mut slow = Raw::narrow(world.running().address()).await;
    slow.hello(None).await;
    slow.text(&json!({ "id": 1, "ask": { "watch": { "table": table, "eye": null } } })).await;
    ala.until(|ala| ala.room["spectators"] == json!(1)).await;
    ola.join(&table).await.unwrap();
    begin(&mut [&mut ala, &mut ola]).await;
    finish(&mut [&mut ala, &mut ola], lots(3)).await;
    ola.catch_up().await;
    let mut play = Value::Null;
    while play["standings"].is_null() {
        let update = slow.message().await.unwrap();
        if let Some(newer) = update.get("play") {
            play = newer.clone();
        }
    }
    assert_eq!(play["view"], ola.play["view"], "nothing is hidden at the end");
    assert_eq!(play["standings"], ola.play["standings"]);
}

/// On one thread, so that nothing is written before everything is asked.
#[tokio::test(flavor = "current_thread")]
async fn whoever_asks_too_much_without_reading_is_closed() {
    let mut making = Making::default();
    let limits = Limits { waiting_answers: 3, ..making.config.limits };
    making.config = Config { limits, ..making.config };
    let world = World::made(making).await;
    let mut ala = world.person("Ala").await;
    let table = ala.create(json!({ "game": "cups", "seats": [{ "you": {} }, "open"] })).await;
    let mut raw = Raw::open(world.running().address()).await;
    raw.hello(None).await;
    raw.text(&json!({ "id": 1, "ask": { "watch": { "table": table, "eye": null } } })).await;
    assert_eq!(raw.message().await.unwrap()["done"], json!([1]));
    let asks = (2..200).map(|id| {
        let ask = json!({ "id": id, "ask": { "at": { "table": table, "do": "start" } } });
        frame(LAST | TEXT, ask.to_string().as_bytes())
    });
    raw.bytes(&asks.collect::<Vec<_>>().concat()).await;
    assert_eq!(raw.bye().await, Some(("slow-reader".to_string(), 1008)));
    super::others_play(&world).await;
}
