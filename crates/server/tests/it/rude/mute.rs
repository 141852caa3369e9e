//! Clients that say nothing.

use std::time::Duration;

use serde_json::json;
use turlaj_server::{Config, Pace};

use super::raw::Raw;
use crate::world::{Making, World};

async fn paced(pace: Pace) -> World {
    let usual = Making::default();
    World::made(Making { config: Config { pace, ..usual.config }, ..Making::default() }).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_never_says_hello_is_closed() {
    let hello_within = Duration::from_millis(20);
    let world = paced(Pace { hello_within, ..Pace::default() }).await;
    let mut raw = Raw::open(world.running().address()).await;
    assert_eq!(raw.bye().await, Some(("hello-first".to_string(), 1008)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_that_answers_no_ping_is_closed_and_its_person_is_not_here() {
    let ping_every = Duration::from_millis(100);
    let silence = Duration::from_secs(2);
    let world = paced(Pace { ping_every, silence, ..Pace::default() }).await;
    let mut ala = world.person("Ala").await;
    let key = world.http().person("Ola").await;
    let table = ala.create(json!({ "game": "cups", "seats": [{ "you": {} }, "open"] })).await;
    let mut ola = Raw::open(world.running().address()).await;
    ola.hello(Some(&key)).await;
    ola.text(&json!({ "id": 1, "ask": { "watch": { "table": table, "eye": null } } })).await;
    let sit = json!({ "sit": { "seat": 1, "name": null } });
    ola.text(&json!({ "id": 2, "ask": { "at": { "table": table, "do": sit } } })).await;
    ala.until(|ala| ala.room["seats"][1]["here"] == json!(true)).await;
    // Ola's machine is asleep: the connection stays open, but nobody answers. Ala's answers.
    ala.until(|ala| ala.room["seats"][1]["here"] == json!(false)).await;
    assert_eq!(ola.bye().await, Some(("silent".to_string(), 1008)));
    ala.catch_up().await;
    let chair = &ala.room["seats"][1];
    assert_eq!((&chair["who"], &chair["away"]), (&json!("person"), &json!(false)));
}
