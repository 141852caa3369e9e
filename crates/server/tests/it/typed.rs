//! Real dice on a real table, typed in.

use serde_json::{Value, json};

use crate::client::Client;
use crate::play::lots;
use crate::world::World;

fn refused(code: &str) -> Result<(), String> {
    Err(code.to_string())
}

fn wish(options: &Value) -> Value {
    let seats = json!([{ "you": {} }, "open"]);
    json!({ "game": "stonoga", "seats": seats, "typed": true, "options": options })
}

/// Two people at a table with real dice, which has begun.
async fn two(world: &World, options: Value) -> (Client, Client, String) {
    let mut ala = world.person("Ala").await;
    let mut ola = world.person("Ola").await;
    let table = ala.create(wish(&options)).await;
    ala.watch(&table, Some(0)).await.unwrap();
    ola.join(&table).await.unwrap();
    ala.at(json!("start")).await.unwrap();
    ola.catch_up().await;
    (ala, ola, table)
}

/// What a seat types where it may: faces by lot, or one of the choices.
fn fallen(due: &Value, choose: &mut impl FnMut(usize) -> usize) -> String {
    if let Some(choices) = due["choices"].as_array().filter(|choices| !choices.is_empty()) {
        return choices[choose(choices.len())].as_str().unwrap().to_string();
    }
    let mut dice = ["."; 4];
    for die in due["dice"].as_array().unwrap() {
        let at = die["die"].as_u64().unwrap() as usize - 1;
        dice[at] = ["R", "Y", "B", "G", "K", "*"][choose(6)];
    }
    dice.concat()
}

fn at(client: &Client) -> Value {
    client.play["dice"]["at"].clone()
}

async fn roll(client: &mut Client, at: &Value, roll: &str) -> Result<(), String> {
    client.at(json!({ "roll": { "at": at, "roll": roll } })).await
}

