//! Finished games, position by position, and records that are sent in.

use serde_json::{Value, json};

use crate::play::{begin, finish, lots};
use crate::world::World;

/// A finished game of Stonoga with secret tails; answers the id of its table.
async fn played(world: &World) -> String {
    let mut ala = world.person("Ala").await;
    let mut ola = world.person("Ola").await;
    let wish = json!({ "game": "stonoga", "seats": [{ "you": {} }, "open"], "options": { "tails": "on" } });
    let table = ala.create(wish).await;
    ala.watch(&table, Some(0)).await.unwrap();
    ola.join(&table).await.unwrap();
    begin(&mut [&mut ala, &mut ola]).await;
    finish(&mut [&mut ala, &mut ola], lots(3)).await;
    table
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn positions_come_in_pages_and_by_eye() {
    let world = World::new().await;
    let table = played(&world).await;
    let http = world.http();
    let replay = http.get(&format!("/api/v1/replays/{table}")).await.json();
    let marks = replay["marks"].as_array().unwrap().len();
    assert_eq!(
        replay["players"],
        json!(["Ala", "Ola"].map(|name| {
            json!({ "name": name, "named": { "kind": "chosen", "name": name }, "bot": false })
        }))
    );
    assert_eq!((&replay["dice"], &replay["secrets"]), (&json!("proved"), &json!(true)));
    let page = async |query: &str| {
        let path = format!("/api/v1/replays/{table}/positions?{query}");
        http.get(&path).await.json()["positions"].as_array().cloned().unwrap_or_default()
    };
    let mut all: Vec<Value> = Vec::new();
    while all.len() <= marks {
        let more = page(&format!("from={}&count=1000", all.len())).await;
        assert!((1..=100).contains(&more.len()));
        all.extend(more);
    }
    assert_eq!(all.len(), marks + 1);
    assert!(all.iter().enumerate().all(|(at, one)| one["n"] == json!(at)));
    assert_eq!(all[marks]["standings"], replay["standings"]);
    assert!(page(&format!("from={}", marks + 1)).await.is_empty());
    // What was hidden from an eye stays hidden in its positions until the end.
    let own = page("from=3&count=1&eye=0").await;
    assert_ne!(own[0]["view"], all[3]["view"]);
    for (query, code) in [("eye=7", "no-such-seat"), ("from=x", "bad-query")] {
        let answer = http.get(&format!("/api/v1/replays/{table}/positions?{query}")).await;
        assert_eq!(answer.code(), code);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_record_that_is_sent_in_is_shown_as_far_as_it_goes() {
    let world = World::new().await;
    let table = played(&world).await;
    let http = world.http();
    let record = http.get(&format!("/api/v1/replays/{table}/record")).await.body;
    let read = async |text: &str, more: Value| {
        let mut ask = json!({ "record": text });
        ask.as_object_mut().unwrap().extend(more.as_object().cloned().unwrap());
        http.post("/api/v1/replays/read", ask).await
    };
    let answer = read(&record, json!({ "from": 2, "count": 3 })).await.json();
    let replay = http.get(&format!("/api/v1/replays/{table}")).await.json();
    assert_eq!(answer["replay"]["marks"], replay["marks"]);
    assert_eq!(answer["positions"].as_array().unwrap().len(), 3);
    assert!(answer["broken"].is_null());
    // Broken in the middle: shown up to there.
    let at = record.find("1.2.1=").unwrap();
    let broken = format!("{}1.2.1=QQQQ", &record[..at]);
    let answer = read(&broken, json!({})).await.json();
    let line = broken.lines().count();
    assert_eq!(
        (&answer["broken"]["line"], &answer["broken"]["code"]),
        (&json!(line), &json!("notation"))
    );
    assert!(!answer["positions"].as_array().unwrap().is_empty());
    // No record at all.
    for text in ["", "hello", "[Game \"chess\"]"] {
        let answer = read(text, json!({})).await;
        assert_eq!(answer.status, 422, "{answer:?}");
        assert!(["bad-record", "unknown-game"].contains(&answer.code().as_str()), "{answer:?}");
    }
    let long = format!("{record}{}", " ".repeat(256 * 1024));
    assert_eq!(read(&long, json!({})).await.code(), "too-long");
    assert_eq!(read(&" ".repeat(600 * 1024), json!({})).await.status, 413);
}
