//! The wall clock and the monotonic clock, both movable for tests.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::watch;
use turlaj_store::Millis;

use crate::app::now;

/// The clock on the wall, with a monotonic clock beside it. Tests move both without waiting.
#[derive(Clone, Debug)]
pub struct Wall {
    made: Instant,
    moved: Arc<watch::Sender<Moved>>,
}

/// How far the clocks are ahead of the machine's, in milliseconds.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Moved {
    wall: Millis,
    monotonic: Millis,
}

impl Default for Wall {
    fn default() -> Wall {
        Wall { made: Instant::now(), moved: Arc::new(watch::Sender::default()) }
    }
}

impl Wall {
    /// The present moment: milliseconds since 1970 in UTC.
    pub fn now(&self) -> Millis {
        now() + self.moved.borrow().wall
    }

    /// The milliseconds that have passed since this clock was made, whatever the wall clock says.
    pub(crate) fn passed(&self) -> Millis {
        self.both().0
    }

    /// The milliseconds that have passed, and the present moment: whoever compares them must not see one moved and the other
    /// not yet.
    pub(crate) fn both(&self) -> (Millis, Millis) {
        let moved = *self.moved.borrow();
        // In this order a pause between the two only makes the wall clock seem further ahead.
        let passed = millis(self.made.elapsed()).saturating_add(moved.monotonic);
        (passed, now() + moved.wall)
    }

    /// Lets time pass: both clocks move on, and whatever waits for a moment looks again.
    pub fn move_on(&self, by: Duration) {
        self.moved.send_modify(|moved| {
            moved.wall = moved.wall.saturating_add(millis(by));
            moved.monotonic = moved.monotonic.saturating_add(millis(by));
        });
    }

    /// Sets the wall clock ahead by this many milliseconds, or back, while no time passes.
    pub fn set(&self, by: Millis) {
        self.moved.send_modify(|moved| moved.wall = moved.wall.saturating_add(by));
    }

    /// Tells when a clock is moved.
    pub(crate) fn moved(&self) -> watch::Receiver<Moved> {
        self.moved.subscribe()
    }
}

/// A duration in whole milliseconds.
pub(crate) fn millis(duration: Duration) -> Millis {
    Millis::try_from(duration.as_millis()).unwrap_or(Millis::MAX)
}