async fn retype(client: &mut Client, at: &Value, roll: &str) -> Result<(), String> {
    client.at(json!({ "retype": { "at": at, "roll": roll } })).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_waits_for_real_dice_and_plays_to_the_end() {
    let world = World::new().await;
    let (mut ala, mut ola, table) = two(&world, json!({ "golden": "on", "first": "draw" })).await;
    assert_eq!(
        (ala.status(), &ala.room["typed"], &ala.room["dice"]),
        ("playing", &json!(true), &Value::Null)
    );
    assert_eq!(ala.play["dice"]["choices"], json!(["first:1", "first:2"]));
    let mut choose = lots(4);
    let mut typed = 0;
    while ala.status() != "over" {
        // Whoever is nearer to the phone types.
        let who = if choose(2) == 0 { &mut ala } else { &mut ola };
        who.catch_up().await;
        if !who.play["dice"].is_null() {
            let due = who.play["dice"].clone();
            roll(who, &due["at"], &fallen(&due, &mut choose)).await.unwrap();
            typed += 1;
        }
        for client in [&mut ala, &mut ola] {
            client.catch_up().await;
            if let Some((prompt, legal)) = client.asked() {
                let seat = client.play["eye"].as_u64().unwrap() as u8;
                client.act(seat, prompt, &legal[choose(legal.len())]).await.unwrap();
            }
        }
        ala.catch_up().await;
    }
    assert!(typed > 20);
    assert_eq!(ala.rolled.len(), typed, "everybody is told what was typed");
    let replay = world.http().get(&format!("/api/v1/replays/{table}")).await.json();
    let record = replay["record"].as_str().unwrap();
    assert!(record.contains("[Dice \"typed\"]") && !record.contains("Commitment"), "{record}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_typed_roll_is_corrected_until_somebody_acts() {
    let world = World::new().await;
    let (mut ala, mut ola, table) = two(&world, json!({})).await;
    let first = at(&ala);
    assert_eq!(first, json!("1.1.1"));
    assert_eq!(roll(&mut ala, &first, "RR..").await, refused("wrong-dice"));
    assert_eq!(roll(&mut ala, &first, "seven").await, refused("bad-roll"));
    assert_eq!(retype(&mut ala, &first, "RRRR").await, refused("roll-stands"));
    roll(&mut ala, &first, "RRYB").await.unwrap();
    roll(&mut ala, &first, "RRYB").await.unwrap(); // Only the acknowledgement was lost.
    assert_eq!(roll(&mut ala, &first, "RRYG").await, refused("stale-roll"));
    ola.catch_up().await;
    let die = |die: u8| json!({ "die": die, "faces": 6, "kind": "die", "shows": ["R", "Y", "G", "B", "K", "*"] });
    let dice: Vec<_> = (1..=4).map(die).collect();
    assert_eq!(
        ola.play["retype"],
        json!({ "at": "1.1.1", "roll": "RRYB", "lot": null, "dice": dice, "choices": [] })
    );
    // The other one has looked better.
    retype(&mut ola, &first, "RRYG").await.unwrap();
    retype(&mut ola, &first, "RRYG").await.unwrap();
    assert_eq!(retype(&mut ola, &first, "RRY.").await, refused("wrong-dice"));
    ala.catch_up().await;
    assert_eq!(ala.play["retype"]["roll"], json!("RRYG"));
    let (prompt, legal) = ala.asked().unwrap();
    ala.act(0, prompt, legal.iter().find(|action| action.starts_with("roll")).unwrap())
        .await
        .unwrap();
    assert_eq!(retype(&mut ala, &first, "RRRR").await, refused("roll-stands"));
    assert!(ala.play["retype"].is_null());
    // Whoever has no seat types nothing; and there is nothing to type elsewhere.
    let mut ela = world.person("Ela").await;
    ela.watch(&table, None).await.unwrap();
    assert!(ela.play["retype"].is_null());
    assert_eq!(roll(&mut ela, &json!("1.1.2"), "R...").await, refused("not-your-seat"));
    let drawn = ela.create(json!({ "game": "stonoga", "seats": [{ "you": {} }, { "bot": { "name": "greedy" } }], "start": true })).await;
    ela.watch(&drawn, Some(0)).await.unwrap();
    while ela.give_dice().await.unwrap() {}
    assert_eq!(roll(&mut ela, &json!("1.1.1"), "RRRR").await, refused("not-typed"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_going_back_dice_lie_as_they_fell_and_a_restart_loses_nothing() {
    let mut world = World::new().await;
    let (mut ala, mut ola, table) = two(&world, json!({})).await;
    let first = at(&ala);
    roll(&mut ala, &first, "RRYB").await.unwrap();
    let (prompt, legal) = ala.asked().unwrap();
    let again = legal.iter().find(|action| action.starts_with("roll")).unwrap().clone();
    ala.act(0, prompt, &again).await.unwrap();
    let second = ala.play["dice"].clone();
    let fell = fallen(&second, &mut lots(9));
    roll(&mut ala, &second["at"], &fell).await.unwrap();
    let prompt = ala.play["prompt"].clone();
    ala.at(json!({ "ask-undo": { "seat": 0, "prompt": prompt } })).await.unwrap();
    ola.at(json!({ "answer-undo": { "agree": true } })).await.unwrap();
    ala.catch_up().await;
    let (prompt, legal) = ala.asked().unwrap();
    assert!(legal.contains(&again));
    ala.act(0, prompt, &again).await.unwrap();
    assert!(ala.play["dice"].is_null(), "the same dice lie there: {}", ala.play["dice"]);
    assert_eq!(ala.play["retype"]["roll"], json!(fell));
    let key = ala.key.clone().unwrap();
    drop((ala, ola));
    world.restart().await;
    let mut ala = world.connect(Some(&key)).await;
    ala.watch(&table, Some(0)).await.unwrap();
    assert_eq!(ala.status(), "playing");
    assert_eq!(ala.play["retype"]["roll"], json!(fell));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_secret_tail_is_typed_by_its_owner_alone_or_kept_to_the_end() {
    let world = World::new().await;
    let (mut ala, mut ola, _) = two(&world, json!({ "tails": "on" })).await;
    let first = at(&ala);
    assert_eq!(ala.play["dice"]["whose"], json!(0));
    let tails = json!(["RY", "RG", "RB", "RK", "YG", "YB", "YK", "GB", "GK", "BK"]);
    let lot = |left: u8| json!([{ "die": 1, "faces": left, "kind": null, "shows": tails }]);
    let due = |seat: u8, left: u8, at: &Value| json!({ "at": at, "whose": seat, "lot": "tail", "dice": lot(left), "choices": [] });
    assert_eq!(ala.play["dice"], due(0, 10, &first), "choices would tell what others have");
    assert_eq!(roll(&mut ola, &first, "tail:RY").await, refused("not-your-seat"));
    roll(&mut ala, &first, "tail:RY").await.unwrap();
    ola.catch_up().await;
    assert!(ola.play["retype"].is_null() && ola.rolled.is_empty(), "{:?}", ola.heard);
    assert_eq!(ala.play["retype"]["roll"], json!("tail:RY"));
    assert!(ola.heard.iter().all(|said| !said.contains("tail:RY")));
    assert_eq!(retype(&mut ola, &first, "tail:RB").await, refused("not-your-seat"));
    let second = at(&ola);
    let told = ola.play["dice"].clone();
    assert_eq!((&told["whose"], &told["dice"][0]["shows"]), (&json!(1), &tails), "{told}");
    roll(&mut ola, &second, "tail:?").await.unwrap();
    assert_eq!(ola.play["dice"]["at"], json!("1.1.1"));
}
