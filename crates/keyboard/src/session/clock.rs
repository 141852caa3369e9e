//! Table time at one keyboard.

use std::io::{IsTerminal, stdin};
use std::thread;
use std::time::{Duration, Instant};

use turlaj_core::Tick;

/// How long a line takes to type where the input is no terminal.
const LINE: Tick = 1000;

/// The time since the first live phase of a game began.
pub(super) enum SessionClock {
    /// The clock on the wall, while a person types.
    Wall(Instant),
    /// A count, where the input is no terminal: a line takes a second, `+12` lets twelve seconds pass,
    /// and what no person is asked about comes at once. So a game can be scripted, and watched without waiting.
    Count(Tick),
}

impl SessionClock {
    /// Begins at 0.
    pub(super) fn new(people: bool) -> SessionClock {
        match people && stdin().is_terminal() {
            true => SessionClock::Wall(Instant::now()),
            false => SessionClock::Count(0),
        }
    }

    pub(super) fn now(&self) -> Tick {
        match self {
            SessionClock::Wall(since) => {
                u64::try_from(since.elapsed().as_millis()).unwrap_or(u64::MAX)
            }
            SessionClock::Count(tick) => *tick,
        }
    }

    /// How long to wait for a line until this tick comes; nothing where time does not pass by itself.
    pub(super) fn wait_for_line(&self, until: Option<Tick>) -> Option<Duration> {
        match self {
            SessionClock::Wall(_) => until.map(|tick| Duration::from_millis(self.left(tick))),
            SessionClock::Count(_) => None,
        }
    }

    /// Lets time pass until this tick.
    pub(super) fn wait(&mut self, until: Tick) {
        match self {
            SessionClock::Wall(_) => thread::sleep(Duration::from_millis(self.left(until))),
            SessionClock::Count(tick) => *tick = until.max(*tick),
        }
    }

    /// A line was typed; whether it was nothing but time.
    pub(super) fn typed(&mut self, text: &str) -> bool {
        let SessionClock::Count(tick) = self else { return false };
        let seconds = text.strip_prefix('+').and_then(|seconds| seconds.parse::<u32>().ok());
        *tick += seconds.map_or(LINE, |seconds| Tick::from(seconds) * 1000);
        seconds.is_some()
    }

    /// A phase has ended at this tick: time that was let pass beyond it does not count.
    pub(super) fn phase_ended(&mut self, at: Tick) {
        if let SessionClock::Count(tick) = self {
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
        let mut clock = SessionClock::Count(0);
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
    fn time_is_written_in_minutes() {
        assert_eq!([0, 7_999, 60_000, 754_000].map(minutes), ["0:00", "0:07", "1:00", "12:34"]);
    }
}
