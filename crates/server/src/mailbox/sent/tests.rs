//! Tests: what is sent to a socket that knows something already.

use serde_json::value::to_raw_value;
use serde_json::{Value, json};
use turlaj_proto::{PlayTold, apply};
use turlaj_table::Heard;

use super::*;

fn raw(value: &Value) -> Box<RawValue> {
    to_raw_value(value).unwrap()
}

fn play(view: &Value) -> Arc<PlayShown> {
    Arc::new(PlayShown::new(PlayTold {
        eye: None,
        waiting: Vec::new(),
        prompt: None,
        asked: None,
        free_undo: 0,
        clock: None,
        resumes_in: None,
        dice: None,
        retype: None,
        standings: None,
        view: raw(view).into(),
    }))
}

/// A room and a play of some size, of which little changes.
fn table(at: u32) -> Delta {
    let long = "a text that stays as it is, however long a game may take";
    let room = raw(&json!({ "seats": [long, at / 10], "status": long }));
    let play = play(&json!({ "board": [long, { "at": at }], "about": long }));
    Delta { room: Some(Arc::new(SharedDocument::new(room))), play: Some(play), ..Delta::default() }
}

fn sent(sent: &mut Sent, delta: &Delta) -> Option<Value> {
    sent.patch("t", delta).map(|text| serde_json::from_str(&text).unwrap())
}

#[test]
fn the_first_patch_has_everything_and_the_next_one_what_has_changed() {
    let mut socket = Sent::default();
    let first = sent(&mut socket, &table(0)).unwrap();
    assert_eq!((first.get("from"), &first["room"][0]["seats"][1]), (None, &json!(0)));
    let second = sent(&mut socket, &table(1)).unwrap();
    assert_eq!((&second["from"], second.get("room")), (&first["n"], None));
    assert_eq!(second["play"], json!({ "view": { "board": { "1": [{ "at": 1 }] } } }));
    let third = sent(&mut socket, &table(12)).unwrap();
    assert_eq!((&third["from"], &third["room"]), (&second["n"], &json!({ "seats": { "1": [1] } })));
}

#[test]
fn nothing_is_sent_for_no_change() {
    let mut socket = Sent::default();
    sent(&mut socket, &table(3)).unwrap();
    assert_eq!(sent(&mut socket, &table(3)), None);
    assert_eq!(sent(&mut socket, &Delta::default()), None);
    let done = Delta { done: vec![7], ..table(3) };
    let answer = sent(&mut socket, &done).unwrap();
    assert_eq!((answer["n"] == answer["from"], &answer["done"]), (true, &json!([7])));
    assert_eq!((answer.get("room"), answer.get("play")), (None, None));
    let piece = to_raw_value("news").unwrap();
    let heard = Arc::new(Heard { news: vec![piece], ..Heard::default() });
    let news = Delta { heard: vec![heard], ..Delta::default() };
    assert_eq!(sent(&mut socket, &news).unwrap()["news"], json!(["news"]));
}

#[test]
fn a_reader_that_took_nothing_for_long_gets_one_difference() {
    let (mut quick, mut slow) = (Sent::default(), Sent::default());
    let mut knows = json!(null);
    for at in 0..30 {
        sent(&mut quick, &table(at)).unwrap();
    }
    let first = sent(&mut slow, &table(0)).unwrap();
    apply(&mut knows, &first["play"]);
    let mut waits = Delta::default();
    for at in 1..30 {
        waits.merge(table(at));
    }
    let second = sent(&mut slow, &waits).unwrap();
    assert_eq!(second["from"], first["n"]);
    apply(&mut knows, &second["play"]);
    assert_eq!(knows["view"]["board"][1]["at"], json!(29));
    assert_eq!(
        second["n"],
        json!(quick.n),
        "the number says what is known, not how often it was sent"
    );
    let mut back = table(5);
    back.merge(table(29));
    assert_eq!(sent(&mut slow, &back), None, "what has changed and changed back is not told");
}

#[test]
fn who_watches_anew_gets_what_is_not_known() {
    let mut socket = Sent::default();
    let n = sent(&mut socket, &table(4)).unwrap()["n"].as_u64();
    let everything = |patch: &Value| {
        patch.get("from").is_none() && patch["room"].is_array() && patch["play"].is_array()
    };
    // On the same socket: what it was sent last is still there.
    socket.watched_again(n);
    let patch = sent(&mut socket, &table(5)).unwrap();
    assert_eq!((patch["from"].as_u64(), patch.get("room")), (n, None));
    socket.watched_again(n);
    assert!(everything(&sent(&mut socket, &table(5)).unwrap()), "another number than the last");
    socket.watched_again(None);
    assert!(everything(&sent(&mut socket, &table(5)).unwrap()), "no number");
    // On another one: nothing is sent where all is as it was, and else everything.
    let done = |table: Delta| Delta { done: vec![1], ..table };
    let mut other = Sent::default();
    other.watched_again(n);
    let same = sent(&mut other, &done(table(4))).unwrap();
    assert_eq!((same["from"].as_u64(), same["n"].as_u64(), same.get("play")), (n, n, None));
    let patch = sent(&mut other, &table(5)).unwrap();
    assert_eq!((patch["from"].as_u64(), patch["play"].is_object()), (n, true));
    let mut late = Sent::default();
    late.watched_again(n);
    assert!(everything(&sent(&mut late, &done(table(5))).unwrap()));
    // After something else was sent on this socket, what it says to know is not believed.
    socket.watched_again(n);
    assert!(
        everything(&sent(&mut socket, &done(table(4))).unwrap()),
        "what was on its way is unknown"
    );
}

#[test]
fn protocol_1_gets_whole_rooms_and_plays() {
    let mut socket = Sent::default();
    for at in 1..4 {
        let text = socket.update("t", &table(at));
        let update: Value = serde_json::from_str(&text).unwrap();
        assert_eq!((&update["type"], &update["n"]), (&json!("update"), &json!(at)));
        assert_eq!(update["play"]["view"]["board"][1]["at"], json!(at));
        assert!(update["room"].is_object());
    }
}
