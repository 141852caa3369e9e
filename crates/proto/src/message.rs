//! What the server says over a socket.

use std::sync::Arc;

use serde::{Deserialize, Serialize, Serializer};
use serde_json::value::RawValue;

use crate::ask::Emote;
use crate::http::Me;

/// Why something is not done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct RefusalInfo {
    /// A stable code in kebab-case, for translations.
    pub code: String,
    /// Named details, for translations.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<(String, String)>>"))]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Vec<String>>))]
    pub details: Vec<(String, String)>,
    /// What it means, in English.
    pub text: String,
}

/// One message of the server.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Message<'a> {
    /// The answer to the first request.
    Hello {
        /// Which request this answers.
        id: u32,
        /// The version of the protocol that is spoken on this socket: the one that was asked for.
        protocol: u32,
        /// Which build of the program answers: another one than the page was loaded from means
        /// that the page is stale.
        build: &'a str,
        /// Who the key belongs to.
        person: Option<Me>,
    },
    /// A request was carried out, and no update tells it.
    Done(Answer),
    /// A request was refused.
    Refused {
        /// Which one; nothing where it could not be read.
        id: Option<u32>,
        /// Why.
        why: RefusalInfo,
    },
    /// What has changed at a table since the last update; in protocol 1.
    Update(Update<'a>),
    /// The same in protocol 2.
    Patch(Patch<'a>),
    /// A table will not be told of any more; it may be watched again.
    Gone {
        /// Which table.
        table: &'a str,
        /// Why.
        why: RefusalInfo,
    },
    /// The server is about to close this socket.
    Bye {
        /// Why.
        why: RefusalInfo,
    },
}

/// A request was carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Answer {
    /// Which one.
    pub id: u32,
}

/// What has changed at a table since the last update on this socket.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Update<'a> {
    /// Which table.
    pub table: &'a str,
    /// How many updates of this table this socket has got since it began to watch, this one
    /// included.
    pub n: u64,
    /// The requests that were carried out, as this update shows.
    #[serde(skip_serializing_if = "<[u32]>::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<u32>>"))]
    pub done: &'a [u32],
    /// The people around the table, if that has changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<crate::room::Room>"))]
    pub room: Option<&'a RawValue>,
    /// The game as this eye sees it, if that has changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Play>"))]
    pub play: Option<&'a PlayTold>,
    /// What this eye is told of the facts since the last update, in order.
    #[serde(skip_serializing_if = "<[&RawValue]>::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, type = "unknown[]"))]
    pub news: &'a [&'a RawValue],
    /// The rolls since the last update that this eye may know, in order, as records write them:
    /// `1.2.1=RY.*`.
    #[serde(skip_serializing_if = "<[&str]>::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<String>>"))]
    pub rolled: &'a [&'a str],
    /// What happened around the game, in order.
    #[serde(skip_serializing_if = "<[Happening]>::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<Happening>>"))]
    pub happened: &'a [Happening],
}

/// What has changed at a table since the last patch on this socket, in protocol 2. Room and play are
/// changes, see [`crate::change`].
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Patch<'a> {
    /// Which table.
    pub table: &'a str,
    /// Stands for room and play as this socket knows them after this patch. It follows from them
    /// alone, and counts nothing.
    pub n: u64,
    /// The number of the patch that this one is based on; without one, it replaces all that was
    /// known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub from: Option<u64>,
    /// The requests that were carried out, as this patch shows.
    #[serde(skip_serializing_if = "<[u32]>::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<u32>>"))]
    pub done: &'a [u32],
    /// What has changed in the [`crate::Room`].
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional, type = "Change"))]
    pub room: Option<&'a RawValue>,
    /// What has changed in the [`Play`].
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional, type = "Change"))]
    pub play: Option<&'a RawValue>,
    /// What this eye is told of the facts since the last patch, in order.
    #[serde(skip_serializing_if = "<[&RawValue]>::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, type = "unknown[]"))]
    pub news: &'a [&'a RawValue],
    /// The rolls since the last patch that this eye may know, as in [`Update`].
    #[serde(skip_serializing_if = "<[&str]>::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<String>>"))]
    pub rolled: &'a [&'a str],
    /// What happened around the game, in order.
    #[serde(skip_serializing_if = "<[Happening]>::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<Happening>>"))]
    pub happened: &'a [Happening],
}

