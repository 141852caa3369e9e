//! Who is let in, and what every answer carries.

use serde_json::json;
use turlaj_server::{Config, Limits};

use super::{refusal, refused};
use crate::client::{Answer, Client};
use crate::rude::raw::Raw;
use crate::world::{Making, World};

const PUBLIC: &str = "https://play.example.org";

async fn public_world() -> World {
    let usual = Making::default().config;
    let public_url = Some(PUBLIC.to_string());
    let config = Config { public_url, hosts: vec!["box.local".to_string()], ..usual };
    World::made(Making { config, ..Making::default() }).await
}

/// What protects a page and its person, on whatever it comes.
fn assert_guarded(head: &str, what: &str) {
    for header in [
        "content-security-policy: default-src 'none';",
        "frame-ancestors 'none'",
        "x-content-type-options: nosniff",
        "x-frame-options: deny",
        "referrer-policy: no-referrer",
        "cross-origin-opener-policy: same-origin",
        "cross-origin-resource-policy: same-origin",
        "permissions-policy: ",
        // Pages are asked for anew every time; everything else is not kept at all.
        if head.contains("content-type: text/html") {
            "cache-control: no-cache"
        } else {
            "cache-control: no-store"
        },
    ] {
        assert!(head.contains(header), "{what} lacks {header}: {head}");
    }
    for never in ["set-cookie", "access-control-allow-origin", "unsafe-inline", "server: "] {
        assert!(!head.contains(never), "{what} has {never}: {head}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_answer_is_guarded() {
    let mut making = Making::default();
    let limits = Limits { people_per_hour: 1, ..making.config.limits };
    making.config = Config { limits, ..making.config };
    let world = World::made(making).await;
    let mut ala = world.person("Ala").await;
    let bot = json!({ "bot": { "name": "random" } });
    let table = ala.create(json!({ "game": "cups", "seats": [bot, bot], "start": true })).await;
    ala.until(|ala| ala.status() == "over").await;
    let you = json!({ "you": {} });
    let wish = json!({ "game": "trap", "options": { "again": "on" }, "seats": [you, you] });
    let trap = ala.create(wish).await;
    crate::play::begin(&mut [&mut ala]).await;
    let http = world.http();
    let long = "x".repeat(100_000);
    let record = format!("/api/v1/replays/{table}/record");
    let fatal = json!({ "seat": 0, "actions": ["again"] });
    let answers: Vec<(u16, Answer)> = vec![
        (200, http.get("/").await),
        (200, http.get("/healthz").await),
        (200, http.get("/api/openapi.json").await),
        (200, http.get("/api/v1/games").await),
        (200, http.get("/api/v1/tables").await),
        (200, ala.http().get("/api/v1/me").await),
        (200, ala.http().get("/api/v1/me/tables").await),
        (200, http.get(&format!("/api/v1/replays/{table}")).await),
        (200, http.get(&record).await),
        (200, http.send("HEAD", &record, "").await),
        (200, http.post("/api/v1/qr", json!({ "text": "a" })).await),
        (401, http.get("/api/v1/me").await),
        (
            403,
            http.clone().with("Origin", "https://evil.example").post("/api/v1/qr", json!({})).await,
        ),
        (404, http.get("/x").await),
        (405, http.send("DELETE", "/healthz", "").await),
        (409, http.get(&format!("/api/v1/replays/{trap}")).await),
        (413, http.send("POST", "/api/v1/qr", &long).await),
        (421, http.clone().with("Host", "evil.example").get("/").await),
        (422, http.send("POST", "/api/v1/qr", "{").await),
        (422, http.get("/api/v1/socket").await),
        (429, http.post("/api/v1/people", json!({})).await),
        (500, ala.http().post(&format!("/api/v1/tables/{trap}/preview"), fatal).await),
    ];
    for (status, answer) in &answers {
        assert_eq!(answer.status, *status, "{answer:?}");
        assert_guarded(&answer.head, &status.to_string());
    }
    let raw = Raw::open(world.running().address()).await;
    assert_guarded(&raw.head, "101");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_server_answers_to_its_own_names_only() {
    let world = public_world().await;
    let port = world.running().address().port();
    let good = [
        "localhost".to_string(),
        format!("localhost:{port}"),
        format!("127.0.0.1:{port}"),
        format!("[::1]:{port}"),
        "192.168.1.7".to_string(),
        "play.example.org".to_string(),
        "Play.Example.ORG:443".to_string(),
        format!("box.local:{port}"),
    ];
    for host in &good {
        let answer = world.http().with("Host", host).get("/healthz").await;
        assert_eq!(answer.status, 200, "{host}");
    }
    let bad = [
        "evil.example",
        "localhost.evil.example",
        "play.example.org.evil.example",
        "evil.play.example.org",
        "127.0.0.1.evil.example",
        "localhost:80:80",
        "play.example.org@evil.example",
        "",
    ];
    for host in bad {
        for (method, path) in [("GET", "/healthz"), ("POST", "/api/v1/people"), ("GET", "/x")] {
            let answer = world.http().with("Host", host).send(method, path, "").await;
            assert_eq!(refusal(&answer), refused(421, "other-host"), "{host}");
        }
    }
    let address = world.running().address();
    let opened = Client::open_with(address, &[("Host", "evil.example")]).await;
    assert_eq!(opened.err(), Some(421), "nor do sockets");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pages_of_others_may_not_call() {
    let world = public_world().await;
    let address = world.running().address();
    let own = format!("http://{address}");
    for origin in [own.as_str(), PUBLIC] {
        let answer = world.http().with("Origin", origin).post("/api/v1/people", json!({})).await;
        assert_eq!(answer.status, 200, "{origin}");
        let mut client = Client::open_with(address, &[("Origin", origin)]).await.unwrap();
        client.hello(None).await.unwrap();
    }
    let bad = [
        "https://evil.example",
        "https://play.example.org.evil.example",
        "https://evil.example/play.example.org",
        "https://play.example.org:444",
        "http://localhost:1",
        "null",
        "",
        "play.example.org",
    ];
    for origin in bad {
        let http = world.http().with("Origin", origin);
        let denied = refused(403, "other-origin");
        assert_eq!(refusal(&http.post("/api/v1/people", json!({})).await), denied, "{origin}");
        assert_eq!(refusal(&http.send("PATCH", "/api/v1/me", "{}").await), denied, "{origin}");
        assert_eq!(refusal(&http.send("DELETE", "/x", "").await), denied, "{origin}");
        let opened = Client::open_with(address, &[("Origin", origin)]).await;
        assert_eq!(opened.err(), Some(403), "{origin}");
        // Reading is harmless: without leave from us a browser gives the page nothing of it.
        let answer = http.get("/api/v1/games").await;
        assert_eq!(answer.status, 200);
        assert_guarded(&answer.head, origin);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_names_one_host_and_means_it() {
    let world = public_world().await;
    let two = world.http().with("Host", "localhost").with("Host", "localhost");
    assert_eq!(refusal(&two.get("/").await), refused(400, "two-hosts"));
    let target = |host: &str| format!("http://{host}/healthz");
    let http = world.http();
    assert_eq!(http.get(&target("localhost")).await.status, 200);
    assert_eq!(refusal(&http.get(&target("evil.example")).await), refused(421, "other-host"));
}
