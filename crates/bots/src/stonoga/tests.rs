//! Choosers for Stonoga against a slow computation of the same thing.

mod advice;
mod expert;
mod solved;

use crate::Bots;
use turlaj_core::{Address, Event, Eye, Game, Look, Node, Seat, Silent};
use turlaj_engine::{Bot, Random};
use turlaj_exact::stonoga::TurnValues;
use turlaj_stonoga::{Action, Phase, State, Stonoga};
use turlaj_testkit::scenario;

fn position(settings: &str, text: &str) -> (Stonoga, State) {
    let rules: Stonoga = scenario::rules(settings);
    let state = rules.position(text).unwrap();
    (rules, state)
}

/// Two red dice within three rolls: each die fails with (2/3)^3, so the chance is known on paper.
#[test]
fn the_chance_of_two_reds_within_three_rolls_is_known() {
    let (rules, state) = position("players=2", "middle=R2");
    let (value, of) = TurnValues::new(&rules, &rules.view(&state, Eye::Seat(Seat(0))), 2, false)
        .before_first_roll();
    // The tile brings 2 shoes.
    assert_eq!(i128::from(value) * 177_147, 2 * 162_811 * i128::from(of));
}

/// The expected shoes of the rest of a turn under best play, straight from the rules: every
/// action, every roll. Times 6 to the power of four for each roll still possible.
fn slow(rules: &Stonoga, state: &State, seat: Seat, rolls: u32) -> i64 {
    let mut legal = Vec::new();
    rules.legal(state, seat, &mut legal);
    let values = legal.iter().map(|action| slow_action(rules, state, seat, *action, rolls));
    values.max().unwrap_or(0)
}

fn slow_action(rules: &Stonoga, state: &State, seat: Seat, action: Action, rolls: u32) -> i64 {
    let scale = 1296i64.pow(rolls);
    let foot = matches!(action, Action::Foot(_));
    if !matches!(action, Action::Roll(_)) && !foot {
        return i64::from(action.shoes()) * scale;
    }
    let mut rolling = state.clone();
    rules.apply(&mut rolling, &Event::Act { seat, action }, &mut Silent);
    let outcomes = rules.outcomes(&rolling);
    let many = outcomes.len() as i64;
    let total: i64 = outcomes
        .into_iter()
        .map(|(roll, _)| {
            let mut after = rolling.clone();
            rules.apply(&mut after, &Event::Roll { roll }, &mut Silent);
            let goes_on = rules.node(&after) == Node::Decide(turlaj_core::Seats::NONE.with(seat))
                && rules.view(&after, Eye::Nobody).phase == Phase::Deciding;
            if goes_on { slow(rules, &after, seat, rolls - 1) } else { 0 }
        })
        .sum();
    total * (1296 / many) - if foot { scale } else { 0 }
}

/// Rolls dice and rerolls one or two of them, as a turn would, without ending it.
fn at_last_decisions(settings: &str, text: &str, seed: u64) -> (Stonoga, State, Seat) {
    let (rules, mut state) = position(settings, text);
    let mut dice = seed;
    let mut roll = |rules: &Stonoga, state: &mut State| {
        let fallen = rules.roll(state, &mut |_: Address, faces: u32| {
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (dice >> 33) as u32 % faces
        });
        rules.apply(state, &Event::Roll { roll: fallen }, &mut Silent);
    };
    roll(&rules, &mut state);
    let seat = Seat(0);
    rules.apply(&mut state, &Event::Act { seat, action: "roll:34".parse().unwrap() }, &mut Silent);
    roll(&rules, &mut state);
    (rules, state, seat)
}

/// With one roll left, the greedy choice has the highest value that the slow computation finds.
#[test]
fn greedy_maximises_the_expected_shoes_of_the_turn() {
    let positions = [
        ("players=2", "middle=R2,R4,Y3,K2"),
        ("players=2 edition=ru", "middle=R2,R4,Y3,K4"),
        ("players=2 steal=on", "middle=R4,G2 2=B3,Y3"),
        ("players=3 golden=on steal=on golden_guard=off", "middle=R3+,G2 2=B3,gold 3=Y4"),
        ("players=1 golden=on", "middle=R4,G2+,B3"),
    ];
    let mut checked = 0;
    for (settings, text) in positions {
        for seed in 1..40 {
            let (rules, state, seat) = at_last_decisions(settings, text, seed);
            let mut legal = Vec::new();
            rules.legal(&state, seat, &mut legal);
            let best = slow(&rules, &state, seat, 1);
            let look = Look::new(&rules, &state, Eye::Seat(seat));
            let chosen = Stonoga::bot("greedy", seed).unwrap().choose(&look, &legal);
            assert_eq!(slow_action(&rules, &state, seat, chosen, 1), best, "{chosen} {state:?}");
            checked += 1;
        }
    }
    assert_eq!(checked, 195);
}

/// With a bare foot there are two rolls left after the second; spending it costs a shoe.
#[test]
fn greedy_knows_what_a_bare_foot_is_worth() {
    for (seed, text) in [(3, "middle=R4"), (4, "middle=Y2,K2"), (11, "middle=R4,G3")] {
        let (rules, state, seat) = at_last_decisions("players=2 barefoot=on", text, seed);
        let mut legal = Vec::new();
        rules.legal(&state, seat, &mut legal);
        let look = Look::new(&rules, &state, Eye::Seat(seat));
        let chosen = Stonoga::bot("greedy", 1).unwrap().choose(&look, &legal);
        // Two full levels of rolling are too slow for all actions; compare with a few.
        let value = slow_action(&rules, &state, seat, chosen, 2);
        for action in legal.iter().filter(|action| action.to_string().len() <= 7) {
            assert!(value >= slow_action(&rules, &state, seat, *action, 2), "{action} {chosen}");
        }
    }
}

/// Each legal action comes up about equally often.
#[test]
fn random_is_uniform_over_the_legal_actions() {
    let (rules, mut state) = position("players=2", "middle=R2,R3,Y2");
    rules.apply(&mut state, &Event::Roll { roll: "RR*Y".parse().unwrap() }, &mut Silent);
    let mut legal = Vec::new();
    rules.legal(&state, Seat(0), &mut legal);
    assert_eq!(legal.len(), 18);
    let look = Look::new(&rules, &state, Eye::Seat(Seat(0)));
    let mut bot = Random::new(7);
    let mut counts = vec![0i32; legal.len()];
    for _ in 0..18_000 {
        let chosen = Bot::<Stonoga>::choose(&mut bot, &look, &legal);
        counts[legal.iter().position(|action| *action == chosen).unwrap()] += 1;
    }
    // Six standard deviations of a count of 1000 are about 185.
    assert!(counts.iter().all(|count| (count - 1000).abs() < 185), "{counts:?}");
}
