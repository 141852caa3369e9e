//! Results of many games.

#![allow(clippy::disallowed_types, reason = "a mean is for the eye: nothing is decided by it")]

use serde::{Deserialize, Serialize};

/// What a person has made of a game. Games with several seats of the same person are left out:
/// nobody knows who sat there.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct MyTotal {
    /// The game.
    pub game: String,
    /// How many came to their end.
    pub finished: u32,
    /// In how many of those against others nobody was better.
    pub won: u32,
    /// How many of the won games had dice undone.
    pub won_with_take_backs: u32,
    /// The most points.
    pub best: Option<i32>,
    /// The mean of the points, to one decimal.
    pub mean: Option<f64>,
}
