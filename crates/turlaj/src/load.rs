//! `turlaj load`: random play over real sockets, and what it costs a server.
//!
//! All tables are set up first and wait at a gate, so that the measured time holds nothing but
//! play. What an idle socket costs is measured while they wait: later it would be hidden by memory
//! that play has used and given back.

mod idle;
mod player;
mod process;
mod report;
mod server;
mod site;
mod table;
mod tally;
mod times;
mod words;

use std::io::IsTerminal;
use std::sync::Arc;
use std::time::Duration;

use anstream::eprintln;
use anyhow::{Context, Result, bail, ensure};
use tokio::signal;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until};
use turlaj_proto::http::GameInfo;

use crate::args::Load;
use report::Report;
use server::Server;
use site::Site;
use tally::Tally;

/// A server of our own that has played for this long is warm.
const WARM_UP: Duration = Duration::from_secs(1);

/// All tables have to play this long after they may.
const ALL_PLAY_WITHIN: Duration = Duration::from_secs(20);

/// Files that are open besides sockets.
const OTHER_FILES: u64 = 100;

/// Plays on many tables at once, and tells how fast that went.
pub(crate) fn load(args: &Load) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let report = runtime.block_on(async {
        tokio::select! {
            // In this order, so that signals are heard before there is anything to clean up.
            biased;
            why = interrupted() => bail!(why?),
            report = measure(args) => report,
        }
    });
    runtime.shutdown_timeout(Duration::from_secs(5));
    report.and_then(|report| report.print(args.json))
}

async fn measure(args: &Load) -> Result<Report> {
    let sockets = 2 * u64::from(args.tables) + u64::from(args.idle);
    process::allow_files(sockets + OTHER_FILES)?;
    idle::check(args)?;
    // The server is declared first and so dropped last: the sockets go before it.
    let mut server = match args.url {
        None => Some(Server::start().await?),
        Some(_) => None,
    };
    let url = server.as_ref().map(Server::url).or(args.url.as_deref());
    let site = Arc::new(Site::new(url.context("a server is known")?)?);
    let games: Vec<GameInfo> = site.get("/api/v1/games").await?;
    ensure!(
        games.iter().any(|game| game.id == args.game),
        "the server has no game `{}`; it has {}",
        args.game,
        games.iter().map(|game| game.id.as_str()).collect::<Vec<_>>().join(", ")
    );
    let tally = Arc::new(Tally::new());
    let progress = Progress { shown: !args.json && std::io::stderr().is_terminal() };
    let mut tables = JoinSet::new();
    let places = table::setups_at_once();
    for _ in 0..args.tables {
        tables.spawn(table::play(site.clone(), tally.clone(), places.clone(), args.game.clone()));
    }
    set_up(args, &tally, &progress, &mut server).await?;
    let idle = match args.idle {
        0 => None,
        idle => Some(idle::measure(&site, server.as_ref(), &tally.tables(), idle).await?),
    };
    tally.open_gate();
    warm_up(args, &tally).await?;
    let cpu = server.as_ref().and_then(Server::cpu);
    let began = tally.begin();
    for second in 1..=args.seconds {
        sleep_until(began + Duration::from_secs(second)).await;
        check(&mut server)?;
        progress.say(|| format!("{second} of {} s: {} acts", args.seconds, tally.times().count()));
    }
    let seconds = tally.end();
    let cpu_after = server.as_ref().and_then(Server::cpu);
    let rss_bytes = server.as_ref().and_then(Server::rss);
    tables.abort_all();
    Ok(Report::new(args, &tally, seconds, cpu.zip(cpu_after), rss_bytes, idle))
}

/// Checks that a server of our own still runs.
fn check(server: &mut Option<Server>) -> Result<()> {
    server.as_mut().map_or(Ok(()), Server::check)
}

/// Waits until all tables are ready to play.
async fn set_up(
    args: &Load,
    tally: &Tally,
    progress: &Progress,
    server: &mut Option<Server>,
) -> Result<()> {
    let wanted = args.tables as usize;
    let patience = Duration::from_secs(30) + Duration::from_millis(20) * args.tables;
    let until = Instant::now() + patience;
    let mut told = Instant::now();
    while tally.ready() < wanted {
        if Instant::now() > until {
            let (ready, why) = (tally.ready(), tally.first_error());
            bail!(
                "only {ready} of {wanted} tables could be set up in {} s{}",
                patience.as_secs(),
                why.map(|why| format!(": {why}")).unwrap_or_default()
            );
        }
        sleep(Duration::from_millis(20)).await;
        if told.elapsed() > Duration::from_secs(1) {
            told = Instant::now();
            check(server)?;
            progress.say(|| format!("{} of {wanted} tables are set up", tally.ready()));
        }
    }
    Ok(())
}

/// Waits until all tables play, and play has gone on for a while.
async fn warm_up(args: &Load, tally: &Tally) -> Result<()> {
    let began = Instant::now();
    while tally.playing() < args.tables as usize || began.elapsed() < WARM_UP {
        ensure!(
            began.elapsed() < ALL_PLAY_WITHIN,
            "only {} of {} tables play{}",
            tally.playing(),
            args.tables,
            tally.first_error().map(|why| format!(": {why}")).unwrap_or_default()
        );
        sleep(Duration::from_millis(20)).await;
    }
    Ok(())
}

/// A line now and then on standard error, where that is a terminal.
struct Progress {
    shown: bool,
}

impl Progress {
    fn say(&self, line: impl Fn() -> String) {
        if self.shown {
            eprintln!("{}", line());
        }
    }
}

/// Waits until the process is asked to stop. A server of our own must not outlive it, so every
/// signal that can be heard is.
#[cfg(unix)]
async fn interrupted() -> Result<&'static str> {
    use signal::unix::{SignalKind, signal};
    let mut term = signal(SignalKind::terminate())?;
    let mut hangup = signal(SignalKind::hangup())?;
    let mut quit = signal(SignalKind::quit())?;
    tokio::select! {
        done = signal::ctrl_c() => done?,
        _ = term.recv() => {}
        _ = hangup.recv() => {}
        _ = quit.recv() => {}
    }
    Ok("interrupted")
}

#[cfg(not(unix))]
async fn interrupted() -> Result<&'static str> {
    signal::ctrl_c().await?;
    Ok("interrupted")
}
