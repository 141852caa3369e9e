//! The binary: glue between the command line and the crates.

mod admin;
#[cfg(feature = "lab")]
mod analyse;
mod args;
mod cache;
mod data;
mod folders;
mod games;
mod hint;
#[cfg(feature = "lab")]
mod lab;
mod load;
mod play;
mod replay;
mod report;
mod score;
mod seats;
mod serve;
mod verify;

use std::process::ExitCode;

use clap::Parser;
use turlaj_terminal::paint;

use args::{Args, CliCommand};

/// A server allocates for every message; this one takes half the time of the usual allocator.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let args = match Args::try_parse() {
        Ok(args) => args,
        Err(why) => return report::usage(&why),
    };
    cache::set();
    match args.command.unwrap_or(CliCommand::Serve(args.serve)) {
        CliCommand::Serve(args) => report::run(false, || serve::serve(&args)),
        CliCommand::Backup { file, data } => report::run(false, || data::backup(&file, &data)),
        CliCommand::Restore { file, data } => report::run(false, || data::restore(&file, &data)),
        CliCommand::Admin { order } => {
            let json = matches!(order, args::Admin::List { json: true, .. });
            report::run(json, || admin::admin(&order))
        }
        CliCommand::Load(args) => report::run(args.json, || load::load(&args)),
        CliCommand::Play(play) => report::run(false, || play::play(&play)),
        CliCommand::Games { json } => report::run(json, || games::games(json)),
        CliCommand::Replay { file, json } => report::run(json, || replay::replay(&file, json)),
        CliCommand::Verify { files, json } => verify::verify(&files, json),
        CliCommand::Hint(args) => report::run(args.json, || hint::hint(&args)),
        #[cfg(feature = "lab")]
        CliCommand::Analyse(args) => analyse::analyse(&args),
        CliCommand::Score(args) => report::run(args.json, || score::score(&args)),
        #[cfg(feature = "lab")]
        CliCommand::Simulate(args) => report::run(args.json, || lab::simulate(&args)),
        #[cfg(feature = "lab")]
        CliCommand::Merge { files, json } => report::run(json, || lab::merge(&files, json)),
        #[cfg(feature = "lab")]
        CliCommand::Levels(args) => report::run(args.json, || lab::levels(&args)),
        #[cfg(feature = "lab")]
        CliCommand::Odds(args) => report::run(args.json, || lab::answer(&args)),
        #[cfg(feature = "lab")]
        CliCommand::Solve(args) => report::run(args.json, || lab::answer(&args)),
    }
}
