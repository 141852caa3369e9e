//! What a client says over a socket.

use serde::{Deserialize, Serialize};

/// One request; the answer carries the same number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// A number that the client chooses.
    pub id: u32,
    /// What it wants.
    pub ask: Ask,
}

/// What a client can want.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Ask {
    /// Says who is there: the first thing on every socket.
    Hello(Hello),
    /// Wants to be told of a table, seen from one of the client's own seats or from nobody's.
    Watch {
        /// Which table.
        table: String,
        /// From where; a seat of one's own, or nothing for what all may see.
        eye: Option<u8>,
        /// In protocol 2, the number of the last [`crate::Patch`] of this table that the client still
        /// has: what is equal is not sent again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", ts(optional))]
        n: Option<u64>,
    },
    /// Wants to hear no more of a table.
    Unwatch {
        /// Which table.
        table: String,
    },
    /// Wants something done at a table.
    At {
        /// Which table.
        table: String,
        /// What.
        #[serde(rename = "do")]
        deed: Deed,
    },
    /// Wants an answer, to measure how long it takes.
    Ping,
}

/// Who is there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// The version of the protocol that the client speaks.
    pub protocol: u32,
    /// The person's key; without one a client can only watch.
    pub key: Option<String>,
}

/// What can be done at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Deed {
    /// Sits down; without a seat, on the first free one.
    Sit {
        /// Where.
        seat: Option<u8>,
        /// Under which name; without one, under the person's own.
        name: Option<String>,
    },
    /// Gets up from one's own seat.
    Leave {
        /// Where.
        seat: u8,
    },
    /// Changes the name on one's own seat, before the game begins.
    Rename {
        /// Where.
        seat: u8,
        /// The new name.
        name: String,
    },
    /// Seats a bot: the owner, before the game or on a seat that is free.
    SeatBot {
        /// Where.
        seat: u8,
        /// Which bot.
        bot: String,
    },
    /// Frees a seat: the owner, for a bot or a person that shall not sit at this table again.
    Kick {
        /// Where.
        seat: u8,
    },
    /// Begins the game: the owner, when all seats are taken.
    Start,
    /// Commits to a nonce for the dice.
    Commit {
        /// Whose.
        seat: u8,
        /// SHA-256 of the nonce, in hex.
        digest: String,
    },
    /// Opens the nonce.
    Open {
        /// Whose.
        seat: u8,
        /// The nonce, in hex.
        nonce: String,
    },
    /// Answers what a seat is asked.
    Act {
        /// Who answers.
        seat: u8,
        /// The number of the question.
        prompt: u32,
        /// The answer, in the notation of the game.
        action: String,
    },
    /// Types in the dice that fell on a real table.
    Roll {
        /// Where the throw stands, as it was told; said twice, it is done once.
        at: String,
        /// What fell, in the notation of the game.
        roll: String,
    },
    /// Corrects the dice that were typed in last, before anybody has acted on them.
    Retype {
        /// Where the throw stands.
        at: String,
        /// What fell.
        roll: String,
    },
    /// Takes back one's own last acts, after which nothing was revealed.
    TakeBack {
        /// Whose.
        seat: u8,
        /// How many of those that could be taken back stay; said twice, it is done once.
        keep: u32,
    },
    /// Asks all people at the table to go back to before one's own last act on an earlier page.
    AskUndo {
        /// Who asks.
        seat: u8,
        /// The seat's `prompt` as last told; said twice, it is done once.
        prompt: u32,
    },
    /// Answers such a request, for all of one's own seats.
    AnswerUndo {
        /// Yes or no.
        agree: bool,
    },
    /// Lets a bot hold the seat of somebody who is away.
    Hold {
        /// Whose seat.
        seat: u8,
        /// Which bot.
        bot: String,
    },
    /// Goes on without somebody who is away: a live phase no longer waits for the seat.
    GoOn {
        /// Whose seat.
        seat: u8,
    },
    /// Is for ending the game now, or no longer for it; it ends when its owner or all people present
    /// are.
    End {
        /// For or against.
        agree: bool,
    },
    /// Shows a small sign to all at the table.
    Emote {
        /// Whose.
        seat: u8,
        /// Which.
        emote: Emote,
    },
    /// Sets up the same table again after the end; all who were there find it.
    Rematch,
}

/// The signs that can be shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Emote {
    /// Hello!
    Wave,
    /// Well played!
    Clap,
    /// What luck!
    Luck,
    /// Oh no!
    Ouch,
    /// Let me think.
    Think,
    /// Are you there?
    Knock,
    /// Thank you!
    Thanks,
    /// Funny!
    Laugh,
}
