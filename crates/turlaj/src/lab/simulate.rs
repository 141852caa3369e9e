//! `turlaj simulate`.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::available_parallelism;
use std::time::Instant;

use anstream::eprintln;
use anyhow::{Context, Result, bail, ensure};
use cpu_time::ProcessTime;
use indicatif::{ProgressBar, ProgressStyle};
use turlaj_catalog::{Listed, Visit, visit};
use turlaj_lab::{Plan, Row, RowWriter, Shard, Watch, is_packed, plot, simulate as run, summarise};

use super::report::{RunReport, print};
use crate::args::Simulate;
use crate::seats::{configure, parse_bots};

pub(crate) fn simulate(args: &Simulate) -> Result<()> {
    visit(&args.game, SimulateVisit { args })?
}

struct SimulateVisit<'a> {
    args: &'a Simulate,
}

impl Visit for SimulateVisit<'_> {
    type Out = Result<()>;

    fn game<G: Listed>(self) -> Result<()> {
        let args = self.args;
        let seats = parse_bots::<G>(&args.seats)?;
        let rules = configure::<G>(&args.options, seats.len())?;
        ensure!(args.games > 0, "at least one game is needed");
        let threads = threads(args.threads)?;
        let shard = args.shard.unwrap_or(Shard::ALL);
        let plan = Plan {
            rules: &rules,
            seats: &seats,
            games: args.games,
            seed: args.seed,
            threads,
            shard,
            fast: !args.by_rules && !args.luck && is_packed(&rules, &seats),
            luck: args.luck,
        };
        let games = shard.games(args.games);
        ensure!(!games.is_empty(), "this part of the run holds no game");
        let stop = stop_on_interrupt("stopping after the games in play …")?;
        let bar = progress(games.end - games.start);
        let mut writer = match &args.parquet {
            Some(path) => Some(RowWriter::create(path, rules.players())?),
            None => None,
        };
        let mut take = |rows: &[Row]| match &mut writer {
            Some(writer) => writer.write(rows),
            None => Ok(()),
        };
        let (clock, cpu) = (Instant::now(), ProcessTime::now());
        let watch = Watch {
            stop: &stop,
            progress: &|games| bar.inc(games),
            rows: args.parquet.is_some().then_some(&mut take),
        };
        let tally = run(&plan, watch)?;
        bar.finish_and_clear();
        let report = RunReport {
            game: G::ID.to_string(),
            rules: G::RULES,
            options: rules.settings().to_string(),
            seed: args.seed,
            planned: args.games,
            parts: vec![shard.to_string()],
            interrupted: stop.load(Ordering::Relaxed),
            fast: plan.fast,
            seconds: clock.elapsed().as_secs_f64(),
            cpu_seconds: cpu.elapsed().as_secs_f64(),
            bots: seats.iter().map(|bot| (*bot).to_string()).collect(),
            tally,
        };
        if let Some(writer) = writer {
            writer.finish()?;
        }
        if let Some(path) = &args.plot {
            let summary = summarise(&report.tally, &report.bots);
            plot(
                path,
                &format!("{}: {}", G::TITLE, seats.join(" against ")),
                &report.tally,
                &summary,
            )?;
        }
        print(&report, args.json)
    }
}

/// So many threads, or one for each processor.
pub(super) fn threads(wanted: Option<usize>) -> Result<usize> {
    match wanted {
        Some(0) => bail!("at least one thread is needed"),
        Some(threads) => Ok(threads),
        None => Ok(available_parallelism().map_or(1, Into::into)),
    }
}

/// Ctrl-C sets the flag and prints `notice`; a second one ends the program.
pub(crate) fn stop_on_interrupt(notice: &'static str) -> Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    let set = Arc::clone(&stop);
    ctrlc::set_handler(move || {
        if set.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
        eprintln!("{notice}");
    })
    .context("cannot listen for Ctrl-C")?;
    Ok(stop)
}

/// A bar on standard error, where that is a terminal.
pub(super) fn progress(games: u64) -> ProgressBar {
    let style = "{bar:24} {human_pos} of {human_len} games, {eta} left";
    let style =
        ProgressStyle::with_template(style).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(games).with_style(style)
}
