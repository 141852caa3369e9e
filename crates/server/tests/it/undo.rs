//! Going back, over sockets.

use serde_json::{Value, json};

use crate::client::Client;
use crate::play::{begin, catch_up};
use crate::world::World;

fn refused(code: &str) -> Result<(), String> {
    Err(code.to_string())
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

/// Asks to go back.
fn ask(client: &Client) -> Value {
    json!({ "ask-undo": { "seat": client.play["eye"], "prompt": client.play["prompt"] } })
}

/// Rolls all four dice again.
async fn roll_on(client: &mut Client) {
    let (prompt, legal) = client.asked().unwrap();
    let seat = client.play["eye"].as_u64().unwrap() as u8;
    let roll = legal.iter().find(|action| action.starts_with("roll")).unwrap().clone();
    client.act(seat, prompt, &roll).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_agree_and_the_same_dice_fall_again() {
    let world = World::new().await;
    let wish = json!({ "game": "stonoga", "seats": [{ "you": {} }, "open"] });
    let (mut ala, mut ola, table) = two(&world, wish).await;
    let before = ala.play["view"].clone();
    roll_on(&mut ala).await;
    assert_eq!(ala.room["take_backs"], json!(false));
    let after = ala.play["view"].clone();
    ola.catch_up().await;
    let asked = ask(&ola);
    assert_eq!(ola.at(asked).await, refused("undo-nothing"));
    assert_eq!(
        ola.at(json!({ "ask-undo": { "seat": 0, "prompt": 0 } })).await,
        refused("not-your-seat")
    );
    assert_eq!(ola.at(json!({ "answer-undo": { "agree": true } })).await, refused("no-undo-asked"));
    let asked = ask(&ala);
    ala.at(asked.clone()).await.unwrap();
    assert_eq!(ala.at(asked).await, refused("undo-asked"));
    ola.catch_up().await;
    let asked = json!({ "seat": 0, "agreed": [0], "missing": [1] });
    assert_eq!(ola.room["undo_request"], asked);
    assert_eq!(ala.play["view"], after, "one alone does not go back");
    ola.at(json!({ "answer-undo": { "agree": true } })).await.unwrap();
    catch_up(&mut [&mut ala, &mut ola]).await;
    assert_eq!(ala.play["view"], before);
    assert_eq!(ola.happened, [json!({ "kind": "undone", "seat": 0 })]);
    assert_eq!(ola.room["undo_request"], json!(null));
    assert_eq!(ala.room["take_backs"], json!(true), "dice were seen before a decision");
    roll_on(&mut ala).await;
    assert_eq!(ala.play["view"], after, "nobody rolls better by going back");
    ala.at(json!({ "end": { "agree": true } })).await.unwrap();
    let page = ala.http().get("/api/v1/me/page").await.json();
    assert_eq!(page["games"][0]["take_backs"], json!(true), "{page}");
    let replay = ala.http().get(&format!("/api/v1/replays/{table}")).await.json();
    assert_eq!(replay["take_backs"], json!(true));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_is_turned_down_or_ends_with_the_page() {
    let world = World::new().await;
    let wish = json!({ "game": "stonoga", "seats": [{ "you": {} }, "open"] });
    let (mut ala, mut ola, _) = two(&world, wish).await;
    roll_on(&mut ala).await;
    let after = ala.play["view"].clone();
    let asked = ask(&ala);
    ala.at(asked).await.unwrap();
    ola.at(json!({ "answer-undo": { "agree": false } })).await.unwrap();
    catch_up(&mut [&mut ala, &mut ola]).await;
    assert_eq!(ala.happened, [json!({ "kind": "undo-refused", "seat": 0 })]);
    assert_eq!((ala.play["view"].clone(), &ala.room["undo_request"]), (after, &json!(null)));
    let asked = ask(&ala);
    ala.at(asked).await.unwrap();
    ala.at(json!({ "answer-undo": { "agree": false } })).await.unwrap();
    catch_up(&mut [&mut ala, &mut ola]).await;
    assert_eq!(ola.room["undo_request"], json!(null), "withdrawn");
    assert_eq!(ola.happened.len(), 1, "and nobody has refused it");
    let asked = ask(&ala);
    ala.at(asked).await.unwrap();
    let (prompt, legal) = ala.asked().unwrap();
    ala.act(0, prompt, &legal[0]).await.unwrap();
    catch_up(&mut [&mut ala, &mut ola]).await;
    assert_eq!(ola.room["undo_request"], json!(null), "the game went on");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_plays_alone_with_bots_goes_back_at_will() {
    let world = World::new().await;
    let mut ala = world.person("Ala").await;
    let wish =
        json!({ "game": "stonoga", "seats": [{ "you": {} }, { "bot": { "name": "greedy" } }] });
    let table = ala.create(wish).await;
    ala.watch(&table, Some(0)).await.unwrap();
    begin(&mut [&mut ala]).await;
    let before = ala.play["view"].clone();
    roll_on(&mut ala).await;
    let asked = ask(&ala);
    ala.at(asked.clone()).await.unwrap();
    assert_eq!(ala.play["view"], before);
    assert_eq!(ala.at(asked).await, refused("stale-prompt"), "said twice, done once");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_taken_back_where_that_was_agreed() {
    let world = World::new().await;
    let wish = json!({ "game": "ballots", "undo": false, "seats": [{ "you": {} }, "open"] });
    let (mut ala, _ola, _) = two(&world, wish).await;
    assert_eq!(ala.room["undo"], json!(false));
    let (prompt, _) = ala.asked().unwrap();
    ala.act(0, prompt, "add:1").await.unwrap();
    assert_eq!(ala.play["free_undo"], json!(0));
    let back = json!({ "take-back": { "seat": 0, "keep": 0 } });
    assert_eq!(ala.at(back).await, refused("undo-never"));
    let asked = ask(&ala);
    assert_eq!(ala.at(asked).await, refused("undo-never"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn own_steps_behind_a_sealed_page_are_taken_back_freely() {
    let world = World::new().await;
    let wish = json!({ "game": "ballots", "options": { "rounds": "1" },
        "seats": [{ "you": {} }, "open"] });
    let (mut ala, mut ola, _) = two(&world, wish).await;
    for step in ["add:1", "add:3", "done"] {
        let (prompt, _) = ala.asked().unwrap();
        ala.act(0, prompt, step).await.unwrap();
    }
    assert_eq!((ala.asked(), &ala.play["free_undo"]), (None, &json!(3)));
    let back = |keep: u32| json!({ "take-back": { "seat": 0, "keep": keep } });
    ala.at(back(1)).await.unwrap();
    assert_eq!(ala.play["free_undo"], json!(1));
    ala.at(back(1)).await.unwrap();
    assert_eq!(ala.play["free_undo"], json!(1), "said twice, done once");
    assert_eq!(ala.at(back(2)).await, refused("revealed"));
    let (prompt, _) = ala.asked().unwrap();
    ala.act(0, prompt, "done").await.unwrap();
    ola.catch_up().await;
    let (prompt, _) = ola.asked().unwrap();
    ola.act(1, prompt, "done").await.unwrap();
    assert_eq!(ola.play["view"]["history"][0]["bids"], json!([1, 0]));
}
