//! The routes themselves: what exists, what is described, what is not there.

use expect_test::expect_file;
use serde_json::json;

use super::{refusal, refused};
use crate::client::Client;
use crate::world::World;

/// Every route of the router: path, methods, whether it is described as a plain request.
const ROUTES: &[(&str, &[&str], bool)] = &[
    ("/", &["GET"], false),
    ("/healthz", &["GET"], true),
    ("/api/openapi.json", &["GET"], false),
    ("/api/v1/socket", &["GET"], false),
    ("/api/v1/games", &["GET"], true),
    ("/api/v1/games/{game}/options", &["GET"], true),
    ("/api/v1/people", &["POST"], true),
    ("/api/v1/me", &["GET", "PATCH", "DELETE"], true),
    ("/api/v1/me/page", &["GET"], true),
    ("/api/v1/me/export", &["GET"], true),
    ("/api/v1/dice", &["GET"], true),
    ("/api/v1/tables/{id}/programs", &["POST"], true),
    ("/api/v1/me/key", &["POST"], true),
    ("/api/v1/me/tables", &["GET"], true),
    ("/api/v1/tables", &["GET", "POST"], true),
    ("/api/v1/tables/{id}/hint", &["POST"], true),
    ("/api/v1/tables/{id}/why-not", &["POST"], true),
    ("/api/v1/tables/{id}/preview", &["POST"], true),
    ("/api/v1/replays/{id}", &["GET"], true),
    ("/api/v1/replays/{id}/record", &["GET"], true),
    ("/api/v1/replays/{id}/positions", &["GET"], true),
    ("/api/v1/replays/read", &["POST"], true),
    ("/api/v1/daily", &["GET"], true),
    ("/api/v1/daily/{game}", &["POST"], true),
    ("/api/v1/daily/{date}/{game}", &["GET"], true),
    ("/api/v1/qr", &["POST"], true),
];

const METHODS: &[&str] = &["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "BREW"];

/// A person, and a table that has ended, so that every path leads somewhere.
async fn ended(world: &World) -> (Client, String) {
    let mut ala = world.person("Ala").await;
    let bot = json!({ "bot": { "name": "random" } });
    let table = ala.create(json!({ "game": "cups", "seats": [bot, bot], "start": true })).await;
    ala.until(|ala| ala.status() == "over").await;
    (ala, table)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_description_names_every_plain_request() {
    let world = World::new().await;
    let answer = world.http().get("/api/openapi.json").await;
    assert!(answer.head.contains("content-type: application/json"));
    let api = answer.json();
    assert!(api["openapi"].as_str().unwrap().starts_with("3."));
    let mut described: Vec<(String, Vec<String>)> = Vec::new();
    for (path, methods) in api["paths"].as_object().unwrap() {
        let methods = methods.as_object().unwrap().keys();
        described.push((path.clone(), methods.map(|name| name.to_uppercase()).collect()));
    }
    let mut expected: Vec<(String, Vec<String>)> = Vec::new();
    for (path, methods, _) in ROUTES.iter().filter(|(_, _, described)| *described) {
        let mut methods: Vec<String> = methods.iter().map(ToString::to_string).collect();
        methods.sort();
        expected.push((path.to_string(), methods));
    }
    described.sort();
    expected.sort();
    assert_eq!(described, expected);
    // Whatever it refers to is in it.
    let text = api.to_string();
    for reference in text.split("\"$ref\":\"#").skip(1) {
        let pointer = reference.split('"').next().unwrap();
        assert!(api.pointer(pointer).is_some(), "{pointer}");
    }
    expect_file!["../../../openapi.json"].assert_eq(&turlaj_server::openapi());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_path_answers_its_methods_and_no_others() {
    let world = World::new().await;
    let (ala, table) = ended(&world).await;
    for (path, methods, _) in ROUTES {
        let path = path.replace("{id}", &table).replace("{game}", "cups");
        for method in METHODS {
            let answer = ala.http().send(method, &path, "").await;
            match methods.contains(method) {
                true => assert!(![0, 404, 405, 500].contains(&answer.status), "{method} {path}"),
                false => {
                    let other = refused(405, "other-method");
                    assert_eq!(refusal(&answer), other, "{method} {path}");
                    assert!(answer.head.contains(&format!("allow: {}", methods[0].to_lowercase())));
                }
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_not_there_is_refused_in_json() {
    let world = World::new().await;
    let paths = [
        "/x",
        "//",
        "/index.html",
        "/metrics",
        "/api",
        "/api/v1",
        "/api/v1/",
        "/api/v1/games/",
        "/api/v2/games",
        "/API/v1/games",
        "/api/v1/tables/23456789abcdefgh",
        "/api/v1/replays/",
        "/api/v1/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/%00",
        "/\u{17c}",
    ];
    for path in paths {
        for method in ["GET", "POST", "DELETE"] {
            let answer = world.http().send(method, path, "").await;
            assert_eq!(refusal(&answer), refused(404, "not-found"), "{method} {path}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_id_that_is_not_text_is_refused_in_json() {
    let world = World::new().await;
    let key = world.http().person("Ala").await;
    let http = world.http().key(&key);
    for path in ["/api/v1/replays/%ff", "/api/v1/replays/%ff/record"] {
        assert_eq!(refusal(&http.get(path).await), refused(404, "no-such-table"), "{path}");
    }
    for what in ["hint", "why-not", "preview"] {
        let path = format!("/api/v1/tables/%ff/{what}");
        let ask = json!({ "seat": 0 });
        assert_eq!(refusal(&http.post(&path, ask).await), refused(404, "no-such-table"), "{path}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_head_without_a_body_is_answered_like_the_whole() {
    let world = World::new().await;
    let answer = world.http().send("HEAD", "/healthz", "").await;
    assert_eq!((answer.status, answer.body.as_str()), (200, ""));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_server_says_how_it_is() {
    let world = World::new().await;
    let health = world.http().get("/healthz").await;
    assert_eq!(health.json(), json!({ "ok": true, "build": "test", "protocol": 2 }));
    let page = world.http().get("/").await;
    assert_eq!(page.status, 200);
    assert!(page.head.contains("content-type: text/html; charset=utf-8"));
    assert!(page.body.starts_with("<!doctype html>"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn links_become_qr_codes() {
    let world = World::new().await;
    let qr = async |text: &str| world.http().post("/api/v1/qr", json!({ "text": text })).await;
    let answer = qr("https://play.example.org/t/23456789abcdefgh").await;
    assert_eq!(answer.status, 200);
    assert!(answer.head.contains("content-type: image/svg+xml"));
    assert!(answer.body.contains("<svg") && !answer.body.contains("<script"));
    assert!(!answer.body.contains("example"), "the text is in the code only");
    assert_eq!(qr(&"\u{1f98a}".repeat(128)).await.status, 200);
    assert_eq!(refusal(&qr(&"a".repeat(513)).await), refused(413, "too-long"));
    for body in ["", "{}", r#"{"text":17}"#, r#"{"text":"a","size":9}"#] {
        let answer = world.http().send("POST", "/api/v1/qr", body).await;
        assert_eq!(refusal(&answer), refused(422, "bad-json"), "{body}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_way_to_sockets_wants_a_socket() {
    let world = World::new().await;
    let answer = world.http().get("/api/v1/socket").await;
    assert_eq!(refusal(&answer), refused(422, "no-socket"));
}
