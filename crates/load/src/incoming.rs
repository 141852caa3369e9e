//! Messages of the server, as far as a client needs them.
//!
//! The generator shares a machine with the server that it measures, so what is not needed of the
//! messages of every act is skipped.

use anyhow::{Context, Result};
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use turlaj_proto::{PromptInfo, RefusalInfo, Room, apply};

/// The needed parts of [`turlaj_proto::Message`].
#[derive(Deserialize)]
pub(super) struct Incoming<'a> {
    #[serde(rename = "type")]
    pub(super) kind: &'a str,
    pub(super) table: Option<&'a str>,
    n: Option<u64>,
    from: Option<u64>,
    #[serde(default)]
    pub(super) done: Vec<u32>,
    pub(super) room: Option<Value>,
    #[serde(borrow)]
    pub(super) play: Option<&'a RawValue>,
    pub(super) why: Option<RefusalInfo>,
}

/// The needed parts of a change of [`turlaj_proto::Play`].
#[derive(Deserialize)]
struct PlayChange {
    asked: Option<Value>,
    standings: Option<Value>,
}

/// The same where all of it is new.
#[derive(Deserialize)]
struct PlayPart {
    asked: Value,
    standings: Value,
}

/// What was told of a table, as far as it is needed.
#[derive(Default)]
pub(super) struct Known {
    n: Option<u64>,
    room: Value,
    asked: Value,
    standings: Value,
}

impl Known {
    /// Takes a patch in. Returns whether it fits to what is known.
    pub(super) fn hear(&mut self, patch: &Incoming<'_>) -> Result<bool> {
        if patch.from.is_some() && patch.from != self.n {
            return Ok(false);
        }
        self.n = patch.n;
        if let Some(change) = &patch.room {
            apply(&mut self.room, change);
        }
        if let Some(play) = patch.play {
            self.hear_play(play.get()).context("the server is not understood")?;
        }
        Ok(true)
    }

    fn hear_play(&mut self, change: &str) -> Result<(), serde_json::Error> {
        if change.starts_with('[') {
            let [whole]: [PlayPart; 1] = serde_json::from_str(change)?;
            (self.asked, self.standings) = (whole.asked, whole.standings);
            return Ok(());
        }
        let PlayChange { asked, standings } = serde_json::from_str(change)?;
        for (value, change) in [(&mut self.asked, asked), (&mut self.standings, standings)] {
            if let Some(change) = change {
                apply(value, &change);
            }
        }
        Ok(())
    }

    /// What the seat is asked.
    pub(super) fn asked(&self) -> Result<Option<PromptInfo>> {
        Option::deserialize(&self.asked).context("the server is not understood")
    }

    /// Whether the game is over.
    pub(super) fn is_over(&self) -> bool {
        !self.standings.is_null()
    }

    /// The people around the table.
    pub(super) fn room(&self) -> Result<Room> {
        Room::deserialize(&self.room).context("the server is not understood")
    }
}

#[cfg(test)]
mod tests {
    use serde_json::value::to_raw_value;
    use turlaj_proto as proto;

    use super::*;

    fn play(legal: &[&str]) -> Box<RawValue> {
        let legal = legal.iter().map(ToString::to_string).collect();
        let asked = PromptInfo { prompt: 3, legal };
        let play = proto::PlayTold {
            eye: Some(0),
            waiting: vec![0],
            prompt: Some(3),
            asked: Some(to_raw_value(&asked).unwrap()),
            free_undo: 0,
            clock: None,
            resumes_in: None,
            dice: None,
            retype: None,
            standings: None,
            view: to_raw_value(&[1]).unwrap().into(),
        };
        to_raw_value(&play).unwrap()
    }

    fn patch(n: u64, from: Option<u64>, play: &RawValue) -> String {
        let update = proto::Patch {
            table: "t",
            n,
            from,
            done: &[4, 5],
            room: None,
            play: Some(play),
            news: &[],
            rolled: &[],
            happened: &[],
        };
        serde_json::to_string(&proto::Message::Patch(update)).unwrap()
    }

    #[test]
    fn messages_are_read_as_the_protocol_writes_them() {
        let (first, second) = (play(&["x", "y"]), play(&["x", "z"]));
        let text = patch(7, None, &proto::whole(&first));
        let read: Incoming<'_> = serde_json::from_str(&text).unwrap();
        assert_eq!((read.kind, read.table, &*read.done), ("patch", Some("t"), &[4, 5][..]));
        let mut known = Known::default();
        assert!(known.hear(&read).unwrap() && !known.is_over());
        let asked = known.asked().unwrap().unwrap();
        assert_eq!((asked.prompt, &*asked.legal[1]), (3, "y"));
        let change = proto::change(&first, &second).unwrap();
        let text = patch(8, Some(7), &change);
        assert!(known.hear(&serde_json::from_str(&text).unwrap()).unwrap());
        assert_eq!(known.asked().unwrap().unwrap().legal, ["x", "z"]);
        assert!(!known.hear(&serde_json::from_str(&text).unwrap()).unwrap(), "a gap");
        let why = RefusalInfo { code: "c".into(), details: vec![], text: "a \"b\"".into() };
        let text = serde_json::to_string(&proto::Message::Bye { why: why.clone() }).unwrap();
        let read: Incoming<'_> = serde_json::from_str(&text).unwrap();
        assert_eq!((read.kind, read.why), ("bye", Some(why)));
    }
}
