//! The engine of any game: it beats random play without a line about the game.

use std::sync::atomic::AtomicBool;

use turlaj_clever::Clever;
use turlaj_core::{Address, Determinize, Event, Eye, Game, Look, Node, Seat, Silent, Standings};
use turlaj_engine::{
    ActionValue, Bot, Budget, Engine, EngineBot, ErrorBar, GENERIC_LEVELS, Level, Playouts, Random,
    Values,
};
use turlaj_snakes::Snakes;
use turlaj_stonoga::Stonoga;
use turlaj_testkit::toys::cups::Cups;
use turlaj_testkit::{Luck, scenario};

/// A game of these bots.
fn play<G: Game>(rules: &G, bots: &mut [Box<dyn Bot<G>>], seed: u64) -> Standings {
    let mut luck = Luck::new(seed);
    let mut state = rules.start();
    loop {
        let event = match rules.node(&state) {
            Node::Over(standings) => return standings,
            Node::Live { .. } => panic!("these games have no live phases"),
            Node::Chance => {
                let mut dice = |_: Address, faces: u32| luck.below(faces as usize) as u32;
                Event::Roll { roll: rules.roll(&state, &mut dice) }
            }
            Node::Decide(seats) => {
                let seat = seats.iter().next().unwrap();
                let mut legal = Vec::new();
                rules.legal(&state, seat, &mut legal);
                let look = Look::new(rules, &state, Eye::Seat(seat));
                Event::Act { seat, action: bots[seat.index()].choose(&look, &legal) }
            }
        };
        rules.apply(&mut state, &event, &mut Silent);
    }
}

/// How many of these games a level wins against another bot, half of them from each seat.
fn wins_against<G: Determinize, B: Bot<G> + 'static>(
    settings: &str,
    level: &Level,
    other: impl Fn(u64) -> B,
    games: u64,
) -> usize {
    let rules: G = scenario::rules(settings);
    let won = |game: u64| {
        let seat = Seat((game % 2) as u8);
        let mut bots: Vec<Box<dyn Bot<G>>> = vec![Box::new(other(game)), Box::new(other(game))];
        bots[seat.index()] = Box::new(EngineBot::new(Playouts::new(game), level, game));
        play(&rules, &mut bots, game).winners().any(|winner| winner == seat)
    };
    (0..games).filter(|game| won(*game)).count()
}

/// How many of these games against random play it wins.
fn wins<G: Determinize>(settings: &str, steps: u32, games: u64) -> usize {
    wins_against::<G, _>(settings, &Level::best(steps), Random::new, games)
}

/// The figures of 2,000 games are in `docs/<game>-bots.md`. In Snakes best play wins 60.7 %.
#[test]
fn it_beats_random_play() {
    let won = [
        wins::<Stonoga>("players=2", 10_000, 10),
        wins::<Clever>("players=2", 2_000, 10),
        wins::<Snakes>("players=2", 2_000, 600),
    ];
    assert!(won[0] >= 8 && won[1] >= 9 && won[2] >= 325, "{won:?}");
}

#[test]
fn a_level_beats_the_level_below_it() {
    for pair in GENERIC_LEVELS.windows(2) {
        let below = |seed| EngineBot::new(Playouts::new(seed), &pair[0], seed + 1);
        let won = wins_against::<Clever, _>("players=2", &pair[1], below, 12);
        assert!(won >= 9, "{} against {}: {won} of 12", pair[1].name, pair[0].name);
    }
}

#[test]
fn it_plays_a_game_for_which_nobody_wrote_a_bot() {
    let won = wins::<Cups>("players=2 again=on", 2_000, 100);
    assert!(won >= 60, "{won}");
}

#[test]
fn the_same_seed_judges_the_same_and_cancelling_ends_it() {
    let rules: Stonoga = scenario::rules("players=2");
    let mut state = rules.start();
    rules.apply(&mut state, &Event::Roll { roll: "RRR*".parse().unwrap() }, &mut Silent);
    let mut legal = Vec::new();
    rules.legal(&state, Seat(0), &mut legal);
    let judge = |enough: bool| {
        let enough = AtomicBool::new(enough);
        let look = Look::new(&rules, &state, Eye::Seat(Seat(0))).until(&enough);
        let mut worth = Vec::new();
        Playouts::new(3).score(&look, &legal, Budget::steps(5_000), &mut worth);
        worth
    };
    assert_eq!(judge(false), judge(false));
    assert!(judge(true).iter().all(|score| score.abs() < 1e-9), "no game was played");
}

#[test]
fn the_same_question_gets_the_same_answer_later() {
    let rules: Snakes = scenario::rules("players=3");
    let mut state = rules.start();
    let (mut engine, mut luck, mut asked) = (Playouts::new(5), Luck::new(1), 0);
    while asked < 5 {
        let event = match rules.node(&state) {
            Node::Chance => {
                let mut dice = |_: Address, faces: u32| luck.below(faces as usize) as u32;
                Event::Roll { roll: rules.roll(&state, &mut dice) }
            }
            node => {
                let seat = node.asked().iter().next().unwrap();
                let mut legal = Vec::new();
                rules.legal(&state, seat, &mut legal);
                let look = Look::new(&rules, &state, Eye::Seat(seat));
                let fresh = Playouts::new(5).evaluate(&look, &legal, Budget::steps(300));
                assert_eq!(engine.evaluate(&look, &legal, Budget::steps(300)), fresh);
                asked += u32::from(legal.len() > 1);
                Event::Act { seat, action: legal.swap_remove(0) }
            }
        };
        rules.apply(&mut state, &event, &mut Silent);
    }
}

/// Every action is tried once however small the budget is, and no second round follows.
#[test]
fn a_budget_that_is_too_small_is_overrun_by_one_game_for_each_action() {
    let values = values::<Stonoga>("players=2", "RRR*", 1);
    for action in &values.actions {
        assert_ne!(action.error, ErrorBar::Unknown, "{values:?}");
        assert!(action.seats == [1.0, 0.0] || action.seats == [0.0, 1.0], "one game: {action:?}");
    }
}

/// Values of the first decision of a game by so many steps.
fn values<G: Determinize>(settings: &str, roll: &str, steps: u32) -> Values<G> {
    let rules: G = scenario::rules(settings);
    let mut state = rules.start();
    rules.apply(&mut state, &Event::Roll { roll: roll.parse().unwrap() }, &mut Silent);
    let mut legal = Vec::new();
    rules.legal(&state, Seat(0), &mut legal);
    let look = Look::new(&rules, &state, Eye::Seat(Seat(0)));
    Playouts::new(3).evaluate(&look, &legal, Budget::steps(steps))
}

#[test]
fn where_no_game_is_played_nothing_is_known() {
    let values = values::<Stonoga>("players=3", "RRR*", 0);
    for action in values.actions {
        assert_eq!(action, ActionValue { seats: vec![1.0 / 3.0; 3], error: ErrorBar::Unknown });
    }
}

/// With one to three games an action wins all or none of them now and then.
#[test]
fn games_that_agree_by_luck_prove_nothing() {
    let mut agreed = 0;
    for steps in (100..3_000).step_by(100) {
        for action in values::<Stonoga>("players=2", "RRR*", steps).actions {
            let [own, _] = action.seats[..] else { panic!("two seats") };
            agreed += u32::from(own == 0.0 || own == 1.0);
            assert!(action.error.standard().is_none_or(|error| error > 0.02), "{action:?}");
        }
    }
    assert!(agreed > 10, "{agreed}");
}
