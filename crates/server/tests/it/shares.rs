//! Bots think for everybody: for people before games that nobody plays, and for all in turn.

use std::time::Duration;

use serde_json::{Value, json};
use turlaj_server::Thinking;

use crate::client::Client;
use crate::play::begin;
use crate::thinking::gate::Gate;
use crate::thinking::number;
use crate::world::{Making, World, until};

const LONG: Duration = Duration::from_secs(3600);

fn thinking(at_once: usize) -> Thinking {
    Thinking { at_once, within: LONG, hint_within: LONG, grace: LONG, ..Thinking::default() }
}

fn bots(names: &[&str]) -> Value {
    let seats: Vec<Value> = names.iter().map(|name| json!({ "bot": { "name": name } })).collect();
    json!({ "game": "cups", "options": { "again": "on" }, "seats": seats, "start": true })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_alone_play_only_while_a_client_watches() {
    let mut making = Making::default();
    making.config.thinking = thinking(4);
    making.config.pace.unload_after = Duration::from_millis(1);
    let (world, gate) = (World::made(making).await, Gate::of("slow-k"));
    gate.heed("keep");
    let key = world.http().person("Ala").await;
    let answer = world.http().key(&key).post("/api/v1/tables", bots(&[gate.name, "random"])).await;
    let table = answer.json()["table"].as_str().unwrap().to_string();
    until(async || world.running().loaded_tables() == 0).await;
    assert_eq!(gate.times(), 0, "nobody watches, nobody thinks");
    let mut ola = world.connect(None).await;
    ola.watch(&table, None).await.unwrap();
    gate.asked(1).await;
    // The last client that leaves stops the thought, and the table leaves memory.
    drop(ola);
    gate.finished(1).await;
    until(async || world.running().loaded_tables() == 0).await;
    let mut ola = world.connect(None).await;
    ola.watch(&table, None).await.unwrap();
    gate.asked(2).await;
    assert_eq!(ola.play["waiting"], json!([0]), "a thought that was stopped counts for nothing");
    gate.choose("keep");
    ola.until(|ola| ola.status() == "over").await;
}

/// A person from an address of their own, behind a trusted proxy.
async fn person(world: &World, from: &str) -> Client {
    let forwarded = ("X-Forwarded-For", from);
    let address = world.running().address();
    let key = world.http().with(forwarded.0, from).person("Ala").await;
    let mut client = Client::open_with(address, &[forwarded]).await.unwrap();
    client.hello(Some(&key)).await.unwrap();
    client
}

/// A game against a bot, which is asked first.
async fn against(client: &mut Client, bot: &str) {
    let wish = json!({ "game": "cups", "options": { "again": "on" },
        "seats": [{ "bot": { "name": bot } }, { "you": {} }] });
    let table = client.create(wish).await;
    client.watch(&table, Some(1)).await.unwrap();
    begin(&mut [client]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_tables_of_one_address_do_not_hold_up_another() {
    let mut making = Making::default();
    making.config.thinking = thinking(1);
    making.config.trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    let (world, gate) = (World::made(making).await, Gate::of("slow-l"));
    // Two people of one address flood the queue: one thought runs, five wait.
    let (mut one, mut two) = (person(&world, "1.1.1.1").await, person(&world, "1.1.1.1").await);
    for _ in 0..3 {
        against(&mut one, gate.name).await;
        against(&mut two, gate.name).await;
    }
    gate.asked(1).await;
    while number(&world, "thoughts_waiting").await < 5 {}
    let mut ola = person(&world, "2.2.2.2").await;
    against(&mut ola, "random").await;
    while number(&world, "thoughts_waiting").await < 6 {}
    // The first thought ends, and the next turn is the other address's.
    gate.choose("keep");
    ola.until(|ola| ola.asked().is_some()).await;
    // The quick bot may have thought twice, so one more of the flood may have begun.
    assert!(gate.times() <= 3, "{}", gate.times());
    for _ in 0..5 {
        gate.choose("keep");
    }
    gate.finished(6).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_of_bots_alone_are_counted_by_owner_and_by_address() {
    let mut making = Making::default();
    let limits = &mut making.config.limits;
    (limits.bot_games_per_owner, limits.bot_games_per_hour) = (2, 3);
    let world = World::made(making).await;
    let mut ala = world.person("Ala").await;
    let wish = bots(&["random", "random"]);
    for status in [200, 200, 429] {
        let answer = ala.http().post("/api/v1/tables", wish.clone()).await;
        assert_eq!(answer.status, status, "{answer:?}");
    }
    let mut lobby = wish.clone();
    lobby["start"] = json!(false);
    ala.create(lobby.clone()).await;
    assert_eq!(ala.at(json!("start")).await, Err("bot-games".to_string()));
    // Another person of the same address has the third game, and no fourth.
    let mut ola = world.person("Ola").await;
    ola.create(lobby).await;
    ola.at(json!("start")).await.unwrap();
    let answer = ola.http().post("/api/v1/tables", wish).await;
    assert_eq!((answer.status, answer.code().as_str()), (429, "bot-games"));
    // A game with a person in it is no such game.
    against(&mut ola, "random").await;
}
