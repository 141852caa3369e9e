//! The laws. Each one plays a random game and panics where the game breaks it.

mod chance;
mod choices;
mod covered;
mod hidden;
mod memory;
mod routes;
mod sealed;
mod whole;

pub use chance::{addresses_count_without_gap_or_repeat, faces_give_the_roll, weights_are_exact};
pub use choices::{legal_is_what_check_accepts, no_legal_action_panics};
pub use covered::covered_rolls_are_told_when_uncovered;
pub use hidden::{
    a_guess_has_the_same_view, hidden_things_make_no_difference, without_secrets_all_see_the_same,
};
pub use memory::{formats_round_trip, records_round_trip, replay_gives_the_state};
pub use routes::{equal_positions_are_alike, expect_pairs, for_each_pair};
pub use sealed::{interleavings_agree, pages_turn_when_they_must, sealed_acts_show_nothing};
pub use whole::{random_games_end, settings_round_trip};

/// Puts a game through all laws: `laws!(SUBJECT, cases)`, where `SUBJECT` is an expression of type
/// [`crate::Subject`] and `cases` the number of random games for each law.
#[macro_export]
macro_rules! laws {
    ($subject:expr, $cases:expr) => {
        $crate::laws!(@ $subject, $cases,
            legal_is_what_check_accepts,
            no_legal_action_panics,
            weights_are_exact,
            faces_give_the_roll,
            addresses_count_without_gap_or_repeat,
            a_guess_has_the_same_view,
            covered_rolls_are_told_when_uncovered,
            interleavings_agree,
            sealed_acts_show_nothing,
            pages_turn_when_they_must,
            replay_gives_the_state,
            formats_round_trip,
            records_round_trip,
            random_games_end,
        );

        #[test]
        fn hidden_things_make_no_difference() {
            let subject = $subject;
            let differed = std::cell::Cell::new(false);
            $crate::check_cases($cases, subject.steps, |case| {
                let new = $crate::laws::hidden_things_make_no_difference(&subject, case);
                differed.set(differed.get() || new);
            });
            assert_eq!(differed.get(), subject.hides, "a disguise that hides what is hidden");
        }

        #[test]
        fn equal_positions_are_alike() {
            let subject = $subject;
            let pairs = std::cell::Cell::new(0);
            let law = $crate::laws::equal_positions_are_alike;
            $crate::check_cases($cases / 16 + 1, subject.steps, |case| {
                pairs.set(pairs.get() + law(&subject, case));
            });
            $crate::laws::expect_pairs(pairs.get());
        }

        #[test]
        fn settings_round_trip() {
            $crate::laws::settings_round_trip(&$subject);
        }
    };
    (@ $subject:expr, $cases:expr, $($law:ident),+ $(,)?) => {$(
        #[test]
        fn $law() {
            let subject = $subject;
            $crate::check_cases($cases, subject.steps, |case| $crate::laws::$law(&subject, case));
        }
    )+};
}
