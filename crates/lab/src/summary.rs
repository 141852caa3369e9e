//! What a tally shows, in numbers that people read.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::luck::{LuckSummary, LuckTally};
use crate::tally::{RunTally, SeatTally, VICTORY};

/// What a run shows.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// Games that came to an end.
    pub games: u64,
    /// Games that were cut off and are counted nowhere else.
    pub capped: u64,
    /// Facts of all games.
    pub facts: u64,
    /// The mean number of turns.
    pub turns_mean: f64,
    /// Its standard deviation over games.
    pub turns_sd: f64,
    /// The fewest and the most turns.
    pub turns_range: [u64; 2],
    /// Turns that at most 5%, 25%, 50%, 75% and 95% of all games stay below or reach.
    pub turns_quantiles: [u64; 5],
    /// The mean of the points of all seats together.
    pub points_together_mean: f64,
    /// Games with a shared victory.
    pub ties: u64,
    /// The share of victories of whoever began, above an even share.
    pub first_seat_edge: f64,
    /// The 95% interval of that.
    pub first_seat_edge_ci: [f64; 2],
    /// The seats in order.
    pub seats: Vec<SeatSummary>,
}

/// What a run shows of one seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatSummary {
    /// Its bot.
    pub bot: String,
    /// The mean of its points.
    pub mean: f64,
    /// Their standard deviation over games.
    pub sd: f64,
    /// Its mean share of the victory.
    pub win: f64,
    /// The 95% interval of that.
    pub win_ci: [f64; 2],
    /// Points that at most 5%, 25%, 50%, 75% and 95% of its games stay below or reach.
    pub quantiles: [i32; 5],
    /// Its mean result with and without luck, where that was measured.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub luck: Option<LuckSummary>,
}

/// Where quantiles are taken.
const PARTS: [f64; 5] = [0.05, 0.25, 0.5, 0.75, 0.95];

/// Summarises a tally; `bots` names the seats.
pub fn summarise(tally: &RunTally, bots: &[String]) -> Summary {
    let seats: Vec<SeatSummary> = tally
        .seats
        .iter()
        .zip(bots)
        .map(|(seat, bot)| summarise_seat(seat, bot, tally.games))
        .collect();
    let (turns_mean, turns_sd) = moments(tally.turns.iter().map(|(&t, &n)| (t as f64, n)));
    let even = 1.0 / seats.len() as f64;
    let first = share(tally.first_wins, tally.games);
    let range = |turns: &BTreeMap<u64, u64>| {
        let ends = turns.first_key_value().zip(turns.last_key_value());
        ends.map_or([0, 0], |(first, last)| [*first.0, *last.0])
    };
    Summary {
        games: tally.games,
        capped: tally.capped,
        facts: tally.facts,
        turns_mean,
        turns_sd,
        turns_range: range(&tally.turns),
        turns_quantiles: PARTS.map(|part| quantile(&tally.turns, part, tally.games)),
        points_together_mean: seats.iter().map(|seat| seat.mean).sum(),
        ties: tally.ties,
        first_seat_edge: first - even,
        first_seat_edge_ci: wilson(first, tally.games).map(|end| end - even),
        seats,
    }
}

fn summarise_seat(seat: &SeatTally, bot: &str, games: u64) -> SeatSummary {
    let (mean, sd) = moments(seat.points.iter().map(|(&points, &n)| (f64::from(points), n)));
    let win = share(seat.wins, games);
    SeatSummary {
        bot: bot.to_string(),
        mean,
        sd,
        win,
        win_ci: wilson(win, games),
        quantiles: PARTS.map(|part| quantile(&seat.points, part, games)),
        luck: seat.luck.as_ref().and_then(LuckTally::summary),
    }
}

/// Victories as a share of games.
pub(crate) fn share(wins: u64, games: u64) -> f64 {
    wins as f64 / VICTORY as f64 / games.max(1) as f64
}

/// Mean and standard deviation of weighted values.
pub(crate) fn moments(values: impl Iterator<Item = (f64, u64)> + Clone) -> (f64, f64) {
    let count: u64 = values.clone().map(|(_, n)| n).sum();
    if count == 0 {
        return (0.0, 0.0);
    }
    let mean = values.clone().map(|(value, n)| value * n as f64).sum::<f64>() / count as f64;
    let squares: f64 = values.map(|(value, n)| (value - mean).powi(2) * n as f64).sum();
    (mean, (squares / (count.max(2) - 1) as f64).sqrt())
}

/// Wilson's 95% interval of a share of games. A shared victory varies less than a whole one, so
/// with ties it is a little wide.
pub(crate) fn wilson(share: f64, games: u64) -> [f64; 2] {
    const Z: f64 = 1.959_963_984_540_054;
    let n = games.max(1) as f64;
    let centre = share + Z * Z / (2.0 * n);
    let half = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    // At 0 and 1 the interval ends there but for rounding.
    [((centre - half) / scale).max(0.0).min(share), ((centre + half) / scale).min(1.0).max(share)]
}

fn quantile<K: Copy + Default + Ord>(counts: &BTreeMap<K, u64>, part: f64, games: u64) -> K {
    let mut left = (part * games as f64).ceil().max(1.0) as u64;
    for (&value, &count) in counts {
        if left <= count {
            return value;
        }
        left -= count;
    }
    counts.last_key_value().map_or_else(K::default, |(&value, _)| value)
}
