//! The laws that every game keeps, the live ones included.

use turlaj_core::{Dice, Event, Eye, Game, LiveGame, Seat, Silent};
use turlaj_testkit::Subject;
use turlaj_ziomek::{Action, COLOURS, LANE, Laid, Phase, Pose, SIDES, Ziomek};

const SUBJECT: Subject<Ziomek> = Subject {
    universe,
    disguise,
    sample: Some(<Ziomek as LiveGame>::sample),
    hides: true,
    steps: 300,
    cap: 60_000,
};

turlaj_testkit::laws!(SUBJECT, 192);

#[test]
fn without_secrets_all_see_the_same() {
    turlaj_testkit::check_cases(96, SUBJECT.steps, |case| {
        turlaj_testkit::laws::without_secrets_all_see_the_same(&SUBJECT, case);
    });
}

fn universe(_: &Ziomek) -> Vec<Action> {
    let mut all = vec![Action::Flip, Action::Shout, Action::Agree, Action::Withdraw, Action::Ready];
    all.extend(COLOURS.map(Action::Use));
    all.extend(SIDES.map(Action::Turn));
    all.extend((1..=12).map(Action::Down));
    for pose in Pose::all() {
        let places = [0, 100, LANE / 2, LANE - 90, LANE - 25, LANE, 999];
        all.extend(places.map(|x| Action::Drop(Laid { pose, x })));
    }
    all
}

/// Rolls other dice where nobody has seen them yet: since the last START. They must lead to the same
/// question: to another throw, to the countdown, or to a choice between the same colours.
fn disguise(
    rules: &Ziomek,
    line: &[Event<Ziomek>],
    _: Eye,
    dice: &mut dyn Dice,
) -> Vec<Event<Ziomek>> {
    let mut states = vec![rules.start()];
    for event in line {
        let mut next = states.last().unwrap().clone();
        rules.apply(&mut next, event, &mut Silent);
        states.push(next);
    }
    let view = |at: usize| rules.view(&states[at], Eye::Nobody);
    let started = (1..states.len()).rev().find(|&at| view(at).phase == Phase::Building);
    let mut state = states[started.unwrap_or(0)].clone();
    let mut other = line[..started.unwrap_or(0)].to_vec();
    for (at, event) in line.iter().enumerate().skip(other.len()) {
        let mut disguised = *event;
        let mut next = state.clone();
        rules.apply(&mut next, event, &mut Silent);
        if let Event::Roll { .. } = event
            && view(at).phase == Phase::Rolling
        {
            // The first throw that serves; the original one does.
            for _ in 0..2_000 {
                let tried = Event::Roll { roll: rules.roll(&state, dice) };
                let mut there = state.clone();
                rules.apply(&mut there, &tried, &mut Silent);
                if rules.view(&there, Eye::Nobody) == view(at + 1) {
                    (disguised, next) = (tried, there);
                    break;
                }
            }
        }
        other.push(disguised);
        state = next;
    }
    other
}

#[test]
fn a_seat_that_left_agrees_and_is_ready() {
    let rules: Ziomek = turlaj_testkit::scenario::rules("players=2");
    let state = rules.position("round=1 dice=r1,w2,b3,g4").unwrap();
    assert_eq!(rules.fallback(&state, Seat(1)), Some(Action::Agree));
}
