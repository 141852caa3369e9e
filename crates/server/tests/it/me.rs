//! One's own page, the server's dice, taking one's data away, and being forgotten.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use turlaj_stonoga::Stonoga;
use turlaj_store::{Op, Store};
use turlaj_table::record::read;
use turlaj_table::verify;

use crate::client::Client;
use crate::play::{begin, draw, finish, lots};
use crate::world::{World, until};

const BOT: fn() -> Value = || json!({ "bot": { "name": "greedy" } });

/// A finished game of one person against a bot.
async fn played(ala: &mut Client, wish: Value, seed: u64) -> String {
    let table = ala.create(wish).await;
    ala.nonces.clear();
    ala.watch(&table, Some(0)).await.unwrap();
    begin(&mut [&mut *ala]).await;
    finish(&mut [&mut *ala], lots(seed)).await;
    table
}

/// Counts the faces of all rolls in a record whose address begins so.
async fn faces(world: &World, table: &str, begin: &str) -> BTreeMap<String, u64> {
    let record = world.http().get(&format!("/api/v1/replays/{table}/record")).await.body;
    assert!(verify(&read::<Stonoga>(&record).unwrap()).is_ok());
    let mut counts = BTreeMap::new();
    let words =
        record.lines().filter(|line| !line.starts_with('[')).flat_map(str::split_whitespace);
    for (address, roll) in words.filter_map(|word| word.split_once('=')) {
        assert_eq!(roll.len(), 4, "these options have no lots: {roll}");
        for letter in roll.chars().filter(|face| address.starts_with(begin) && *face != '.') {
            *counts.entry(letter.to_string()).or_default() += 1;
        }
    }
    counts
}

fn add(mut one: BTreeMap<String, u64>, other: BTreeMap<String, u64>) -> BTreeMap<String, u64> {
    other.into_iter().for_each(|(face, count)| *one.entry(face).or_default() += count);
    one
}

