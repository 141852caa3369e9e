//! The two lists, places, names.

use serde_json::{Value, json};
use turlaj_store::{
    Attempt, Challenge, Op, Outcome, Person, PersonId, Status, Store, TableNum, TableRow,
};

use super::{DAY, begin, board, noon, text, today};
use crate::client::Client;
use crate::play::{finish, lots};
use crate::world::World;

async fn play(client: &mut Client, seed: u64) -> i64 {
    begin(client, "stonoga").await;
    finish(&mut [&mut *client], lots(seed)).await;
    client.play["standings"][0]["points"].as_i64().unwrap()
}

fn names(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|line| text(&line["name"])).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_known_is_on_both_lists() {
    let world = noon().await;
    let mut ala = world.person("Ala").await;
    let mut idle = world.person("Ida").await;
    let bot = json!({ "bot": { "name": "random" } });
    for _ in 0..3 {
        ala.create(json!({ "game": "cups", "seats": [bot, bot], "start": true })).await;
        ala.until(|ala| ala.status() == "over").await;
    }
    world.wall.move_on(3 * DAY);
    let mut guest = world.person("Guest").await;
    let date = text(&today(&ala.http()).await["today"]).to_string();
    for client in [&mut ala, &mut idle, &mut guest] {
        play(client, 1).await;
    }
    let shown = board(&ala.http(), &date, "stonoga").await;
    assert_eq!(names(&shown["known"]), ["Ala"], "Ida has not played, the guest is new");
    assert_eq!(shown["everybody"].as_array().unwrap().len(), 3);
    assert_eq!(shown["known"][0]["yours"], true);
    let seen = board(&guest.http(), &date, "stonoga").await;
    assert_eq!(
        (&seen["known"][0]["yours"], &seen["known"][0]["generated"]),
        (&json!(false), &json!(true))
    );
    // It is decided when the attempt begins: finished games of later change nothing.
    world.wall.move_on(DAY);
    let days = today(&world.http()).await["days"].clone();
    assert_eq!(days, json!([date]));
    assert_eq!(names(&board(&ala.http(), &date, "stonoga").await["known"]), ["Ala"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn equal_results_share_a_place_and_all_are_counted() {
    let world = noon().await;
    let date = text(&today(&world.http()).await["today"]).to_string();
    let mut points = Vec::new();
    for seed in [1, 2, 1, 3] {
        let mut client = world.person("Somebody").await;
        points.push(play(&mut client, seed).await);
    }
    let mut running = world.person("Somebody").await;
    begin(&mut running, "stonoga").await;
    let shown = board(&running.http(), &date, "stonoga").await;
    assert_eq!((&shown["finished"], &shown["running"]), (&json!(4), &json!(1)));
    let lines = shown["everybody"].as_array().unwrap();
    let result = |line: &Value| (line["points"].as_i64().unwrap(), line["tie_breaks"].to_string());
    assert!(lines.is_sorted_by(|a, b| result(a).0 >= result(b).0), "{lines:?}");
    for line in lines {
        let better = lines.iter().filter(|other| {
            let ties = |line: &Value| -> Vec<i64> {
                line["tie_breaks"].as_array().unwrap().iter().map(|n| n.as_i64().unwrap()).collect()
            };
            (result(other).0, ties(other)) > (result(line).0, ties(line))
        });
        assert_eq!(line["place"], json!(better.count() + 1), "{lines:?}");
        assert_eq!((&line["generated"], &line["table"]), (&json!(true), &Value::Null));
        let animal = json!({ "kind": "animal", "name": line["name"], "number": null });
        assert_eq!(line["named"], animal, "no two are the same");
    }
    let twice: Vec<_> = lines.iter().filter(|line| result(line).0 == points[0]).collect();
    assert!(twice.len() >= 2 && points[0] == points[2], "the same dice, the same choices");
    let pairs = shown["distribution"].as_array().unwrap();
    assert!(pairs.is_sorted_by_key(|pair| pair[0].as_i64().unwrap()), "{pairs:?}");
    for pair in pairs {
        let count = points.iter().filter(|points| json!(points) == pair[0]).count();
        assert_eq!(pair[1], json!(count));
    }
    assert_eq!(pairs.iter().map(|pair| pair[1].as_u64().unwrap()).sum::<u64>(), 4);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_are_shown_where_both_have_opened_theirs() {
    let world = noon().await;
    let date = text(&today(&world.http()).await["today"]).to_string();
    let mut ala = world.person("Alicja").await;
    let ola = world.person("Ola").await;
    play(&mut ala, 1).await;
    let seen = async |client: &Client| {
        let shown = board(&client.http(), &date, "stonoga").await;
        let line = &shown["everybody"][0];
        assert_eq!(line["named"]["name"], line["name"]);
        (line["name"] == "Alicja", line["generated"] == true, line["yours"] == true)
    };
    let open = async |client: &Client| {
        let body = json!({ "open_names": true }).to_string();
        assert_eq!(client.http().send("PATCH", "/api/v1/me", &body).await.status, 200);
    };
    assert_eq!(seen(&ala).await, (true, false, true));
    assert_eq!(seen(&ola).await, (false, true, false));
    open(&ala).await;
    assert_eq!(seen(&ola).await, (false, true, false));
    open(&ola).await;
    assert_eq!(seen(&ola).await, (true, false, false));
    let strangers = world.http().get(&format!("/api/v1/daily/{date}/stonoga")).await;
    assert!(!strangers.body.contains("Alicja"), "{}", strangers.body);
}

/// Many people who have finished today with more points than anybody can.
async fn crowd(world: &World, date: &str, many: u64) {
    let challenge = Challenge { day: date.to_string(), game: "stonoga".to_string() };
    let table = TableNum(9_000);
    let mut ops = Vec::new();
    for number in 1..=many {
        let id = PersonId(9_000 + number);
        let mut key_digest = [7; 32];
        key_digest[..8].copy_from_slice(&number.to_le_bytes());
        let name = "Crowd".to_string();
        let person = Person { id, key_digest, name, open_names: false, created: 0, seen: 0 };
        ops.push(Op::PutPerson(person));
        if number == 1 {
            ops.push(Op::PutTable(TableRow {
                num: table,
                id: "crowd".to_string(),
                game: "stonoga".to_string(),
                rules: 1,
                settings: String::new(),
                status: Status::Over,
                public: false,
                owner: id,
                room: String::new(),
                secret: None,
                created: 0,
                touched: 0,
                deadline: None,
            }));
        }
        let (alias, challenge) = ("Bear".to_string(), challenge.clone());
        let attempt = Attempt {
            challenge: challenge.clone(),
            person: id,
            table,
            known: true,
            alias,
            began: 0,
        };
        ops.push(Op::PutAttempt(attempt));
        let points = Some(100_000 + number as i32);
        let outcome = Outcome { points, tie_breaks: Vec::new(), finished: 0 };
        ops.push(Op::FinishAttempt { challenge, person: id, outcome });
    }
    world.store().write(ops).await.unwrap().unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_list_ends_and_ones_own_line_follows() {
    let world = noon().await;
    let date = text(&today(&world.http()).await["today"]).to_string();
    let mut ala = world.person("Ala").await;
    play(&mut ala, 1).await;
    crowd(&world, &date, 250).await;
    let shown = board(&ala.http(), &date, "stonoga").await;
    let lines = shown["everybody"].as_array().unwrap();
    assert_eq!((lines.len(), shown["known"].as_array().unwrap().len()), (201, 200));
    assert_eq!((&lines[199]["place"], &lines[199]["yours"]), (&json!(200), &json!(false)));
    assert_eq!((&lines[200]["place"], &lines[200]["yours"]), (&json!(251), &json!(true)));
    assert_eq!(shown["finished"], json!(251));
    let others = board(&world.http(), &date, "stonoga").await;
    assert_eq!(others["everybody"].as_array().unwrap().len(), 200);
}
