//! The laws that every game keeps.

use turlaj_core::{Dice, Event, Eye, Seat};
use turlaj_snakes::snake::{End, Way};
use turlaj_snakes::{Action, DICE, Snakes};
use turlaj_testkit::Subject;

const SUBJECT: Subject<Snakes> =
    Subject { universe, disguise, sample: None, hides: false, steps: 400, cap: 40_000 };

turlaj_testkit::laws!(SUBJECT, 256);

#[test]
fn without_secrets_all_see_the_same() {
    turlaj_testkit::check_cases(128, SUBJECT.steps, |case| {
        turlaj_testkit::laws::without_secrets_all_see_the_same(&SUBJECT, case);
    });
}

fn universe(_: &Snakes) -> Vec<Action> {
    let mut all = vec![Action::New, Action::Stop];
    all.extend(DICE.map(Action::Roll));
    all.extend((0..5).map(|seat| Action::Give(Seat(seat))));
    for snake in 1..=32 {
        for end in End::BOTH {
            all.push(Action::Take { snake, end });
            for way in [None, Some(Way::L), Some(Way::R)] {
                all.push(Action::Put { snake, end, way });
            }
        }
    }
    all
}

/// Nothing is hidden.
fn disguise(_: &Snakes, line: &[Event<Snakes>], _: Eye, _: &mut dyn Dice) -> Vec<Event<Snakes>> {
    line.to_vec()
}
