//! What a run came to, as text and as JSON.

use std::time::Duration;

use anyhow::{Result, bail};
use serde::Serialize;

use super::idle::Idle;
use super::tally::Tally;
use crate::args::Load;
use crate::report::{many, say};

/// What a run came to. What cannot be known, as of a server elsewhere, is null.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(super) struct Report {
    game: String,
    tables: u32,
    /// How long was measured.
    seconds: f64,
    /// Acts that were acknowledged in that time.
    acts: u64,
    /// Games that ended in that time.
    games: u64,
    /// What went wrong, from the first connection on.
    errors: u64,
    first_error: Option<String>,
    moves_per_second: f64,
    /// The processor time of the server in that time, with all its threads.
    server_cpu_seconds: Option<f64>,
    moves_per_server_cpu_second: Option<f64>,
    p50_ms: f64,
    p99_ms: f64,
    max_ms: f64,
    /// The server's memory at the end.
    rss_bytes: Option<u64>,
    #[serde(flatten)]
    idle: Option<Idle>,
}

impl Report {
    pub(super) fn new(
        args: &Load,
        tally: &Tally,
        measured: Duration,
        cpu: Option<(f64, f64)>,
        rss_bytes: Option<u64>,
        idle: Option<Idle>,
    ) -> Report {
        let times = tally.times();
        let acts = times.count();
        let seconds = measured.as_secs_f64();
        let server_cpu_seconds = cpu.map(|(before, after)| rounded(after - before));
        let per = |seconds: f64| rounded(acts as f64 / seconds);
        let millis = |micros: u64| micros as f64 / 1000.0;
        Report {
            game: args.game.clone(),
            tables: args.tables,
            seconds: rounded(seconds),
            acts,
            games: tally.games(),
            errors: tally.errors(),
            first_error: tally.first_error(),
            moves_per_second: per(seconds),
            server_cpu_seconds,
            moves_per_server_cpu_second: server_cpu_seconds.filter(|cpu| *cpu > 0.0).map(per),
            p50_ms: millis(times.quantile(50)),
            p99_ms: millis(times.quantile(99)),
            max_ms: millis(times.longest()),
            rss_bytes,
            idle,
        }
    }

    /// Prints it; a run without a single act is a failure.
    pub(super) fn print(&self, as_json: bool) -> Result<()> {
        let first = self.first_error.as_deref().unwrap_or("nothing else went wrong");
        if self.acts == 0 {
            bail!("no act was acknowledged in {} s; {first}", self.seconds);
        }
        if as_json {
            return say(serde_json::to_string(self)?);
        }
        let tables = many(self.tables as usize, "table");
        say(format!("{} at {tables}, {:.1} s", self.game, self.seconds))?;
        say(format!("{} acts a second, {} in all", self.moves_per_second.round(), self.acts))?;
        if let (Some(rate), Some(cpu)) = (self.moves_per_server_cpu_second, self.server_cpu_seconds)
        {
            say(format!("{} acts a CPU second of the server ({cpu:.2} s)", rate.round()))?;
        }
        say(format!(
            "from act to view: median {:.1} ms, 99% within {:.1} ms, longest {:.1} ms",
            self.p50_ms, self.p99_ms, self.max_ms
        ))?;
        if let Some(bytes) = self.rss_bytes {
            say(format!("memory of the server: {:.1} MB", bytes as f64 / 1e6))?;
        }
        if let Some(idle) = self.idle {
            let each = match idle.bytes_per_idle_socket {
                Some(bytes) => format!("{:.1} kB each", bytes as f64 / 1e3),
                None => "at unknown cost".to_string(),
            };
            say(format!("{}: {each}", many(idle.idle_sockets as usize, "idle socket")))?;
        }
        say(format!("{} ended", many(self.games as usize, "game")))?;
        match self.errors {
            0 => say("no errors"),
            errors => say(format!("{}, the first: {first}", many(errors as usize, "error"))),
        }
    }
}

fn rounded(number: f64) -> f64 {
    (number * 1000.0).round() / 1000.0
}
