//! One game at one keyboard: people and bots, in a terminal.
//!
//! [`play`] plays a game with a [`turlaj_terminal::Drawing`] and ready-made bots, and writes its record.

mod session;

use std::path::Path;

use anyhow::Result;
use turlaj_core::Game;
use turlaj_engine::AnyBot;
use turlaj_table::Table;
use turlaj_table::fair::{FairDice, Secret};
use turlaj_terminal::Drawing;

use session::Session;
use session::record::RecordFile;

/// The bots of a table, one entry per seat; none on the seats of people.
pub type SeatBots<G> = Vec<Option<AnyBot<G>>>;

/// The dice of a table, and the secret that proves them.
pub struct SealedDice {
    /// The secret to which the table's ceremony has committed.
    pub secret: Secret,
    /// The dice that follow from it.
    pub dice: FairDice,
}

/// Plays a game, drawn by `D`, to its end, or until a person gives it up. The ceremony of the table has fixed these
/// dice, and seats without a bot are people's. The record goes into a new file.
pub fn play<G: Game, D: Drawing<G>>(
    title: String,
    table: Table<G>,
    bots: SeatBots<G>,
    sealed: SealedDice,
    record: Option<&Path>,
) -> Result<()> {
    // Opened before the game, so that no game is played for a file that cannot be written.
    let record = record.map(RecordFile::create).transpose()?;
    Session::<G, D>::new(title, table, bots, sealed, record)?.run()
}
