//! Requests that need work: bounded in number and memory, shared between addresses.

use std::time::Duration;

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use turlaj_server::Limits;

use crate::client::{Answer, Http};
use crate::thinking::number;
use crate::world::{Making, World};

const READ: &str = "/api/v1/replays/read";
const RECORD: &str = include_str!("../../../../replays/stonoga-pl-two-nonces.txt");

async fn limited(change: impl FnOnce(&mut Limits)) -> World {
    let mut making = Making::default();
    making.config.trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    change(&mut making.config.limits);
    World::made(making).await
}

fn from(world: &World, address: &str) -> Http {
    world.http().with("X-Forwarded-For", address)
}

async fn read(http: &Http) -> Answer {
    http.post(READ, json!({ "record": RECORD })).await
}

/// A request that has a place, and whose body does not come.
async fn unfinished(world: &World, address: &str) -> TcpStream {
    let server = world.running().address();
    let mut stream = TcpStream::connect(server).await.unwrap();
    let head = format!(
        "POST {READ} HTTP/1.1\r\nHost: {server}\r\nX-Forwarded-For: {address}\r\n\
        Connection: close\r\nExpect: 100-continue\r\nContent-Length: 1\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    // The server asks for the body when the request has its place.
    let mut asked = [0; 25];
    stream.read_exact(&mut asked).await.unwrap();
    assert_eq!(&asked, b"HTTP/1.1 100 Continue\r\n\r\n");
    stream
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_address_has_a_part_of_the_places() {
    let world = limited(|limits| {
        (limits.work_places, limits.work_places_per_address) = (2, 1);
        limits.work_wait = Duration::ZERO;
    })
    .await;
    let (one, two, three) =
        (from(&world, "1.1.1.1"), from(&world, "2.2.2.2"), from(&world, "3.3.3.3"));
    assert_eq!(read(&one).await.status, 200);
    let mut slow = unfinished(&world, "1.1.1.1").await;
    let busy = read(&one).await;
    assert_eq!((busy.status, busy.code().as_str()), (503, "busy"), "{busy:?}");
    assert!(busy.head.contains("\r\nretry-after: 10\r\n"), "{}", busy.head);
    assert_eq!(read(&two).await.status, 200, "another address has the other place");
    assert_eq!(one.get("/api/v1/games").await.status, 200, "other requests need no place");
    let _other = unfinished(&world, "2.2.2.2").await;
    assert_eq!(read(&three).await.status, 503, "all places are taken");
    // A request that is through gives its place back.
    slow.write_all(b"{").await.unwrap();
    let mut answer = String::new();
    slow.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 422 "), "{answer}");
    assert_eq!(read(&three).await.status, 200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn requests_wait_for_a_place() {
    let world = limited(|limits| {
        (limits.work_places, limits.work_waiting_per_address) = (1, 1);
        limits.work_wait = Duration::from_secs(3600);
    })
    .await;
    let mut slow = unfinished(&world, "1.1.1.1").await;
    // One of the two waits, and the other one is refused.
    let ask = || {
        let http = from(&world, "1.1.1.1");
        tokio::spawn(async move { read(&http).await.status })
    };
    let (mut one, mut two) = (ask(), ask());
    let (refused, waits) = tokio::select! {
        first = &mut one => (first, two),
        second = &mut two => (second, one),
    };
    assert_eq!(refused.unwrap(), 503);
    slow.write_all(b"{").await.unwrap();
    assert_eq!(waits.await.unwrap(), 200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_record_is_read_up_to_a_number_of_facts() {
    let world = limited(|limits| limits.record_facts = 3).await;
    let long = read(&world.http()).await.json();
    assert_eq!(long["broken"]["code"], "too-many-facts", "{long}");
    assert!(!long["positions"].as_array().unwrap().is_empty(), "what was read is shown");
    // Remarks take memory too.
    let tags: Vec<&str> = RECORD.lines().take_while(|line| line.starts_with('[')).collect();
    let record = format!("{}\n\n{{a}} {{b}} {{c}} {{d}}\n", tags.join("\n"));
    let remarks = world.http().post(READ, json!({ "record": record })).await.json();
    assert_eq!(remarks["broken"]["code"], "too-many-facts", "{remarks}");
    let whole = read(&limited(|_| {}).await.http()).await.json();
    assert_eq!(whole["broken"], json!(null), "{whole}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_that_is_not_taken_does_not_hold_a_connection() {
    let mut making = Making::default();
    making.config.pace.write_timeout = Duration::from_millis(1);
    let world = World::made(making).await;
    let server = world.running().address();
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut stream = socket.connect(server).await.unwrap();
    // More answers than fit into the buffers of a connection; none of them is read.
    let request = format!("GET /api/openapi.json HTTP/1.1\r\nHost: {server}\r\n\r\n");
    let mut sent = 0;
    while stream.write_all(request.as_bytes()).await.is_ok() && sent < 10_000 {
        sent += 1;
    }
    // The connection that asks for the number is one.
    while number(&world, "connections").await > 0 {}
}
