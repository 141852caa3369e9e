//! Where the game is solved, the engine says the solution: nothing of what decides between equals is in its values.

use crate::Bots;
use turlaj_core::{Address, Event, Eye, Game, Look, Node, Silent};
use turlaj_engine::{Budget, Engine, ErrorBar, Worth};
use turlaj_stonoga::{State, Stonoga};
use turlaj_testkit::{Luck, scenario};

const STEPS: Budget = Budget::steps(1);

/// Values that are rounded otherwise differ by less.
const ROUNDING: f64 = 1e-12;

fn differ(a: &Worth, b: &[f64]) -> f64 {
    assert_eq!((a.error, a.seats.len()), (ErrorBar::Exact, b.len()));
    let by = a.seats.iter().zip(b).map(|(a, b)| (a - b).abs());
    by.fold(0.0, f64::max)
}

/// The value of a position to each seat, as the seat sees it that decides, if one does.
fn value(engine: &mut impl Engine<Stonoga>, rules: &Stonoga, state: &State) -> Worth {
    let eye = match rules.node(state) {
        Node::Decide(seats) => Eye::Seat(seats.iter().next().expect("a seat decides")),
        _ => Eye::Nobody,
    };
    engine.value(&Look::new(rules, state, eye), STEPS)
}

/// Random games: a decision is worth its best action, and a throw the mean of what follows.
#[test]
fn values_are_those_of_the_solution() {
    for settings in ["players=2", "players=2 edition=ru", "players=1"] {
        let rules: Stonoga = scenario::rules(settings);
        let (mut decisions, mut throws) = (0, 0);
        for seed in 0..40 {
            let mut luck = Luck::new(seed);
            let mut engine = Stonoga::engine(seed);
            let mut state = rules.start();
            loop {
                let here = value(&mut engine, &rules, &state);
                let event = match rules.node(&state) {
                    Node::Over(_) => break,
                    Node::Decide(seats) => {
                        let seat = seats.iter().next().expect("a seat decides");
                        let look = Look::new(&rules, &state, Eye::Seat(seat));
                        let mut legal = Vec::new();
                        look.legal(&mut legal);
                        let values = engine.evaluate(&look, &legal, STEPS);
                        let best = &values.actions[values.ranking[0].at].seats;
                        assert!(differ(&here, best) < ROUNDING, "{here:?} {best:?} {state:?}");
                        let look = Look::new(&rules, &state, Eye::Nobody);
                        let outlook = engine.outlook(&look, STEPS);
                        let by = differ(&outlook, best);
                        assert!(by < ROUNDING, "{by} {outlook:?} {best:?} {state:?}");
                        decisions += 1;
                        Event::Act { seat, action: luck.pick(&legal) }
                    }
                    _ => {
                        let outcomes = rules.outcomes(&state);
                        let all: u64 = outcomes.iter().map(|(_, weight)| u64::from(*weight)).sum();
                        let mut mean = vec![0.0; usize::from(rules.players())];
                        for (roll, weight) in outcomes {
                            let mut after = state.clone();
                            rules.apply(&mut after, &Event::Roll { roll }, &mut Silent);
                            let after = value(&mut engine, &rules, &after);
                            let share = f64::from(weight) / all as f64;
                            mean.iter_mut().zip(after.seats).for_each(|(m, v)| *m += share * v);
                        }
                        let by = differ(&here, &mean);
                        assert!(by < ROUNDING, "{by} {here:?} {mean:?} {state:?}");
                        throws += 1;
                        let mut dice = |_: Address, faces: u32| luck.below(faces as usize) as u32;
                        Event::Roll { roll: rules.roll(&state, &mut dice) }
                    }
                };
                rules.apply(&mut state, &event, &mut Silent);
            }
        }
        assert!(decisions > 500 && throws > 500, "{decisions} {throws}");
    }
}
