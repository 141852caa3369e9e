//! Trusted time: a wall clock that jumps ahead is believed after a day of running.
//!
//! What cannot be taken back waits for it: giving games up, dropping tables, publishing secrets.
//! The wall clock is compared with running time, which counts while a server runs and goes on from
//! where the last one stopped. Their difference is constant while the clock is right; a clock that
//! is set, a machine that was off and one that slept all make it grow. The trusted difference is
//! the lowest one that was read within the last day of running.

use std::sync::{Mutex, PoisonError};

use serde::{Deserialize, Serialize};
use turlaj_store::{Millis, Op, Store, StoreError};

use crate::wall::Wall;

/// A jump ahead is believed after this much running time.
const CONFIRMED_AFTER: Millis = 24 * 60 * 60 * 1000;

/// Differences that are this close are the same.
const TOLERANCE: Millis = 1000;

/// The most jumps that are told apart; later ones are taken together.
const MOST: usize = 64;

/// The name of the note that keeps the readings.
const NOTE: &str = "clock";

/// What was read from the wall clock.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct Readings {
    /// Running time at the last look.
    running: Millis,
    /// Differences that were read within a day of running, the lowest and earliest first.
    kept: Vec<ClockReading>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct ClockReading {
    /// Wall clock less running time.
    ahead: Millis,
    /// The running time until which it held.
    until: Millis,
}

impl Readings {
    /// Takes a reading and returns the trusted time, which is never ahead of the wall clock.
    fn read(&mut self, running: Millis, wall: Millis) -> Millis {
        self.running = running;
        let ahead = wall - running;
        if self.kept.first().is_none_or(|lowest| ahead >= lowest.ahead) {
            // Nobody has looked since the last reading: it may have held until now.
            self.hold(running);
            self.expire(running);
            self.kept.retain(|known| known.ahead <= ahead);
            let same = |newest: &ClockReading| ahead - newest.ahead < TOLERANCE;
            if !self.kept.last().is_some_and(same) && self.kept.len() < MOST {
                self.kept.push(ClockReading { ahead, until: running });
            }
            self.hold(running);
        } else {
            // A clock that was set back is followed at once. What it said before is believed again
            // if it says so within a day.
            self.expire(running);
        }
        running + self.kept.first().map_or(ahead, |lowest| lowest.ahead.min(ahead))
    }

    /// The newest reading has held until now.
    fn hold(&mut self, running: Millis) {
        if let Some(newest) = self.kept.last_mut() {
            newest.until = running;
        }
    }

    fn expire(&mut self, running: Millis) {
        self.kept.retain(|known| running - known.until <= CONFIRMED_AFTER);
    }
}

/// The trusted clock of a server.
#[derive(Debug)]
pub(crate) struct TrustedClock {
    wall: Wall,
    /// Running time when this server started, less what its monotonic clock said then.
    base: Millis,
    readings: Mutex<Readings>,
}

impl TrustedClock {
    /// Goes on from what the last server noted. Data without a note was used last when a table was
    /// last touched.
    pub(crate) fn new(wall: Wall, store: &dyn Store) -> Result<TrustedClock, StoreError> {
        let noted = store.note(NOTE)?.and_then(|text| serde_json::from_str(&text).ok());
        let readings: Readings = match noted {
            Some(readings) => readings,
            None => {
                let touched = store.all_tables(1)?.first().map(|row| row.touched);
                let kept = touched.map(|ahead| ClockReading { ahead, until: 0 });
                Readings { running: 0, kept: kept.into_iter().collect() }
            }
        };
        let base = readings.running - wall.passed();
        Ok(TrustedClock { wall, base, readings: Mutex::new(readings) })
    }

    /// How long servers have run on this data, in milliseconds.
    pub(crate) fn running(&self) -> Millis {
        self.base + self.wall.passed()
    }

    /// The present moment, as far as it can be trusted.
    pub(crate) fn now(&self) -> Millis {
        self.look(|_, now| now)
    }

    /// The trusted moment of a running time, if no jump is believed until then.
    pub(crate) fn at(&self, running: Millis) -> Millis {
        self.look(|readings, now| running.saturating_add(now - readings.running))
    }

    /// What the next server has to know.
    pub(crate) fn note(&self) -> Op {
        let text = self.look(|readings, _| serde_json::to_string(readings));
        let text = text.expect("readings are numbers");
        Op::PutNote { name: NOTE.to_string(), text }
    }

    /// Takes a reading, and gives what it tells together with the trusted time.
    fn look<T>(&self, tell: impl FnOnce(&Readings, Millis) -> T) -> T {
        let mut readings = self.readings.lock().unwrap_or_else(PoisonError::into_inner);
        let (passed, wall) = self.wall.both();
        let now = readings.read(self.base + passed, wall);
        tell(&readings, now)
    }
}

#[cfg(test)]
mod tests;
