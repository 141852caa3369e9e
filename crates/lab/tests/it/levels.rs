//! Levels against the next one.

use std::cell::Cell;
use std::sync::atomic::AtomicBool;

use turlaj_catalog::{Bots, Listed};
use turlaj_clever::Clever;
use turlaj_lab::Contest;
use turlaj_snakes::Snakes;
use turlaj_testkit::scenario;
use turlaj_ziomek::Ziomek;

fn contest<G: Listed>(rules: &G, games: u64, seed: u64, threads: usize) -> Contest<'_, G> {
    Contest { rules, games, seed, threads, levels: Contest::<G>::levels(), luck: false }
}

#[test]
fn each_level_plays_the_next_one_in_both_orders_of_seats() {
    let rules: Ziomek = scenario::rules("players=2");
    let run = contest(&rules, 100, 1, 2);
    let played = Cell::new(0);
    let progress = |games| played.set(played.get() + games);
    let duels = run.duels(&AtomicBool::new(false), &progress).unwrap();
    let levels = Contest::<Ziomek>::levels();
    let pairs: Vec<_> = duels.iter().map(|duel| [duel.level, duel.against]).collect();
    assert_eq!(pairs, levels.windows(2).collect::<Vec<_>>());
    assert_eq!((played.get(), run.all_games()), (1_400, 1_400));
    for duel in &duels {
        assert_eq!((duel.matches, duel.capped), (200, 0), "{duel:?}");
        // Even steps, as far as two hundred games can tell.
        assert!(duel.win_ci[1] > 0.20 && duel.win_ci[0] < 0.45, "{duel:?}");
    }
}

#[test]
fn a_match_of_several_games_is_won_as_a_whole() {
    let rules: Snakes = scenario::rules("players=2");
    let run = contest(&rules, 3, 1, 2);
    let duels = run.duels(&AtomicBool::new(false), &|_| {}).unwrap();
    assert_eq!(run.all_games(), 2 * 2 * 3 * Snakes::MATCH);
    for duel in &duels {
        let halves = 2.0 * duel.win * duel.matches as f64;
        assert_eq!((duel.matches, halves.fract()), (6, 0.0), "won, lost or shared: {duel:?}");
    }
}

/// Alone, all levels play the same games; the strongest one is not behind itself.
#[test]
fn being_behind_alone_is_the_difference_on_the_same_dice() {
    let rules: Clever = scenario::rules("players=1");
    let run =
        |threads| contest(&rules, 4, 3, threads).alone(&AtomicBool::new(false), &|_| {}).unwrap();
    let levels = run(1);
    assert_eq!(levels, run(3), "threads change nothing");
    let best = levels.last().unwrap();
    assert_eq!((best.level, best.behind, best.behind_error), ("master", 0.0, 0.0));
    for level in &levels {
        assert_eq!(level.games, 4);
        assert!((best.mean - level.mean - level.behind).abs() < 1e-9, "{level:?}");
    }
    assert!(levels[0].behind > levels[4].behind + 30.0, "{levels:?}");
}

#[test]
fn what_is_stopped_tells_only_what_is_through() {
    let stop = AtomicBool::new(true);
    let rules: Clever = scenario::rules("players=1");
    let run = contest(&rules, 5, 1, 1);
    assert_eq!(run.alone(&stop, &|_| {}).unwrap(), []);
    let rules: Clever = scenario::rules("players=2");
    let run = contest(&rules, 5, 1, 1);
    assert_eq!(run.duels(&stop, &|_| {}).unwrap(), []);
}
