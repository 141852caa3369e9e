//! The types in TypeScript are those in Rust.

use expect_test::expect_file;
use serde_json::{Value, json};
use turlaj_proto::{Ask, Request};

#[test]
fn the_types_in_typescript_are_fresh() {
    expect_file!["../../../../web/generated/wire.d.ts"]
        .assert_eq(&turlaj_proto::typescript::declarations());
}

fn code(request: Value) -> Result<Ask, String> {
    let read: Result<Request, _> = serde_json::from_value(request);
    read.map(|request| request.ask).map_err(|why| why.to_string())
}

#[test]
fn requests_are_read_strictly() {
    assert_eq!(code(json!({ "id": 1, "ask": "ping" })), Ok(Ask::Ping));
    for bad in [
        json!({ "id": 1, "ask": "pong" }),
        json!({ "id": -1, "ask": "ping" }),
        json!({ "ask": "ping" }),
        json!({ "id": 1, "ask": "ping", "more": 1 }),
        json!({ "id": 1, "ask": { "watch": { "table": "x", "eye": null, "more": 1 } } }),
        json!({ "id": 1, "ask": { "watch": { "table": "x", "eye": 256 } } }),
        json!({ "id": 1, "ask": { "at": { "table": "x", "do": { "act": { "seat": 0 } } } } }),
        json!({ "id": 1, "ask": { "hello": { "protocol": 1, "key": 5 } } }),
    ] {
        assert!(code(bad.clone()).is_err(), "{bad}");
    }
}
