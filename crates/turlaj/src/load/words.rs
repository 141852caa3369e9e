//! The words of the protocol as far as a player needs them, read without copying.
//!
//! The generator shares a machine with the server it measures, so it must be lean: what it does
//! not need is skipped, and what it says most often is written from borrowed words.

use std::borrow::Cow;

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// A message of the server.
#[derive(Deserialize)]
pub(super) struct Heard<'a> {
    #[serde(rename = "type")]
    pub(super) kind: &'a str,
    pub(super) table: Option<&'a str>,
    #[serde(default)]
    pub(super) done: Vec<u32>,
    #[serde(borrow)]
    pub(super) room: Option<Room<'a>>,
    #[serde(borrow)]
    pub(super) play: Option<Play<'a>>,
    #[serde(borrow)]
    pub(super) why: Option<Why<'a>>,
}

/// Why something is not done.
#[derive(Deserialize)]
pub(super) struct Why<'a> {
    pub(super) code: &'a str,
    #[serde(borrow)]
    pub(super) text: Cow<'a, str>,
}

/// The table around its game.
#[derive(Deserialize)]
pub(super) struct Room<'a> {
    pub(super) status: &'a str,
    pub(super) owned: bool,
    #[serde(borrow)]
    pub(super) seats: Vec<Chair<'a>>,
    #[serde(borrow)]
    pub(super) dice: Option<Dice<'a>>,
    pub(super) rematch: Option<&'a str>,
}

/// One seat.
#[derive(Deserialize)]
pub(super) struct Chair<'a> {
    pub(super) who: &'a str,
    pub(super) yours: bool,
}

/// The commitments behind the dice.
#[derive(Deserialize)]
pub(super) struct Dice<'a> {
    pub(super) commitment: &'a str,
    pub(super) to_commit: Vec<u8>,
    pub(super) to_open: Vec<u8>,
}

/// The game as one eye sees it.
#[derive(Deserialize)]
pub(super) struct Play<'a> {
    #[serde(borrow)]
    pub(super) asked: Option<Asked<'a>>,
    pub(super) standings: Option<IgnoredAny>,
}

/// What a seat is asked.
#[derive(Deserialize)]
pub(super) struct Asked<'a> {
    pub(super) prompt: u32,
    #[serde(borrow)]
    pub(super) legal: Vec<&'a RawValue>,
}

/// An act, in the same words as [`turlaj_proto::Request`].
#[derive(Serialize)]
struct Request<'a> {
    id: u32,
    ask: Ask<'a>,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Ask<'a> {
    At {
        table: &'a str,
        #[serde(rename = "do")]
        deed: Deed<'a>,
    },
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Deed<'a> {
    Act { seat: u8, prompt: u32, action: &'a RawValue },
}

/// Writes an act; the action is given back as it was heard.
pub(super) fn act(id: u32, table: &str, seat: u8, prompt: u32, action: &RawValue) -> String {
    let deed = Deed::Act { seat, prompt, action };
    let request = Request { id, ask: Ask::At { table, deed } };
    serde_json::to_string(&request).expect("requests have string keys")
}

#[cfg(test)]
mod tests {
    use turlaj_proto as proto;

    use super::*;

    #[test]
    fn an_act_is_written_in_the_words_of_the_protocol() {
        let action = serde_json::value::to_raw_value("a \"b\"").unwrap();
        let request: proto::Request = serde_json::from_str(&act(7, "abc", 1, 12, &action)).unwrap();
        let deed = proto::Deed::Act { seat: 1, prompt: 12, action: "a \"b\"".to_string() };
        let ask = proto::Ask::At { table: "abc".to_string(), deed };
        assert_eq!(request, proto::Request { id: 7, ask });
    }

    #[test]
    fn messages_are_read_as_the_protocol_writes_them() {
        let asked = proto::Asked { prompt: 3, legal: vec!["x".to_string(), "y".to_string()] };
        let play = proto::PlayTold {
            eye: Some(0),
            waiting: vec![0],
            prompt: Some(3),
            asked: Some(serde_json::value::to_raw_value(&asked).unwrap()),
            free_undo: 0,
            clock: None,
            resumes_in: None,
            dice: None,
            retype: None,
            standings: None,
            view: serde_json::value::to_raw_value(&[1]).unwrap().into(),
        };
        let update = proto::Message::Update(proto::Update {
            table: "t",
            n: 1,
            done: &[4, 5],
            room: None,
            play: Some(&play),
            news: &[],
            rolled: &[],
            happened: &[],
        });
        let text = serde_json::to_string(&update).unwrap();
        let heard: Heard<'_> = serde_json::from_str(&text).unwrap();
        assert_eq!((heard.kind, heard.table, heard.done), ("update", Some("t"), vec![4, 5]));
        let asked = heard.play.unwrap().asked.unwrap();
        assert_eq!((asked.prompt, asked.legal[1].get()), (3, "\"y\""));
        let why = proto::Refusal { code: "c".into(), details: vec![], text: "a \"b\"".into() };
        let text = serde_json::to_string(&proto::Message::Bye { why }).unwrap();
        let heard: Heard<'_> = serde_json::from_str(&text).unwrap();
        let why = heard.why.unwrap();
        assert_eq!((heard.kind, why.code, &*why.text), ("bye", "c", "a \"b\""));
    }
}
