//! Units and budgets, where they could go wrong unseen: no level plays for points among others.

use turlaj_core::{Address, Event, Eye, Seat, Silent};
use turlaj_testkit::{Luck, scenario};

use super::*;

/// Positions of a random game: the first throws and decisions, and some later ones.
fn positions(settings: &str, each: &mut dyn FnMut(&Clever, &Look<'_, Clever>)) {
    let rules: Clever = scenario::rules(settings);
    let (mut state, mut luck) = (rules.start(), Luck::new(3));
    for fact in 0.. {
        let node = rules.node(&state);
        let seat = node.asked().iter().next().unwrap_or(Seat(0));
        if fact < 6 || fact % 23 == 0 || matches!(node, Node::Over(_)) {
            each(&rules, &Look::new(&rules, &state, Eye::Seat(seat)));
        }
        let event = match node {
            Node::Over(_) => break,
            Node::Chance => {
                let mut die = |_: Address, faces: u32| luck.below(faces as usize) as u32;
                Event::Roll { roll: rules.roll(&state, &mut die) }
            }
            _ => {
                let mut legal = Vec::new();
                rules.legal(&state, seat, &mut legal);
                Event::Act { seat, action: legal.swap_remove(luck.below(legal.len())) }
            }
        };
        rules.apply(&mut state, &event, &mut Silent);
    }
}

/// Who plays for its own points among others is told points, of every seat, everywhere.
#[test]
fn points_among_others_are_points_and_no_shares() {
    let mut engine = SheetEngine::new(Goal::Points, 1);
    for settings in ["players=2", "players=3 first=draw"] {
        positions(settings, &mut |rules, look| {
            let worth = engine.value(look, Budget::steps(0));
            assert_eq!(worth.unit, Unit::Points);
            assert_eq!(worth.seats.len(), usize::from(rules.players()));
            assert!(worth.seats.iter().all(|points| (5.0..500.0).contains(points)), "{worth:?}");
            let mut legal = Vec::new();
            look.legal(&mut legal);
            if !legal.is_empty() {
                let (values, mut scores) =
                    (engine.evaluate(look, &legal, Budget::steps(0)), Vec::new());
                engine.score(look, &legal, Budget::steps(0), &mut scores);
                let own: Vec<f64> = (0..legal.len()).map(|at| values.own(at)).collect();
                assert_eq!((values.unit, own), (Unit::Points, scores));
            }
        });
        assert_eq!(engine.noise_unit(&scenario::rules(settings)), 1.0);
    }
}

/// Before a throw more steps look farther, as at a decision; without any it is what the network says.
#[test]
fn values_before_a_throw_obey_the_budget() {
    for settings in ["players=1", "players=3"] {
        let mut engine = SheetEngine::new(Goal::Victory, 1);
        let (mut throws, mut moved) = (0, 0);
        positions(settings, &mut |_, look| {
            if look.node() != Node::Chance {
                return;
            }
            let [none, few, many] =
                [0, 3, 60].map(|steps| engine.outlook(look, Budget::steps(steps)).seats);
            throws += 1;
            moved += u32::from(none != few && few != many);
            let again = engine.outlook(look, Budget::steps(60)).seats;
            assert_eq!(many, again, "the same budget gives the same answer");
            let near = |(a, b): (&f64, &f64)| (a - b).abs() < if *a > 1.0 { 25.0 } else { 0.2 };
            assert!(none.iter().zip(&many).all(near), "{none:?} {many:?}");
        });
        assert!(throws > 3 && moved * 2 > throws, "{settings}: {moved} of {throws}");
    }
}
