//! Counts of all ways to go on, from a data file that an independent model has written.

use turlaj_snakes::Snakes;
use turlaj_testkit::census;

#[test]
fn the_census_agrees_with_the_independent_model() {
    assert_eq!(census::check::<Snakes>(include_str!("../data/census.perft")), 1724);
}
