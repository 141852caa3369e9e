//! The time at a table, which can stand still.

use std::time::{Duration, Instant};

use turlaj_core::Tick;

/// The time at a table.
pub(super) struct TableTime {
    tick: Tick,
    /// When it was, or will be, that tick; nothing while time waits for a player.
    since: Option<Instant>,
    /// When the last player left, while time waits for one.
    left: Option<Instant>,
}

impl TableTime {
    /// Time goes on from this tick.
    pub(super) fn running(tick: Tick, now: Instant) -> TableTime {
        TableTime { tick, since: Some(now), left: None }
    }

    /// Time stands still, from the moment at which the last player left, if this server saw it.
    pub(super) fn stopped(tick: Tick, left: Option<Instant>) -> TableTime {
        TableTime { tick, since: None, left }
    }

    /// For how long the last player has been gone.
    pub(super) fn deserted_for(&self, now: Instant) -> Option<Duration> {
        self.left.map(|left| now.saturating_duration_since(left))
    }

    pub(super) fn tick(&self, now: Instant) -> Tick {
        let passed = self.since.map(|since| now.saturating_duration_since(since));
        let passed = passed.map_or(0, |passed| passed.as_millis());
        self.tick.saturating_add(u64::try_from(passed).unwrap_or(u64::MAX))
    }

    /// Whether time waits for a player.
    pub(super) fn is_stopped(&self) -> bool {
        self.since.is_none()
    }

    /// Lets time go on from this moment.
    pub(super) fn go_on(&mut self, at: Instant) {
        self.since = Some(at);
    }

    /// When time will go on, if that is later than now.
    pub(super) fn resumes(&self, now: Instant) -> Option<Instant> {
        self.since.filter(|since| *since > now)
    }
}
