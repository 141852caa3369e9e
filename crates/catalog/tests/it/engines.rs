//! Laws of engines: their values are shares or points of every seat, at every node.

use turlaj_catalog::{Bots, GAMES, Listed, Visit, advise, visit};
use turlaj_clever::Clever;
use turlaj_core::{Address, Event, Eye, Game, Look, Node, Seat, Silent};
use turlaj_engine::{ActionValue, Advice, Budget, Engine, ErrorBar, Playouts, Unit, Values, Worth};
use turlaj_snakes::Snakes;
use turlaj_stonoga::Stonoga;
use turlaj_testkit::{Luck, scenario};
use turlaj_ziomek::Ziomek;

fn check<G: Listed>(rules: &G, unit: Unit, seats: &[f64], at: &str) {
    assert_eq!(seats.len(), usize::from(rules.players()), "{at}");
    if unit == Unit::Victory {
        let sum: f64 = seats.iter().sum();
        assert!((sum - 1.0).abs() < 1e-5, "{at}: {seats:?}");
        assert!(seats.iter().all(|share| (-1e-5..1.00001).contains(share)), "{at}: {seats:?}");
    } else {
        assert_eq!(seats.len(), 1, "{at}");
    }
}

/// How much two values of an engine may differ: where they come from random games, by their errors; else by
/// what decides between equals alone, however far they may be from the true ones.
fn off(sampled: bool, bars: [ErrorBar; 2]) -> f64 {
    let error = |bar: &ErrorBar| if sampled { bar.standard().unwrap_or(0.0) } else { 0.0 };
    bars.iter().map(|bar| 5.0 * error(bar) + 1e-5).sum()
}

/// The value of a decision is the highest of its actions, as far as errors allow to tell.
fn check_best<G: Listed>(sampled: bool, worth: &Worth, values: &Values<G>, at: &str) {
    let own = worth.seats[values.seat.index()];
    let over = |(at, action): (usize, &ActionValue)| {
        values.own(at) - own - off(sampled, [action.error, worth.error])
    };
    let most = values.actions.iter().enumerate().map(over).fold(f64::NEG_INFINITY, f64::max);
    assert!(most <= 0.0, "{at}: {own} is {most} too low");
    let first = values.ranking[0].at;
    let (best, error) = (values.own(first), values.actions[first].error);
    assert!((own - best).abs() <= off(sampled, [worth.error, error]), "{at}: {own} but {best}");
}

/// Looks at every node of random games, as far as live phases, with the engine of the game and with the
/// one of any game; `each` sees what the first one says too.
fn walk<G: Listed>(settings: &str, games: u64, steps: u32, each: impl Fn(&G, &G::State, &Worth)) {
    walk_with(settings, games, steps, 1e-3, || G::engine(1), each);
    walk_with::<G, _>(
        settings,
        1,
        300,
        f64::INFINITY,
        || Playouts::new(1),
        |rules, state, worth| {
            let over = matches!(rules.node(state), Node::Over(_));
            assert_eq!(worth.error == ErrorBar::Exact, over, "random games are never exact");
        },
    );
}

fn walk_with<G: Listed, E: Engine<G>>(
    settings: &str,
    games: u64,
    steps: u32,
    // How far scores may be from values: any distance for values from random games.
    apart: f64,
    engine: impl Fn() -> E,
    each: impl Fn(&G, &G::State, &Worth),
) {
    let rules: G = scenario::rules(settings);
    let (budget, sampled) = (Budget::steps(steps), apart.is_infinite());
    for game in 0..games {
        let (mut luck, mut engine) = (Luck::new(game), engine());
        let mut state = rules.start();
        loop {
            let node = rules.node(&state);
            let seat = node.asked().iter().next().unwrap_or(Seat(0));
            let look = Look::new(&rules, &state, Eye::Seat(seat));
            let worth = engine.value(&look, budget);
            check(&rules, worth.unit, &worth.seats, &format!("{settings}: {node:?}"));
            each(&rules, &state, &worth);
            for other in (0..rules.players()).map(Seat).filter(|other| *other != seat) {
                let look = Look::new(&rules, &state, Eye::Seat(other));
                let theirs = engine.value(&look, budget);
                check(&rules, theirs.unit, &theirs.seats, &format!("{settings}: {node:?} {other}"));
                let alike = |(a, b): (&f64, &f64)| {
                    (a - b).abs() <= off(sampled, [worth.error, theirs.error])
                };
                assert!(
                    rules.has_secrets() || theirs.seats.iter().zip(&worth.seats).all(alike),
                    "{settings}: who looks makes no difference: {worth:?} {theirs:?}"
                );
            }
            let event = match node {
                Node::Over(end) => {
                    if !matches!(worth.unit, Unit::Losses(_)) {
                        assert_eq!(worth, Worth::at_end(&end), "{settings}");
                    }
                    break;
                }
                Node::Live { .. } => break,
                Node::Chance => {
                    let mut die = |_: Address, faces: u32| luck.below(faces as usize) as u32;
                    Event::Roll { roll: rules.roll(&state, &mut die) }
                }
                Node::Decide(_) => {
                    let mut legal = Vec::new();
                    rules.legal(&state, seat, &mut legal);
                    let values = engine.evaluate(&look, &legal, budget);
                    check_best(sampled, &worth, &values, &format!("{settings}: {legal:?}"));
                    let mut scores = Vec::new();
                    engine.score(&look, &legal, budget, &mut scores);
                    assert_eq!((values.actions.len(), scores.len()), (legal.len(), legal.len()));
                    assert_eq!(values.seat, seat, "{settings}");
                    // An engine that has tried nothing calls all actions even: its scores are no values.
                    let even = |value: &ActionValue| value.seats == values.actions[0].seats;
                    let is_even = values.actions.iter().all(even);
                    for (at, value) in values.actions.iter().enumerate() {
                        check(&rules, values.unit, &value.seats, settings);
                        let own = values.own(at);
                        let tried = !is_even || value.error.standard().is_some();
                        let near = (own - scores[at]).abs() < apart;
                        assert!(
                            near || own == 0.0 || own == 1.0 || !tried,
                            "{settings}: {value:?}"
                        );
                    }
                    Event::Act { seat, action: legal.swap_remove(luck.below(legal.len())) }
                }
            };
            rules.apply(&mut state, &event, &mut Silent);
        }
    }
}

