//! The clock on the wall.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use turlaj_store::Millis;

use crate::app::now;

/// The clock on the wall. It can be moved on, so that tests walk through days without waiting.
#[derive(Clone, Debug)]
pub struct Wall {
    /// By how many milliseconds it is ahead of the machine's.
    ahead: Arc<watch::Sender<Millis>>,
}

impl Default for Wall {
    fn default() -> Wall {
        Wall { ahead: Arc::new(watch::Sender::new(0)) }
    }
}

impl Wall {
    /// The present moment: milliseconds since 1970 in UTC.
    pub fn now(&self) -> Millis {
        now() + *self.ahead.borrow()
    }

    /// Lets so much time pass at once; whoever sleeps until some moment looks again.
    pub fn move_on(&self, by: Duration) {
        let by = Millis::try_from(by.as_millis()).unwrap_or(Millis::MAX);
        self.ahead.send_modify(|ahead| *ahead = ahead.saturating_add(by));
    }

    /// Tells when the clock is moved.
    pub(crate) fn moved(&self) -> watch::Receiver<Millis> {
        self.ahead.subscribe()
    }
}
