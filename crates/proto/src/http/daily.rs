//! The daily challenge.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::name::NameInfo;

/// The daily challenges of today.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct DailyNow {
    /// Today in UTC: `2026-11-15`.
    pub today: String,
    /// When today ends, in milliseconds since 1970.
    pub ends: i64,
    /// The day after.
    pub tomorrow: String,
    /// The games that have a challenge.
    pub games: Vec<DailyGame>,
    /// Earlier days with at least one result, newest first.
    pub days: Vec<String>,
}

/// The challenge of a game, today.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct DailyGame {
    /// The game.
    pub game: String,
    /// The options of the game, all of them.
    pub options: BTreeMap<String, String>,
    /// The id of the draw that all tables share: `daily/2026-11-15/<game>`.
    pub draw: String,
    /// The commitment to the secret behind it.
    pub commitment: String,
    /// When the commitment was made and told, in milliseconds since 1970.
    pub published: i64,
    /// The draw of tomorrow.
    pub next: DailyDraw,
    /// The attempt of the one who asks, if it was begun.
    pub mine: Option<DailyMine>,
    /// How many have come to the end.
    pub finished: u64,
}

/// The dice of a challenge that comes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct DailyDraw {
    /// The id of the draw.
    pub draw: String,
    /// The commitment to the secret behind it.
    pub commitment: String,
    /// When the commitment was made and told, in milliseconds since 1970.
    pub published: i64,
}

/// One's own attempt at a challenge.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct DailyMine {
    /// Its table.
    pub table: String,
    /// `playing`, `over` or `abandoned`.
    pub status: String,
    /// The points, if it came to the end.
    pub points: Option<i32>,
}

/// What came of a challenge, so far or for good.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct DailyBoard {
    /// The day, in UTC.
    pub date: String,
    /// The game.
    pub game: String,
    /// The options of the game, all of them.
    pub options: BTreeMap<String, String>,
    /// `open`: it can be begun; `grace`: what was begun can be finished; `public`: it is over.
    pub state: String,
    /// When the attempts are closed and the secret is told, in milliseconds since 1970.
    pub opens: i64,
    /// The id of the draw that all tables share.
    pub draw: String,
    /// The commitment to the secret behind it.
    pub commitment: String,
    /// When the commitment was made and told, in milliseconds since 1970.
    pub published: i64,
    /// The secret, once it is public.
    pub secret: Option<String>,
    /// The best among those who were known for at least 3 days and by 3 finished games when they began.
    pub known: Vec<DailyLine>,
    /// The best of all.
    pub everybody: Vec<DailyLine>,
    /// How often each number of points came: pairs of points and count, the lowest points first.
    pub distribution: Vec<(i32, u64)>,
    /// How many have come to the end.
    pub finished: u64,
    /// How many are at it.
    pub running: u64,
}

/// What one person reached in a challenge.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct DailyLine {
    /// 1 is the best; equal results share a place.
    pub place: u64,
    /// The name shown.
    pub name: String,
    /// The name as data.
    pub named: NameInfo,
    /// Whether the name is the English name of an animal that the server has drawn by lot.
    pub generated: bool,
    /// Whether the line is the client's own.
    pub yours: bool,
    /// The points.
    pub points: i32,
    /// What decides between equal points, most important first.
    pub tie_breaks: Vec<i32>,
    /// When it came to the end, in milliseconds since 1970.
    pub finished: i64,
    /// The table, once everybody may see it.
    pub table: Option<String>,
}