/// A game in its smallest set-ups, with the options as they are.
struct Small;

impl Visit for Small {
    type Out = ();

    fn game<G: Listed>(self) {
        for players in G::PLAYERS.0..=2 {
            walk::<G>(&format!("players={players}"), 1, 0, |_, _, _| {});
        }
    }
}

#[test]
fn of_every_game() {
    std::thread::scope(|scope| {
        for game in GAMES {
            scope.spawn(|| visit(game, Small).unwrap());
        }
    });
}

#[test]
fn of_stonoga() {
    for settings in
        ["players=3 steal=on tails=on", "players=4 barefoot=on golden=on", "players=2 first=draw"]
    {
        walk::<Stonoga>(settings, 2, 1, |_, _, _| {});
    }
}

/// Where Stonoga is solved, the value before a throw is the mean over what can fall.
#[test]
fn exact_values_before_a_throw_are_means_over_outcomes() {
    for settings in ["players=2", "players=1", "players=1 barefoot=on golden=on tails=on"] {
        walk::<Stonoga>(settings, 2, 1, |rules, state, worth| {
            assert_eq!(worth.error, ErrorBar::Exact, "{settings}");
            if rules.node(state) != Node::Chance {
                return;
            }
            let (mut mean, mut weights) = (0.0, 0.0);
            for (roll, weight) in rules.outcomes(state) {
                let mut after = state.clone();
                rules.apply(&mut after, &Event::Roll { roll }, &mut Silent);
                let asked = rules.node(&after).asked().iter().next().unwrap_or(Seat(0));
                let look = Look::new(rules, &after, Eye::Seat(asked));
                let value = Stonoga::engine(1).value(&look, Budget::steps(1)).seats[0];
                mean += f64::from(weight) * value;
                weights += f64::from(weight);
            }
            let mean = mean / weights;
            // Of equal games the shorter one is better, by very little.
            assert!((mean - worth.seats[0]).abs() < 1e-8, "{settings}: {mean} {worth:?}");
        });
    }
}

#[test]
fn of_clever() {
    walk::<Clever>("players=3 first=draw", 1, 0, |_, _, _| {});
}

#[test]
fn of_snakes() {
    walk::<Snakes>("players=4 first=draw again=taken", 2, 0, |_, _, _| {});
}

#[test]
fn of_ziomek_up_to_its_races() {
    walk::<Ziomek>("players=4 first=draw", 5, 0, |_, _, _| {});
}

/// Plays at random to a decision between several actions, and gives its advice.
fn advice_at_a_decision<G: Listed>(settings: &str) -> Option<Advice<G::Action>> {
    let rules: G = scenario::rules(settings);
    for game in 0..50 {
        let (mut state, mut luck) = (rules.start(), Luck::new(game));
        while rules.node(&state) == Node::Chance {
            let mut die = |_: Address, faces: u32| luck.below(faces as usize) as u32;
            let roll = rules.roll(&state, &mut die);
            rules.apply(&mut state, &Event::Roll { roll }, &mut Silent);
        }
        if let Node::Decide(seats) = rules.node(&state) {
            let seat = seats.iter().next().unwrap();
            let mut legal = Vec::new();
            rules.legal(&state, seat, &mut legal);
            return advise::<G>(&Look::new(&rules, &state, Eye::Seat(seat)), &legal, 3);
        }
    }
    panic!("{settings}: nobody decides anything");
}

#[test]
fn an_engine_with_values_of_actions_gives_advice() {
    assert!(!advice_at_a_decision::<Stonoga>("players=3").unwrap().best.is_empty());
}

/// An engine that cannot tell what actions are worth gives no advice, rather than some without reasons.
#[test]
fn an_engine_without_values_of_actions_gives_no_advice() {
    assert_eq!(advice_at_a_decision::<Ziomek>("players=2 pairs=roller"), None);
}
