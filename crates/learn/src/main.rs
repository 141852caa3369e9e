//! Learns what positions of Clever are worth, by playing against the dice and against itself.
//!
//! The same plan and seed learn the same weights on every machine, on however many threads.

mod adam;
mod checkpoint;
mod curve;
mod evaluate;
mod game;
mod gradient;
mod lane;
mod plan;
mod train;

use std::path::PathBuf;

use anyhow::Result;
use clap::{Parser, ValueEnum};
use turlaj_learned::clever::Kind;

/// The generator: the same seed learns the same.
pub(crate) type Chance = rand::rngs::Xoshiro256PlusPlus;

/// Learns what positions of Clever are worth.
#[derive(Parser, Debug)]
pub(crate) struct Args {
    /// Which game.
    game: Which,
    /// Steps of the whole plan.
    #[arg(long, default_value_t = 150_000)]
    steps: u64,
    /// Stop after this step of the plan: the beginning of the same curve.
    #[arg(long)]
    until: Option<u64>,
    /// Stop after so many seconds, to be gone on with later.
    #[arg(long)]
    seconds: Option<f64>,
    /// The folder of the checkpoint, the curve and the weights; a checkpoint there is gone on from.
    #[arg(long, default_value = "target/learn")]
    out: PathBuf,
    /// Threads; as many as there are processors unless said.
    #[arg(long)]
    threads: Option<usize>,
    /// The seed.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Steps between two points of the curve.
    #[arg(long, default_value_t = 2_000)]
    every: u64,
    /// Only play so many games by the checkpoint, and tell their mean.
    #[arg(long)]
    evaluate: Option<usize>,
}

/// Which game is learned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Which {
    /// One player.
    Solo,
    /// Two to four.
    Table,
}

fn main() -> Result<()> {
    let args = Args::parse();
    let threads = args.threads.unwrap_or_default();
    rayon::ThreadPoolBuilder::new().num_threads(threads).build_global()?;
    match args.game {
        Which::Solo => train::train::<1>(&args, Kind::Solo),
        Which::Table => train::train::<4>(&args, Kind::Table),
    }
}
