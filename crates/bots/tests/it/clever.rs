//! Choosers for Clever: they play by the rules, and each is better than the one before.

use turlaj_bots::clever::{Ahead, Greedy, LEVELS, advise};
use turlaj_bots::{Advice, LANGS, Levelled, Random, Unit};
use turlaj_clever::{Action, Clever, Count, State};
use turlaj_core::{Address, Bot, Event, Eye, Game, Look, Node, Seat};
use turlaj_testkit::{all_settings, scenario};

type Seated = Box<dyn Bot<Clever>>;

/// Numbers that look random and are the same on every run.
fn below(seed: &mut u64, below: u32) -> u32 {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*seed >> 33) as u32 % below
}

/// Plays a game; every choice must be one of the legal actions.
fn play(rules: &Clever, bots: &mut [Seated], seed: u64) -> State {
    let mut dice = seed;
    let mut state = rules.start();
    loop {
        let event = match rules.node(&state) {
            Node::Over(_) => return state,
            Node::Chance => {
                let mut die = |_: Address, faces: u32| below(&mut dice, faces);
                Event::Roll { roll: rules.roll(&state, &mut die) }
            }
            Node::Decide(seats) => {
                let seat = seats.iter().next().unwrap();
                let mut legal = Vec::new();
                rules.legal(&state, seat, &mut legal);
                let look = Look::new(rules, &state, Eye::Seat(seat));
                let action = bots[seat.index()].choose(&look, &legal);
                assert!(legal.contains(&action), "{action} is not legal");
                Event::Act { seat, action }
            }
            Node::Live { .. } => unreachable!("Clever has no live nodes"),
        };
        rules.apply(&mut state, &event);
    }
}

fn seated(name: &str, seed: u64) -> Seated {
    match name {
        "greedy" => Box::new(Greedy::new(seed)),
        "random" => Box::new(Random::new(seed)),
        _ => {
            let level = LEVELS.iter().find(|level| level.name == name).unwrap();
            Box::new(Levelled::new(Ahead::new(level.effort, seed), level, seed))
        }
    }
}

fn solo_mean(name: &str, games: u64) -> f64 {
    let rules: Clever = scenario::rules("players=1");
    let total: u64 = (0..games)
        .map(|game| {
            let state = play(&rules, &mut [seated(name, game)], game);
            u64::from(Count::of(state.sheet(Seat(0))).total())
        })
        .sum();
    total as f64 / games as f64
}

/// On the same dice. The means of many games, and so the distance that is certain, are in the notes
/// of `docs/lab.md`; here the worst of what chance could do to so few games is left out.
#[test]
fn each_chooser_is_better_than_the_one_before() {
    let (random, greedy, expert) =
        (solo_mean("random", 100), solo_mean("greedy", 50), solo_mean("expert", 12));
    assert!(random + 15.0 < greedy, "random {random}, greedy {greedy}");
    assert!(greedy + 40.0 < expert, "greedy {greedy}, expert {expert}");
    let (beginner, strong) = (solo_mean("beginner", 40), solo_mean("strong", 20));
    assert!(random < beginner && beginner + 15.0 < strong, "beginner {beginner}, strong {strong}");
}

#[test]
fn they_play_every_setting_and_number_of_players() {
    for (at, settings) in all_settings::<Clever>().iter().enumerate().step_by(7) {
        let rules = Clever::configure(settings).unwrap();
        let names = ["greedy", "random", "greedy", "random"];
        let mut bots: Vec<Seated> =
            (0..rules.players()).map(|seat| seated(names[usize::from(seat)], 1)).collect();
        play(&rules, &mut bots, at as u64);
    }
    let rules: Clever = scenario::rules("players=3 unusable=tray");
    play(&rules, &mut [seated("expert", 1), seated("beginner", 2), seated("strong", 3)], 5);
}

#[test]
fn the_same_seed_plays_the_same() {
    let rules: Clever = scenario::rules("players=2");
    for name in ["random", "greedy", "casual"] {
        let game = || play(&rules, &mut [seated(name, 3), seated(name, 4)], 9);
        assert_eq!(game(), game(), "{name}");
    }
}

/// The choice of a bot after these dice at the beginning of seat 1's turn.
fn choice(name: &str, position: &str, dice: &str) -> Action {
    let rules: Clever = scenario::rules("players=1");
    let state = scenario::run(&rules, rules.position(position).unwrap(), &format!("={dice}"));
    let mut legal = Vec::new();
    rules.legal(&state, Seat(0), &mut legal);
    seated(name, 1).choose(&Look::new(&rules, &state, Eye::Seat(Seat(0))), &legal)
}

/// Yellow 6.4 closes the last column for 20 points and brings a fox: nothing else comes near.
#[test]
fn greedy_takes_the_column_that_is_almost_full() {
    let position = "1.yellow=5.2,4.3,3.4,4.4 1.orange=1 1.purple=1 1.green=1 1.blue=7";
    assert_eq!(choice("greedy", position, "161111").to_string(), "pick:Y");
}
