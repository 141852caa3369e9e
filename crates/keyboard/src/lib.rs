//! One game at one keyboard: people and bots, in a terminal.
//!
//! [`Session`] plays a game with a [`turlaj_terminal::Drawing`] and ready-made bots, and writes its record.

mod session;

pub use session::{RecordFile, SealedDice, SeatBots, Session};
