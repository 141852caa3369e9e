//! How much a stranger may ask for.

use std::net::{IpAddr, SocketAddr};

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use turlaj_server::{Config, Limits};

use crate::client::{Answer, Client};
use crate::rude::others_play;
use crate::rude::raw::{BINARY, LAST, PING, PONG, Raw, TEXT};
use crate::world::{Making, World};

async fn limited(change: impl FnOnce(&mut Limits)) -> World {
    configured(|config| change(&mut config.limits)).await
}

async fn configured(change: impl FnOnce(&mut Config)) -> World {
    let mut making = Making::default();
    change(&mut making.config);
    World::made(making).await
}

fn assert_too_fast(answer: &Answer) {
    assert_eq!((answer.status, answer.code().as_str()), (429, "too-fast"), "{answer:?}");
    assert!(answer.head.contains("\r\nretry-after: 10\r\n"), "{}", answer.head);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_talks_too_fast_is_told_so_and_closed_if_it_goes_on() {
    let world = limited(|limits| (limits.messages_per_second, limits.message_burst) = (0, 5)).await;
    let mut ala = world.connect(None).await;
    for _ in 0..4 {
        ala.ask(json!("ping")).await.unwrap();
    }
    let too_fast = Err("too-fast".to_string());
    for _ in 0..5 {
        assert_eq!(ala.ask(json!("ping")).await, too_fast);
    }
    // Whatever it is, and also if it cannot be read.
    ala.send_text("{").await;
    let refused = ala.next().await.unwrap();
    assert_eq!((&refused["id"], &refused["why"]["code"]), (&Value::Null, &json!("too-fast")));
    while ala.next().await.is_some() {}
    assert_eq!(ala.bye.unwrap()["code"], "too-fast");
    // Every socket has its own patience.
    let mut ola = world.connect(None).await;
    ola.ask(json!("ping")).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn frames_of_every_kind_count() {
    let world = limited(|limits| (limits.messages_per_second, limits.message_burst) = (0, 5)).await;
    for (kind, expected) in [(BINARY, TEXT), (PING, PONG)] {
        let mut raw = Raw::open(world.running().address()).await;
        raw.hello(None).await;
        for _ in 0..4 {
            raw.frame(LAST | kind, b"").await;
            assert_eq!(raw.next().await.unwrap().0, expected);
        }
        for _ in 0..5 {
            raw.frame(LAST | kind, b"").await;
            let answer = raw.message().await.unwrap();
            assert_eq!((&answer["id"], &answer["why"]["code"]), (&Value::Null, &json!("too-fast")));
        }
        raw.frame(LAST | kind, b"").await;
        assert_eq!(raw.bye().await, Some(("too-fast".to_string(), 1008)));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn plain_requests_are_counted_by_address() {
    let world = limited(|limits| (limits.requests_per_second, limits.request_burst) = (0, 4)).await;
    for _ in 0..2 {
        assert_eq!(world.http().get("/healthz").await.status, 200);
    }
    assert_eq!(world.http().get("/x").await.status, 404, "refused ones count too");
    let mut ala = Client::open(world.running().address()).await;
    for path in ["/healthz", "/x", "/api/v1/games"] {
        assert_too_fast(&world.http().get(path).await);
    }
    assert_too_fast(&world.http().post("/api/v1/people", json!({})).await);
    let opened = Client::open_with(world.running().address(), &[]).await;
    assert_eq!(opened.err(), Some(429));
    // A socket that is open stays so.
    ala.hello(None).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn new_people_and_new_tables_are_counted_by_the_hour() {
    let world = limited(|limits| (limits.people_per_hour, limits.tables_per_hour) = (2, 3)).await;
    let ala = world.http().person("Ala").await;
    let ola = world.http().person("Ola").await;
    assert_too_fast(&world.http().post("/api/v1/people", json!({ "name": "Iza" })).await);
    let wish = json!({ "game": "cups", "seats": [{ "you": {} }, "open"] });
    for key in [&ala, &ola, &ala] {
        let answer = world.http().key(key).post("/api/v1/tables", wish.clone()).await;
        assert_eq!(answer.status, 200);
    }
    for key in [&ala, &ola] {
        assert_too_fast(&world.http().key(key).post("/api/v1/tables", wish.clone()).await);
    }
    // All else goes on.
    assert_eq!(world.http().key(&ala).get("/api/v1/me/tables").await.status, 200);
    let mut ala = world.connect(Some(&ala)).await;
    ala.ask(json!("ping")).await.unwrap();
}

/// A connection that stays open, if it is served.
async fn connection(address: SocketAddr) -> Option<TcpStream> {
    let mut stream = TcpStream::connect(address).await.ok()?;
    let head = format!("HEAD /healthz HTTP/1.1\r\nHost: {address}\r\n\r\n");
    stream.write_all(head.as_bytes()).await.ok()?;
    let mut answer = Vec::new();
    while !answer.ends_with(b"\r\n\r\n") {
        answer.push(stream.read_u8().await.ok()?);
    }
    answer.starts_with(b"HTTP/1.1 200 OK").then_some(stream)
}

async fn assert_three_connections(world: &World) {
    let address = world.running().address();
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(connection(address).await.expect("three are served"));
    }
    for _ in 0..5 {
        assert!(connection(address).await.is_none(), "one more is not");
    }
    for stream in &mut open {
        let head = format!("HEAD /healthz HTTP/1.1\r\nHost: {address}\r\n\r\n");
        stream.write_all(head.as_bytes()).await.unwrap();
        assert_eq!(stream.read_u8().await.unwrap(), b'H', "the others do not suffer");
    }
    // Whoever leaves makes room, as soon as the server has noticed.
    open.clear();
    while connection(address).await.is_none() {}
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_are_counted_by_address() {
    let world = limited(|limits| limits.connections_per_address = 3).await;
    assert_three_connections(&world).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_are_counted_in_all() {
    let world = limited(|limits| limits.connections = 3).await;
    assert_three_connections(&world).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sockets_are_connections() {
    let world = limited(|limits| limits.connections_per_address = 3).await;
    let address = world.running().address();
    let mut open = Vec::new();
    while let Ok(client) = Client::open_with(address, &[]).await {
        open.push(client);
        assert!(open.len() <= 3, "no more than three");
    }
    for client in &mut open {
        client.hello(None).await.unwrap();
    }
    open.clear();
    while Client::open_with(address, &[]).await.is_err() {}
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_is_one_connection_and_not_two() {
    let world = limited(|limits| limits.connections_per_address = 1).await;
    let opened = Client::open_with(world.running().address(), &[]).await;
    assert_eq!(opened.err(), None, "one connection is allowed, and this is one");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn so_many_look_on_at_a_table_and_no_more() {
    let world = limited(|limits| limits.watchers = 2).await;
    let mut ala = world.person("Ala").await;
    let table = ala.create(json!({ "game": "cups", "seats": [{ "you": {} }, "open"] })).await;
    let mut ola = world.person("Ola").await;
    let mut iza = world.connect(None).await;
    let mut ewa = world.connect(None).await;
    ola.watch(&table, None).await.unwrap();
    iza.watch(&table, None).await.unwrap();
    assert_eq!(ewa.watch(&table, None).await, Err("too-many-watchers".to_string()));
    iza.watch(&table, None).await.unwrap();
    // Those who play are no spectators, and are never kept out.
    let key = ala.key.clone().unwrap();
    let mut phone = world.connect(Some(&key)).await;
    phone.watch(&table, Some(0)).await.unwrap();
    ola.at(json!({ "sit": { "seat": 1, "name": null } })).await.unwrap();
    ewa.watch(&table, None).await.unwrap();
    let mut ula = world.connect(None).await;
    assert_eq!(ula.watch(&table, None).await, Err("too-many-watchers".to_string()));
    // Whoever leaves makes room.
    iza.ask(json!({ "unwatch": { "table": table } })).await.unwrap();
    ula.watch(&table, None).await.unwrap();
    assert_eq!(iza.watch(&table, None).await, Err("too-many-watchers".to_string()));
    ola.catch_up().await;
    drop(ewa);
    ola.until(|ola| ola.room["spectators"] == json!(1)).await;
    iza.watch(&table, None).await.unwrap();
    others_play(&world).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_watches_so_many_tables_and_no_more() {
    let world = limited(|limits| limits.watched = 2).await;
    let mut ala = world.person("Ala").await;
    let mut tables = Vec::new();
    for _ in 0..3 {
        let wish = json!({ "game": "cups", "seats": [{ "you": {} }, "open"] });
        let answer = ala.http().post("/api/v1/tables", wish).await.json();
        tables.push(answer["table"].as_str().unwrap().to_string());
    }
    ala.watch(&tables[0], None).await.unwrap();
    ala.watch(&tables[1], None).await.unwrap();
    assert_eq!(ala.watch(&tables[2], None).await, Err("too-many-tables".to_string()));
    ala.watch(&tables[0], Some(0)).await.unwrap();
    ala.ask(json!({ "unwatch": { "table": tables[0] } })).await.unwrap();
    ala.watch(&tables[2], None).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_is_not_watched_does_not_count() {
    let world = limited(|limits| limits.watched = 2).await;
    let mut ala = world.person("Ala").await;
    for id in ["23456789abcdefgh", "23456789abcdefgj", "23456789abcdefgk"] {
        assert_eq!(ala.watch(id, None).await, Err("no-such-table".to_string()), "mistyped");
    }
    ala.create(json!({ "game": "cups", "seats": [{ "you": {} }, "open"] })).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bodies_may_be_so_long_and_no_longer() {
    let world = limited(|limits| limits.message_bytes = 1000).await;
    let padded = |length: usize| {
        let body = r#"{"text":"a"}"#;
        format!("{body}{}", " ".repeat(length - body.len()))
    };
    assert_eq!(world.http().send("POST", "/api/v1/qr", &padded(1000)).await.status, 200);
    for length in [1001, 100_000] {
        let answer = world.http().send("POST", "/api/v1/qr", &padded(length)).await;
        assert_eq!((answer.status, answer.code().as_str()), (413, "too-long"), "{length}");
    }
    // The same for whoever does not say how long it will be.
    let address = world.running().address();
    let mut stream = TcpStream::connect(address).await.unwrap();
    let head = format!(
        "POST /api/v1/qr HTTP/1.1\r\nHost: {address}\r\nTransfer-Encoding: chunked\r\n\r\n\
         400\r\n{}\r\n",
        " ".repeat(0x400)
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut start = [0; 12];
    stream.read_exact(&mut start).await.unwrap();
    assert_eq!(&start, b"HTTP/1.1 413");
    others_play(&world).await;
}

async fn behind(proxies: &[&str], change: impl FnOnce(&mut Limits)) -> World {
    let proxies: Vec<IpAddr> = proxies.iter().map(|address| address.parse().unwrap()).collect();
    configured(|config| {
        config.trusted_proxies = proxies;
        change(&mut config.limits);
    })
    .await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn behind_a_trusted_proxy_clients_are_told_apart() {
    let world = behind(&["127.0.0.1", "10.0.0.2"], |limits| limits.people_per_hour = 1).await;
    let create = async |forwarded: &str| {
        let http = world.http().with("X-Forwarded-For", forwarded);
        http.post("/api/v1/people", json!({})).await
    };
    assert_eq!(create("1.1.1.1").await.status, 200);
    assert_too_fast(&create("1.1.1.1").await);
    assert_eq!(create("2.2.2.2").await.status, 200);
    // What a client says itself stands before what the proxy adds.
    assert_too_fast(&create("9.9.9.9, 2.2.2.2").await);
    assert_too_fast(&create("9.9.9.9, 2.2.2.2, 10.0.0.2").await);
    // An address of version 6 counts with its whole network.
    assert_eq!(create("2001:db8::1").await.status, 200);
    assert_too_fast(&create("2001:db8::2").await);
    assert_eq!(create("2001:db8:0:1::1").await.status, 200);
    // A proxy may add ports. What cannot be read is nobody's word.
    assert_too_fast(&create("1.1.1.1:1234").await);
    assert_too_fast(&create("[2001:db8::3]:1234").await);
    assert_eq!(create("4.4.4.4, unknown").await.status, 200, "it counts for the proxy");
    assert_too_fast(&create("5.5.5.5, unknown").await);
    // Two lines of the same header are one list.
    let http = world.http().with("X-Forwarded-For", "3.3.3.3").with("X-Forwarded-For", "1.1.1.1");
    assert_too_fast(&http.post("/api/v1/people", json!({})).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_else_is_believed_about_addresses() {
    let world = behind(&["10.0.0.2"], |limits| limits.people_per_hour = 1).await;
    for (at, forwarded) in ["1.1.1.1", "2.2.2.2", "10.0.0.2", "127.0.0.2", "x"].iter().enumerate() {
        let http = world.http().with("X-Forwarded-For", forwarded).with("Forwarded", "for=3.3.3.3");
        let answer = http.post("/api/v1/people", json!({})).await;
        match at {
            0 => assert_eq!(answer.status, 200),
            _ => assert_too_fast(&answer),
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn behind_a_trusted_proxy_sockets_are_counted_by_client() {
    let world = behind(&["127.0.0.1"], |limits| limits.connections_per_address = 1).await;
    let address = world.running().address();
    let open = async |from: &str| Client::open_with(address, &[("X-Forwarded-For", from)]).await;
    let mut ala = open("1.1.1.1").await.unwrap();
    assert_eq!(open("1.1.1.1").await.err(), Some(429));
    let mut ola = open("2.2.2.2").await.unwrap();
    assert_eq!(open("9.9.9.9, 2.2.2.2").await.err(), Some(429));
    ala.hello(None).await.unwrap();
    ola.hello(None).await.unwrap();
    drop(ala);
    while open("1.1.1.1").await.is_err() {}
}
