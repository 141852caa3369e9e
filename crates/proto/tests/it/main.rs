//! The types in TypeScript are those in Rust.

use expect_test::expect_file;
use serde_json::{Value, json};
use turlaj_proto::{
    Ask, DiceDue, DiceTyped, DieDue, PlaceInfo, Play, PlayTold, PromptInfo, Request,
};

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
        json!({ "id": 1, "ask": { "watch": { "table": "x", "eye": 0, "n": -1 } } }),
        json!({ "id": 1, "ask": { "at": { "table": "x", "do": { "act": { "seat": 0 } } } } }),
        json!({ "id": 1, "ask": { "hello": { "protocol": 1, "key": 5 } } }),
    ] {
        assert!(code(bad.clone()).is_err(), "{bad}");
    }
}

#[test]
fn what_the_server_writes_is_what_is_promised() {
    let raw = |value: Value| serde_json::value::to_raw_value(&value).unwrap();
    let place = PlaceInfo { seat: 1, place: 1, points: 7, tie_breaks: vec![3], left: false };
    let (kind, shows) = (Some("die".to_string()), vec!["R".to_string(), "*".to_string()]);
    let due = DiceDue {
        at: "1.2.1".to_string(),
        whose: Some(1),
        lot: None,
        dice: vec![DieDue { die: 1, faces: 6, kind, shows }],
        choices: vec!["R".to_string()],
    };
    let typed = DiceTyped {
        at: "1.1.1".to_string(),
        roll: "RRYY".to_string(),
        lot: due.lot.clone(),
        dice: due.dice.clone(),
        choices: due.choices.clone(),
    };
    let told = PlayTold {
        eye: Some(1),
        waiting: vec![0, 1],
        prompt: Some(4),
        asked: Some(raw(json!({ "prompt": 4, "legal": ["pass"] }))),
        free_undo: 2,
        clock: Some(10),
        resumes_in: Some(3000),
        dice: Some(due.clone()),
        retype: Some(typed.clone()),
        standings: Some(vec![place.clone()]),
        view: raw(json!({ "any": "thing" })).into(),
    };
    let promised = Play {
        eye: Some(1),
        waiting: vec![0, 1],
        prompt: Some(4),
        asked: Some(PromptInfo { prompt: 4, legal: vec!["pass".to_string()] }),
        free_undo: 2,
        clock: Some(10),
        resumes_in: Some(3000),
        dice: Some(due),
        retype: Some(typed),
        standings: Some(vec![place]),
        view: json!({ "any": "thing" }),
    };
    let text = serde_json::to_string(&told).unwrap();
    assert_eq!(serde_json::from_str::<Play>(&text).unwrap(), promised);
}
