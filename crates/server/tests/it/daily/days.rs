//! Days come and go: commitments a day ahead, secrets a day after.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use turlaj_stonoga::Stonoga;
use turlaj_table::record::{DiceTag, read};
use turlaj_table::verify;

use super::{DAY, HOUR, ask, begin, board, noon, secret, stonoga, text, today};
use crate::play::{finish, lots};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_commitment_of_tomorrow_is_known_today() {
    let mut world = noon().await;
    let now = today(&world.http()).await;
    let games: Vec<&str> =
        now["games"].as_array().unwrap().iter().map(|game| text(&game["game"])).collect();
    let clever = games.iter().position(|game| *game == "clever").unwrap();
    let (date, tomorrow) = (text(&now["today"]), text(&now["tomorrow"]));
    let first = now["games"][clever].clone();
    assert_eq!(first["draw"], format!("daily/{date}/clever"));
    assert_eq!(first["next"]["draw"], format!("daily/{tomorrow}/clever"));
    assert_eq!((&first["mine"], &first["finished"]), (&Value::Null, &json!(0)));
    let ends = now["ends"].as_i64().unwrap();
    assert!(first["next"]["published"].as_i64().unwrap() < ends, "a day ahead");
    assert_eq!(first["options"]["unusable"], "reroll");
    world.restart().await;
    assert_eq!(today(&world.http()).await["games"][clever], first, "a restart changes nothing");
    world.wall.move_on(13 * HOUR);
    let later = today(&world.http()).await;
    assert_eq!(later["today"], tomorrow);
    for name in ["draw", "commitment", "published"] {
        assert_eq!(later["games"][clever][name], first["next"][name], "{name}");
    }
    assert_ne!(later["games"][1]["commitment"], later["games"][0]["commitment"]);
    assert_ne!(later["games"][clever]["commitment"], first["commitment"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_was_off_says_when_it_published() {
    let mut world = noon().await;
    world.stop().await;
    world.wall.move_on(5 * DAY);
    world.restart().await;
    let now = today(&world.http()).await;
    let begins = now["ends"].as_i64().unwrap() - DAY.as_millis() as i64;
    let published = now["games"][0]["published"].as_i64().unwrap();
    assert!(published > begins, "not the day before: {published}");
    // Of the days in between there is nothing, and nothing is made up afterwards.
    let before = world.wall.now() - DAY.as_millis() as i64;
    let day = time::OffsetDateTime::from_unix_timestamp(before / 1000).unwrap().date();
    let answer = world.http().get(&format!("/api/v1/daily/{day}/stonoga")).await;
    assert_eq!((answer.status, answer.code().as_str()), (404, "no-such-day"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn replays_and_the_secret_open_when_nobody_can_play_any_more() {
    let world = noon().await;
    let mut ala = world.person("Alicja").await;
    let told = stonoga(&ala.http()).await;
    let date = text(&today(&ala.http()).await["today"]).to_string();
    let table = begin(&mut ala, "stonoga").await;
    finish(&mut [&mut ala], lots(3)).await;
    let hidden = secret(&world, text(&told["draw"]));
    assert_eq!(hex::encode(Sha256::digest(hex::decode(&hidden).unwrap())), told["commitment"]);
    assert_eq!(ala.room["dice"]["secret"], Value::Null, "others still play with it");
    assert_eq!(ala.room["dice"]["commitment"], told["commitment"]);
    let opens = ala.room["daily"]["opens"].as_i64().unwrap();
    let paths = ["", "/record"].map(|end| format!("/api/v1/replays/{table}{end}"));
    for wait in [HOUR, 13 * HOUR, 21 * HOUR] {
        world.wall.move_on(wait);
        for path in &paths {
            let answer = ala.http().get(path).await;
            assert_eq!((answer.status, answer.code().as_str()), (409, "daily-secret"), "{path}");
            let details = json!([["opens", opens.to_string()]]);
            assert_eq!(answer.json()["error"]["details"], details);
        }
        let shown = board(&ala.http(), &date, "stonoga").await;
        assert_eq!((&shown["secret"], &shown["opens"]), (&Value::Null, &json!(opens)));
        assert_eq!(shown["everybody"][0]["table"], Value::Null);
        assert_eq!(shown["state"], if wait == HOUR { "open" } else { "grace" });
        ala.watch(&table, Some(0)).await.unwrap();
        assert_eq!(ala.room["dice"]["secret"], Value::Null);
        let told = today(&ala.http()).await.to_string();
        for text in ala.heard.iter().chain([&shown.to_string(), &told]) {
            assert!(!text.contains(&hidden), "{text}");
        }
    }
    world.wall.move_on(2 * HOUR);
    let shown = board(&world.http(), &date, "stonoga").await;
    assert_eq!((&shown["state"], &shown["secret"]), (&json!("public"), &json!(hidden)));
    assert_eq!(shown["everybody"][0]["table"], table);
    let record = world.http().get(&paths[1]).await;
    assert_eq!(record.status, 200, "{record:?}");
    assert!(!record.body.contains("Alicja"), "{}", record.body);
    assert!(record.body.contains(&format!("[Draw \"daily/{date}/stonoga\"]")));
    assert!(record.body.contains("[Undo \"never\"]"), "{}", record.body);
    let proof = verify(&read::<Stonoga>(&record.body).unwrap()).unwrap();
    assert_eq!((proof.kind(), proof.nonces), (DiceTag::HostOnly, 0));
    assert!(proof.rolls > 3);
    let replay = world.http().get(&paths[0]).await.json();
    assert_eq!(replay["record"], record.body);
    ala.watch(&table, Some(0)).await.unwrap();
    assert_eq!(ala.room["dice"]["secret"], hidden);
    let mut anybody = world.connect(None).await;
    anybody.watch(&table, None).await.unwrap();
    assert_eq!(anybody.room["seats"][0]["generated"], true);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_day_after_its_own_an_attempt_is_closed() {
    let mut world = noon().await;
    let mut ala = world.person("Ala").await;
    let now = today(&ala.http()).await;
    let (date, ends) = (text(&now["today"]), now["ends"].as_i64().unwrap());
    let table = begin(&mut ala, "stonoga").await;
    assert_eq!(ala.room["daily"]["date"], date);
    assert_eq!(ala.room["daily"]["ends"], json!(ends + DAY.as_millis() as i64));
    world.wall.move_on(13 * HOUR);
    assert_eq!(stonoga(&ala.http()).await["mine"], Value::Null, "another day");
    let (prompt, legal) = ala.asked().unwrap();
    ala.act(0, prompt, &legal[0]).await.unwrap();
    let other = ask(&ala.http(), "stonoga").await.json();
    assert_ne!(other["table"], table, "the next day is another challenge");
    // Nobody is there when the time comes: it is closed when the server is back.
    let key = ala.key.clone().unwrap();
    drop(ala);
    world.wall.move_on(24 * HOUR);
    world.restart().await;
    let mut ala = world.connect(Some(&key)).await;
    ala.watch(&table, Some(0)).await.unwrap();
    ala.until(|ala| ala.status() == "abandoned").await;
    let shown = board(&ala.http(), date, "stonoga").await;
    assert_eq!((&shown["finished"], &shown["running"]), (&json!(0), &json!(0)));
    assert_eq!(shown["everybody"], json!([]));
    let record = world.http().get(&format!("/api/v1/replays/{table}/record")).await.body;
    verify(&read::<Stonoga>(&record).unwrap()).unwrap();
    // The other one is closed under the eyes of its player, and takes no act from then on.
    let other = text(&other["table"]);
    ala.watch(other, Some(0)).await.unwrap();
    let (prompt, legal) = ala.asked().unwrap();
    world.wall.move_on(24 * HOUR);
    let late = ala.act(0, prompt, &legal[0]).await.unwrap_err();
    assert!(["daily-over", "over"].contains(&late.as_str()), "{late}");
    ala.until(|ala| ala.status() == "abandoned").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn days_and_games_that_are_not_there_are_refused() {
    let world = noon().await;
    let key = world.http().person("Ala").await;
    let http = world.http().key(&key);
    let now = today(&http).await;
    let (date, tomorrow) = (text(&now["today"]), text(&now["tomorrow"]));
    let refused = async |path: String| {
        let answer = http.get(&format!("/api/v1/daily/{path}")).await;
        (answer.status, answer.code())
    };
    for day in [tomorrow, "2020-01-01", "today", "2026-13-01", "%00", "9999999-01-01"] {
        let no_day = (404, "no-such-day".to_string());
        assert_eq!(refused(format!("{day}/stonoga")).await, no_day, "{day}");
    }
    assert_eq!(refused(format!("{date}/snakes")).await, (422, "no-daily".to_string()));
    assert_eq!(refused(format!("{date}/chess")).await, (422, "unknown-game".to_string()));
    assert_eq!(ask(&http, "snakes").await.code(), "no-daily");
    assert_eq!(ask(&http, "%ff").await.code(), "unknown-game");
    assert_eq!(ask(&world.http(), "stonoga").await.code(), "no-key");
    assert_eq!(board(&world.http(), date, "clever").await["everybody"], json!([]));
}
