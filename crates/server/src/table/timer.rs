//! Clocks: how long people may think.

use serde::{Deserialize, Serialize};
use turlaj_proto::Clock;
use turlaj_store::Millis;

/// How long people may think, and how much of it is left.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Timer {
    pub(crate) rule: Clock,
    /// For each seat, the milliseconds that are left without those that run now.
    pub(crate) left: Vec<i64>,
    /// For each seat, since when its time runs.
    pub(crate) since: Vec<Option<Millis>>,
    /// The page for which the times were last set.
    pub(crate) page: u32,
}
