//! The words of the command line.

use std::path::PathBuf;

use clap::{Parser, Subcommand};

#[cfg(feature = "lab")]
mod ask;
mod server;

#[cfg(feature = "lab")]
pub(crate) use ask::{AskArgs, OddsQuestions, Questions, SolveQuestions};
pub(crate) use server::{Admin, Data, LoadArgs, LogFormat, Serve};

/// Dice games at one table: play them, replay them, check their dice.
#[derive(Parser)]
#[command(
    version,
    about = "Dice games at one table: play them, replay them, check their dice.",
    args_conflicts_with_subcommands = true,
    after_help = "Without a command, `serve` begins, and takes its options: `turlaj --lan`.\n\n\
        Solved games are kept in `turlaj` in the user's own cache folder. TURLAJ_CACHE names another folder; \
        if it is empty, they are not kept."
)]
pub(crate) struct Args {
    /// What to do; without a word, `serve`.
    #[command(subcommand)]
    pub(crate) command: Option<CliCommand>,
    #[command(flatten)]
    pub(crate) serve: Serve,
}

#[derive(Subcommand)]
pub(crate) enum CliCommand {
    /// Serve tables that people share, until Ctrl-C.
    Serve(Serve),
    /// Play a game in the terminal, people and bots at one keyboard.
    Play(PlayArgs),
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
    /// Recompute the dice of records; succeeds only if all are proved.
    Verify {
        /// The records; `-` reads standard input.
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
        /// Print one JSON object per record.
        #[arg(long)]
        json: bool,
    },
    /// Say what is best in a position of a recorded game, what it is worth, and why.
    Hint(HintArgs),
    /// Say what of a recorded game was luck and what was skill, seat by seat and choice by choice.
    #[cfg(feature = "lab")]
    Analyse(AnalyseArgs),
    /// Count the points of sheets that a text describes, for games that are written on sheets.
    Score(ScoreArgs),
    /// Copy all data of a server into one file, also while it runs.
    Backup {
        /// The new file.
        file: PathBuf,
        #[command(flatten)]
        data: Data,
    },
    /// Put the data of a backup in place of the present data, which is kept beside it.
    Restore {
        /// The backup.
        file: PathBuf,
        #[command(flatten)]
        data: Data,
    },
    /// Look after the tables and people of a server, also while it runs.
    Admin {
        #[command(subcommand)]
        order: Admin,
    },
    /// Play many games over real sockets and measure the server.
    Load(LoadArgs),
    /// Let bots play many games and show what came of it.
    #[cfg(feature = "lab")]
    Simulate(Simulate),
    /// Add up the parts of a run: files that `simulate --shard … --json` printed.
    #[cfg(feature = "lab")]
    Merge {
        /// The files.
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// Print one JSON object.
        #[arg(long)]
        json: bool,
    },
    /// Measure how often each level of a game wins against the next stronger one.
    #[cfg(feature = "lab")]
    Levels(Levels),
    /// The exact chances of a turn, under best play for each aim.
    #[cfg(feature = "lab")]
    Odds(AskArgs<OddsQuestions>),
    /// Solve a game exactly, or its puzzles: find a solution, count them, or check that every roll
    /// has one.
    #[cfg(feature = "lab")]
    Solve(AskArgs<SolveQuestions>),
}

#[cfg(feature = "lab")]
#[derive(clap::Args)]
pub(crate) struct Simulate {
    /// Which game (see `turlaj games`).
    pub(crate) game: String,
    /// How many games.
    #[arg(long, default_value_t = 10_000)]
    pub(crate) games: u64,
    /// The bots by seat, such as `random,greedy`; the first one begins.
    #[arg(long, value_delimiter = ',', required = true)]
    pub(crate) seats: Vec<String>,
    /// An option of the game, such as `steal=on`; may be repeated.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    /// The seed: the same one plays the same games.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many threads play; without it, one for each processor.
    #[arg(long)]
    pub(crate) threads: Option<usize>,
    /// Play one part of the run only, such as 2/5; `turlaj merge` adds parts up.
    #[arg(long, value_name = "I/N")]
    pub(crate) shard: Option<turlaj_lab::Shard>,
    /// Play by the rules, one fact at a time, also where a faster way is proved equal to them; where all
    /// play at random, the same seed then plays other games.
    #[arg(long)]
    pub(crate) by_rules: bool,
    /// Print results without luck too: they have the same mean and vary less. Plays by the rules.
    #[arg(long)]
    pub(crate) luck: bool,
    /// Print one JSON object.
    #[arg(long)]
    pub(crate) json: bool,
    /// Draw the distribution of points into this SVG file.
    #[arg(long, value_name = "FILE.svg")]
    pub(crate) plot: Option<PathBuf>,
    /// Write one row a game into this Parquet file.
    #[arg(long, value_name = "FILE.parquet")]
    pub(crate) parquet: Option<PathBuf>,
}

