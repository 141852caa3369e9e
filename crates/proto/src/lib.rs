//! The words between server and client: types in JSON, and what has changed between two of them.
//!
//! [`Request`] goes to the server over a socket and [`Message`] comes back; [`http`] has the bodies
//! of plain requests. The same types in TypeScript are in `web/generated/wire.d.ts`, written by a test
//! of this crate. What a game itself says (views, news, actions) is the game's own and stands here
//! as it is. Seats are counted from 0.

mod ask;
mod change;
pub mod http;
mod message;
mod name;
mod room;
#[cfg(feature = "schema")]
pub mod typescript;

pub use ask::{Ask, Deed, Emote, Hello, Request};
pub use change::{Document, apply, change, whole};
pub use message::{
    Answer, DiceDue, DiceTyped, DieDue, Happening, Message, Patch, PlaceInfo, Play, PlayTold,
    PromptInfo, RefusalInfo, Update,
};
pub use name::NameInfo;
pub use room::{
    AbortedRound, Chair, Clock, DailyHere, DiceInfo, EndVote, NonceCommitment, OpenNonce, Per,
    Room, SeatClock, UndoRequest, Who,
};

/// The version of all that is said here; raised when an older client would misunderstand.
pub const PROTOCOL: u32 = 2;

/// The versions that a server speaks: this one and the one before.
pub const SPOKEN: [u32; 2] = [PROTOCOL, PROTOCOL - 1];