fn counted(count: &Value) -> BTreeMap<String, u64> {
    let faces = count["faces"].as_array().unwrap().iter();
    let face = |face: &Value| {
        (face["face"].as_str().unwrap().to_string(), face["count"].as_u64().unwrap())
    };
    faces.map(face).filter(|(_, count)| *count > 0).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn my_page_has_games_results_and_dice() {
    let mut world = World::new().await;
    let mut ala = world.person("Ala").await;
    let wish = json!({ "game": "stonoga", "seats": [{ "you": {} }, BOT()] });
    let table = played(&mut ala, wish.clone(), 1).await;
    let second = played(&mut ala, wish, 2).await;
    ala.create(json!({ "game": "stonoga", "seats": [{ "you": {} }, "open"] })).await;
    let page = ala.http().get("/api/v1/me/page").await.json();
    assert_eq!(page["person"], ala.http().get("/api/v1/me").await.json());
    let games = page["games"].as_array().unwrap();
    assert_eq!(games.len(), 2, "a lobby is no game");
    assert_eq!((&games[0]["table"], &games[1]["table"]), (&json!(second), &json!(table)));
    assert_eq!((&games[1]["status"], &games[1]["dice"]), (&json!("over"), &json!("proved")));
    let replay = world.http().get(&format!("/api/v1/replays/{table}")).await.json();
    let mine = replay["standings"].as_array().unwrap().iter().find(|place| place["seat"] == 0);
    let seat = &games[1]["seats"][0];
    assert_eq!(
        (&seat["name"], &seat["you"], &seat["bot"]),
        (&json!("Ala"), &json!(true), &json!(false))
    );
    assert_eq!(seat["points"], mine.unwrap()["points"]);
    assert_eq!(seat["named"], json!({ "kind": "chosen", "name": "Ala" }));
    let bot = &games[1]["seats"][1];
    assert_eq!(bot["bot"], json!(true));
    assert_eq!(bot["named"], json!({ "kind": "bot", "name": bot["name"] }));
    let total = &page["totals"][0];
    assert_eq!((&total["game"], &total["finished"]), (&json!("stonoga"), &json!(2)));
    assert!(total["best"].as_f64().unwrap() >= total["mean"].as_f64().unwrap());
    let dice = &page["dice"][0];
    assert_eq!((&dice["game"], &dice["kind"]), (&json!("stonoga"), &json!("die")));
    let expected = add(faces(&world, &table, "1.").await, faces(&world, &second, "1.").await);
    assert_eq!(counted(dice), expected);
    assert_eq!(dice["rolls"], expected.values().sum::<u64>());
    // The same from the disk, also where the row does not say how the game ended.
    world.restart().await;
    forget_endings(&world).await;
    let again = world.http().key(ala.key.as_ref().unwrap()).get("/api/v1/me/page").await.json();
    assert_eq!(again, page);
}

/// Makes rows look as they did before games wrote down how they ended.
async fn forget_endings(world: &World) {
    for mut row in world.store().all_tables(100).unwrap() {
        let mut room: Value = serde_json::from_str(&row.room).unwrap();
        room.as_object_mut().unwrap().remove("ended");
        room.as_object_mut().unwrap().remove("sat");
        row.room = room.to_string();
        world.store().write(vec![Op::PutTable(row)]).await.unwrap().unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_dice_of_the_server_are_those_of_the_records() {
    let mut world = World::new().await;
    let mut ala = world.person("Ala").await;
    let wish = |public: bool| json!({ "game": "stonoga", "seats": [{ "you": {} }, BOT()], "public": public });
    let mut all = BTreeMap::new();
    let mut rolls = Vec::new();
    for seed in 0..3 {
        let table = played(&mut ala, wish(seed > 0), seed).await;
        if seed > 0 {
            let counts = faces(&world, &table, "").await;
            rolls.push((table, counts.values().sum::<u64>()));
            all = add(all, counts);
        }
    }
    let told = world.http().get("/api/v1/dice").await.json();
    assert_eq!(told["tables"], json!(2), "one table was not public");
    assert_eq!(counted(&told["games"][0]), all);
    let records = told["records"].as_array().unwrap();
    rolls.reverse();
    let listed = records.iter().map(|record| {
        (record["table"].as_str().unwrap().to_string(), record["rolls"].as_u64().unwrap())
    });
    assert_eq!(listed.collect::<Vec<_>>(), rolls);
    assert_eq!((&told["more"], &told["since"]), (&json!(false), &records[1]["date"]));
    let older = format!("/api/v1/dice?before={}", records[0]["num"]);
    let older = world.http().get(&older).await.json();
    assert_eq!(older["records"].as_array().unwrap().len(), 1);
    assert_eq!(older["games"], told["games"]);
    for bad in ["before=x", "after=1", "before=-1"] {
        let answer = world.http().get(&format!("/api/v1/dice?{bad}")).await;
        assert_eq!((answer.status, answer.code().as_str()), (422, "bad-query"));
    }
    world.restart().await;
    forget_endings(&world).await;
    assert_eq!(world.http().get("/api/v1/dice").await.json(), told);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_that_are_given_up_count_and_other_dice_do_not() {
    let world = World::new().await;
    let mut ala = world.person("Ala").await;
    let wish = json!({ "game": "snakes", "seats": [{ "you": {} }, BOT()], "public": true });
    let table = ala.create(wish).await;
    ala.watch(&table, Some(0)).await.unwrap();
    begin(&mut [&mut ala]).await;
    let (prompt, legal) = ala.asked().unwrap();
    ala.act(0, prompt, &legal[0]).await.unwrap();
    ala.at(json!({ "end": { "agree": true } })).await.unwrap();
    // Bots among themselves: nobody but the server had a say in these.
    let wish = json!({ "game": "stonoga", "seats": [BOT(), BOT()], "public": true, "start": true });
    ala.create(wish).await;
    ala.until(|ala| ala.status() == "over").await;
    let told = world.http().get("/api/v1/dice").await.json();
    assert_eq!(told["tables"], json!(1));
    assert_eq!(told["games"][0]["game"], json!("snakes"));
    let weights: u64 = told["games"][0]["faces"]
        .as_array()
        .unwrap()
        .iter()
        .map(|face| face["weight"].as_u64().unwrap())
        .sum();
    assert_eq!(weights, 6, "{told}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_that_is_kept_can_be_taken_away() {
    let world = World::new().await;
    let mut ala = world.person("Ala").await;
    let wish = json!({ "game": "stonoga", "seats": [{ "you": {} }, BOT()] });
    let table = played(&mut ala, wish.clone(), 1).await;
    let open = ala.create(wish).await;
    ala.nonces.clear();
    ala.watch(&open, Some(0)).await.unwrap();
    begin(&mut [&mut ala]).await;
    let answer = ala.http().get("/api/v1/me/export").await;
    assert!(answer.head.contains("content-disposition: attachment; filename=\"turlaj.json\""));
    let export = answer.json();
    assert_eq!(export["person"]["name"], json!("Ala"));
    let tables = export["tables"].as_array().unwrap();
    assert_eq!((&tables[0]["about"]["table"], &tables[0]["record"]), (&json!(open), &Value::Null));
    assert_eq!(tables[0]["about"]["dice"], json!("open"), "of a game in play nothing is told");
    let record = world.http().get(&format!("/api/v1/replays/{table}/record")).await.body;
    assert_eq!(tables[1]["record"], json!(record));
    assert_eq!(world.http().get("/api/v1/me/export").await.status, 401);
}

/// Whether any file of the data holds these bytes.
fn on_disk(world: &World, text: &str) -> bool {
    std::fs::read_dir(world.folder()).unwrap().any(|file| {
        let bytes = std::fs::read(file.unwrap().path()).unwrap_or_default();
        bytes.windows(text.len()).any(|part| part == text.as_bytes())
    })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_forgotten_is_nowhere_and_the_dice_stay() {
    const NAME: &str = "Hortensja Wszędobylska";
    let mut world = World::new().await;
    let mut ala = world.person("Ala").await;
    let mut she = world.person(NAME).await;
    let key = she.key.clone().unwrap();
    let wish = json!({ "game": "stonoga", "seats": [{ "you": {} }, "open"] });
    // One game that is over, one that she has left, one in play, one that has not begun.
    let over = ala.create(wish.clone()).await;
    ala.watch(&over, Some(0)).await.unwrap();
    she.join(&over).await.unwrap();
    begin(&mut [&mut ala, &mut she]).await;
    finish(&mut [&mut ala, &mut she], lots(3)).await;
    let mut tables = vec![over.clone()];
    for _ in 0..2 {
        ala.nonces.clear();
        she.nonces.clear();
        let table = ala.create(wish.clone()).await;
        ala.watch(&table, Some(0)).await.unwrap();
        she.join(&table).await.unwrap();
        begin(&mut [&mut ala, &mut she]).await;
        tables.push(table);
    }
    let [_, left, playing] = &tables[..] else { panic!("three") };
    she.watch(left, None).await.unwrap();
    she.at(json!({ "leave": { "seat": 1 } })).await.unwrap();
    she.at(json!({ "sit": { "seat": 1, "name": format!("{NAME}!") } })).await.unwrap();
    she.at(json!({ "leave": { "seat": 1 } })).await.unwrap();
    let listed = she.http().get("/api/v1/me/tables").await.body;
    assert!(!listed.contains(left.as_str()) && listed.contains(playing.as_str()), "{listed}");
    let lobby = she.create(wish.clone()).await;
    let own_alone = she.create(wish.clone()).await;
    ala.join(&lobby).await.unwrap();
    let mut stranger = world.person("Ola").await;
    let public = she
        .create(json!({ "game": "stonoga", "seats": [{ "you": {} }, "open"], "public": true }))
        .await;
    stranger.join(&public).await.unwrap();
    let before = world.http().get(&format!("/api/v1/replays/{over}")).await.json();
    assert!(before["record"].as_str().unwrap().contains(NAME) && on_disk(&world, NAME));
    let http = she.http();
    for body in ["", "{}", r#"{"really":false}"#] {
        let answer = http.send("DELETE", "/api/v1/me", body).await;
        assert_eq!((answer.status, answer.code().as_str()), (422, "not-sure"));
    }
    let answer = http.send("DELETE", "/api/v1/me", r#"{"really":true}"#).await;
    assert_eq!((answer.status, answer.json()), (200, json!({ "tables": 6 })));
    // The key is nobody's, and the socket is closed.
    assert_eq!(http.get("/api/v1/me").await.code(), "bad-key");
    while she.next().await.is_some() {}
    assert_eq!(she.bye.as_ref().unwrap()["code"], json!("bad-key"));
    // No answer has the name.
    ala.watch(playing, Some(0)).await.unwrap();
    assert_eq!(ala.room["seats"][1]["who"], json!("nobody"), "the seat is free");
    assert_eq!(ala.status(), "playing");
    ala.watch(&over, None).await.unwrap();
    assert_eq!(ala.room["seats"][1]["name"], json!("—"));
    ala.watch(&lobby, None).await.unwrap();
    assert_eq!(
        (&ala.room["owned"], &ala.room["seats"][0]["who"]),
        (&json!(true), &json!("nobody"))
    );
    assert_eq!(ala.watch(&own_alone, None).await, Err("no-such-table".to_string()));
    stranger.watch(&public, None).await.unwrap();
    assert_eq!(stranger.room["owned"], json!(true));
    let mut said = vec![ala.room.to_string(), stranger.room.to_string()];
    for path in [format!("/api/v1/replays/{over}"), format!("/api/v1/replays/{over}/record")] {
        said.push(world.http().get(&path).await.body);
    }
    for path in ["/api/v1/me/tables", "/api/v1/me/page", "/api/v1/me/export", "/api/v1/tables"] {
        said.push(ala.http().get(path).await.body);
    }
    for text in &said {
        assert!(!text.contains("Hortensja"), "{text}");
    }
    // The dice and the result are what they were, and still proved.
    let after = world.http().get(&format!("/api/v1/replays/{over}")).await.json();
    assert_eq!(after["standings"], before["standings"]);
    let record = before["record"].as_str().unwrap().replace(NAME, "—");
    assert_eq!(after["record"], json!(record));
    assert!(verify(&read::<Stonoga>(&record).unwrap()).is_ok());
    // The one who is left goes on, and gives the other game up.
    ala.watch(left, Some(0)).await.unwrap();
    ala.at(json!({ "end": { "agree": true } })).await.unwrap();
    let record = world.http().get(&format!("/api/v1/replays/{left}/record")).await.body;
    assert!(record.contains("—") && !record.contains("Hortensja"), "{record}");
    // Nor has any file, when the last order is carried out.
    until(async || world.store().open_orders().unwrap().is_empty()).await;
    assert!(!on_disk(&world, "Hortensja"));
    world.restart().await;
    assert_eq!(world.http().key(&key).get("/api/v1/me").await.code(), "bad-key");
    assert_eq!(world.http().get(&format!("/api/v1/replays/{over}")).await.json(), after);
    let mut ala = world.connect(ala.key.as_deref()).await;
    ala.watch(playing, Some(0)).await.unwrap();
    assert_eq!(ala.status(), "playing", "the log can be replayed");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_asks_while_dice_are_drawn_is_forgotten_after_that() {
    let mut making = crate::world::Making::default();
    making.config.pace.dice_wait = std::time::Duration::from_millis(300);
    let world = World::made(making).await;
    let mut ala = world.person("Ala").await;
    let mut she = world.person("Hortensja").await;
    let table = ala.create(json!({ "game": "stonoga", "seats": [{ "you": {} }, "open"] })).await;
    ala.watch(&table, Some(0)).await.unwrap();
    she.join(&table).await.unwrap();
    ala.at(json!("start")).await.unwrap();
    assert_eq!(ala.status(), "dice");
    let answer = she.http().send("DELETE", "/api/v1/me", r#"{"really":true}"#).await;
    assert_eq!(answer.status, 200);
    draw(&mut [&mut ala]).await;
    ala.until(|ala| ala.room["seats"][1]["who"] == json!("nobody")).await;
    ala.at(json!({ "end": { "agree": true } })).await.unwrap();
    let record = world.http().get(&format!("/api/v1/replays/{table}/record")).await.body;
    assert!(!record.contains("Hortensja") && record.contains("Ala"), "{record}");
}