/// [`Play`] as the server writes it, with parts that are written out already. It is sent for every
/// act, and several eyes may share a view.
#[derive(Debug, Serialize)]
pub struct PlayTold {
    /// Whose eye.
    pub eye: Option<u8>,
    /// The seats that the game waits for.
    pub waiting: Vec<u8>,
    /// The number of the seat's present question, or of its next one.
    pub prompt: Option<u32>,
    /// What the eye's own seat is asked.
    pub asked: Option<Box<RawValue>>,
    /// How many of its last acts the seat may take back on its own.
    pub free_undo: u64,
    /// Milliseconds until the clock runs out.
    pub clock: Option<u64>,
    /// Milliseconds until time goes on.
    pub resumes_in: Option<u64>,
    /// The dice that fall on a real table and are due.
    pub dice: Option<DiceDue>,
    /// The dice that were typed in last and may still be corrected.
    pub retype: Option<DiceTyped>,
    /// The places, when the game is over.
    pub standings: Option<Vec<PlaceInfo>>,
    /// What the eye sees.
    #[serde(serialize_with = "shared")]
    pub view: Arc<RawValue>,
}

fn shared<S: Serializer>(view: &Arc<RawValue>, serializer: S) -> Result<S::Ok, S::Error> {
    view.as_ref().serialize(serializer)
}

/// The game as one eye sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// Whose eye; nobody's sees what all may see.
    pub eye: Option<u8>,
    /// The seats that the game waits for.
    pub waiting: Vec<u8>,
    /// The number of the seat's present question, or of its next one.
    pub prompt: Option<u32>,
    /// What the eye's own seat is asked.
    pub asked: Option<PromptInfo>,
    /// How many of its last acts the seat may take back on its own.
    pub free_undo: u64,
    /// Milliseconds until the clock runs out, when this was written, if one runs.
    pub clock: Option<u64>,
    /// Milliseconds until time goes on, when this was written, if it stands still: so it is for a
    /// moment when a live phase is taken up again after a restart.
    pub resumes_in: Option<u64>,
    /// The dice that fall on a real table and are due, at tables where dice are typed in.
    pub dice: Option<DiceDue>,
    /// The dice that were typed in last, if the eye's person may still correct them.
    pub retype: Option<DiceTyped>,
    /// The places, when the game is over.
    pub standings: Option<Vec<PlaceInfo>>,
    /// What the eye sees, in the words of the game.
    #[cfg_attr(feature = "schema", ts(type = "unknown"))]
    pub view: serde_json::Value,
}

/// What a seat is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PromptInfo {
    /// The number of the question, to be given back with the answer.
    pub prompt: u32,
    /// All that can be done, in a stable order; empty where anything may be tried.
    pub legal: Vec<String>,
}

/// A throw of real dice that a table waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DiceDue {
    /// Where it stands in the game: `1.2.1`.
    pub at: String,
    /// The seat whose person alone may look and type; nothing where anybody may.
    pub whose: Option<u8>,
    /// The word before the colon, where it is a lot.
    #[serde(default)]
    pub lot: Option<String>,
    /// The dice that are rolled.
    pub dice: Vec<DieDue>,
    /// All that can fall, in the notation of the game, where it is a single die or lot.
    pub choices: Vec<String>,
}

/// A die that is rolled, or a lot that is drawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DieDue {
    /// Its number in the throw, from 1.
    pub die: u8,
    /// How many faces it has.
    pub faces: u32,
    /// The name of its kind; nothing for a lot.
    #[serde(default)]
    pub kind: Option<String>,
    /// What its faces show, in the notation of the game, each once; of a lot all that it decides
    /// between.
    #[serde(default)]
    pub shows: Vec<String>,
}

/// A throw that was typed in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DiceTyped {
    /// Where it stands in the game.
    pub at: String,
    /// What fell.
    pub roll: String,
    /// The throw that it answered: as in `DiceDue`.
    #[serde(default)]
    pub lot: Option<String>,
    /// Its dice.
    #[serde(default)]
    pub dice: Vec<DieDue>,
    /// All that could fall, where it is a single die or lot.
    #[serde(default)]
    pub choices: Vec<String>,
}

/// What a seat reached.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PlaceInfo {
    /// Who.
    pub seat: u8,
    /// 1 is the best; equal seats share a place.
    pub place: u8,
    /// The points that decide first.
    pub points: i32,
    /// What decides between equal points, most important first.
    pub tie_breaks: Vec<i32>,
    /// Whether nobody played the seat at the end: it comes after all others, and did not lose.
    #[serde(default)]
    pub left: bool,
}

/// Something that happened around the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Happening {
    /// A sign was shown.
    Emote {
        /// By whom.
        seat: u8,
        /// Which.
        emote: Emote,
    },
    /// A seat's time to think is up, and the game plays for it.
    Flag {
        /// Whose.
        seat: u8,
    },
    /// All agreed to go back.
    Undone {
        /// Who had asked for it.
        seat: u8,
    },
    /// A request to go back was turned down.
    UndoRefused {
        /// Who had asked for it.
        seat: u8,
    },
    /// The dice are drawn anew, because these seats did not open their nonces in time.
    DiceAnew {
        /// Which seats.
        seats: Vec<u8>,
    },
}
