//! Text that is no request, and requests that come at the wrong time.

use serde_json::{Value, json};

use super::others_play;
use super::trap::assert_answered;
use crate::client::Client;
use crate::world::World;

/// Says something; returns which request was refused, and why.
async fn refused(client: &mut Client, text: &str) -> (Value, String) {
    client.send_text(text).await;
    let answer = client.next().await.unwrap_or_else(|| panic!("closed by {text:.200}"));
    assert_eq!(answer["type"], "refused", "{text:.200}");
    assert!(answer["why"]["text"].as_str().unwrap().len() < 1000, "a short reason");
    // It is refused once, and the socket lives.
    client.send_text(r#"{"id":4000000000,"ask":"ping"}"#).await;
    assert_eq!(client.next().await, Some(json!({ "type": "done", "id": 4_000_000_000u32 })));
    (answer["id"].clone(), answer["why"]["code"].as_str().unwrap().to_string())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_no_request_is_refused_and_the_socket_lives() {
    let world = World::new().await;
    let mut ala = world.person("Ala").await;
    let without_id = [
        "",
        " ",
        "hello",
        "{",
        "[",
        "{}",
        "[]",
        "null",
        "true",
        "17",
        r#""ping""#,
        r#"{"ask":"ping"}"#,
        r#"{"id":null,"ask":"ping"}"#,
        r#"{"id":"1","ask":"ping"}"#,
        r#"{"id":-1,"ask":"ping"}"#,
        r#"{"id":1.5,"ask":"ping"}"#,
        r#"{"id":4294967296,"ask":"ping"}"#,
        r#"{"id":1e999,"ask":"ping"}"#,
        r#"{"id":123456789012345678901234567890123456789012345678901234567890,"ask":"ping"}"#,
        r#"{"id":1,"id":2,"ask":"ping"}"#,
        r#"{"id":1,"ask":"ping"}x"#,
        r#"{"id":1,"ask":"ping"}{"id":2,"ask":"ping"}"#,
        "\u{feff}{\"id\":1,\"ask\":\"ping\"}",
        "\0",
        "{\"id\":1,\"ask\":\"ping\"}\0",
        "{\"id\":1,\"ask\":\"pi\0ng\"}",
        "{'id':1,'ask':'ping'}",
        "\u{202e}\u{1f98a}",
    ];
    for text in without_id {
        assert_eq!(refused(&mut ala, text).await, (Value::Null, "bad-json".to_string()), "{text}");
    }
    others_play(&world).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_of_another_shape_is_refused_by_its_number() {
    let world = World::new().await;
    let mut ala = world.person("Ala").await;
    let asks = [
        "null",
        "1",
        r#""dance""#,
        r#""Ping""#,
        r#""hello""#,
        r#"{"ping":{}}"#,
        "{}",
        "[]",
        r#"{"watch":{}}"#,
        r#"{"watch":{"table":17,"eye":null}}"#,
        r#"{"watch":{"table":"x","eye":256}}"#,
        r#"{"watch":{"table":"x","eye":-1}}"#,
        r#"{"watch":{"table":"x","eye":null,"more":1}}"#,
        r#"{"watch":{"table":"\ud800","eye":null}}"#,
        r#"{"watch":{"table":"x","eye":null},"unwatch":{"table":"x"}}"#,
        r#"{"at":{"table":"x"}}"#,
        r#"{"at":{"table":"x","do":"dance"}}"#,
        r#"{"at":{"table":"x","do":{"act":{"seat":0,"prompt":1}}}}"#,
        r#"{"at":{"table":"x","do":{"act":{"seat":0,"prompt":-1,"action":"keep"}}}}"#,
        r#"{"at":{"table":"x","do":{"act":{"seat":0,"prompt":4294967296,"action":"keep"}}}}"#,
        r#"{"at":{"table":"x","do":{"act":{"seat":0,"prompt":1,"action":{}}}}}"#,
        r#"{"at":{"table":"x","do":{"emote":{"seat":0,"emote":"spit"}}}}"#,
        r#"{"at":{"table":"x","do":{"take-back":{"seat":0,"keep":1e99}}}}"#,
    ];
    for ask in asks {
        let text = format!(r#"{{"id":7,"ask":{ask}}}"#);
        assert_eq!(refused(&mut ala, &text).await, (json!(7), "bad-json".to_string()), "{ask}");
    }
    let more = r#"{"id":8,"ask":"ping","more":1}"#;
    assert_eq!(refused(&mut ala, more).await, (json!(8), "bad-json".to_string()));
    others_play(&world).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn deep_and_long_texts_are_refused() {
    let world = World::new().await;
    let mut ala = world.person("Ala").await;
    let bad = (Value::Null, "bad-json".to_string());
    for open in ["[", r#"{"a":"#, r#"{"id":"#, r#"{"ask":"#, r#"{"id":1,"ask":{"at":"#] {
        let deep = open.repeat(16_000 / open.len());
        assert_eq!(refused(&mut ala, &deep).await, bad, "{open}");
    }
    let closed = format!(r#"{{"id":1,"ask":{}{}}}"#, "[".repeat(5000), "]".repeat(5000));
    assert_eq!(refused(&mut ala, &closed).await.1, "bad-json");
    let word = format!(r#"{{"id":2,"ask":"{}"}}"#, "a".repeat(10_000));
    assert_eq!(refused(&mut ala, &word).await, (json!(2), "bad-json".to_string()));
    let digits = format!(r#"{{"id":{},"ask":"ping"}}"#, "9".repeat(10_000));
    assert_eq!(refused(&mut ala, &digits).await, bad);
    let blanks = format!(r#"{{"id":3,{}"ask":"dance"}}"#, " ".repeat(10_000));
    assert_eq!(refused(&mut ala, &blanks).await, (json!(3), "bad-json".to_string()));
    others_play(&world).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hello_comes_first_and_once() {
    let world = World::new().await;
    let key = world.http().person("Ala").await;
    let mut ala = Client::open(world.running().address()).await;
    let table = "23456789abcdefgh";
    for ask in [
        json!("ping"),
        json!({ "watch": { "table": table, "eye": null } }),
        json!({ "unwatch": { "table": table } }),
        json!({ "at": { "table": table, "do": "start" } }),
    ] {
        assert_eq!(ala.ask(ask.clone()).await, Err("hello-first".to_string()), "{ask}");
    }
    for protocol in [0, 3, u32::MAX] {
        let hello = json!({ "hello": { "protocol": protocol, "key": key } });
        assert_eq!(ala.ask(hello).await, Err("other-protocol".to_string()));
        let told: Value = serde_json::from_str(ala.heard.last().unwrap()).unwrap();
        assert_eq!(told["why"]["details"], json!([["spoken", "2 1"]]));
    }
    let wrong = [
        String::new(),
        "0".repeat(32),
        key.to_uppercase(),
        key[..31].to_string(),
        format!("{key}0"),
        format!(" {}", &key[..31]),
        "\u{0}".repeat(32),
        "ż".repeat(16),
        "a".repeat(10_000),
        "' or ''=''; drop table person;--".to_string(),
    ];
    for wrong in wrong {
        assert_eq!(ala.hello(Some(&wrong)).await, Err("bad-key".to_string()), "{wrong:.40}");
    }
    assert_eq!(ala.ask(json!("ping")).await, Err("hello-first".to_string()));
    // A client that was wrong may still be right.
    ala.hello(Some(&key)).await.unwrap();
    let hello: Value = serde_json::from_str(ala.heard.last().unwrap()).unwrap();
    assert_eq!(hello["person"]["name"], "Ala");
    assert_eq!((&hello["protocol"], &hello["build"]), (&json!(2), &json!("test")));
    for other in [Some(key.as_str()), None, Some("x")] {
        assert_eq!(ala.hello(other).await, Err("hello-again".to_string()));
    }
    ala.key = Some(key);
    let wish = json!({ "game": "cups", "seats": [{ "you": {} }, "open"] });
    ala.create(wish).await;
    assert_eq!(ala.own_seats(), [0], "it is still the same person");
    others_play(&world).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_that_do_not_exist_cannot_be_watched() {
    let world = World::new().await;
    let key = world.http().person("Ala").await;
    let ids = [
        String::new(),
        "23456789abcdefgh".to_string(),
        "23456789ABCDEFGH".to_string(),
        "1llegal-letters1".to_string(),
        "23456789abcdefg".to_string(),
        "23456789abcdefgh ".to_string(),
        "../../../../etc/x".to_string(),
        "%32%33456789abcd".to_string(),
        "2345\u{0}789abcdefgh".to_string(),
        "\u{1f98a}".repeat(4),
        "\u{202e}23456789abcde".to_string(),
        "' or ''='';--abc".to_string(),
        "a".repeat(10_000),
    ];
    // More than once: whether the answer comes in time must not depend on luck.
    for id in ids.iter().cycle().take(10 * ids.len()) {
        let mut ala = world.connect(Some(&key)).await;
        let code = |code: &str| Err(code.to_string());
        assert_eq!(ala.watch(id, None).await, code("no-such-table"), "{id:.40}");
        assert_eq!(ala.watch(id, Some(0)).await, code("no-such-table"), "{id:.40}");
        assert_eq!(ala.at(json!("start")).await, code("not-watched"), "{id:.40}");
    }
    while world.running().loaded_tables() > 0 {
        tokio::task::yield_now().await; // Nothing of it stays in memory.
    }
    others_play(&world).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_must_be_watched_before_anything_is_done_there() {
    let world = World::new().await;
    let mut ala = world.person("Ala").await;
    let mut ola = world.person("Ola").await;
    let table = ala.create(json!({ "game": "cups", "seats": [{ "you": {} }, "open"] })).await;
    ola.table.clone_from(&table);
    let sit = json!({ "sit": { "seat": null, "name": null } });
    assert_eq!(ola.at(sit.clone()).await, Err("not-watched".to_string()));
    let unwatch = json!({ "unwatch": { "table": table } });
    assert_eq!(ola.ask(unwatch.clone()).await, Err("not-watched".to_string()));
    ola.watch(&table, None).await.unwrap();
    ola.ask(unwatch.clone()).await.unwrap();
    assert_eq!(ola.at(sit).await, Err("not-watched".to_string()));
    assert_eq!(ola.ask(unwatch).await, Err("not-watched".to_string()));
    let room = ola.room.clone();
    ala.at(json!({ "rename": { "seat": 0, "name": "Alicja" } })).await.unwrap();
    ola.catch_up().await;
    assert_eq!(ola.room, room, "whoever does not watch hears nothing");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_was_refused_to_watch_can_still_stop_watching() {
    let world = World::new().await;
    let mut ala = world.person("Ala").await;
    let mut ola = world.person("Ola").await;
    let table = ala.create(json!({ "game": "cups", "seats": [{ "you": {} }, "open"] })).await;
    assert_eq!(ola.watch(&table, Some(0)).await, Err("not-your-seat".to_string()));
    let unwatch = ola.send(json!({ "unwatch": { "table": table } })).await;
    assert_answered(&mut ola, &table, unwatch).await;
}
