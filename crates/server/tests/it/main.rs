//! Tests over real sockets.

#![allow(clippy::unwrap_used, reason = "a test that unwraps nothing has failed")]

mod client;
mod daily;
mod durable;
mod hidden;
mod http;
mod limits;
mod live;
mod lobby;
mod operate;
mod play;
mod reconnect;
mod rude;
mod seats;
mod undo;
mod world;
