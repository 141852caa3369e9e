//! `turlaj load`.

use std::io::{IsTerminal, stderr};

use anyhow::Result;
use turlaj_load::{Target, Workload};

use crate::args::LoadArgs;
use crate::report::say;

pub(crate) fn load(args: &LoadArgs) -> Result<()> {
    let target = match &args.url {
        Some(url) => Target::Url(url.clone()),
        None => Target::Program(std::env::current_exe()?),
    };
    let measurements = turlaj_load::run(&Workload {
        target,
        game: args.game.clone(),
        tables: args.tables,
        seconds: args.seconds,
        idle: args.idle,
        progress: !args.json && stderr().is_terminal(),
    })?;
    if args.json { say(serde_json::to_string(&measurements)?) } else { say(measurements) }
}
