//! Tests of the table: its log, its dice, its record.

#![allow(clippy::unwrap_used, reason = "a test that unwraps nothing has failed")]

mod any;
mod ceremony;
mod fair;
mod live;
mod play;
mod prompts;
mod record;
mod replay;
mod scribes;
mod settings;
mod undo;
