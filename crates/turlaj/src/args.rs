//! The words of the command line.

use std::path::PathBuf;

use clap::{Parser, Subcommand};

/// Dice games at one table: play them, replay them, check their dice.
#[derive(Parser)]
#[command(version, about)]
pub(crate) struct Args {
    /// What to do; without a word, a game of Stonoga against a bot.
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Play a game in the terminal, people and bots at one keyboard.
    Play(Play),
    /// List the games, their options and their bots.
    Games {
        /// Print one JSON object.
        #[arg(long)]
        json: bool,
    },
    /// Print a recorded game and how it ended; fails where the record is not a valid game.
    Replay {
        /// The record; `-` reads standard input.
        file: PathBuf,
        /// Print one JSON object.
        #[arg(long)]
        json: bool,
    },
    /// Recompute the dice of a record; succeeds only if they are proved.
    Verify {
        /// The record; `-` reads standard input.
        file: PathBuf,
        /// Print one JSON object.
        #[arg(long)]
        json: bool,
    },
}

impl Default for Command {
    fn default() -> Self {
        Command::Play(Play::default())
    }
}

#[derive(clap::Args)]
pub(crate) struct Play {
    /// Which game (see `turlaj games`).
    #[arg(default_value = "stonoga")]
    pub(crate) game: String,
    /// Who sits where: `human`, `human:NAME` or a bot, such as `human:Ala,human,greedy`.
    #[arg(long, value_delimiter = ',', default_value = "human,greedy")]
    pub(crate) seats: Vec<String>,
    /// An option of the game, such as `steal=on`; may be repeated.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    /// Write the record of the game, with the proof of its dice, to this new file.
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
}

impl Default for Play {
    fn default() -> Self {
        Play {
            game: "stonoga".to_string(),
            seats: vec!["human".to_string(), "greedy".to_string()],
            options: Vec::new(),
            record: None,
        }
    }
}
