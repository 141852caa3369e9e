//! The laws that every game keeps.

use turlaj_core::{Dice, Event, Eye};
use turlaj_skeleton::{Action, Skeleton};
use turlaj_testkit::Subject;

const SUBJECT: Subject<Skeleton> =
    Subject { universe, disguise, sample: None, hides: false, steps: 200, cap: 10_000 };

turlaj_testkit::laws!(SUBJECT, 128);

#[test]
fn without_secrets_all_see_the_same() {
    turlaj_testkit::check_cases(64, SUBJECT.steps, |case| {
        turlaj_testkit::laws::without_secrets_all_see_the_same(&SUBJECT, case);
    });
}

fn universe(_: &Skeleton) -> Vec<Action> {
    Action::ALL.to_vec()
}

/// Nothing is hidden.
fn disguise(
    _: &Skeleton,
    line: &[Event<Skeleton>],
    _: Eye,
    _: &mut dyn Dice,
) -> Vec<Event<Skeleton>> {
    line.to_vec()
}
