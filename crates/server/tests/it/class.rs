//! A class of forty behind one address, with the limits that a server has by default.

use std::collections::BTreeSet;

use serde_json::json;
use tokio::task::JoinSet;
use turlaj_server::{Config, Limits};

use crate::client::{Client, Http};
use crate::world::{Making, World};

const PUPILS: usize = 40;

/// All files that the page imports before it can be used.
async fn files(http: &Http) -> BTreeSet<String> {
    let page = http.get("/").await.body;
    let quoted = page.split('"').filter(|part| part.starts_with("/s/") && part.contains('.'));
    let mut left: Vec<String> = quoted.map(ToString::to_string).collect();
    assert!(!left.is_empty(), "{page}");
    let mut found = BTreeSet::new();
    while let Some(path) = left.pop() {
        if !found.insert(path.clone()) || !path.ends_with(".js") {
            continue;
        }
        let folder = path.rsplit_once('/').unwrap().0;
        for line in http.get(&path).await.body.lines() {
            let imports = line.starts_with("import \"") || line.contains(" from \"");
            let name = line.split('"').nth(1).filter(|name| imports && name.starts_with('.'));
            left.extend(name.map(|name| join(folder, name)));
        }
    }
    found
}

fn join(folder: &str, name: &str) -> String {
    let mut parts: Vec<&str> = folder.split('/').collect();
    for part in name.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// One pupil loads the page, gets a key, sets up a table and sits at it; returns the statuses of
/// all answers, and the socket.
async fn pupil(http: Http, files: BTreeSet<String>) -> (Vec<u16>, Client) {
    let mut statuses = Vec::new();
    for path in ["/", "/manifest.webmanifest"].map(ToString::to_string).iter().chain(&files) {
        statuses.push(http.get(path).await.status);
    }
    let key = http.post("/api/v1/people", json!({})).await;
    statuses.push(key.status);
    let http = http.key(key.json()["key"].as_str().unwrap());
    for path in ["games", "tables", "me", "me/tables", "me/page", "daily", "dice"] {
        statuses.push(http.get(&format!("/api/v1/{path}")).await.status);
    }
    let bot = json!({ "bot": { "name": "casual" } });
    let wish = json!({ "game": "snakes", "seats": [{ "you": {} }, bot], "start": true });
    let table = http.post("/api/v1/tables", wish).await;
    statuses.push(table.status);
    let mut client = Client::open(http.address).await;
    client.hello(key.json()["key"].as_str()).await.unwrap();
    client.watch(table.json()["table"].as_str().unwrap(), Some(0)).await.unwrap();
    (statuses, client)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_classes_in_one_hour_are_refused_nothing() {
    let config = Config { limits: Limits::default(), ..Making::default().config };
    let world = World::made(Making { config, ..Making::default() }).await;
    let files = files(&world.http()).await;
    assert!(files.len() > 20, "{files:?}");
    for class in 1..=2 {
        let mut pupils = JoinSet::new();
        for _ in 0..PUPILS {
            pupils.spawn(pupil(world.http(), files.clone()));
        }
        // All sit at their tables at the same time.
        let all = pupils.join_all().await;
        let statuses = all.iter().flat_map(|(statuses, _)| statuses);
        let refused: Vec<&u16> = statuses.filter(|status| **status != 200).collect();
        assert!(refused.is_empty(), "class {class}: {} refused: {refused:?}", refused.len());
    }
}
