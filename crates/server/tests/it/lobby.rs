//! Setting up a table, and sitting down.

use serde_json::json;

use crate::play::{begin, catch_up, finish, lots};
use crate::world::World;

fn refused(code: &str) -> Result<(), String> {
    Err(code.to_string())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn seats_are_taken_left_renamed_and_given_to_bots() {
    let world = World::new().await;
    let mut ala = world.person("Ala").await;
    let mut ola = world.person("Ola").await;
    let table = ala.create(json!({ "game": "stonoga", "seats": ["open", "open", "open"] })).await;
    ola.watch(&table, None).await.unwrap();
    assert!(ala.room["owned"] == json!(true) && ola.room["owned"] == json!(false));
    ala.at(json!({ "sit": { "seat": 2, "name": "Alicja" } })).await.unwrap();
    assert_eq!(ola.at(json!({ "sit": { "seat": 2, "name": null } })).await, refused("seat-taken"));
    ola.at(json!({ "sit": { "seat": 0, "name": null } })).await.unwrap();
    ola.at(json!({ "rename": { "seat": 0, "name": "  Olga " } })).await.unwrap();
    assert_eq!(
        ola.at(json!({ "rename": { "seat": 2, "name": "x" } })).await,
        refused("not-your-seat")
    );
    assert_eq!(ola.at(json!({ "rename": { "seat": 0, "name": "" } })).await, refused("bad-name"));
    let bot = json!({ "seat-bot": { "seat": 1, "bot": "greedy" } });
    assert_eq!(ola.at(bot.clone()).await, refused("not-owner"));
    let unknown = json!({ "seat-bot": { "seat": 1, "bot": "oracle" } });
    assert_eq!(ala.at(unknown).await, refused("unknown-bot"));
    assert_eq!(ala.at(json!("start")).await, refused("seats-free"));
    ala.at(bot).await.unwrap();
    catch_up(&mut [&mut ala, &mut ola]).await;
    let names = |seats: &serde_json::Value| {
        let seats = seats.as_array().unwrap().iter();
        seats.map(|seat| seat["name"].as_str().unwrap().to_string()).collect::<Vec<_>>()
    };
    assert_eq!(names(&ola.room["seats"]), ["Olga", "greedy", "Alicja"]);
    assert_eq!((ala.own_seats(), ola.own_seats()), (vec![2], vec![0]));
    ola.at(json!({ "leave": { "seat": 0 } })).await.unwrap();
    assert_eq!(ola.own_seats(), [0u8; 0]);
    ola.at(json!({ "sit": { "seat": null, "name": null } })).await.unwrap();
    assert_eq!(ola.at(json!({ "kick": { "seat": 2 } })).await, refused("not-owner"));
    ala.at(json!({ "kick": { "seat": 0 } })).await.unwrap();
    ola.catch_up().await;
    assert_eq!(ola.own_seats(), [0u8; 0]);
    assert_eq!(ola.at(json!("start")).await, refused("not-owner"));
    assert_eq!(ala.at(json!("rematch")).await, refused("not-over"));
    let act = json!({ "act": { "seat": 2, "prompt": 0, "action": "pass" } });
    assert_eq!(ala.at(act).await, refused("not-begun"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_device_holds_several_seats_and_looks_from_one_at_a_time() {
    let world = World::new().await;
    let mut tablet = world.person("Ala").await;
    let wish = json!({ "game": "stonoga", "options": { "tails": "on" },
        "seats": [{ "you": { "name": "Ala" } }, { "you": { "name": "Ola" } }] });
    let table = tablet.create(wish).await;
    assert_eq!(tablet.own_seats(), [0, 1]);
    assert_eq!(tablet.room["secrets"], json!(true));
    begin(&mut [&mut tablet]).await;
    // Between the players the screen shows what all may see, and who is to act.
    assert_eq!(tablet.play["eye"], json!(null));
    assert!(tablet.play["asked"].is_null());
    let tail = |seat: usize, view: &serde_json::Value| view["seats"][seat]["tail"].clone();
    let hidden = json!("hidden");
    assert_eq!(tail(0, &tablet.play["view"]), hidden);
    let mut choose = lots(5);
    while tablet.status() != "over" {
        let seat = tablet.play["waiting"][0].as_u64().unwrap() as u8;
        tablet.watch(&table, Some(seat)).await.unwrap();
        let other = 1 - usize::from(seat);
        assert_eq!(tail(other, &tablet.play["view"]), hidden);
        assert_ne!(tail(usize::from(seat), &tablet.play["view"]), hidden);
        let (prompt, legal) = tablet.asked().unwrap();
        tablet.act(seat, prompt, &legal[choose(legal.len())]).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_against_bots_begins_in_one_request() {
    let world = World::new().await;
    let mut ala = world.person("Ala").await;
    let greedy = json!({ "bot": { "name": "greedy" } });
    let wish = json!({ "game": "stonoga", "seats": [greedy, { "you": {} }, { "bot": { "name": "random" } }],
        "start": true });
    let table = ala.create(wish).await;
    ala.watch(&table, Some(1)).await.unwrap();
    crate::play::draw(&mut [&mut ala]).await;
    // The bot before plays.
    ala.until(|ala| ala.asked().is_some()).await;
    finish(&mut [&mut ala], lots(3)).await;
    assert_eq!(ala.play["standings"].as_array().unwrap().len(), 3);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_alone_play_to_the_end_and_people_watch() {
    let world = World::new().await;
    let mut ala = world.person("Ala").await;
    let greedy = json!({ "bot": { "name": "greedy" } });
    let table = ala.create(json!({ "game": "stonoga", "seats": [greedy, greedy] })).await;
    ala.at(json!("start")).await.unwrap();
    ala.until(|ala| ala.status() == "over").await;
    assert!(ala.news.len() > 20, "everything was told");
    let answer = world.http().get(&format!("/api/v1/replays/{table}")).await;
    assert!(answer.json()["record"].as_str().unwrap().contains("[Dice \"proved, host only\"]"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_seats_the_same_people_and_the_next_one_begins() {
    let world = World::new().await;
    let mut ala = world.person("Ala").await;
    let mut ola = world.person("Ola").await;
    let wish = json!({ "game": "ballots", "options": { "rounds": "1" }, "hints": false,
        "seats": [{ "you": {} }, "open"] });
    let table = ala.create(wish).await;
    ala.watch(&table, Some(0)).await.unwrap();
    ola.join(&table).await.unwrap();
    begin(&mut [&mut ala, &mut ola]).await;
    finish(&mut [&mut ala, &mut ola], |of| of - 1).await;
    let mut watcher = world.person("Ela").await;
    watcher.watch(&table, None).await.unwrap();
    assert_eq!(watcher.at(json!("rematch")).await, refused("not-your-seat"));
    ola.at(json!("rematch")).await.unwrap();
    ala.at(json!("rematch")).await.unwrap();
    catch_up(&mut [&mut ala, &mut ola]).await;
    assert_eq!(ala.room["rematch"], ola.room["rematch"], "there is one");
    let next = ala.room["rematch"].as_str().unwrap().to_string();
    ala.watch(&next, Some(1)).await.unwrap();
    ola.watch(&next, Some(0)).await.unwrap();
    assert_eq!(ola.room["owned"], json!(true));
    assert_eq!((&ola.room["options"]["rounds"], &ola.room["hints"]), (&json!("1"), &json!(false)));
    begin(&mut [&mut ola, &mut ala]).await;
    finish(&mut [&mut ola, &mut ala], |of| of - 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strangers_see_names_by_lot_unless_both_are_open() {
    let world = World::new().await;
    let mut ala = world.person("Ala Kowalska").await;
    let mut ola = world.person("Ola Nowak").await;
    let wish = json!({ "game": "stonoga", "public": true, "seats": [{ "you": {} }, "open"] });
    let table = ala.create(wish).await;
    ola.join(&table).await.unwrap();
    catch_up(&mut [&mut ala, &mut ola]).await;
    let seen = ola.room["seats"][0].clone();
    assert_eq!(seen["generated"], json!(true));
    assert_ne!(seen["name"], ala.room["seats"][1]["name"], "no two animals are the same");
    assert_eq!(ala.room["seats"][0]["name"], json!("Ala Kowalska"), "one's own name is one's own");
    let heard = ola.heard.join("\n");
    assert!(!heard.contains("Kowalska"));
    for client in [&ala, &ola] {
        let answer = client.http().send("PATCH", "/api/v1/me", r#"{"open_names":true}"#).await;
        assert_eq!(answer.status, 200);
    }
    let mut both = Vec::new();
    for (client, seat) in [(&ala, 0), (&ola, 1)] {
        let mut again = world.connect(client.key.as_deref()).await;
        again.watch(&table, Some(seat)).await.unwrap();
        both.push(again);
    }
    both[0].catch_up().await;
    assert_eq!(both[0].room["seats"][1]["name"], json!("Ola Nowak"));
    assert_eq!(both[1].room["seats"][0]["name"], json!("Ala Kowalska"));
    // The record, which anybody with the link can read, keeps the names by lot.
    let [first, second] = &mut both[..] else { panic!("two") };
    first.watch(&table, None).await.unwrap();
    begin(&mut [first, second]).await;
    first.at(json!({ "end": { "agree": true } })).await.unwrap();
    let answer = world.http().get(&format!("/api/v1/replays/{table}/record")).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    assert!(!answer.body.contains("Kowalska") && !answer.body.contains("Nowak"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn signs_are_shown_to_all_and_not_too_often() {
    let world = World::new().await;
    let mut ala = world.person("Ala").await;
    let mut watcher = world.connect(None).await;
    let table = ala.create(json!({ "game": "stonoga", "seats": [{ "you": {} }, "open"] })).await;
    watcher.watch(&table, None).await.unwrap();
    let wave = json!({ "emote": { "seat": 0, "emote": "wave" } });
    ala.at(wave.clone()).await.unwrap();
    watcher.catch_up().await;
    assert_eq!(watcher.happened, [json!({ "kind": "emote", "seat": 0, "emote": "wave" })]);
    assert_eq!(ala.at(wave.clone()).await, refused("too-fast"));
    assert_eq!(watcher.at(wave).await, refused("no-key"));
    assert_eq!(
        ala.at(json!({ "emote": { "seat": 0, "emote": "rude" } })).await,
        refused("bad-json")
    );
}
