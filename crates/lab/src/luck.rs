//! Luck in simulated games: results without it vary less, and have the same mean.

use std::sync::atomic::AtomicBool;

use serde::{Deserialize, Serialize};
use turlaj_analysis::{Amounts, Judge, ONE};
use turlaj_catalog::Listed;
use turlaj_core::Seat;
use turlaj_engine::Engine;

use crate::game::Row;

/// How many rolls stand for a throw that has too many outcomes: enough to take out most of the luck.
const SAMPLES: u32 = 16;
/// Tallies count millionths of a unit, so that squares of many games have room.
const MICRO: i64 = 1_000_000;
/// The seed of the evaluator.
const SEED: u64 = 0x1ac4;

/// What a game came to for every seat, in the unit of the evaluator, and how much of it was luck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RowLuck {
    /// The value at the end.
    pub result: Amounts,
    /// What the dice did.
    pub luck: Amounts,
}

/// Measures the luck of games as they are played.
pub(crate) struct LuckMeter<'a, G: Listed> {
    rules: &'a G,
    engine: Box<dyn Engine<G>>,
    luck: Amounts,
    throws: u64,
}

/// No one stops an evaluator within a game.
static NEVER: AtomicBool = AtomicBool::new(false);

impl<'a, G: Listed> LuckMeter<'a, G> {
    pub(crate) fn new(rules: &'a G) -> LuckMeter<'a, G> {
        let luck = Amounts::zero(rules.players().into());
        LuckMeter { rules, engine: G::engine(SEED), luck, throws: 0 }
    }

    /// Begins a game; its seed chooses the samples.
    pub(crate) fn begin(&mut self, seed: u64) {
        self.luck = Amounts::zero(self.rules.players().into());
        self.throws = seed;
    }

    /// Dice are about to show this.
    pub(crate) fn roll(&mut self, state: &G::State, roll: &G::Roll) {
        self.throws = self.throws.wrapping_add(1);
        let number = self.throws;
        let luck = self.judge(|judge| judge.luck(state, roll, number));
        self.luck += &luck;
    }

    /// The game came to this end.
    pub(crate) fn end(&mut self, state: &G::State) -> RowLuck {
        let result = self.judge(|judge| judge.worth(state));
        RowLuck { result, luck: self.luck.clone() }
    }

    fn judge<T>(&mut self, ask: impl FnOnce(&mut Judge<'_, G>) -> T) -> T {
        let steps = G::ANALYSIS_STEPS;
        let judge = Judge::new(self.rules, &mut *self.engine, steps, SAMPLES, &NEVER);
        ask(&mut judge.averaging(SAMPLES))
    }
}

/// Sums over games for one seat, with and without luck; in millionths of a unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct LuckTally {
    /// Games.
    pub games: u64,
    /// Results.
    pub results: i64,
    /// Their squares.
    #[serde(with = "wide")]
    pub results_squared: i128,
    /// Results without luck.
    pub adjusted: i64,
    /// Their squares.
    #[serde(with = "wide")]
    pub adjusted_squared: i128,
    /// Luck.
    pub luck: i64,
    /// Its squares.
    #[serde(with = "wide")]
    pub luck_squared: i128,
}

/// Integers that JSON has no room for, as text.
mod wide {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(number: &i128, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(number)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<i128, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

impl LuckTally {
    /// Adds what a game came to for a seat, where its luck was measured.
    pub(crate) fn add_row(&mut self, row: &Row, seat: Seat) {
        if let Some(RowLuck { result, luck }) = &row.luck {
            self.add(result.of_seat(seat), luck.of_seat(seat));
        }
    }

    fn add(&mut self, result: i64, luck: i64) {
        let [result, luck] = [result, luck].map(|amount| amount / (ONE / MICRO));
        let adjusted = result - luck;
        self.games += 1;
        self.results += result;
        self.results_squared += i128::from(result).pow(2);
        self.adjusted += adjusted;
        self.adjusted_squared += i128::from(adjusted).pow(2);
        self.luck += luck;
        self.luck_squared += i128::from(luck).pow(2);
    }

    pub(crate) fn merge(&mut self, other: &LuckTally) {
        self.games += other.games;
        self.results += other.results;
        self.results_squared += other.results_squared;
        self.adjusted += other.adjusted;
        self.adjusted_squared += other.adjusted_squared;
        self.luck += other.luck;
        self.luck_squared += other.luck_squared;
    }

    /// What the sums show; nothing without at least two games.
    pub fn summary(&self) -> Option<LuckSummary> {
        let games = self.games as f64;
        let error = |sum: i64, squares: i128| {
            let mean = sum as f64 / games;
            let variance = (squares as f64 / games - mean * mean).max(0.0) * games / (games - 1.0);
            (mean / MICRO as f64, (variance / games).sqrt() / MICRO as f64)
        };
        (self.games > 1).then(|| {
            let (mean, mean_error) = error(self.results, self.results_squared);
            let (adjusted, adjusted_error) = error(self.adjusted, self.adjusted_squared);
            let (luck, luck_error) = error(self.luck, self.luck_squared);
            let saves = (adjusted_error > 0.0).then(|| (mean_error / adjusted_error).powi(2));
            LuckSummary { mean, mean_error, adjusted, adjusted_error, luck, luck_error, saves }
        })
    }
}

/// The mean result of a seat with and without luck, in the unit of the evaluator: the share of the
/// victory, or what a solo player plays for.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct LuckSummary {
    /// The mean result.
    pub mean: f64,
    /// Its standard error.
    pub mean_error: f64,
    /// The mean result without luck: an estimate of the same, as luck is zero on average.
    pub adjusted: f64,
    /// Its standard error.
    pub adjusted_error: f64,
    /// The mean luck: zero but for chance.
    pub luck: f64,
    /// Its standard error.
    pub luck_error: f64,
    /// How many times as many games would make the plain mean as exact.
    pub saves: Option<f64>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn luck_that_is_all_of_the_scatter_leaves_none() {
        let mut tally = LuckTally::default();
        for (result, luck) in [(1, 1), (0, 0), (1, 1), (0, 0)] {
            tally.add(result * ONE, luck * ONE - ONE / 2);
        }
        let summary = tally.summary().unwrap();
        assert_eq!((summary.mean, summary.adjusted), (0.5, 0.5));
        assert!((summary.mean_error - (1.0f64 / 12.0).sqrt()).abs() < 1e-9);
        assert_eq!((summary.adjusted_error, summary.saves), (0.0, None));
    }

    #[test]
    fn sums_of_many_points_are_written_and_read() {
        let mut tally = LuckTally::default();
        (0..100_000).for_each(|_| tally.add(400 * ONE, -30 * ONE));
        let written = serde_json::to_value(tally).unwrap();
        assert_eq!(serde_json::from_value::<LuckTally>(written).unwrap(), tally);
    }

    #[test]
    fn parts_add_up() {
        let (mut all, mut parts) = (LuckTally::default(), [LuckTally::default(); 2]);
        for at in 0..7 {
            all.add(at * ONE / 7, at * ONE / 9);
            parts[at as usize % 2].add(at * ONE / 7, at * ONE / 9);
        }
        let [mut merged, other] = parts;
        merged.merge(&other);
        assert_eq!(merged, all);
    }
}
