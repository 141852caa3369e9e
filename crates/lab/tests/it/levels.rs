//! Levels against the strongest one.

use std::cell::Cell;
use std::sync::atomic::AtomicBool;

use turlaj_clever::Clever;
use turlaj_lab::Contest;
use turlaj_testkit::scenario;
use turlaj_ziomek::Ziomek;

#[test]
fn a_level_that_always_loses_has_no_victories() {
    let rules: Ziomek = scenario::rules("players=2");
    let contest = Contest { rules: &rules, games: 10, seed: 1, threads: 2 };
    let played = Cell::new(0);
    let progress = |games| played.set(played.get() + games);
    let duels = contest.duels(&AtomicBool::new(false), &progress).unwrap();
    assert_eq!(
        duels.iter().map(|duel| duel.level).collect::<Vec<_>>(),
        ["beginner", "casual", "strong"]
    );
    assert_eq!((played.get(), contest.all_games()), (60, 60));
    for duel in &duels {
        assert_eq!((duel.games, duel.win), (20, 0.0), "{duel:?}");
        // Twenty games are not proof of more than this.
        assert!(duel.win_ci[1] > 0.1, "{duel:?}");
    }
}

/// Alone, all levels play the same games; the strongest one is not behind itself.
#[test]
fn being_behind_alone_is_the_difference_on_the_same_dice() {
    let rules: Clever = scenario::rules("players=1");
    let run = |threads| {
        let contest = Contest { rules: &rules, games: 4, seed: 3, threads };
        contest.alone(&AtomicBool::new(false), &|_| {}).unwrap()
    };
    let levels = run(1);
    assert_eq!(levels, run(3), "threads change nothing");
    let best = levels.last().unwrap();
    assert_eq!((best.level, best.behind, best.behind_error), ("master", 0.0, 0.0));
    for level in &levels {
        assert_eq!(level.games, 4);
        assert!((best.mean - level.mean - level.behind).abs() < 1e-9, "{level:?}");
    }
    assert!(levels[0].behind > levels[2].behind + 30.0, "{levels:?}");
}

#[test]
fn what_is_stopped_tells_only_what_is_through() {
    let stop = AtomicBool::new(true);
    let rules: Clever = scenario::rules("players=1");
    let contest = Contest { rules: &rules, games: 5, seed: 1, threads: 1 };
    assert_eq!(contest.alone(&stop, &|_| {}).unwrap(), []);
    let rules: Clever = scenario::rules("players=2");
    let contest = Contest { rules: &rules, games: 5, seed: 1, threads: 1 };
    assert_eq!(contest.duels(&stop, &|_| {}).unwrap(), []);
}
