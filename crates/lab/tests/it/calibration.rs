//! Error bars are about as long as values are off.

use turlaj_catalog::Listed;
use turlaj_clever::Clever;
use turlaj_lab::{Calibration, ValueErrors, off_by};
use turlaj_snakes::Snakes;
use turlaj_stonoga::Stonoga;
use turlaj_testkit::scenario;

/// What values are off by is about what the engine says, on a small sample.
fn error_bars_are_right<G: Listed>(settings: &str, steps: u32, games: u64, from_each: u64) {
    let rules: G = scenario::rules(settings);
    let off = ValueErrors::of_all(&off_by(&rules, Calibration { steps, games, from_each }));
    assert!(off.positions > 20 && off.told > 0.0, "{settings}: {off:?}");
    let parts = (off.square.max(0.0) / off.told).sqrt();
    assert!((0.3..3.0).contains(&parts), "{settings}: {parts} of what is told: {off:?}");
}

#[test]
fn of_searched_values() {
    error_bars_are_right::<Snakes>("players=3", 1_000, 8, 40);
}

#[test]
fn of_fitted_values() {
    error_bars_are_right::<Stonoga>("players=3", 60, 10, 60);
}

#[test]
fn of_learned_values() {
    error_bars_are_right::<Clever>("players=1", 0, 10, 30);
}
