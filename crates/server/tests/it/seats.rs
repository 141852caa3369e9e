//! People who do not come, go, or come back; and dice that wait for them.

use std::time::Duration;

use serde_json::{Value, json};
use turlaj_server::{Config, Pace};

use crate::client::Client;
use crate::play::{begin, catch_up, finish, lots};
use crate::world::{Making, World};

fn refused(code: &str) -> Result<(), String> {
    Err(code.to_string())
}

/// A world in which nobody is waited for.
async fn hasty() -> World {
    let usual = Making::default();
    let moment = Duration::from_millis(30);
    // Long enough for a busy machine to answer in time, where somebody does.
    let dice_wait = Duration::from_millis(600);
    let pace = Pace { away_after: moment, dice_wait, ..Pace::default() };
    let config = Config { pace, ..usual.config };
    World::made(Making { config, ..Making::default() }).await
}

async fn two(world: &World, wish: Value) -> (Client, Client, String) {
    let mut ala = world.person("Ala").await;
    let mut ola = world.person("Ola").await;
    let table = ala.create(wish).await;
    ala.watch(&table, Some(0)).await.unwrap();
    ola.join(&table).await.unwrap();
    (ala, ola, table)
}

fn stonoga() -> Value {
    json!({ "game": "stonoga", "seats": [{ "you": {} }, "open"] })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_holds_the_seat_of_who_is_away_until_they_return() {
    let world = hasty().await;
    let (mut ala, mut ola, table) = two(&world, stonoga()).await;
    ala.at(json!("start")).await.unwrap();
    ala.until(|ala| ala.status() == "playing").await;
    ola.until(|ola| ola.status() == "playing").await;
    let hold = json!({ "hold": { "seat": 1, "bot": "greedy" } });
    let mut ela = world.person("Ela").await;
    ela.watch(&table, None).await.unwrap();
    assert_eq!(ela.at(hold.clone()).await, refused("not-your-seat"));
    let key = ola.key.clone().unwrap();
    drop(ola);
    ala.until(|ala| ala.room["seats"][1]["here"] == json!(false)).await;
    ala.until(|ala| ala.room["seats"][1]["away"] == json!(true)).await;
    let oracle = json!({ "hold": { "seat": 1, "bot": "oracle" } });
    assert_eq!(ala.at(oracle).await, refused("unknown-bot"));
    ala.at(hold).await.unwrap();
    assert_eq!(ala.room["seats"][1]["held_by"], json!("greedy"));
    // The game goes on: whenever it waits, it waits for Ala.
    let mut choose = lots(1);
    for _ in 0..10 {
        let (prompt, legal) = ala.asked().unwrap();
        ala.act(0, prompt, &legal[choose(legal.len())]).await.unwrap();
        ala.until(|ala| ala.play["waiting"] == json!([0])).await;
    }
    let mut ola = world.connect(Some(&key)).await;
    ola.watch(&table, Some(1)).await.unwrap();
    assert_eq!(ola.room["seats"][1]["held_by"], json!(null), "returned at once");
    finish(&mut [&mut ala, &mut ola], lots(2)).await;
    let answer = world.http().get(&format!("/api/v1/replays/{table}/record")).await;
    for fact in ["!bot:2:\"greedy\"", "!taken:2:\"Ola\""] {
        assert!(answer.body.contains(fact), "{fact} is not in {}", answer.body);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_only_gone_for_a_moment_keeps_the_seat() {
    let world = World::new().await;
    let (mut ala, mut ola, _) = two(&world, stonoga()).await;
    begin(&mut [&mut ala, &mut ola]).await;
    let owner_waits = json!({ "hold": { "seat": 0, "bot": "greedy" } });
    assert_eq!(ola.at(owner_waits).await, refused("not-away"), "Ala is here");
    drop(ala);
    ola.until(|ola| ola.room["seats"][0]["here"] == json!(false)).await;
    assert_eq!(ola.room["seats"][0]["away"], json!(false));
    let hold = json!({ "hold": { "seat": 0, "bot": "greedy" } });
    assert_eq!(ola.at(hold).await, refused("not-away"));
    let end = json!({ "end": { "agree": true } });
    ola.at(end).await.unwrap();
    let vote = json!({ "agreed": [1], "missing": [0] });
    assert_eq!((&ola.room["end_vote"], ola.status()), (&vote, "playing"));
    ola.at(json!({ "end": { "agree": false } })).await.unwrap();
    assert_eq!(ola.room["end_vote"], json!(null));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn those_who_are_there_end_the_game_without_the_others() {
    let world = hasty().await;
    let (mut ala, mut ola, table) = two(&world, stonoga()).await;
    ala.at(json!("start")).await.unwrap();
    ala.until(|ala| ala.status() == "playing").await;
    ola.until(|ola| ola.status() == "playing").await;
    drop(ala);
    ola.until(|ola| ola.room["seats"][0]["away"] == json!(true)).await;
    ola.at(json!({ "end": { "agree": true } })).await.unwrap();
    assert_eq!(ola.status(), "abandoned");
    assert!(ola.room["dice"]["secret"].is_string(), "the secret is open");
    let answer = world.http().get(&format!("/api/v1/replays/{table}")).await.json();
    assert_eq!((&answer["abandoned"], &answer["standings"]), (&json!(true), &json!(null)));
    let (prompt, action) = (0, "pass");
    assert_eq!(ola.act(1, prompt, action).await, refused("over"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_suggests_the_end_and_the_owner_ends_the_game() {
    let world = World::new().await;
    let (mut ala, mut ola, _) = two(&world, stonoga()).await;
    begin(&mut [&mut ala, &mut ola]).await;
    ola.at(json!({ "end": { "agree": true } })).await.unwrap();
    ala.catch_up().await;
    assert_eq!((ala.status(), ola.status()), ("playing", "playing"));
    assert_eq!(ala.room["end_vote"], json!({ "agreed": [1], "missing": [0] }));
    ola.at(json!({ "end": { "agree": false } })).await.unwrap();
    ala.at(json!({ "end": { "agree": true } })).await.unwrap();
    assert_eq!(ala.status(), "abandoned");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_owner_frees_a_seat_in_the_game_and_another_takes_it() {
    let world = World::new().await;
    let (mut ala, mut ola, table) = two(&world, stonoga()).await;
    begin(&mut [&mut ala, &mut ola]).await;
    assert_eq!(ola.at(json!({ "kick": { "seat": 0 } })).await, refused("not-owner"));
    ala.at(json!({ "kick": { "seat": 1 } })).await.unwrap();
    ola.catch_up().await;
    assert_eq!(ola.own_seats(), [0u8; 0]);
    let act = json!({ "act": { "seat": 1, "prompt": 0, "action": "pass" } });
    assert_eq!(ola.at(act).await, refused("not-your-seat"));
    let mut ela = world.person("Ela").await;
    assert_eq!(ela.join(&table).await, Ok(1));
    finish(&mut [&mut ala, &mut ela], lots(4)).await;
    // A bot on a free seat plays at once.
    ala.at(json!("rematch")).await.unwrap();
    let next = ala.room["rematch"].as_str().unwrap().to_string();
    ala.watch(&next, Some(1)).await.unwrap();
    ela.watch(&next, Some(0)).await.unwrap();
    begin(&mut [&mut ala, &mut ela]).await;
    ela.at(json!({ "leave": { "seat": 0 } })).await.unwrap();
    ala.at(json!({ "seat-bot": { "seat": 0, "bot": "random" } })).await.unwrap();
    ala.until(|ala| ala.asked().is_some()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_gives_no_nonce_is_passed_over() {
    let world = hasty().await;
    let (mut ala, mut ola, _) = two(&world, stonoga()).await;
    ala.at(json!("start")).await.unwrap();
    assert_eq!(ala.status(), "dice");
    assert_eq!(ala.at(json!({ "leave": { "seat": 0 } })).await, refused("dice-first"));
    // Ala commits, Ola does not; then Ala opens.
    assert_eq!(ala.give_dice().await, Ok(true));
    ala.until(|ala| ala.room["dice"]["to_open"] == json!([0])).await;
    assert_eq!(ala.give_dice().await, Ok(true));
    ala.until(|ala| ala.status() == "playing").await;
    ola.until(|ola| ola.status() == "playing").await;
    let opened = ola.room["dice"]["opened"].as_array().unwrap();
    assert_eq!((opened.len(), &opened[0]["seat"]), (1, &json!(0)));
    let late = json!({ "commit": { "seat": 1, "digest": "00".repeat(32) } });
    assert_eq!(ola.at(late).await, refused("no-nonce-due"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_keeps_a_nonce_back_makes_the_dice_be_drawn_anew() {
    let world = hasty().await;
    let (mut ala, mut ola, table) = two(&world, stonoga()).await;
    ala.at(json!("start")).await.unwrap();
    ala.give_dice().await.unwrap();
    ola.until(|ola| ola.status() == "dice").await;
    ola.give_dice().await.unwrap();
    let first = ola.room["dice"]["commitment"].clone();
    // Both have committed, Ola does not open.
    ala.until(|ala| ala.room["dice"]["to_open"] != json!([])).await;
    ala.give_dice().await.unwrap();
    ala.until(|ala| !ala.happened.is_empty()).await;
    assert_eq!(ala.happened, [json!({ "kind": "dice-anew", "seats": [1] })]);
    assert_ne!(ala.room["dice"]["commitment"], first, "another secret");
    ala.nonces.clear();
    while ala.status() == "dice" {
        if !ala.give_dice().await.unwrap_or(false) {
            ala.next().await.unwrap();
        }
    }
    ala.until(|ala| ala.status() == "playing").await;
    ola.until(|ola| ola.status() == "playing").await;
    for client in [&mut ola, &mut ala] {
        client.at(json!({ "end": { "agree": true } })).await.unwrap();
    }
    let record = world.http().get(&format!("/api/v1/replays/{table}/record")).await.body;
    assert!(record.contains(&format!("[Aborted \"{}", first.as_str().unwrap())), "{record}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_sealed_phase_names_who_is_missing() {
    let world = World::new().await;
    let wish = json!({ "game": "ballots", "seats": [{ "you": {} }, "open"] });
    let (mut ala, mut ola, _) = two(&world, wish).await;
    begin(&mut [&mut ala, &mut ola]).await;
    assert_eq!(ala.play["waiting"], json!([0, 1]));
    let (prompt, _) = ala.asked().unwrap();
    ala.act(0, prompt, "done").await.unwrap();
    catch_up(&mut [&mut ala, &mut ola]).await;
    assert_eq!((&ala.play["waiting"], &ola.play["waiting"]), (&json!([1]), &json!([1])));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_live_phase_ends_by_the_clock() {
    let world = World::new().await;
    let wish = json!({ "game": "sprint", "seats": [{ "you": {} }, "open"] });
    let (mut ala, mut ola, _) = two(&world, wish).await;
    begin(&mut [&mut ala, &mut ola]).await;
    assert!(ala.play["clock"].as_u64().is_some_and(|left| left <= 3000), "{}", ala.play);
    ala.until(|ala| ala.play["asked"].is_object()).await;
    let (prompt, _) = ala.asked().unwrap();
    ala.act(0, prompt, "step").await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_has_lost_a_seat_looks_through_its_eye_no_more() {
    let world = World::new().await;
    let wish = json!({ "game": "stonoga", "options": { "tails": "on" },
        "seats": ["open", "open"] });
    let mut owner = world.person("Iza").await;
    let table = owner.create(wish).await;
    let mut spy = world.person("Spy").await;
    assert_eq!(spy.join(&table).await, Ok(0));
    spy.at(json!({ "leave": { "seat": 0 } })).await.unwrap();
    let mut ala = world.person("Ala").await;
    let mut ola = world.person("Ola").await;
    assert_eq!((ala.join(&table).await, ola.join(&table).await), (Ok(0), Ok(1)));
    owner.at(json!("start")).await.unwrap();
    crate::play::draw(&mut [&mut ala, &mut ola]).await;
    spy.until(|spy| !spy.play.is_null()).await;
    assert_eq!(spy.play["eye"], json!(null));
    assert_eq!(spy.play["view"]["seats"][0]["tail"], json!("hidden"));
    // Nor does an owner learn a tail by freeing the seat and sitting down there.
    owner.at(json!({ "kick": { "seat": 0 } })).await.unwrap();
    let sit = json!({ "sit": { "seat": 0, "name": null } });
    assert_eq!(owner.at(sit.clone()).await, refused("secret-seat"));
    assert_eq!(spy.at(sit.clone()).await, refused("secret-seat"));
    assert_eq!(ala.at(sit).await, refused("kicked"));
    ala.catch_up().await;
    assert_eq!(ala.play["view"]["seats"][0]["tail"], json!("hidden"));
    // Who leaves may come back.
    ola.at(json!({ "leave": { "seat": 1 } })).await.unwrap();
    assert_eq!(ola.join(&table).await, Ok(1));
    assert_ne!(ola.play["view"]["seats"][1]["tail"], json!("hidden"));
    owner.at(json!({ "seat-bot": { "seat": 0, "bot": "greedy" } })).await.unwrap();
    ola.until(|ola| ola.asked().is_some()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_dropped_round_of_dice_stays_dropped_over_a_restart() {
    let mut world = hasty().await;
    let (mut ala, mut ola, table) = two(&world, stonoga()).await;
    ala.at(json!("start")).await.unwrap();
    ala.give_dice().await.unwrap();
    ola.until(|ola| ola.status() == "dice").await;
    ola.give_dice().await.unwrap();
    let first = ola.room["dice"]["commitment"].clone();
    ala.until(|ala| ala.room["dice"]["to_open"] != json!([])).await;
    ala.give_dice().await.unwrap();
    ala.until(|ala| !ala.happened.is_empty()).await;
    world.restart().await;
    let mut late = world.connect(ola.key.as_deref()).await;
    late.watch(&table, Some(1)).await.unwrap();
    // Ola would like to open now, after having seen what Ala has opened.
    let nonce = ola.nonces[&1].clone();
    let open = late.at(json!({ "open": { "seat": 1, "nonce": nonce } })).await;
    assert!(open.is_err(), "{open:?}");
    late.until(|late| late.status() == "playing").await;
    assert_ne!(late.room["dice"]["commitment"], first);
    assert_eq!(late.room["dice"]["aborted"][0]["commitment"], first);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_sockets_of_who_has_left_see_nothing_of_the_seat() {
    let world = World::new().await;
    let mut owner = world.person("Iza").await;
    let wish =
        json!({ "game": "stonoga", "options": { "tails": "on" }, "seats": ["open", "open"] });
    let table = owner.create(wish).await;
    let mut spy = world.person("Spy").await;
    spy.join(&table).await.unwrap();
    let mut spies = Vec::new();
    for _ in 0..9 {
        let mut socket = world.connect(spy.key.as_deref()).await;
        socket.watch(&table, Some(0)).await.unwrap();
        spies.push(socket);
    }
    spy.at(json!({ "leave": { "seat": 0 } })).await.unwrap();
    let mut ala = world.person("Ala").await;
    let mut ola = world.person("Ola").await;
    assert_eq!((ala.join(&table).await, ola.join(&table).await), (Ok(0), Ok(1)));
    owner.at(json!("start")).await.unwrap();
    crate::play::draw(&mut [&mut ala, &mut ola]).await;
    for socket in &mut spies {
        socket.until(|socket| !socket.play.is_null()).await;
        assert_eq!(socket.play["eye"], json!(null));
        assert!(!socket.heard.iter().any(|words| words.contains("\"shown\":\"")), "no tail");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_can_be_ended_while_its_dice_are_drawn_anew() {
    let usual = Making::default();
    let pace = Pace { dice_wait: Duration::from_millis(300), ..Pace::default() };
    let config = Config { pace, ..usual.config };
    let world = World::made(Making { config, ..Making::default() }).await;
    let (mut ala, mut ola, table) = two(&world, stonoga()).await;
    ala.at(json!("start")).await.unwrap();
    ala.give_dice().await.unwrap();
    ola.until(|ola| ola.status() == "dice").await;
    ola.give_dice().await.unwrap();
    ala.until(|ala| ala.room["dice"]["to_open"] != json!([])).await;
    ala.give_dice().await.unwrap();
    ala.until(|ala| !ala.happened.is_empty()).await;
    for client in [&mut ola, &mut ala] {
        client.at(json!({ "end": { "agree": true } })).await.unwrap();
    }
    ala.catch_up().await;
    assert_eq!(ala.status(), "abandoned");
    let answer = world.http().get(&format!("/api/v1/replays/{table}")).await;
    assert_eq!((answer.status, &answer.json()["abandoned"]), (200, &json!(true)));
}
