//! Tables that people share: HTTP, WebSocket, lobby, seats.
//!
//! One task owns one loaded table (`table/`) and reads a closed message enum; whatever it does is
//! on the disk before anybody is told. Sockets (`socket.rs`) only carry words. There are no rules
//! here: a game is known by what [`Games`] says of it.

mod animals;
mod app;
mod config;
mod daily;
mod dice;
mod entropy;
mod games;
mod guard;
mod health;
mod http;
mod limits;
mod listen;
mod mailbox;
mod me;
mod metrics;
mod names;
mod orders;
mod people;
mod queue;
mod refusals;
mod registry;
mod replays;
mod retention;
mod sessions;
mod socket;
mod table;
mod thinking;
mod trusted;
mod wall;
mod work;

pub use app::Parts;
pub use config::{Config, Limits, Pace, Thinking};
pub use entropy::{Entropy, OsEntropy};
pub use games::{
    Advise, CheckLevel, DiceBox, FairDiceBox, GameEntry, Games, MakeBot, Minds, Say, Solve, hinted,
};
#[cfg(feature = "schema")]
pub use http::openapi;
pub use listen::{Running, start};
pub use orders::carry_out_orders;
pub use wall::Wall;
