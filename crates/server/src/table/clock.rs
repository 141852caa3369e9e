//! The time at a table, which can stand still.

use std::time::{Duration, Instant};

use turlaj_core::Tick;

/// The time at a table.
pub(super) struct Clock {
    tick: Tick,
    /// When it was, or will be, that tick; nothing as long as time waits for somebody to come.
    since: Option<Instant>,
    /// When the last person left, while time waits for somebody to come back.
    left: Option<Instant>,
}

impl Clock {
    /// Time goes on from this tick.
    pub(super) fn running(tick: Tick) -> Clock {
        Clock { tick, since: Some(Instant::now()), left: None }
    }

    /// Time stands still, from the moment at which the last person left, if this server saw it.
    pub(super) fn stopped(tick: Tick, left: Option<Instant>) -> Clock {
        Clock { tick, since: None, left }
    }

    /// For how long the last person has been gone.
    pub(super) fn deserted_for(&self) -> Option<Duration> {
        self.left.map(|left| left.elapsed())
    }

    pub(super) fn tick(&self) -> Tick {
        let passed = self.since.map(|since| Instant::now().saturating_duration_since(since));
        let passed = passed.map_or(0, |passed| passed.as_millis());
        self.tick.saturating_add(u64::try_from(passed).unwrap_or(u64::MAX))
    }

    /// Whether time waits for somebody to come.
    pub(super) fn is_stopped(&self) -> bool {
        self.since.is_none()
    }

    /// Lets time go on from this moment.
    pub(super) fn go_on(&mut self, at: Instant) {
        self.since = Some(at);
    }

    /// When time will go on, if it stands still and somebody is there.
    pub(super) fn resumes(&self) -> Option<Instant> {
        self.since.filter(|since| *since > Instant::now())
    }

    pub(super) fn stands_still(&self) -> bool {
        self.is_stopped() || self.resumes().is_some()
    }
}
