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
        let mut gauge = |name: &str, help: &str| {
            let gauge = Gauge::default();
            registry.register(name, help, gauge.clone());
            gauge
        };
        let connections = gauge("connections", "Open connections");
        let sockets = gauge("sockets", "Open WebSockets");
        let tables = gauge("tables_loaded", "Tables in memory");
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
        }
    }

    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a string takes any text");
        text
    }
}
