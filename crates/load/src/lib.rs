//! A load generator: random play over real sockets, and what it costs a server.

mod client;
mod counters;
mod idle;
mod incoming;
mod measure;
mod measurements;
mod process;
mod server;
mod site;
mod table;
mod times;

use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Result, bail};
use tokio::signal;

pub use measurements::Measurements;

/// What is played, and where.
#[derive(Clone, Debug)]
pub struct Workload {
    /// The server that is measured.
    pub target: Target,
    /// The id of the game; it is played with two seats.
    pub game: String,
    /// How many tables are played at the same time.
    pub tables: u32,
    /// How many seconds are measured.
    pub seconds: u64,
    /// How many further sockets are opened and do nothing.
    pub idle: u32,
    /// Whether progress is printed to standard error.
    pub progress: bool,
}

/// The server that is measured.
#[derive(Clone, Debug)]
pub enum Target {
    /// One that runs at this address, such as `http://127.0.0.1:7788`.
    Url(String),
    /// One that is started for the purpose: this program with `serve`, on a temporary folder.
    Program(PathBuf),
}

/// Plays the workload and measures the server; a run without a single act is an error.
pub fn run(load: &Workload) -> Result<Measurements> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let measured = runtime.block_on(async {
        tokio::select! {
            // In this order, so that signals are handled before there is anything to clean up.
            biased;
            why = interrupted() => bail!(why?),
            measured = measure::measure(load) => measured,
        }
    });
    runtime.shutdown_timeout(Duration::from_secs(5));
    measured.and_then(Measurements::check)
}

/// Waits until the process is asked to stop. A server of our own must not outlive it, so every
/// signal that can be handled is.
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
