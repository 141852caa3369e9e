//! Frames that no well-behaved client sends.

use serde_json::{Value, json};
use turlaj_server::Limits;

use super::others_play;
use super::raw::{BINARY, CLOSE, LAST, PING, PONG, Raw, TEXT, frame, header};
use crate::world::World;

const PING_IN_WORDS: &str = r#"{"id":5,"ask":"ping"}"#;

async fn greeted(world: &World) -> Raw {
    let mut raw = Raw::open(world.running().address()).await;
    raw.hello(None).await;
    raw
}

/// The server says goodbye to whoever sends this.
async fn goodbye(world: &World, bytes: &[u8]) -> Option<(String, u16)> {
    let mut raw = greeted(world).await;
    raw.bytes(bytes).await;
    raw.bye().await
}

fn too_long() -> Option<(String, u16)> {
    Some(("too-long".to_string(), 1009))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn binary_messages_are_refused() {
    let world = World::new().await;
    let mut raw = greeted(&world).await;
    for bytes in [&b""[..], PING_IN_WORDS.as_bytes(), &[0, 255, 0, 255]] {
        raw.frame(LAST | BINARY, bytes).await;
        let answer = raw.message().await.unwrap();
        assert_eq!((&answer["type"], &answer["id"]), (&json!("refused"), &Value::Null));
        assert_eq!(answer["why"]["code"], "not-text");
        raw.is_alive().await;
    }
    others_play(&world).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_message_in_pieces_is_heard_as_one() {
    let world = World::new().await;
    let mut raw = greeted(&world).await;
    let (start, rest) = PING_IN_WORDS.as_bytes().split_at(9);
    raw.frame(TEXT, start).await;
    raw.frame(LAST | PING, b"still there?").await;
    assert_eq!(raw.next().await, Some((PONG, b"still there?".to_vec())), "control comes between");
    raw.frame(0, b"").await;
    raw.frame(0, &rest[..1]).await;
    raw.frame(LAST, &rest[1..]).await;
    assert_eq!(raw.message().await, Some(json!({ "type": "done", "id": 5 })));
    // And one byte at a time.
    for byte in frame(LAST | TEXT, PING_IN_WORDS.as_bytes()) {
        raw.bytes(&[byte]).await;
    }
    assert_eq!(raw.message().await, Some(json!({ "type": "done", "id": 5 })));
    others_play(&world).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_message_may_be_so_long_and_no_longer() {
    let world = World::new().await;
    let most = Limits::default().message_bytes;
    let padded = |length: usize| {
        let mut bytes = PING_IN_WORDS.as_bytes().to_vec();
        bytes.resize(length, b' ');
        bytes
    };
    let mut raw = greeted(&world).await;
    raw.frame(LAST | TEXT, &padded(most)).await;
    assert_eq!(raw.message().await, Some(json!({ "type": "done", "id": 5 })));
    raw.frame(LAST | TEXT, &padded(most + 1)).await;
    assert_eq!(raw.bye().await, too_long());
    let long = frame(LAST | TEXT, &padded(1024 * 1024));
    assert_eq!(goodbye(&world, &long).await, too_long());
    let pieces = [frame(TEXT, &padded(most)), frame(LAST, b" ")].concat();
    assert_eq!(goodbye(&world, &pieces).await, too_long());
    let endless = [frame(TEXT, &padded(most / 2)), frame(0, &padded(most / 2)), frame(0, b" ")];
    assert_eq!(goodbye(&world, &endless.concat()).await, too_long());
    others_play(&world).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_giant_frame_is_refused_when_it_is_announced() {
    let world = World::new().await;
    for kind in [TEXT, BINARY] {
        for length in [64 * 1024 * 1024, usize::MAX >> 1] {
            let announced = header(LAST | kind, length);
            assert_eq!(goodbye(&world, &announced).await, too_long(), "{length}");
        }
    }
    others_play(&world).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_breaks_the_protocol_is_closed() {
    let world = World::new().await;
    let unmasked = [&[LAST | TEXT, 4][..], b"null"].concat();
    let broken = [
        ("no mask", unmasked),
        ("reserved bits", frame(LAST | 0x70 | TEXT, b"null")),
        ("a kind that does not exist", frame(LAST | 3, b"")),
        ("control that does not exist", frame(LAST | 11, b"")),
        ("a continuation of nothing", frame(LAST, b"null")),
        ("a message within another", [frame(TEXT, b"nu"), frame(LAST | TEXT, b"null")].concat()),
        ("a ping in pieces", frame(PING, b"")),
        ("a ping that is too long", frame(LAST | PING, &[7; 126])),
        ("no frame at all", b"GET / HTTP/1.1\r\n\r\n".to_vec()),
    ];
    for (what, bytes) in broken {
        let mut raw = greeted(&world).await;
        raw.bytes(&bytes).await;
        while let Some(message) = raw.message().await {
            assert_eq!(message["type"], "bye", "nothing else comes after {what}");
        }
    }
    others_play(&world).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn text_must_be_utf_8() {
    let world = World::new().await;
    let not_text = Some(("not-text".to_string(), 1007));
    for bytes in [&b"\xff\xfe"[..], b"{\"id\":1,\"ask\":\"\xff\"}", b"\xed\xa0\x80", b"\xc0\x80"] {
        assert_eq!(goodbye(&world, &frame(LAST | TEXT, bytes)).await, not_text, "{bytes:?}");
    }
    // A letter may be broken off at the end of a piece, but not at the end of a message.
    let mut raw = greeted(&world).await;
    raw.frame(TEXT, b"\"\xc5").await;
    raw.frame(LAST, b"\xbc\"").await;
    assert_eq!(raw.message().await.unwrap()["why"]["code"], "bad-json");
    raw.frame(TEXT, b"\"\xc5").await;
    raw.frame(LAST, b"\"").await;
    assert_eq!(raw.bye().await, not_text);
    others_play(&world).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_closes_a_socket_is_answered() {
    let world = World::new().await;
    let mut raw = greeted(&world).await;
    raw.frame(LAST | CLOSE, &1000u16.to_be_bytes()).await;
    assert_eq!(raw.next().await, Some((CLOSE, 1000u16.to_be_bytes().to_vec())), "RFC 6455, 5.5.1");
    assert_eq!(raw.next().await, None);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_that_breaks_off_in_a_frame_is_gone() {
    let world = World::new().await;
    let mut ala = world.person("Ala").await;
    let key = world.http().person("Ola").await;
    let table = ala.create(json!({ "game": "cups", "seats": [{ "you": {} }, "open"] })).await;
    let mut raw = Raw::open(world.running().address()).await;
    raw.hello(Some(&key)).await;
    raw.text(&json!({ "id": 1, "ask": { "watch": { "table": table, "eye": null } } })).await;
    let sit = json!({ "sit": { "seat": 1, "name": null } });
    raw.text(&json!({ "id": 2, "ask": { "at": { "table": table, "do": sit } } })).await;
    ala.until(|ala| ala.room["seats"][1]["here"] == json!(true)).await;
    raw.bytes(&frame(LAST | TEXT, PING_IN_WORDS.as_bytes())[..9]).await;
    drop(raw);
    ala.until(|ala| ala.room["seats"][1]["here"] == json!(false)).await;
    others_play(&world).await;
}
