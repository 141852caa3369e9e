//! Tests over real sockets.

#![allow(clippy::unwrap_used, reason = "a test that unwraps nothing has failed")]

mod animals;
mod class;
mod client;
mod clocks;
mod daily;
mod durable;
mod hidden;
mod http;
mod jumps;
mod limits;
mod live;
mod lobby;
mod me;
mod operate;
mod patches;
mod play;
mod programs;
mod reconnect;
mod replays;
mod rude;
mod seats;
mod shares;
mod stored;
mod thinking;
mod typed;
mod undo;
mod work;
mod world;
