//! Luck is zero on average: over all outcomes of a throw exactly, whatever the evaluator thinks.

use std::sync::atomic::AtomicBool;

use turlaj_analysis::{Judge, ONE};
use turlaj_core::{Game, Node};
use turlaj_engine::Playouts;
use turlaj_testkit::toys::cups::Cups;

use crate::sums::played;

#[test]
fn the_luck_of_all_outcomes_of_a_throw_sums_to_zero() {
    static GOING: AtomicBool = AtomicBool::new(false);
    let mut throws = 0;
    for facts in 0..6 {
        let table = played::<Cups>("players=3 again=on", 7, facts, |_, _, _, _| None);
        let (rules, state) = (table.rules(), table.state());
        if rules.node(state) != Node::Chance {
            continue;
        }
        throws += 1;
        let mut engine = Playouts::new(2);
        let mut judge = Judge::new(rules, &mut engine, 200, 8, &GOING);
        let mut sums = [0i64; 3];
        let mut largest = 0;
        for (roll, weight) in rules.outcomes(state) {
            let luck = judge.luck(state, &roll, 0);
            for (sum, one) in sums.iter_mut().zip(luck.all()) {
                *sum += one * i64::from(weight);
                largest = largest.max(one.abs());
            }
        }
        assert!(sums.iter().all(|sum| sum.abs() <= 36), "but for rounding: {sums:?}");
        assert!(largest > ONE / 100, "the throw makes a difference");
    }
    assert!(throws >= 2);
}
