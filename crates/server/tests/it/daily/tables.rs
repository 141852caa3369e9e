//! The table of an attempt: one person, no help, nobody who watches.

use serde_json::{Value, json};

use super::{ask, begin, noon, stonoga, text, today};
use crate::play::{finish, lots};
use crate::world::World;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_has_the_same_dice() {
    let world = noon().await;
    let now = today(&world.http()).await;
    for game in now["games"].as_array().unwrap() {
        let game = text(&game["game"]);
        let mut ala = world.person("Ala").await;
        let mut ola = world.person("Ola").await;
        let tables = [begin(&mut ala, game).await, begin(&mut ola, game).await];
        assert_ne!(tables[0], tables[1]);
        let mut lot = lots(4);
        for _ in 0..12 {
            assert_eq!(ala.play["view"], ola.play["view"]);
            assert_eq!(ala.asked(), ola.asked());
            let Some((prompt, legal)) = ala.asked() else { break };
            let action = &legal[lot(legal.len())];
            ala.act(0, prompt, action).await.unwrap();
            ola.act(0, prompt, action).await.unwrap();
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_attempt_is_one_table_however_often_it_is_asked_for() {
    let mut world = noon().await;
    let mut ala = world.person("Ala").await;
    let asking = (0..6).map(|_| {
        let http = ala.http();
        tokio::spawn(async move { ask(&http, "stonoga").await.json() })
    });
    let asking: Vec<_> = asking.collect();
    let table = begin(&mut ala, "stonoga").await;
    for asked in asking {
        assert_eq!(asked.await.unwrap()["table"], table);
    }
    let view = ala.play["view"].clone();
    let mine = json!({ "table": table, "status": "playing", "points": null });
    assert_eq!(stonoga(&ala.http()).await["mine"], mine);
    let cards = ala.http().get("/api/v1/me/tables").await.json();
    assert_eq!(cards.as_array().unwrap().len(), 1);
    assert_eq!((&cards[0]["table"], &cards[0]["status"]), (&json!(table), &json!("playing")));
    // Leaving loses nothing, a restart neither.
    let key = ala.key.clone().unwrap();
    drop(ala);
    world.restart().await;
    let mut ala = world.connect(Some(&key)).await;
    assert_eq!(begin(&mut ala, "stonoga").await, table);
    assert_eq!(ala.play["view"], view);
    let (prompt, legal) = ala.asked().unwrap();
    ala.act(0, prompt, &legal[0]).await.unwrap();
    finish(&mut [&mut ala], lots(5)).await;
    let points = ala.play["standings"][0]["points"].clone();
    let answer = ask(&ala.http(), "stonoga").await;
    assert_eq!((answer.status, answer.code().as_str()), (409, "daily-used"));
    assert_eq!(answer.json()["error"]["details"], json!([["table", table]]));
    let mine = json!({ "table": table, "status": "over", "points": points });
    let told = stonoga(&ala.http()).await;
    assert_eq!((&told["mine"], &told["finished"]), (&mine, &json!(1)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_gives_up_has_used_the_attempt() {
    let world = noon().await;
    let mut ala = world.person("Ala").await;
    let table = begin(&mut ala, "stonoga").await;
    ala.at(json!({ "end": { "agree": true } })).await.unwrap();
    assert_eq!(ala.status(), "abandoned");
    assert_eq!(ala.room["dice"]["secret"], Value::Null);
    assert_eq!(ask(&ala.http(), "stonoga").await.code(), "daily-used");
    let told = stonoga(&ala.http()).await;
    let mine = json!({ "table": table, "status": "abandoned", "points": null });
    assert_eq!((&told["mine"], &told["finished"]), (&mine, &json!(0)));
    let replay = ala.http().get(&format!("/api/v1/replays/{table}")).await;
    assert_eq!(replay.code(), "daily-secret");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_watches() {
    let world = noon().await;
    let mut ala = world.person("Ala").await;
    let table = begin(&mut ala, "stonoga").await;
    let closed = async |world: &World| {
        let ola = world.person("Ola").await;
        for mut other in [ola, world.connect(None).await] {
            assert_eq!(other.watch(&table, None).await, Err("daily-closed".to_string()));
            assert!(other.watch(&table, Some(0)).await.is_err());
            let sit = json!({ "sit": { "seat": null, "name": null } });
            assert_eq!(other.at(sit).await, Err("not-watched".to_string()));
            assert!(other.play.is_null() && other.room.is_null());
        }
    };
    closed(&world).await;
    let mut second = world.connect(ala.key.as_deref()).await;
    second.watch(&table, Some(0)).await.unwrap();
    assert_eq!(second.play["view"], ala.play["view"], "one's own other device may");
    assert_eq!(world.http().get("/api/v1/tables").await.json(), json!([]));
    let replay = world.http().get(&format!("/api/v1/replays/{table}")).await;
    assert_eq!(replay.code(), "not-over");
    finish(&mut [&mut ala], lots(6)).await;
    closed(&world).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn there_is_no_help_and_no_second_chance() {
    let world = noon().await;
    let mut ala = world.person("Ala").await;
    let table = begin(&mut ala, "stonoga").await;
    let room = &ala.room;
    assert_eq!(
        (&room["hints"], &room["undo"], &room["public"]),
        (&json!(false), &json!(false), &json!(false))
    );
    assert_eq!(room["status"], "playing");
    assert_eq!(room["dice"]["draw"], stonoga(&ala.http()).await["draw"]);
    assert_eq!(room["dice"]["nonces"], json!([]));
    let hex = "0".repeat(64);
    let (prompt, legal) = ala.asked().unwrap();
    ala.act(0, prompt, &legal[0]).await.unwrap();
    let playing = [
        (json!({ "sit": { "seat": null, "name": null } }), "daily-seat"),
        (json!({ "leave": { "seat": 0 } }), "daily-seat"),
        (json!({ "kick": { "seat": 0 } }), "daily-seat"),
        (json!({ "seat-bot": { "seat": 0, "bot": "greedy" } }), "daily-seat"),
        (json!({ "hold": { "seat": 0, "bot": "greedy" } }), "daily-seat"),
        (json!({ "rename": { "seat": 0, "name": "Ola" } }), "begun"),
        (json!("start"), "begun"),
        (json!("rematch"), "daily-once"),
        (json!({ "take-back": { "seat": 0, "keep": 0 } }), "undo-never"),
        (json!({ "ask-undo": { "seat": 0, "prompt": 1 } }), "undo-never"),
        (json!({ "answer-undo": { "agree": true } }), "undo-never"),
        (json!({ "commit": { "seat": 0, "digest": hex } }), "no-nonce-due"),
        (json!({ "open": { "seat": 0, "nonce": hex } }), "no-nonce-due"),
        (json!({ "roll": { "at": "1.1.1", "roll": "RRRR" } }), "not-typed"),
    ];
    for (deed, code) in playing {
        assert_eq!(ala.at(deed.clone()).await, Err(code.to_string()), "{deed}");
    }
    let hint = ala.http().post(&format!("/api/v1/tables/{table}/hint"), json!({ "seat": 0 })).await;
    assert_eq!((hint.status, hint.code().as_str()), (403, "no-hints"));
    finish(&mut [&mut ala], lots(7)).await;
    assert_eq!(ala.at(json!("rematch")).await, Err("daily-once".to_string()));
    assert_eq!(text(&today(&ala.http()).await["games"][0]["mine"]["status"]), "over");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn attempts_count_as_new_tables_of_an_address() {
    let mut making = crate::world::Making::default();
    making.config.limits.tables_per_hour = 1;
    let world = World::made(making).await;
    let mut ala = world.person("Ala").await;
    let table = begin(&mut ala, "stonoga").await;
    assert_eq!(ask(&ala.http(), "clever").await.code(), "too-fast");
    assert_eq!(begin(&mut ala, "stonoga").await, table, "going on is no new table");
}