#[cfg(feature = "lab")]
#[derive(clap::Args)]
pub(crate) struct Levels {
    /// Which game (see `turlaj games`).
    pub(crate) game: String,
    /// How many games or matches a level plays; with two players, in each order of seats.
    #[arg(long, default_value_t = 500)]
    pub(crate) games: u64,
    /// Only this level, against the next one.
    #[arg(long)]
    pub(crate) level: Option<String>,
    /// Only with this number of players: 2 against the next level, 1 alone for points; without it,
    /// both where the game has both.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=2))]
    pub(crate) players: Option<u8>,
    /// An option of the game, such as `edition=ru`; may be repeated.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    /// The seed: the same one plays the same games.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many threads play; without it, one for each processor.
    #[arg(long)]
    pub(crate) threads: Option<usize>,
    /// Do not measure luck, which takes longer than the games of quick bots.
    #[arg(long)]
    pub(crate) plain: bool,
    /// Print one JSON object.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(clap::Args)]
pub(crate) struct HintArgs {
    /// The record, finished or not; `-` reads standard input.
    pub(crate) file: PathBuf,
    /// The position after the first N facts of the log, those of the table too: as many entries of
    /// `facts` in `turlaj replay --json`. Without it, the end of the record.
    #[arg(long, value_name = "N")]
    pub(crate) at: Option<usize>,
    /// Only for this seat, from 1; without it, for each that has to decide.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=16))]
    pub(crate) seat: Option<u8>,
    /// The language of the reasons.
    #[arg(long, value_enum, default_value_t = HintLang::En)]
    pub(crate) lang: HintLang,
    /// How many actions at most.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=100))]
    pub(crate) most: u8,
    /// Print one JSON object, with the reasons in all languages.
    #[arg(long)]
    pub(crate) json: bool,
}

#[cfg(feature = "lab")]
#[derive(clap::Args)]
pub(crate) struct AnalyseArgs {
    /// The record, finished or not; `-` reads standard input.
    pub(crate) file: PathBuf,
    /// Show only this seat, from 1; the JSON object always has all.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=16))]
    pub(crate) seat: Option<u8>,
    /// How many steps the engine searches per position; more is slower and nearer to the truth. Without it,
    /// what suits the game.
    #[arg(long, value_name = "STEPS")]
    pub(crate) budget: Option<u32>,
    /// A throw with at most this many combinations of faces is averaged over all of them.
    #[arg(long, value_name = "COMBINATIONS", default_value_t = turlaj_analysis::MOST_COMBINATIONS)]
    pub(crate) exact_to: u32,
    /// How many rolls stand for a throw with more combinations; 200, or 24 with `--budget`, since searches take
    /// longer.
    #[arg(long, value_name = "ROLLS", value_parser = clap::value_parser!(u32).range(2..=100_000))]
    samples: Option<u32>,
    /// Split luck and errors by area too, in games that are written on sheets: with this many games of
    /// experts from every position. Some seconds per hundred games.
    #[arg(long, value_name = "GAMES", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) split: Option<u32>,
    /// The language of the table and of the reasons.
    #[arg(long, value_enum, default_value_t = HintLang::En)]
    pub(crate) lang: HintLang,
    /// Print one JSON object (docs/analysis.md).
    #[arg(long)]
    pub(crate) json: bool,
    /// Draw the value of the game over its facts into this SVG file.
    #[arg(long, value_name = "FILE.svg")]
    pub(crate) plot: Option<PathBuf>,
    /// Write table, chart and every choice into this HTML file.
    #[arg(long, value_name = "FILE.html")]
    pub(crate) html: Option<PathBuf>,
}

#[cfg(feature = "lab")]
impl AnalyseArgs {
    /// How many rolls stand for a throw that is sampled.
    pub(crate) fn samples(&self) -> u32 {
        let usual = if self.budget.is_some() { 24 } else { 200 };
        self.samples.unwrap_or(usual)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum HintLang {
    En,
    Pl,
    Ru,
}

#[derive(clap::Args)]
pub(crate) struct ScoreArgs {
    /// Which game (see `turlaj games`).
    pub(crate) game: String,
    /// The sheet in words, such as `blue=2,7 green=1-5`; `-` reads standard input. A word `--` in
    /// the text begins the sheet of the next seat.
    #[arg(required_unless_present = "file", conflicts_with = "file")]
    pub(crate) text: Vec<String>,
    /// Read the text from this file.
    #[arg(long)]
    pub(crate) file: Option<PathBuf>,
    /// Print one JSON object.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(clap::Args)]
pub(crate) struct PlayArgs {
    /// Which game (see `turlaj games`).
    #[arg(default_value = turlaj_catalog::GAMES[0])]
    pub(crate) game: String,
    /// Who sits where: `human`, `human:NAME` or a bot, such as `human:Ala,human,greedy`.
    #[arg(long, value_delimiter = ',', default_value = "human,casual")]
    pub(crate) seats: Vec<String>,
    /// An option of the game, such as `steal=on`; may be repeated.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    /// Write the record of the game, with the proof of its dice, to this new file.
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
}
