//! What stands and what falls.

use proptest::prelude::*;
use turlaj_testkit::check;
use turlaj_ziomek::{contact, lowest_failing, standing};

use crate::grains::{is_held, left_standing};
use crate::stacks::{any_stack, stack};

#[test]
fn a_stack_stands_where_forces_can_hold_it() {
    check(3000, &any_stack(), |stack| {
        assert_eq!(lowest_failing(&stack).is_none(), is_held(&stack));
    });
}

#[test]
fn what_falls_is_what_the_rule_lets_fall() {
    check(3000, &any_stack(), |stack| {
        let left = standing(&stack);
        assert_eq!(left, left_standing(&stack));
        assert!(left >= 1 && is_held(&stack[..left]));
    });
}

/// The random stacks are worth something: many stand and many fall, at all heights.
#[test]
fn random_stacks_stand_and_fall() {
    use proptest::strategy::ValueTree;
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let mut seen = [[0; 13]; 2];
    for _ in 0..2000 {
        let stack = any_stack().new_tree(&mut runner).unwrap().current();
        seen[usize::from(standing(&stack) == stack.len())][stack.len()] += 1;
    }
    assert!(seen[1][2..8].iter().all(|&count| count >= 10), "{seen:?}");
    assert!(seen[0][2..13].iter().all(|&count| count >= 10), "{seen:?}");
}

#[test]
fn half_of_a_block_may_hang_over_but_for_a_hair() {
    assert_eq!(standing(&stack("1a@100 2a@144")), 2);
    assert_eq!(standing(&stack("1a@100 2a@145")), 1);
    assert_eq!(standing(&stack("1a@100 2a@56")), 2);
    assert_eq!(standing(&stack("1a@100 2a@55")), 1);
}

#[test]
fn half_millimetres_count() {
    // A ziomek of 25 has its middle at 12.5: over the edge by half a millimetre, or inside by as much.
    assert_eq!(standing(&stack("1a@0 ra@77")), 2);
    assert_eq!(standing(&stack("1a@0 ra@78")), 1);
    // And a block on it: its middle, at x + 45, must be strictly between 100 and 125.
    assert_eq!(standing(&stack("ra@100 1a@55")), 1);
    assert_eq!(standing(&stack("ra@100 1a@56")), 2);
    assert_eq!(standing(&stack("ra@100 1a@79")), 2);
    assert_eq!(standing(&stack("ra@100 1a@80")), 1);
}

#[test]
fn pieces_that_do_not_touch_do_not_stand() {
    let apart = stack("1a@0 2a@90");
    assert_eq!(contact(apart[0], apart[1]), (90, 90));
    assert_eq!(standing(&apart), 1);
    assert_eq!(standing(&stack("1a@0 2a@200")), 1);
    assert_eq!(standing(&[]), 0);
    assert_eq!(standing(&stack("wa~@300")), 1);
}

#[test]
fn a_counterweight_holds_and_is_missed() {
    // The second block alone would tip: its middle is at 105, the edge at 90. The third one brings
    // the centre of both to 83.
    assert_eq!(standing(&stack("1a@0 2a@60 3a@16")), 3);
    assert_eq!(standing(&stack("1a@0 2a@60")), 1);
}

#[test]
fn the_lowest_failing_joint_decides_and_the_rest_is_tested_again() {
    // The third block slips off the second, which it had held until then: both fall.
    let cascade = stack("1a@0 2a@60 3a@0");
    assert_eq!(lowest_failing(&cascade), Some(1));
    assert_eq!(standing(&cascade), 1);
    // Two joints fail: what lies above the lower one goes at once.
    let two = stack("1a@100 2a@100 3a@160 4a@260");
    assert_eq!(lowest_failing(&two), Some(0));
    assert_eq!(standing(&two), 1);
    // A fall below the top of a higher stack: the base and the second block stay.
    let upper = stack("1a@100 2a@100 3a@146 4a@100");
    assert_eq!((lowest_failing(&upper), standing(&upper)), (Some(2), 2));
}
