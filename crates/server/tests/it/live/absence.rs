//! People who leave a live phase: it waits for them, goes on without them, and does not count for them.

use std::time::{Duration, Instant};

use serde_json::json;
use turlaj_server::Pace;

use super::{a_bot, acts, do_act, log, paced, race, refused, resuming, tracks, two_run};
use crate::play::begin;
use crate::world::World;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_goes_away_is_acted_for_once_those_present_go_on() {
    let world = paced(Pace { away_after: Duration::from_millis(30), ..Pace::default() }).await;
    let (mut ala, mut ola, table) = two_run(&world).await;
    for _ in 0..3 {
        do_act(&mut ola, "step").await.unwrap();
    }
    let key = ola.key.clone().unwrap();
    drop(ola);
    let go_on = json!({ "go-on": { "seat": 1 } });
    assert_eq!(ala.room["seats"][1]["without"], json!(null), "Ola is here");
    ala.until(|ala| ala.room["seats"][1]["away"] == json!(true)).await;
    assert_eq!(ala.room["seats"][1]["without"], json!(false), "Ala is asked");
    do_act(&mut ala, "step").await.unwrap();
    do_act(&mut ala, "back").await.unwrap();
    assert_eq!(*tracks(&ala), json!([0, 3]), "and until then nothing is done for Ola");
    let mut eve = world.person("Ewa").await;
    eve.watch(&table, None).await.unwrap();
    assert_eq!(eve.at(go_on.clone()).await, refused("not-your-seat"));
    assert_eq!(ala.at(json!({ "go-on": { "seat": 0 } })).await, refused("not-away"));
    ala.news.clear();
    ala.at(go_on.clone()).await.unwrap();
    assert_eq!(ala.room["seats"][1]["without"], json!(true));
    assert_eq!(*tracks(&ala), json!([0, 2]));
    assert!(ala.news.iter().all(|news| news["absent"] == json!(true)), "{:?}", ala.news);
    assert!(!ala.news.is_empty());
    do_act(&mut ala, "step").await.unwrap();
    do_act(&mut ala, "step").await.unwrap();
    assert_eq!(*tracks(&ala), json!([2, 2]), "once");
    // Who comes back plays on, and may go once more.
    let mut ola = world.connect(Some(&key)).await;
    ola.watch(&table, Some(1)).await.unwrap();
    do_act(&mut ola, "step").await.unwrap();
    ala.until(|ala| tracks(ala)[1] == json!(3)).await;
    assert_eq!(ala.room["seats"][1]["without"], json!(null));
    drop(ola);
    ala.until(|ala| ala.room["seats"][1]["without"] == json!(false)).await;
    ala.at(go_on).await.unwrap();
    assert_eq!(*tracks(&ala), json!([2, 2]), "asked again");
    // A bot plays for who is away.
    ala.at(json!({ "hold": { "seat": 1, "bot": "runner" } })).await.unwrap();
    ala.until(|ala| ala.status() == "over").await;
    assert_eq!(ala.play["view"]["shouter"], json!(1), "{}", ala.play["view"]);
    let record = world.http().get(&format!("/api/v1/replays/{table}/record")).await.body;
    let facts: Vec<&str> = record.split_whitespace().filter(|word| word.starts_with('!')).collect();
    assert_eq!(facts, ["!away:2", "!here:2", "!away:2", "!bot:2:\"runner\""]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_race_stands_still_while_no_person_is_connected() {
    let world = resuming(Duration::from_secs(3600)).await;
    let mut ala = world.person("Ala").await;
    let table = ala.create(race("hasty-off", &[a_bot("walker"), a_bot("random")])).await;
    ala.watch(&table, Some(0)).await.unwrap();
    begin(&mut [&mut ala]).await;
    ala.until(|ala| ala.asked().is_some()).await;
    do_act(&mut ala, "step").await.unwrap();
    // A spectator is nobody who plays.
    let mut eve = world.connect(None).await;
    eve.watch(&table, None).await.unwrap();
    let key = ala.key.clone();
    drop(ala);
    eve.until(|eve| eve.room["seats"][0]["here"] == json!(false)).await;
    let (before, began) = (tracks(&eve).clone(), Instant::now());
    // Longer than the walker takes for three steps.
    while began.elapsed() < Duration::from_millis(400) {
        eve.watch(&table, None).await.unwrap();
        assert_eq!(*tracks(&eve), before, "bots wait too");
        assert_eq!(eve.play["resumes_in"], json!(null), "nobody knows when");
    }
    let mut ala = world.connect(key.as_deref()).await;
    ala.watch(&table, Some(0)).await.unwrap();
    assert_eq!(ala.play["resumes_in"], json!(null), "after a short break time goes on at once");
    ala.until(|ala| ala.status() == "over").await;
    assert_eq!(ala.play["view"]["shouter"], json!(1));
    let log = log(&world, &table).await;
    assert_eq!(acts(&log, 0).len(), 1, "nothing was done in the name of Ala: {log:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_was_away_from_a_race_has_a_moment_to_come_back() {
    let pace = Pace {
        away_after: Duration::from_millis(1),
        resume_wait: Duration::from_secs(3600),
        ..Pace::default()
    };
    let world = paced(pace).await;
    let mut ala = world.person("Ala").await;
    let table = ala.create(race("hasty-off", &[a_bot("walker")])).await;
    ala.watch(&table, Some(0)).await.unwrap();
    begin(&mut [&mut ala]).await;
    ala.until(|ala| ala.asked().is_some()).await;
    let mut eve = world.connect(None).await;
    eve.watch(&table, None).await.unwrap();
    let key = ala.key.clone();
    drop(ala);
    eve.until(|eve| eve.room["seats"][0]["away"] == json!(true)).await;
    let mut ala = world.connect(key.as_deref()).await;
    ala.watch(&table, Some(0)).await.unwrap();
    assert!(ala.play["resumes_in"].as_u64().is_some_and(|left| left > 3_000_000), "{}", ala.play);
    assert_eq!(do_act(&mut ala, "step").await, refused("resuming"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_leaves_a_race_early_neither_wins_nor_loses_it() {
    let world = paced(Pace { away_after: Duration::from_millis(1), ..Pace::default() }).await;
    let (mut ala, mut ola, table) = two_run(&world).await;
    for _ in 0..12 {
        let _ = do_act(&mut ola, "step").await;
    }
    let key = ola.key.clone().unwrap();
    drop(ola);
    ala.until(|ala| ala.room["seats"][1]["without"] == json!(false)).await;
    do_act(&mut ala, "shout").await.unwrap();
    ala.until(|ala| ala.status() == "over").await;
    let standings = ala.play["standings"].clone();
    let place = |at: usize| {
        (
            standings[at]["seat"].clone(),
            standings[at]["place"].clone(),
            standings[at]["left"].clone(),
        )
    };
    assert_eq!(place(0), (json!(0), json!(1), json!(false)), "{standings}");
    assert_eq!(place(1), (json!(1), json!(2), json!(true)), "{standings}");
    let replay = world.http().get(&format!("/api/v1/replays/{table}")).await.json();
    assert_eq!(replay["standings"], standings);
    let page = |key: &str| world.http().key(key);
    let mine = page(ala.key.as_deref().unwrap()).get("/api/v1/me/page").await.json();
    assert_eq!(
        (&mine["totals"][0]["finished"], &mine["totals"][0]["won"]),
        (&json!(1), &json!(1)),
        "{mine}"
    );
    let hers = page(&key).get("/api/v1/me/page").await.json();
    assert_eq!(hers["totals"], json!([]), "{hers}");
    assert_eq!(hers["games"][0]["seats"][1]["left"], json!(true), "{hers}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_gets_up_is_acted_for_at_once() {
    let world = World::new().await;
    let (mut ala, mut ola, _) = two_run(&world).await;
    do_act(&mut ola, "step").await.unwrap();
    ola.at(json!({ "leave": { "seat": 1 } })).await.unwrap();
    ala.until(|ala| tracks(ala)[1] == json!(1)).await;
    ala.until(|ala| tracks(ala)[1] == json!(0)).await;
    ala.at(json!({ "seat-bot": { "seat": 1, "bot": "runner" } })).await.unwrap();
    ala.until(|ala| ala.status() == "over").await;
}
