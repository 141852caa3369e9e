//! Finished games, for everybody and for ever; of unfinished ones nothing.

use serde_json::{Value, json};
use turlaj_stonoga::Stonoga;
use turlaj_table::record::{DiceTag, read};
use turlaj_table::verify;

use super::{refusal, refused};
use crate::play::{begin, finish, lots};
use crate::world::World;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_unfinished_game_is_not_told() {
    let mut world = World::new().await;
    let mut ala = world.person("Ala").await;
    let key = ala.key.clone().unwrap();
    let wish = json!({ "game": "stonoga", "options": { "tails": "on" },
        "seats": [{ "you": {} }, { "bot": { "name": "random" } }] });
    let table = ala.create(wish).await;
    let paths = ["", "/record"].map(|end| format!("/api/v1/replays/{table}{end}"));
    let check = async |world: &World| {
        for path in &paths {
            for http in [world.http(), world.http().key(&key)] {
                let answer = http.get(path).await;
                assert_eq!(refusal(&answer), refused(409, "not-over"), "{path}");
                let whole =
                    json!({ "error": { "code": "not-over", "text": "the game is not over" } });
                assert_eq!(answer.json(), whole, "and nothing else");
            }
        }
    };
    check(&world).await;
    ala.watch(&table, Some(0)).await.unwrap();
    ala.at(json!("start")).await.unwrap();
    check(&world).await;
    crate::play::draw(&mut [&mut ala]).await;
    check(&world).await;
    let (prompt, legal) = ala.asked().unwrap();
    ala.act(0, prompt, &legal[0]).await.unwrap();
    check(&world).await;
    world.restart().await;
    check(&world).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_is_told_to_everybody_and_its_dice_are_proved() {
    let mut world = World::new().await;
    let mut ala = world.person("Ala").await;
    let mut ola = world.person("Ola").await;
    let wish = json!({ "game": "stonoga", "options": { "tails": "on" },
        "seats": [{ "you": {} }, "open", { "bot": { "name": "greedy" } }] });
    let table = ala.create(wish).await;
    ala.watch(&table, Some(0)).await.unwrap();
    ola.join(&table).await.unwrap();
    begin(&mut [&mut ala, &mut ola]).await;
    finish(&mut [&mut ala, &mut ola], lots(5)).await;
    ala.catch_up().await;
    let path = format!("/api/v1/replays/{table}");
    let replay = world.http().get(&path).await;
    assert_eq!(replay.status, 200);
    let told = replay.json();
    assert_eq!((&told["table"], &told["game"]), (&json!(table), &json!("stonoga")));
    assert_eq!((&told["abandoned"], &told["options"]["tails"]), (&json!(false), &json!("on")));
    assert_eq!(told["standings"], ala.play["standings"]);
    assert!(told["log"].as_array().unwrap().len() > 20);
    assert_eq!(told["date"].as_str().unwrap().len(), "2026-01-31".len());
    let text = world.http().get(&format!("{path}/record")).await;
    assert!(text.head.contains("content-type: text/plain; charset=utf-8"));
    let name = format!("content-disposition: attachment; filename=\"stonoga-{table}.txt\"");
    assert!(text.head.contains(&name), "{}", text.head);
    assert_eq!(told["record"].as_str().unwrap(), text.body);
    let reading = read::<Stonoga>(&text.body).unwrap();
    let proof = verify(&reading).unwrap();
    assert_eq!((proof.kind(), proof.nonces), (DiceTag::Proved, 2));
    assert!(proof.rolls > 10);
    // What a client has kept since the start is what the record proves.
    for nonce in ala.nonces.values().chain(ola.nonces.values()) {
        assert!(text.body.contains(nonce.as_str()));
    }
    let secret = ala.room["dice"]["secret"].as_str().unwrap();
    assert!(text.body.contains(secret), "the secret is open now");
    world.restart().await;
    assert_eq!(world.http().get(&path).await.json(), told);
    assert_eq!(world.http().get(&format!("{path}/record")).await.body, text.body);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_dice_of_bots_alone_are_the_hosts_alone() {
    let world = World::new().await;
    let mut ala = world.person("Ala").await;
    let bot = json!({ "bot": { "name": "greedy" } });
    let wish = json!({ "game": "stonoga", "seats": [bot, bot], "start": true });
    let table = ala.create(wish).await;
    ala.until(|ala| ala.status() == "over").await;
    let text = world.http().get(&format!("/api/v1/replays/{table}/record")).await.body;
    let proof = verify(&read::<Stonoga>(&text).unwrap()).unwrap();
    assert_eq!(proof.kind(), DiceTag::HostOnly);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_was_given_up_is_told_as_such() {
    let world = World::new().await;
    let mut ala = world.person("Ala").await;
    let wish =
        json!({ "game": "stonoga", "seats": [{ "you": {} }, { "bot": { "name": "random" } }] });
    let table = ala.create(wish).await;
    ala.watch(&table, Some(0)).await.unwrap();
    begin(&mut [&mut ala]).await;
    ala.at(json!({ "end": { "agree": true } })).await.unwrap();
    let told = world.http().get(&format!("/api/v1/replays/{table}")).await.json();
    assert_eq!((&told["abandoned"], &told["standings"]), (&json!(true), &Value::Null));
    verify(&read::<Stonoga>(told["record"].as_str().unwrap()).unwrap()).unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_in_records_of_public_tables_are_those_by_lot() {
    let world = World::new().await;
    let mut ala = world.person("Alicja").await;
    let body = json!({ "open_names": true }).to_string();
    ala.http().send("PATCH", "/api/v1/me", &body).await;
    let wish =
        json!({ "game": "stonoga", "public": true, "seats": [{ "you": { "name": "Alicja" } }] });
    let table = ala.create(wish).await;
    ala.watch(&table, Some(0)).await.unwrap();
    begin(&mut [&mut ala]).await;
    ala.at(json!({ "end": { "agree": true } })).await.unwrap();
    let told = ala.http().get(&format!("/api/v1/replays/{table}")).await;
    assert_eq!(told.status, 200);
    assert!(!told.body.contains("Alicja"), "{}", told.body);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_that_do_not_exist_have_no_replay() {
    let world = World::new().await;
    for id in ["23456789abcdefgh", "x", "%00", "%2e%2e", "..%2f..%2fetc", "%F0%9F%A6%8A", "a%20b"] {
        for end in ["", "/record"] {
            let answer = world.http().get(&format!("/api/v1/replays/{id}{end}")).await;
            assert_eq!(refusal(&answer), refused(404, "no-such-table"), "{id}{end}");
        }
    }
}
