//! Numbers that are no part of a position.

use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};

/// A number that only gives dice their addresses, such as how many turns a seat has begun. All
/// counters are equal and hash to nothing, so two positions that differ in counters alone are the
/// same position.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Counter(pub u32);

impl Counter {
    /// Counts one more.
    #[inline]
    pub fn add(&mut self) {
        self.0 += 1;
    }
}

impl PartialEq for Counter {
    fn eq(&self, _: &Counter) -> bool {
        true
    }
}

impl Eq for Counter {}

impl Hash for Counter {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}
