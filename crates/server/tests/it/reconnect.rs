//! Sockets that break after every message, and a server that restarts in the middle of a game.

use serde_json::{Value, json};

use crate::client::Client;
use crate::play::begin;
use crate::world::World;

/// Chooses by what the seat sees, so that the same game is played however it is carried.
fn choice(view: &Value, legal: &[String]) -> String {
    let text = view.to_string();
    let mixed =
        text.bytes().fold(17usize, |mixed, byte| mixed.wrapping_mul(31) + usize::from(byte));
    legal[mixed % legal.len()].clone()
}

/// The record of a finished game without its times.
async fn record(world: &World, table: &str) -> String {
    let answer = world.http().get(&format!("/api/v1/replays/{table}/record")).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    // In which order the nonces were opened depends on who was faster.
    let (_, facts) = answer.body.split_once("[Secret").unwrap();
    let words = facts.split_whitespace().filter(|word| !word.starts_with('@'));
    words.collect::<Vec<_>>().join(" ")
}

async fn sit_down(world: &World, wish: &Value) -> (Client, Client, String) {
    let mut ala = world.person("Ala").await;
    let mut ola = world.person("Ola").await;
    let table = ala.create(wish.clone()).await;
    ala.watch(&table, Some(0)).await.unwrap();
    ola.join(&table).await.unwrap();
    (ala, ola, table)
}

/// Plays without any trouble.
async fn calmly(wish: &Value) -> String {
    let world = World::new().await;
    let (mut ala, mut ola, table) = sit_down(&world, wish).await;
    begin(&mut [&mut ala, &mut ola]).await;
    while ala.status() != "over" {
        for client in [&mut ala, &mut ola] {
            client.catch_up().await;
            if let Some((prompt, legal)) = client.asked() {
                let seat = client.play["eye"].as_u64().unwrap() as u8;
                let action = choice(&client.play["view"], &legal);
                client.act(seat, prompt, &action).await.unwrap();
            }
        }
    }
    record(&world, &table).await
}

/// A fresh socket of the same person, looking from the same seat.
async fn again(world: &World, key: &str, table: &str, seat: u8, nonces: &Client) -> Client {
    let mut client = world.connect(Some(key)).await;
    client.nonces.clone_from(&nonces.nonces);
    client.watch(table, Some(seat)).await.unwrap();
    client
}

/// Plays with a new socket for every message: each request is sent on a socket that dies at once,
/// and sent again on the next one, as a client does that has not heard an answer.
async fn over_broken_sockets(wish: &Value) -> String {
    let mut world = World::new().await;
    let (mut ala, ola, table) = sit_down(&world, wish).await;
    let keys = [ala.key.clone().unwrap(), ola.key.clone().unwrap()];
    ala.send(json!({ "at": { "table": table, "do": "start" } })).await;
    let mut memories = [ala, ola];
    let mut acts = 0;
    loop {
        for seat in [0u8, 1] {
            let key = &keys[usize::from(seat)];
            let memory = &memories[usize::from(seat)];
            let mut client = again(&world, key, &table, seat, memory).await;
            if client.status() == "lobby" {
                // The start was not heard, or not yet.
                let _ = client.at(json!("start")).await;
            }
            while client.give_dice().await.unwrap_or(false) {
                let next = again(&world, key, &table, seat, &client).await;
                client = next;
            }
            if client.status() == "over" {
                return record(&world, &table).await;
            }
            if let Some((prompt, legal)) = client.asked() {
                let action = choice(&client.play["view"], &legal);
                let act = json!({ "act": { "seat": seat, "prompt": prompt, "action": action } });
                client.send(json!({ "at": { "table": table, "do": act } })).await;
                let mut next = again(&world, key, &table, seat, &client).await;
                // Whether or not the first one arrived, this is acknowledged, and nothing doubles.
                next.act(seat, prompt, &action).await.unwrap();
                client = next;
                acts += 1;
                if acts % 25 == 12 {
                    world.restart().await;
                }
            }
            memories[usize::from(seat)] = client;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn broken_sockets_change_nothing_in_a_game_with_sealed_chains() {
    let wish = json!({ "game": "ballots", "options": { "rounds": "3" },
        "seats": [{ "you": {} }, "open"] });
    assert_eq!(over_broken_sockets(&wish).await, calmly(&wish).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn broken_sockets_change_nothing_in_stonoga_with_tails() {
    let wish = json!({ "game": "stonoga", "options": { "tails": "on", "steal": "on" },
        "seats": [{ "you": {} }, "open"] });
    assert_eq!(over_broken_sockets(&wish).await, calmly(&wish).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_comes_again_has_the_seat_already() {
    let world = World::new().await;
    let wish = json!({ "game": "stonoga", "seats": [{ "you": {} }, "open"] });
    let (_ala, ola, table) = sit_down(&world, &wish).await;
    let key = ola.key.clone().unwrap();
    // A second device, and the first one has not even noticed that it is gone.
    let mut phone = world.connect(Some(&key)).await;
    assert_eq!(phone.join(&table).await, Ok(1));
    let mut stranger = world.person("Ela").await;
    stranger.watch(&table, None).await.unwrap();
    let sit = json!({ "sit": { "seat": null, "name": null } });
    assert_eq!(stranger.at(sit).await, Err("table-full".to_string()));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_many_who_claim_the_last_seat_one_gets_it() {
    let world = World::new().await;
    let mut ala = world.person("Ala").await;
    let wish = json!({ "game": "stonoga", "seats": [{ "you": {} }, "open"] });
    let table = ala.create(wish).await;
    let mut others = Vec::new();
    for name in ["Ola", "Ela", "Ula", "Iza", "Ewa"] {
        let mut client = world.person(name).await;
        client.watch(&table, None).await.unwrap();
        others.push(client);
    }
    let sit = json!({ "at": { "table": table, "do": { "sit": { "seat": null, "name": null } } } });
    let mut ids = Vec::new();
    for client in &mut others {
        ids.push(client.send(sit.clone()).await);
    }
    let mut seated = 0;
    for (client, id) in others.iter_mut().zip(ids) {
        match client.answer(id).await {
            Ok(()) => seated += 1,
            Err(code) => assert_eq!(code, "table-full"),
        }
    }
    assert_eq!(seated, 1);
}
