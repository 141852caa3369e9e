//! A table around its game: who sits where, what is asked of all.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::name::NameInfo;

/// A table around its game, as one client sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Room {
    /// The id of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The options of the game, all of them.
    pub options: BTreeMap<String, String>,
    /// `lobby`, `dice`, `playing`, `over` or `abandoned`.
    pub status: String,
    /// Whether strangers find the table in a list.
    pub public: bool,
    /// Whether the table is the client's own.
    pub owned: bool,
    /// Whether hints may be asked for.
    pub hints: bool,
    /// Whether anything can be taken back.
    pub undo: bool,
    /// Whether dice were undone, so that somebody decided again with dice already seen.
    pub take_backs: bool,
    /// Whether the dice fall on a real table and are typed in.
    pub typed: bool,
    /// How long people may think.
    pub clock: Option<Clock>,
    /// The daily challenge that is played here.
    pub daily: Option<DailyHere>,
    /// Whether seats know things that others at the same screen must not see.
    pub secrets: bool,
    /// The seats, in order.
    pub seats: Vec<Chair>,
    /// How many sockets watch without a seat.
    pub spectators: u32,
    /// The commitments behind the dice, from the start of the game on.
    pub dice: Option<DiceInfo>,
    /// A request to go back that is not decided.
    pub undo_request: Option<UndoRequest>,
    /// Who is for ending the game.
    pub end_vote: Option<EndVote>,
    /// The table on which the same people play again; told to those who sit here.
    pub rematch: Option<String>,
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Chair {
    /// Who sits there.
    pub who: Who,
    /// The name shown; empty for nobody, the bot's own name for bots.
    pub name: String,
    /// Whether the name is the English name of an animal that the server has drawn by lot.
    pub generated: bool,
    /// The name as data, in protocol 2; nothing for nobody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub named: Option<NameInfo>,
    /// Whether the seat is the client's own.
    pub yours: bool,
    /// Whether the person is connected.
    pub here: bool,
    /// Whether the person has been gone for so long that others need not wait.
    pub away: bool,
    /// Whether those present go on without the person; nothing where that is not a question, because
    /// the person is not away or the game has no live phases.
    pub without: Option<bool>,
    /// The bot that plays for the person until they return.
    pub held_by: Option<String>,
    /// How many milliseconds a message to the person's client and back takes, roughly; in games with
    /// live phases, where it matters, and only where it is known.
    pub lag: Option<u32>,
    /// How much time the seat has, at tables with a clock.
    pub clock: Option<SeatClock>,
}

/// How long people may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// What the time is for.
    pub per: Per,
    /// How many seconds.
    pub seconds: u32,
}

/// What a time is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Per {
    /// For every move, which may be several small steps.
    Move,
    /// For all moves of a seat together.
    Game,
}

/// How much time a seat has, when this was told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatClock {
    /// Milliseconds that are left.
    pub left: u64,
    /// Whether they run.
    pub runs: bool,
}

/// The daily challenge that is played at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DailyHere {
    /// Whose day, in UTC.
    pub date: String,
    /// When the attempt is closed, in milliseconds since 1970.
    pub ends: i64,
    /// When the secret behind the dice is open to all.
    pub opens: i64,
}

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// Nobody.
    Nobody,
    /// A person.
    Person,
    /// A bot.
    Bot,
    /// Somebody's program.
    Program,
}

/// The commitments behind the dice. A client keeps them, to check the dice at the end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DiceInfo {
    /// The id of the draw.
    pub draw: String,
    /// SHA-256 of the host's secret.
    pub commitment: String,
    /// The seats that still have to commit to a nonce.
    pub to_commit: Vec<u8>,
    /// The seats that still have to open their nonce.
    pub to_open: Vec<u8>,
    /// The commitments of the seats.
    pub nonces: Vec<NonceCommitment>,
    /// Earlier rounds, dropped because a seat did not open its nonce.
    pub aborted: Vec<AbortedRound>,
    /// The nonces that were opened.
    pub opened: Vec<OpenNonce>,
    /// The secret, when all is over.
    pub secret: Option<String>,
}

/// The commitment of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct NonceCommitment {
    /// Whose.
    pub seat: u8,
    /// SHA-256 of the nonce.
    pub digest: String,
}

/// The commitments of a round that was dropped.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct AbortedRound {
    /// The host's.
    pub commitment: String,
    /// The seats'.
    pub nonces: Vec<NonceCommitment>,
}

/// An open nonce.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct OpenNonce {
    /// Whose.
    pub seat: u8,
    /// The nonce.
    pub nonce: String,
}

/// A request to go back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct UndoRequest {
    /// Who asks.
    pub seat: u8,
    /// Who has agreed.
    pub agreed: Vec<u8>,
    /// Whose answer is missing.
    pub missing: Vec<u8>,
}

/// Who is for ending the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct EndVote {
    /// For it.
    pub agreed: Vec<u8>,
    /// Whose voice is missing.
    pub missing: Vec<u8>,
}
