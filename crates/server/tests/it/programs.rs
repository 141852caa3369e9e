//! Programs at the table.

use serde_json::{Value, json};
use turlaj_stonoga::Stonoga;
use turlaj_table::record::read;
use turlaj_table::verify;

use crate::client::Client;
use crate::play::{begin, finish, lots};
use crate::world::World;

/// A table of one person, with a program on the second seat that is not connected yet.
async fn with_program(world: &World, wish: Value) -> (Client, String, String) {
    let mut ala = world.person("Ala").await;
    let table = ala.create(wish).await;
    ala.watch(&table, Some(0)).await.unwrap();
    let path = format!("/api/v1/tables/{table}/programs");
    let answer = ala.http().post(&path, json!({ "seat": 1, "name": " Mój robot " })).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let key = answer.json()["key"].as_str().unwrap().to_string();
    assert_eq!(key.len(), 32);
    (ala, table, key)
}

fn two() -> Value {
    json!({ "game": "stonoga", "options": { "tails": "on" }, "seats": [{ "you": {} }, "open"] })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_plays_a_whole_game_and_is_a_bot_in_the_record() {
    let mut world = World::new().await;
    let (mut ala, table, key) = with_program(&world, two()).await;
    ala.catch_up().await;
    let chair = &ala.room["seats"][1];
    assert_eq!((&chair["who"], &chair["name"]), (&json!("program"), &json!("Mój robot")));
    assert_eq!((&chair["here"], &chair["yours"]), (&json!(false), &json!(false)));
    // The game begins without its nonce.
    begin(&mut [&mut ala]).await;
    assert_eq!(ala.status(), "playing");
    let mut robot = world.connect(Some(&key)).await;
    robot.watch(&table, Some(1)).await.unwrap();
    assert_eq!(robot.play["eye"], json!(1));
    assert_eq!(robot.play["view"]["seats"][0]["tail"], json!("hidden"));
    assert_eq!(robot.own_seats(), [1]);
    ala.catch_up().await;
    assert_eq!(ala.room["seats"][1]["here"], json!(true));
    // After a restart it is the same.
    world.restart().await;
    let mut ala = world.connect(ala.key.as_deref()).await;
    let mut robot = world.connect(Some(&key)).await;
    ala.watch(&table, Some(0)).await.unwrap();
    robot.watch(&table, Some(1)).await.unwrap();
    finish(&mut [&mut ala, &mut robot], lots(1)).await;
    let record = world.http().get(&format!("/api/v1/replays/{table}/record")).await.body;
    assert!(record.contains("[Bot2 \"Mój robot\"]") && record.contains("[Player1 \"Ala\"]"));
    assert_eq!(verify(&read::<Stonoga>(&record).unwrap()).unwrap().nonces, 1);
    let page = ala.http().get("/api/v1/me/page").await.json();
    assert_eq!(page["games"][0]["seats"][1]["bot"], json!(true));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_can_do_nothing_else() {
    let world = World::new().await;
    let (mut ala, table, key) = with_program(&world, two()).await;
    let other = ala.create(two()).await;
    ala.watch(&table, Some(0)).await.unwrap();
    let mut robot = world.connect(Some(&key)).await;
    let program = Err("program".to_string());
    assert_eq!(robot.watch(&table, None).await, program);
    assert_eq!(robot.watch(&other, None).await, program);
    assert_eq!(robot.watch(&other, Some(1)).await, Err("not-your-seat".to_string()));
    assert_eq!(robot.watch(&table, Some(0)).await, Err("not-your-seat".to_string()));
    robot.watch(&table, Some(1)).await.unwrap();
    let zeros = "0".repeat(64);
    let deeds = [
        json!({ "sit": {} }),
        json!({ "rename": { "seat": 1, "name": "X" } }),
        json!({ "seat-bot": { "seat": 1, "bot": "random" } }),
        json!({ "kick": { "seat": 0 } }),
        json!("start"),
        json!({ "commit": { "seat": 1, "digest": zeros } }),
        json!({ "open": { "seat": 1, "nonce": zeros } }),
        json!({ "take-back": { "seat": 1, "keep": 0 } }),
        json!({ "ask-undo": { "seat": 1, "prompt": 1 } }),
        json!({ "answer-undo": { "agree": true } }),
        json!({ "hold": { "seat": 0, "bot": "random" } }),
        json!({ "end": { "agree": true } }),
        json!({ "emote": { "seat": 1, "emote": "clap" } }),
        json!("rematch"),
    ];
    for begun in [false, true] {
        if begun {
            begin(&mut [&mut ala]).await;
        }
        for deed in &deeds {
            assert_eq!(robot.at(deed.clone()).await, program, "{deed}");
        }
    }
    let http = robot.http();
    let hint = format!("/api/v1/tables/{table}/hint");
    let programs = format!("/api/v1/tables/{other}/programs");
    let asks = [
        ("GET", "/api/v1/me", "".to_string()),
        ("PATCH", "/api/v1/me", json!({ "name": "Ala" }).to_string()),
        ("DELETE", "/api/v1/me", json!({ "really": true }).to_string()),
        ("GET", "/api/v1/me/page", "".to_string()),
        ("GET", "/api/v1/me/export", "".to_string()),
        ("GET", "/api/v1/me/tables", "".to_string()),
        ("POST", "/api/v1/me/key", "".to_string()),
        ("GET", "/api/v1/tables", "".to_string()),
        ("POST", "/api/v1/tables", two().to_string()),
        ("POST", &hint, json!({ "seat": 1 }).to_string()),
        ("POST", &programs, json!({ "seat": 1, "name": "X" }).to_string()),
    ];
    for (method, path, body) in asks {
        let answer = http.send(method, path, &body).await;
        assert_eq!((answer.status, answer.code().as_str()), (403, "program"), "{method} {path}");
    }
    // What helps it to act it may ask.
    let answer = http.post(&format!("/api/v1/tables/{table}/why-not"), json!({ "seat": 1 })).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let ask = json!({ "seat": 1, "actions": [] });
    assert!(http.post(&format!("/api/v1/tables/{table}/preview"), ask).await.status != 403);
    robot.at(json!({ "leave": { "seat": 1 } })).await.unwrap();
    ala.catch_up().await;
    assert_eq!(ala.room["seats"][1]["who"], json!("nobody"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_the_owner_seats_programs_and_only_in_the_lobby() {
    let world = World::new().await;
    let (mut ala, table, first) = with_program(&world, two()).await;
    let mut ola = world.person("Ola").await;
    ola.watch(&table, None).await.unwrap();
    let path = format!("/api/v1/tables/{table}/programs");
    let seat = async |http: crate::client::Http, body: Value| http.post(&path, body).await.code();
    let body = json!({ "seat": 1, "name": "Robot" });
    assert_eq!(seat(ola.http(), body.clone()).await, "not-owner");
    assert_eq!(seat(world.http(), body.clone()).await, "no-key");
    assert_eq!(seat(ala.http(), json!({ "seat": 0, "name": "Robot" })).await, "seat-taken");
    assert_eq!(seat(ala.http(), json!({ "seat": 9, "name": "Robot" })).await, "no-such-seat");
    assert_eq!(seat(ala.http(), json!({ "seat": 1, "name": " " })).await, "bad-name");
    let nowhere = "/api/v1/tables/aaaaaaaaaaaaaaaa/programs";
    assert_eq!(ala.http().post(nowhere, body.clone()).await.code(), "no-such-table");
    // Another one takes the place of the first, whose key has no seat then.
    let answer = ala.http().post(&path, body.clone()).await;
    assert_ne!(answer.json()["key"], json!(first));
    let mut late = world.connect(Some(&first)).await;
    assert_eq!(late.watch(&table, Some(1)).await, Err("not-your-seat".to_string()));
    begin(&mut [&mut ala]).await;
    assert_eq!(seat(ala.http(), body).await, "begun");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_has_no_say_and_its_seat_can_be_held() {
    let mut making = crate::world::Making::default();
    making.config.pace.away_after = std::time::Duration::from_millis(1);
    let world = World::made(making).await;
    let (mut ala, table, key) = with_program(&world, two()).await;
    begin(&mut [&mut ala]).await;
    ala.until(|ala| ala.room["seats"][1]["away"] == json!(true)).await;
    ala.at(json!({ "hold": { "seat": 1, "bot": "random" } })).await.unwrap();
    assert_eq!(ala.room["seats"][1]["held_by"], json!("random"));
    let mut robot = world.connect(Some(&key)).await;
    robot.watch(&table, Some(1)).await.unwrap();
    ala.until(|ala| ala.room["seats"][1]["held_by"].is_null()).await;
    // One person agrees to go back and to end: that is everybody.
    while ala.asked().is_none() {
        ala.next().await.unwrap();
    }
    let (prompt, legal) = ala.asked().unwrap();
    ala.act(0, prompt, legal.iter().find(|action| action.starts_with("roll")).unwrap())
        .await
        .unwrap();
    let prompt = ala.play["prompt"].as_u64().unwrap();
    ala.at(json!({ "ask-undo": { "seat": 0, "prompt": prompt } })).await.unwrap();
    assert!(ala.happened.iter().any(|what| what["kind"] == json!("undone")), "{:?}", ala.happened);
    ala.at(json!({ "end": { "agree": true } })).await.unwrap();
    assert_eq!(ala.status(), "abandoned");
    let record = world.http().get(&format!("/api/v1/replays/{table}/record")).await.body;
    assert!(
        record.contains("!bot:2:\"random\"") && record.contains("!bot:2:\"Mój robot\""),
        "{record}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn at_a_public_table_a_program_goes_by_an_animal() {
    let world = World::new().await;
    let wish = json!({ "game": "stonoga", "seats": [{ "you": {} }, "open"], "public": true });
    let (mut ala, table, _) = with_program(&world, wish).await;
    ala.catch_up().await;
    assert_eq!(ala.room["seats"][1]["generated"], json!(true));
    begin(&mut [&mut ala]).await;
    ala.at(json!({ "end": { "agree": true } })).await.unwrap();
    let record = world.http().get(&format!("/api/v1/replays/{table}/record")).await.body;
    assert!(record.contains("[Bot2 ") && !record.contains("robot"), "{record}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_whose_seat_went_to_another_watches_no_more() {
    let world = World::new().await;
    let (mut ala, table, key) = with_program(&world, two()).await;
    let mut robot = world.connect(Some(&key)).await;
    robot.watch(&table, Some(1)).await.unwrap();
    let path = format!("/api/v1/tables/{table}/programs");
    let answer = ala.http().post(&path, json!({ "seat": 1, "name": "Inny" })).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    robot.until(|robot| robot.gone.is_some()).await;
    assert_eq!(robot.gone.as_ref().unwrap()["code"], "program");
    let heard = robot.heard.len();
    ala.at(json!({ "emote": { "seat": 0, "emote": "wave" } })).await.unwrap();
    robot.catch_up().await;
    assert_eq!(robot.heard.len(), heard + 1, "nothing but the answer to its ping");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_key_of_a_program_is_good_for_one_game() {
    let world = World::new().await;
    let (mut ala, table, key) = with_program(&world, two()).await;
    begin(&mut [&mut ala]).await;
    ala.at(json!({ "end": { "agree": true } })).await.unwrap();
    ala.until(|ala| ala.status() == "abandoned").await;
    ala.at(json!("rematch")).await.unwrap();
    ala.until(|ala| ala.room["rematch"].is_string()).await;
    let rematch = ala.room["rematch"].as_str().unwrap().to_string();
    assert_ne!(rematch, table);
    ala.watch(&rematch, None).await.unwrap();
    let who = |at: usize| ala.room["seats"][at]["who"].clone();
    assert_eq!([who(0), who(1)], [json!("nobody"), json!("person")], "seats move on by one");
    let mut robot = world.connect(Some(&key)).await;
    for seat in [0, 1] {
        assert!(robot.watch(&rematch, Some(seat)).await.is_err());
    }
}
