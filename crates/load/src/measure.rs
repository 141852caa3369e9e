//! One run.
//!
//! All tables are set up first and wait at a gate, so that the measured time contains nothing but
//! play. The cost of an idle socket is measured while they wait: later it would be hidden by memory
//! that play has used and freed.

use std::sync::Arc;
use std::time::Duration;

use anstream::eprintln;
use anyhow::{Result, bail, ensure};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until};
use turlaj_proto::http::GameInfo;

use crate::counters::Counters;
use crate::server::ServerProcess;
use crate::site::Site;
use crate::{Measurements, Target, Workload, idle, process, table};

/// How long a server plays before it is measured.
const WARM_UP: Duration = Duration::from_secs(1);

/// How long after the gate is open all tables must play.
const ALL_PLAY_WITHIN: Duration = Duration::from_secs(20);

/// Files that are open besides sockets.
const OTHER_FILES: u64 = 100;

/// Sets up the tables, lets them play, and measures.
pub(crate) async fn measure(load: &Workload) -> Result<Measurements> {
    let sockets = 2 * u64::from(load.tables) + u64::from(load.idle);
    process::allow_files(sockets + OTHER_FILES)?;
    idle::check(load)?;
    // The server is declared first and so dropped last: the sockets go before it.
    let mut server = None;
    let url = match &load.target {
        Target::Program(program) => {
            server.insert(ServerProcess::start(program).await?).url().to_string()
        }
        Target::Url(url) => url.clone(),
    };
    let site = Arc::new(Site::new(&url)?);
    let games: Vec<GameInfo> = site.get("/api/v1/games").await?;
    ensure!(
        games.iter().any(|game| game.id == load.game),
        "the server has no game `{}`; it has {}",
        load.game,
        games.iter().map(|game| game.id.as_str()).collect::<Vec<_>>().join(", ")
    );
    let counters = Arc::new(Counters::new());
    let progress = Progress { shown: load.progress };
    let mut tables = JoinSet::new();
    let places = table::setups_at_once();
    for _ in 0..load.tables {
        tables.spawn(table::play(
            site.clone(),
            counters.clone(),
            places.clone(),
            load.game.clone(),
        ));
    }
    set_up(load, &counters, &progress, &mut server).await?;
    let idle = match load.idle {
        0 => None,
        idle => Some(idle::measure(&site, server.as_ref(), &counters.tables(), idle).await?),
    };
    counters.open_gate();
    warm_up(load, &counters).await?;
    let cpu = server.as_ref().and_then(ServerProcess::cpu);
    let began = counters.begin();
    for second in 1..=load.seconds {
        sleep_until(began + Duration::from_secs(second)).await;
        check(&mut server)?;
        progress
            .say(|| format!("{second} of {} s: {} acts", load.seconds, counters.times().count()));
    }
    let seconds = counters.end();
    let cpu_after = server.as_ref().and_then(ServerProcess::cpu);
    let rss_bytes = server.as_ref().and_then(ServerProcess::rss);
    tables.abort_all();
    Ok(Measurements::new(load, &counters, seconds, cpu.zip(cpu_after), rss_bytes, idle))
}

/// Checks that a server of our own still runs.
fn check(server: &mut Option<ServerProcess>) -> Result<()> {
    server.as_mut().map_or(Ok(()), ServerProcess::check)
}

/// Waits until all tables are ready to play.
async fn set_up(
    load: &Workload,
    counters: &Counters,
    progress: &Progress,
    server: &mut Option<ServerProcess>,
) -> Result<()> {
    let wanted = load.tables as usize;
    let patience = Duration::from_secs(30) + Duration::from_millis(20) * load.tables;
    let until = Instant::now() + patience;
    let mut shown = Instant::now();
    while counters.ready() < wanted {
        if Instant::now() > until {
            let (ready, why) = (counters.ready(), counters.first_error());
            bail!(
                "only {ready} of {wanted} tables could be set up in {} s{}",
                patience.as_secs(),
                why.map(|why| format!(": {why}")).unwrap_or_default()
            );
        }
        sleep(Duration::from_millis(20)).await;
        if shown.elapsed() > Duration::from_secs(1) {
            shown = Instant::now();
            check(server)?;
            progress.say(|| format!("{} of {wanted} tables are set up", counters.ready()));
        }
    }
    Ok(())
}

/// Waits until all tables play, and play has gone on for a while.
async fn warm_up(load: &Workload, counters: &Counters) -> Result<()> {
    let began = Instant::now();
    while counters.playing() < load.tables as usize || began.elapsed() < WARM_UP {
        ensure!(
            began.elapsed() < ALL_PLAY_WITHIN,
            "only {} of {} tables play{}",
            counters.playing(),
            load.tables,
            counters.first_error().map(|why| format!(": {why}")).unwrap_or_default()
        );
        sleep(Duration::from_millis(20)).await;
    }
    Ok(())
}

/// Lines on standard error that show how far the run is.
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
