//! Table time at one keyboard.

use std::io::{IsTerminal, stdin};
use std::thread;
use std::time::{Duration, Instant};

use turlaj_core::Tick;

/// Where the input is no terminal, every line takes so long to type.
const LINE: Tick = 1000;

/// The time since the first live phase of a game began.
pub(super) enum Clock {
    /// The clock on the wall, while a person types.
    Wall(Instant),
    /// A count, where nobody types: a line takes a second, `+12` lets twelve more pass, and what nobody
    /// is asked about comes at once. So a game can be written down beforehand, and watched without
    /// waiting for it.
    Count(Tick),
}

impl Clock {
    /// Begins at 0.
    pub(super) fn new(people: bool) -> Clock {
        match people && stdin().is_terminal() {
            true => Clock::Wall(Instant::now()),
            false => Clock::Count(0),
        }
    }

    pub(super) fn now(&self) -> Tick {
        match self {
            Clock::Wall(since) => u64::try_from(since.elapsed().as_millis()).unwrap_or(u64::MAX),
            Clock::Count(tick) => *tick,
        }
    }

    /// How long to wait for a line until this tick comes; nothing where time does not pass by itself.
    pub(super) fn wait_for_line(&self, until: Option<Tick>) -> Option<Duration> {
        match self {
            Clock::Wall(_) => until.map(|tick| Duration::from_millis(self.left(tick))),
            Clock::Count(_) => None,
        }
    }

    /// Lets time pass until this tick.
    pub(super) fn wait(&mut self, until: Tick) {
        match self {
            Clock::Wall(_) => thread::sleep(Duration::from_millis(self.left(until))),
            Clock::Count(tick) => *tick = until.max(*tick),
        }
    }

    /// A line was typed; whether it was nothing but time.
    pub(super) fn typed(&mut self, text: &str) -> bool {
        let Clock::Count(tick) = self else { return false };
        let seconds = text.strip_prefix('+').and_then(|seconds| seconds.parse::<u32>().ok());
        *tick += seconds.map_or(LINE, |seconds| Tick::from(seconds) * 1000);
        seconds.is_some()
    }

    /// A phase has ended at this tick: whoever let more time pass has waited for that, and not longer.
    pub(super) fn phase_ended(&mut self, at: Tick) {
        if let Clock::Count(tick) = self {
            *tick = at.min(*tick);
        }
    }

    fn left(&self, tick: Tick) -> Tick {
        tick.saturating_sub(self.now())
    }
}

/// `0:07` or `12:34`.
pub(super) fn minutes(ticks: Tick) -> String {
    let seconds = ticks / 1000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_count_passes_with_lines_and_jumps_where_it_waits() {
        let mut clock = Clock::Count(0);
        assert!(!clock.typed("3b"));
        assert_eq!(clock.now(), 1000);
        assert!(clock.typed("+12"));
        assert_eq!(clock.now(), 13_000);
        clock.wait(20_500);
        clock.wait(100);
        assert_eq!((clock.now(), clock.wait_for_line(Some(90_000))), (20_500, None));
        clock.phase_ended(20_000);
        assert_eq!(clock.now(), 20_000);
        assert!(!clock.typed("+x") && !clock.typed(""));
    }

    #[test]
    fn time_is_told_in_minutes() {
        assert_eq!([0, 7_999, 60_000, 754_000].map(minutes), ["0:00", "0:07", "1:00", "12:34"]);
    }
}
