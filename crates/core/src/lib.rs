//! What a game is: rules as a pure state machine over recorded facts.
//!
//! Three kinds of fact drive a game: dice fell ([`Event::Roll`]), a seat decided ([`Event::Act`]),
//! the clock reached a point that matters ([`Event::Time`]). A state is a fold over facts, and what
//! a person sees of it is a view. This crate knows no game, no clock, no generator, no float and no
//! I/O.

mod address;
mod counter;
mod dice;
mod due;
mod event;
mod game;
mod grammar;
mod kinds;
mod look;
mod node;
mod notation;
mod out;
mod refusal;
mod seat;
mod settings;
mod sight;
mod standings;

#[cfg(feature = "schema")]
#[doc(hidden)]
pub use ts_rs;

pub use address::{Address, Throw};
pub use counter::Counter;
pub use dice::Dice;
pub use due::{DiceFaces, Due, DueDie, Fallen};
pub use event::Event;
pub use game::{Determinize, Game, LiveGame};
pub use grammar::{Begins, Grammar, GrammarState, Lot, SetupStep, Test, Written};
pub use kinds::DieKind;
pub use look::Look;
pub use node::{Node, Tick};
pub use notation::{NotationError, excerpt, given_once};
pub use out::{Audience, Out, Report, Silent, Turned};
pub use refusal::Refusal;
pub use seat::{Eye, Seat, Seats};
pub use settings::{Free, OptionSpec, Settings, always};
pub use sight::Sight;
pub use standings::{Place, Standings};
