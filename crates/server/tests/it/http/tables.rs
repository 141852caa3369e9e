//! Games on offer, new tables, lists of tables.

use serde_json::{Value, json};

use super::{refusal, refused};
use crate::play::begin;
use crate::world::World;

const TABLES: &str = "/api/v1/tables";
const MINE: &str = "/api/v1/me/tables";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_are_listed_with_options_and_bots() {
    let world = World::new().await;
    let games = world.http().get("/api/v1/games").await.json();
    let ids: Vec<&str> =
        games.as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap()).collect();
    assert_eq!(ids, [turlaj_catalog::GAMES, &["cups", "ballots", "sprint", "trap"]].concat());
    let of = |id: &str| &games[ids.iter().position(|one| *one == id).unwrap()];
    let stonoga = of("stonoga");
    assert_eq!((&stonoga["players_min"], &stonoga["players_max"]), (&json!(1), &json!(6)));
    assert!(stonoga["rules"].as_u64().unwrap() >= 1);
    assert!(!stonoga["title"].as_str().unwrap().is_empty());
    assert!(!stonoga["about"].as_str().unwrap().is_empty());
    let named = |list: &str, name: &str| {
        let mut list = stonoga[list].as_array().unwrap().iter();
        list.find(|one| one["name"] == name).cloned().unwrap_or_else(|| panic!("no {name}"))
    };
    assert_eq!(named("options", "edition")["values"][0], "pl", "the default comes first");
    assert!(!named("options", "tails")["about"].as_str().unwrap().is_empty());
    for bot in ["random", "greedy"] {
        assert!(!named("bots", bot)["about"].as_str().unwrap().is_empty());
    }
    assert_eq!(of("trap")["bots"], json!([]), "nobody plays the trap by itself");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn wrong_wishes_for_a_table_are_refused_with_a_reason() {
    let world = World::new().await;
    let key = world.http().person("Ala").await;
    let http = world.http().key(&key);
    let you = json!({ "you": {} });
    let wishes: Vec<(Value, &str)> = vec![
        (json!({ "game": "chess", "seats": [you] }), "unknown-game"),
        (json!({ "game": "", "seats": [you] }), "unknown-game"),
        (json!({ "game": "x".repeat(9000), "seats": [you] }), "unknown-game"),
        (
            json!({ "game": "stonoga", "seats": [you], "options": { "luck": "on" } }),
            "unknown-option",
        ),
        (
            json!({ "game": "stonoga", "seats": [you], "options": { "players": "3" } }),
            "unknown-option",
        ),
        (
            json!({ "game": "stonoga", "seats": [you], "options": { "tails": "maybe" } }),
            "unknown-value",
        ),
        (json!({ "game": "stonoga", "seats": [you], "options": { "tails": "" } }), "unknown-value"),
        (json!({ "game": "stonoga", "seats": [you], "options": { "steal": "on" } }), "solo-steal"),
        (
            json!({ "game": "stonoga", "seats": [you, you],
            "options": { "edition": "ru", "tails": "on" } }),
            "variant-not-in-edition",
        ),
        (json!({ "game": "stonoga", "seats": [] }), "player-count"),
        (json!({ "game": "cups", "seats": [you] }), "player-count"),
        (json!({ "game": "stonoga", "seats": vec!["open"; 7] }), "player-count"),
        (json!({ "game": "stonoga", "seats": vec!["open"; 17] }), "too-many-seats"),
        (json!({ "game": "stonoga", "seats": vec!["open"; 300] }), "too-many-seats"),
        (json!({ "game": "cups", "seats": [you, { "bot": { "name": "deep" } }] }), "unknown-bot"),
        (json!({ "game": "trap", "seats": [you, { "bot": { "name": "random" } }] }), "unknown-bot"),
        (json!({ "game": "cups", "seats": [you, "open"], "start": true }), "seats-free"),
        (json!({ "game": "cups", "seats": [you, "you"] }), "bad-json"),
        (json!({ "game": "cups", "seats": [you, "closed"] }), "bad-json"),
        (json!({ "game": "cups", "seats": [you, { "bot": {} }] }), "bad-json"),
        (
            json!({ "game": "cups", "seats": [you, { "bot": { "name": "random", "level": 9 } }] }),
            "bad-json",
        ),
        (json!({ "game": "cups", "seats": 2 }), "bad-json"),
        (json!({ "game": "cups" }), "bad-json"),
        (json!({ "seats": [you, "open"] }), "bad-json"),
        (json!({ "game": "cups", "seats": [you, "open"], "secret": "0" }), "bad-json"),
        (json!({ "game": "cups", "seats": [you, "open"], "public": "yes" }), "bad-json"),
        (
            json!({ "game": "cups", "seats": [you, "open"], "options": { "again": true } }),
            "bad-json",
        ),
        (Value::Null, "bad-json"),
    ];
    for (wish, code) in wishes {
        let answer = http.post(TABLES, wish.clone()).await;
        let shown: String = wish.to_string().chars().take(200).collect();
        assert_eq!(refusal(&answer), refused(422, code), "{shown}");
        assert!(answer.body.len() < 2000, "a short reason");
    }
    assert_eq!(http.get(MINE).await.json(), json!([]), "no table was made");
    // Details are there for clients that translate.
    let wish = json!({ "game": "stonoga", "seats": [you], "options": { "tails": "maybe" } });
    let details = http.post(TABLES, wish).await.json()["error"]["details"].clone();
    assert_eq!(details[0], json!(["option", "tails"]));
    assert_eq!(details[1], json!(["value", "maybe"]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_can_begin_at_once() {
    let world = World::new().await;
    let mut ala = world.person("Ala").await;
    let bot = json!({ "bot": { "name": "random" } });
    let wish = json!({ "game": "cups", "seats": [bot, bot], "start": true });
    let table = ala.create(wish).await;
    ala.until(|ala| ala.status() == "over").await;
    assert!(table.len() == 16 && table.bytes().all(|letter| letter.is_ascii_alphanumeric()));
    let wish = json!({ "game": "cups", "seats": [{ "you": {} }, bot], "start": true });
    ala.create(wish).await;
    assert_eq!(ala.status(), "dice");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn my_tables_survive_a_restart_and_tell_whose_turn_it_is() {
    let mut world = World::new().await;
    let mut ala = world.person("Ala").await;
    let mut ola = world.person("Ola").await;
    let iza = world.person("Iza").await;
    let keys = [ala.key.clone().unwrap(), ola.key.clone().unwrap(), iza.key.clone().unwrap()];
    let wish = json!({ "game": "cups", "options": { "again": "on" },
        "seats": [{ "you": { "name": "Alicja" } }, "open"] });
    let table = ala.create(wish.clone()).await;
    ala.watch(&table, Some(0)).await.unwrap();
    ola.join(&table).await.unwrap();
    begin(&mut [&mut ala, &mut ola]).await;
    let lobby = ala.http().post(TABLES, wish).await.json()["table"].clone();
    for restarted in [false, true] {
        let mut turns = Vec::new();
        for key in &keys[..2] {
            let cards = world.http().key(key).get(MINE).await.json();
            let card =
                cards.as_array().unwrap().iter().find(|card| card["table"] == table).unwrap();
            assert_eq!((&card["game"], &card["status"]), (&json!("cups"), &json!("playing")));
            assert_eq!(card["seats"], json!(["Alicja", "Ola"]));
            assert_eq!(card["options"], json!({ "again": "on" }));
            assert!(card["touched"].as_i64() >= card["created"].as_i64());
            turns.push(card["your_turn"].clone());
        }
        assert_eq!(turns, [true, false], "restarted: {restarted}");
        let cards = world.http().key(&keys[0]).get(MINE).await.json();
        assert_eq!(cards.as_array().unwrap().len(), 2);
        let card = cards.as_array().unwrap().iter().find(|card| card["table"] == lobby).unwrap();
        assert_eq!((&card["status"], &card["your_turn"]), (&json!("lobby"), &json!(false)));
        assert_eq!(card["seats"], json!(["Alicja", null]));
        assert_eq!(world.http().key(&keys[2]).get(MINE).await.json(), json!([]));
        if !restarted {
            world.restart().await;
        }
    }
    // The turn passes on.
    let mut ala = world.connect(Some(&keys[0])).await;
    ala.watch(&table, Some(0)).await.unwrap();
    let (prompt, _) = ala.asked().unwrap();
    ala.act(0, prompt, "keep").await.unwrap();
    let mut turns = Vec::new();
    for key in &keys[..2] {
        let cards = world.http().key(key).get(MINE).await.json();
        let card = cards.as_array().unwrap().iter().find(|card| card["table"] == table).unwrap();
        turns.push(card["your_turn"].clone());
    }
    assert_eq!(turns, [false, true]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strangers_find_public_tables_and_no_others() {
    let world = World::new().await;
    let mut ala = world.person("Ala").await;
    let seats = json!([{ "you": {} }, { "bot": { "name": "random" } }, "open"]);
    ala.create(json!({ "game": "cups", "seats": seats })).await;
    let open = ala.create(json!({ "game": "cups", "seats": seats, "public": true })).await;
    let listed = world.http().get(TABLES).await.json();
    assert_eq!(listed.as_array().unwrap().len(), 1, "the other one is known by its link only");
    assert_eq!((&listed[0]["table"], &listed[0]["public"]), (&json!(open), &json!(true)));
    let name = listed[0]["seats"][0].as_str().unwrap().to_string();
    assert!(!name.is_empty() && name != "Ala", "{name} is a name by lot");
    assert_eq!(listed[0]["seats"][1], "random");
    assert_eq!(listed[0]["seats"][2], Value::Null);
    let animal = json!({ "kind": "animal", "name": name, "number": null });
    let bot = json!({ "kind": "bot", "name": "random" });
    assert_eq!(listed[0]["named"], json!([animal, bot, null]));
    assert!(!listed.to_string().contains("Ala"));
    // When it is over nobody needs to find it.
    ala.at(json!({ "seat-bot": { "seat": 2, "bot": "random" } })).await.unwrap();
    begin(&mut [&mut ala]).await;
    assert_eq!(world.http().get(TABLES).await.json()[0]["status"], "playing");
    ala.at(json!({ "end": { "agree": true } })).await.unwrap();
    assert_eq!(world.http().get(TABLES).await.json(), json!([]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_at_public_tables_are_shown_when_both_sides_want_it() {
    let world = World::new().await;
    let ala = world.http().person("Ala").await;
    let ola = world.http().person("Ola").await;
    let open = async |key: &str, open: bool| {
        let body = json!({ "open_names": open }).to_string();
        let answer = world.http().key(key).send("PATCH", "/api/v1/me", &body).await;
        assert_eq!(answer.status, 200);
    };
    for (ala_open, ola_open) in [(false, false), (false, true), (true, false), (true, true)] {
        open(&ala, ala_open).await;
        open(&ola, ola_open).await;
        let wish = json!({ "game": "cups", "seats": [{ "you": {} }, "open"], "public": true });
        let made = world.http().key(&ala).post(TABLES, wish).await.json();
        let seen = async |key: Option<&str>| {
            let http = key.map_or(world.http(), |key| world.http().key(key));
            let cards = http.get(TABLES).await.json();
            let cards = cards.as_array().unwrap().iter();
            let card = cards.clone().find(|card| card["table"] == made["table"]).unwrap();
            card["seats"][0].as_str().unwrap().to_string()
        };
        assert_eq!(seen(Some(&ola)).await == "Ala", ala_open && ola_open);
        assert_eq!(seen(Some(&ala)).await, "Ala", "everybody knows themselves");
        assert_ne!(seen(None).await, "Ala", "a stranger has shown no name");
    }
}
