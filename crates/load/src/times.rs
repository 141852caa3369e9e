//! Many times, counted in buckets.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Buckets per power of two: a time is known to less than one part in 128.
const FINE: u64 = 128;

/// Times up to 2^36 microseconds, which is 19 hours.
const BUCKETS: usize = (FINE * 30) as usize;

/// Many times, counted in buckets by all tasks at once. The longest one is known exactly.
pub(super) struct Times {
    buckets: Vec<AtomicU64>,
    longest: AtomicU64,
}

impl Times {
    pub(super) fn new() -> Times {
        let buckets = (0..BUCKETS).map(|_| AtomicU64::new(0)).collect();
        Times { buckets, longest: AtomicU64::new(0) }
    }

    pub(super) fn add(&self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        self.longest.fetch_max(micros, Ordering::Relaxed);
        self.buckets[bucket(micros)].fetch_add(1, Ordering::Relaxed);
    }

    /// How many there are.
    pub(super) fn count(&self) -> u64 {
        self.buckets.iter().map(|bucket| bucket.load(Ordering::Relaxed)).sum()
    }

    /// The longest time, in microseconds.
    pub(super) fn longest(&self) -> u64 {
        self.longest.load(Ordering::Relaxed)
    }

    /// The time that `percent` percent of all did not exceed, in microseconds.
    pub(super) fn quantile(&self, percent: u64) -> u64 {
        let wanted = (self.count() * percent).div_ceil(100).max(1);
        let mut seen = 0;
        let at = self.buckets.iter().position(|bucket| {
            seen += bucket.load(Ordering::Relaxed);
            seen >= wanted
        });
        at.map_or(0, |at| last_in(at).min(self.longest()))
    }
}

/// The bucket of a time: exact up to `FINE`, then `FINE` buckets per power of two.
fn bucket(micros: u64) -> usize {
    let power = (micros / FINE).checked_ilog2().map_or(0, |log| u64::from(log) + 1);
    let at = match power {
        0 => micros,
        _ => power * FINE + (micros >> (power - 1)) - FINE,
    };
    usize::try_from(at).map_or(BUCKETS - 1, |at| at.min(BUCKETS - 1))
}

/// The longest time that falls into a bucket.
fn last_in(bucket: usize) -> u64 {
    let (power, step) = (bucket as u64 / FINE, bucket as u64 % FINE);
    match power {
        0 => step,
        _ => ((FINE + step + 1) << (power - 1)) - 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_ends_where_the_next_begins() {
        for at in 0..BUCKETS - 1 {
            assert_eq!((bucket(last_in(at)), bucket(last_in(at) + 1)), (at, at + 1));
        }
        assert_eq!(bucket(u64::MAX), BUCKETS - 1);
    }

    #[test]
    fn quantiles_are_those_of_what_was_counted() {
        let times = Times::new();
        assert_eq!((times.count(), times.quantile(50)), (0, 0));
        for micros in 1..=100 {
            times.add(Duration::from_micros(micros));
        }
        times.add(Duration::from_micros(1_000_003));
        assert_eq!((times.quantile(50), times.quantile(99)), (51, 100));
        assert_eq!((times.quantile(100), times.count()), (1_000_003, 101));
    }
}
