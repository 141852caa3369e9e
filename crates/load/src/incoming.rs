//! Messages of the server, as far as a client needs them.
//!
//! The generator shares a machine with the server that it measures, so the messages of every act are
//! read without copying, and what is not needed of them is skipped.

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;
use turlaj_proto::{RefusalInfo, Room};

/// The needed parts of [`turlaj_proto::Message`].
#[derive(Deserialize)]
pub(super) struct Incoming<'a> {
    #[serde(rename = "type")]
    pub(super) kind: &'a str,
    pub(super) table: Option<&'a str>,
    #[serde(default)]
    pub(super) done: Vec<u32>,
    pub(super) room: Option<Room>,
    #[serde(borrow)]
    pub(super) play: Option<PlayPart<'a>>,
    pub(super) why: Option<RefusalInfo>,
}

/// The needed parts of [`turlaj_proto::Play`].
#[derive(Deserialize)]
pub(super) struct PlayPart<'a> {
    #[serde(borrow)]
    pub(super) asked: Option<Question<'a>>,
    pub(super) standings: Option<IgnoredAny>,
}

/// [`turlaj_proto::PromptInfo`] with actions that are not copied.
#[derive(Deserialize)]
pub(super) struct Question<'a> {
    pub(super) prompt: u32,
    #[serde(borrow)]
    pub(super) legal: Vec<&'a RawValue>,
}

#[cfg(test)]
mod tests {
    use turlaj_proto as proto;

    use super::*;

    #[test]
    fn messages_are_read_as_the_protocol_writes_them() {
        let asked = proto::PromptInfo { prompt: 3, legal: vec!["x".to_string(), "y".to_string()] };
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
        let read: Incoming<'_> = serde_json::from_str(&text).unwrap();
        assert_eq!((read.kind, read.table, read.done), ("update", Some("t"), vec![4, 5]));
        let asked = read.play.unwrap().asked.unwrap();
        assert_eq!((asked.prompt, asked.legal[1].get()), (3, "\"y\""));
        let why = RefusalInfo { code: "c".into(), details: vec![], text: "a \"b\"".into() };
        let text = serde_json::to_string(&proto::Message::Bye { why: why.clone() }).unwrap();
        let read: Incoming<'_> = serde_json::from_str(&text).unwrap();
        assert_eq!((read.kind, read.why), ("bye", Some(why)));
    }
}
