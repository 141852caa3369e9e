//! Numbers for operators, in the format of Prometheus.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// All numbers.
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) connections: Gauge,
    pub(crate) sockets: Gauge,
    pub(crate) tables: Gauge,
    pub(crate) acts: Counter,
    pub(crate) refusals: Counter,
    pub(crate) requests: Counter,
    pub(crate) games_begun: Counter,
    pub(crate) games_ended: Counter,
    pub(crate) failed_writes: Counter,
    pub(crate) crashed_tables: Counter,
    pub(crate) write_seconds: Histogram,
    /// Thoughts that wait for their turn.
    pub(crate) thoughts_waiting: Gauge,
    pub(crate) thought_seconds: Histogram,
    pub(crate) thoughts_cut: Counter,
    pub(crate) thoughts_failed: Counter,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let mut registry = Registry::with_prefix("turlaj");
        let mut counter = |name: &str, help: &str| {
            let counter = Counter::default();
            registry.register(name, help, counter.clone());
            counter
        };
        let acts = counter("acts", "Acts of seats that were saved and acknowledged");
        let refusals = counter("refusals", "Requests over sockets that were refused");
        let requests = counter("requests", "Plain requests");
        let games_begun = counter("games_begun", "Games that began");
        let games_ended = counter("games_ended", "Games that came to their end");
        let failed_writes = counter("failed_writes", "Writes that failed");
        let crashed_tables = counter("crashed_tables", "Tables that panicked");
        let help = "Thoughts of bots that were told to come to their end";
        let thoughts_cut = counter("thoughts_cut", help);
        let help = "Thoughts of bots without an answer, for which the game's own choice was played";
        let thoughts_failed = counter("thoughts_failed", help);
        let mut gauge = |name: &str, help: &str| {
            let gauge = Gauge::default();
            registry.register(name, help, gauge.clone());
            gauge
        };
        let connections = gauge("connections", "Open connections");
        let sockets = gauge("sockets", "Open WebSockets");
        let tables = gauge("tables_loaded", "Tables in memory");
        let thoughts_waiting = gauge("thoughts_waiting", "Thoughts that wait for their turn");
        let thought_seconds = Histogram::new(exponential_buckets(0.000_01, 4.0, 12));
        registry.register("thought_seconds", "How long bots thought", thought_seconds.clone());
        let write_seconds = Histogram::new(exponential_buckets(0.000_1, 2.0, 16));
        let help = "Time from a table's write to its acknowledgement";
        registry.register("write_seconds", help, write_seconds.clone());
        Metrics {
            registry,
            connections,
            sockets,
            tables,
            acts,
            refusals,
            requests,
            games_begun,
            games_ended,
            failed_writes,
            crashed_tables,
            write_seconds,
            thoughts_waiting,
            thought_seconds,
            thoughts_cut,
            thoughts_failed,
        }
    }

    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a string takes any text");
        text
    }
}
