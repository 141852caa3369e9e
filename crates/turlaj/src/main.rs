//! The binary: glue between the command line and the crates.

mod args;
mod games;
#[cfg(feature = "lab")]
mod lab;
mod paint;
mod play;
mod replay;
mod report;
mod verify;

use std::process::ExitCode;

use clap::Parser;

use args::{Args, Command};

fn main() -> ExitCode {
    let args = match Args::try_parse() {
        Ok(args) => args,
        Err(why) => return report::usage(&why),
    };
    match args.command.unwrap_or_default() {
        Command::Play(play) => report::run(false, || play::play(&play)),
        Command::Games { json } => report::run(json, || games::games(json)),
        Command::Replay { file, json } => report::run(json, || replay::replay(&file, json)),
        Command::Verify { file, json } => report::run(json, || verify::verify(&file, json)),
        #[cfg(feature = "lab")]
        Command::Simulate(args) => report::run(args.json, || lab::simulate(&args)),
        #[cfg(feature = "lab")]
        Command::Merge { files, json } => report::run(json, || lab::merge(&files, json)),
        #[cfg(feature = "lab")]
        Command::Odds(args) => report::run(args.json, || lab::odds(&args)),
    }
}
