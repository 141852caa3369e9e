//! The engine of any game: it beats random play without a line about the game.

use std::sync::atomic::AtomicBool;

use turlaj_clever::Clever;
use turlaj_core::{Address, Determinize, Event, Eye, Game, Look, Node, Seat, Silent, Standings};
use turlaj_engine::{
    ActionValue, Bot, Budget, Engine, EngineBot, ErrorBar, Level, Playouts, Random, Values,
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

/// How many of these games against random play it wins, half of them from each seat.
fn wins<G: Determinize>(settings: &str, steps: u32, games: u64) -> usize {
    let level = Level::best(steps);
    let rules: G = scenario::rules(settings);
    let won = |game: u64| {
        let seat = Seat((game % 2) as u8);
        let mut bots: Vec<Box<dyn Bot<G>>> =
            vec![Box::new(Random::new(game)), Box::new(Random::new(game))];
        bots[seat.index()] = Box::new(EngineBot::new(Playouts::new(game), &level, game));
        play(&rules, &mut bots, game).winners().any(|winner| winner == seat)
    };
    (0..games).filter(|game| won(*game)).count()
}

#[test]
fn it_beats_random_play() {
    let won = [
        wins::<Stonoga>("players=2", 10_000, 10),
        wins::<Clever>("players=2", 2_000, 10),
        wins::<Snakes>("players=2", 2_000, 200),
    ];
    assert!(won[0] >= 8 && won[1] >= 9 && won[2] >= 100, "{won:?}");
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
