//! The result of a run, as text and as JSON.

use std::fmt;
use std::time::Duration;

use anyhow::{Result, ensure};
use serde::Serialize;

use crate::Workload;
use crate::counters::Counters;
use crate::idle::IdleCost;

/// The result of a run. Numbers that are unknown, as those of a server elsewhere, are null in JSON.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Measurements {
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
    idle: Option<IdleCost>,
}

impl Measurements {
    pub(crate) fn new(
        load: &Workload,
        counters: &Counters,
        measured: Duration,
        cpu: Option<(f64, f64)>,
        rss_bytes: Option<u64>,
        idle: Option<IdleCost>,
    ) -> Measurements {
        let times = counters.times();
        let acts = times.count();
        let seconds = measured.as_secs_f64();
        let server_cpu_seconds = cpu.map(|(before, after)| rounded(after - before));
        let per = |seconds: f64| rounded(acts as f64 / seconds);
        let millis = |micros: u64| micros as f64 / 1000.0;
        Measurements {
            game: load.game.clone(),
            tables: load.tables,
            seconds: rounded(seconds),
            acts,
            games: counters.games(),
            errors: counters.errors(),
            first_error: counters.first_error(),
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

    /// A run without a single act is an error.
    pub(crate) fn check(self) -> Result<Measurements> {
        ensure!(
            self.acts > 0,
            "no act was acknowledged in {} s; {}",
            self.seconds,
            self.first_failure()
        );
        Ok(self)
    }

    fn first_failure(&self) -> &str {
        self.first_error.as_deref().unwrap_or("nothing else went wrong")
    }
}

/// The numbers for people, without a line break at the end.
impl fmt::Display for Measurements {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tables = plural(self.tables.into(), "table");
        writeln!(f, "{} at {tables}, {:.1} s", self.game, self.seconds)?;
        writeln!(f, "{} acts a second, {} in all", self.moves_per_second.round(), self.acts)?;
        if let (Some(rate), Some(cpu)) = (self.moves_per_server_cpu_second, self.server_cpu_seconds)
        {
            writeln!(f, "{} acts a CPU second of the server ({cpu:.2} s)", rate.round())?;
        }
        writeln!(
            f,
            "from act to view: median {:.1} ms, 99% within {:.1} ms, longest {:.1} ms",
            self.p50_ms, self.p99_ms, self.max_ms
        )?;
        if let Some(bytes) = self.rss_bytes {
            writeln!(f, "memory of the server: {:.1} MB", bytes as f64 / 1e6)?;
        }
        if let Some(idle) = self.idle {
            let each = match idle.bytes_per_idle_socket {
                Some(bytes) => format!("{:.1} kB each", bytes as f64 / 1e3),
                None => "at unknown cost".to_string(),
            };
            writeln!(f, "{}: {each}", plural(idle.idle_sockets.into(), "idle socket"))?;
        }
        writeln!(f, "{} ended", plural(self.games, "game"))?;
        match self.errors {
            0 => write!(f, "no errors"),
            errors => {
                write!(f, "{}, the first: {}", plural(errors, "error"), self.first_failure())
            }
        }
    }
}

/// `1 game`, `2 games`.
fn plural(count: u64, one: &str) -> String {
    if count == 1 { format!("1 {one}") } else { format!("{count} {one}s") }
}

fn rounded(number: f64) -> f64 {
    (number * 1000.0).round() / 1000.0
}
