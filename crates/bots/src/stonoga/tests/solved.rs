//! Where the game is solved, the engine says the solution: nothing of what decides between equals is in its values.

use std::sync::atomic::AtomicBool;

use crate::Bots;
use turlaj_core::{Address, Event, Eye, Game, Look, Node, Seat, Silent};
use turlaj_engine::{Bot, Budget, Engine, ErrorBar, Worth};
use turlaj_stonoga::{State, Stonoga};
use turlaj_testkit::{Luck, scenario};

/// As expert has.
const STEPS: Budget = Budget::steps(60);

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

/// The value of a decision is that of its best action, for every observer.
fn check_decision(engine: &mut impl Engine<Stonoga>, rules: &Stonoga, state: &State, seat: Seat) {
    let look = Look::new(rules, state, Eye::Seat(seat));
    let mut legal = Vec::new();
    look.legal(&mut legal);
    let values = engine.evaluate(&look, &legal, STEPS);
    let best = &values.actions[values.ranking[0].at].seats;
    let most = (0..legal.len()).map(|at| values.own(at)).fold(f64::NEG_INFINITY, f64::max);
    assert!(most - values.own(values.ranking[0].at) < ROUNDING, "{values:?}");
    let seen = [
        engine.value(&look, STEPS),
        engine.outlook(&look, STEPS),
        engine.outlook(&Look::new(rules, state, Eye::Nobody), STEPS),
    ];
    for worth in seen {
        assert!(differ(&worth, best) < ROUNDING, "{worth:?} {best:?} {state:?}");
    }
}

/// A throw is worth the mean of what follows it.
fn check_throw(engine: &mut impl Engine<Stonoga>, rules: &Stonoga, state: &State) {
    let outcomes = rules.outcomes(state);
    let all: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
    let mut mean = vec![0.0; rules.players().into()];
    for (roll, weight) in outcomes {
        let mut after = state.clone();
        rules.apply(&mut after, &Event::Roll { roll }, &mut Silent);
        let share = f64::from(weight) / f64::from(all);
        let after = value(engine, rules, &after).seats;
        mean.iter_mut().zip(after).for_each(|(sum, value)| *sum += share * value);
    }
    let here = value(engine, rules, state);
    assert!(differ(&here, &mean) < ROUNDING, "{here:?} {mean:?} {state:?}");
}

/// Every node of some random games.
fn check(settings: &str, games: u64) {
    let rules: Stonoga = scenario::rules(settings);
    let (mut decisions, mut throws) = (0, 0);
    for seed in 0..games {
        let mut luck = Luck::new(seed);
        let mut engine = Stonoga::engine(seed);
        let mut state = rules.start();
        loop {
            let event = match rules.node(&state) {
                Node::Over(_) => break,
                Node::Decide(seats) => {
                    let seat = seats.iter().next().expect("a seat decides");
                    check_decision(&mut engine, &rules, &state, seat);
                    decisions += 1;
                    let mut legal = Vec::new();
                    rules.legal(&state, seat, &mut legal);
                    Event::Act { seat, action: luck.pick(&legal) }
                }
                _ => {
                    check_throw(&mut engine, &rules, &state);
                    throws += 1;
                    let mut dice = |_: Address, faces: u32| luck.below(faces as usize) as u32;
                    Event::Roll { roll: rules.roll(&state, &mut dice) }
                }
            };
            rules.apply(&mut state, &event, &mut Silent);
        }
    }
    assert!(decisions > 50 && throws > 50, "{decisions} {throws}");
}

#[test]
fn values_are_those_of_the_solution() {
    check("players=2", 1);
    check("players=1", 2);
}

/// The solution is not cut short: the first answer of a process is that of every later one, also when it
/// is called for at once. No other test asks for this solution, so its values are checked here as well.
#[test]
fn an_answer_in_a_solved_game_depends_on_no_clock() {
    let rules: Stonoga = scenario::rules("players=2 edition=ru");
    let start = rules.start();
    let mut state = start.clone();
    let roll = rules.roll(&start, &mut |_: Address, _: u32| 0);
    rules.apply(&mut state, &Event::Roll { roll }, &mut Silent);
    let mut legal = Vec::new();
    rules.legal(&state, Seat(0), &mut legal);
    let enough = AtomicBool::new(true);
    let awaited = || Look::new(&rules, &state, Eye::Seat(Seat(0))).until(&enough);
    let first = Stonoga::bot("expert", 1).unwrap().choose(&awaited(), &legal);
    let values = Stonoga::engine(1).evaluate(&awaited(), &legal, STEPS);
    assert!(values.actions.iter().all(|action| action.error == ErrorBar::Exact), "{values:?}");
    let free = Look::new(&rules, &state, Eye::Seat(Seat(0)));
    assert_eq!(values, Stonoga::engine(1).evaluate(&free, &legal, STEPS));
    assert_eq!(first, Stonoga::bot("expert", 2).unwrap().choose(&free, &legal));
    assert_eq!(first, legal[values.ranking[0].at]);
    check("players=2 edition=ru", 1);
}
