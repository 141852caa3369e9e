//! Luck in simulated games: zero on average, and results without it vary less.

#![allow(clippy::unwrap_used, reason = "a test that unwraps nothing has failed")]

use std::sync::atomic::AtomicBool;

use turlaj_catalog::{BotKind, GAMES, Listed, Visit, visit};
use turlaj_lab::{Plan, RunTally, Shard, Watch, error_rate, simulate};
use turlaj_testkit::scenario;

/// Plays games of one bot on all seats and measures luck.
fn run<G: Listed>(settings: &str, bot: &'static str, games: u64, shard: Shard) -> RunTally {
    let rules: G = scenario::rules(settings);
    let seats = &vec![bot; rules.players().into()][..];
    let plan =
        Plan { rules: &rules, seats, games, seed: 11, threads: 2, shard, fast: false, luck: true };
    let watch = Watch { stop: &AtomicBool::new(false), progress: &|_| {}, rows: None };
    simulate(&plan, watch).unwrap()
}

/// Checks every number of players of a game whose engine has values.
struct LuckIsZero;

impl Visit for LuckIsZero {
    type Out = u32;

    fn game<G: Listed>(self) -> u32 {
        let mut checked = 0;
        for players in (G::PLAYERS.0..=G::PLAYERS.1.min(3)).filter(|_| G::ADVICE_STEPS.is_some()) {
            let tally = run::<G>(&format!("players={players}"), "random", 24, Shard::ALL);
            for seat in &tally.seats {
                let luck = seat.luck.as_ref().unwrap().summary().unwrap();
                assert!(luck.luck.abs() <= 4.0 * luck.luck_error, "{} {players}: {luck:?}", G::ID);
                assert!((luck.mean - luck.luck - luck.adjusted).abs() < 1e-9);
                assert!(luck.luck_error > 0.0, "dice make a difference");
                checked += 1;
            }
        }
        checked
    }
}

/// The figures of thousands of games are in docs/analysis.md.
#[test]
fn luck_is_zero_on_average() {
    let checked: u32 = GAMES.iter().map(|game| visit(game, LuckIsZero).unwrap()).sum();
    assert!(checked >= 12, "{checked}");
}

/// A game whose luck is known exactly needs far fewer games.
struct Saves;

impl Visit for Saves {
    type Out = ();

    fn game<G: Listed>(self) {
        let strongest = G::BOTS.iter().rfind(|bot| bot.kind == BotKind::Level).unwrap().name;
        let all = run::<G>("players=2", strongest, 60, Shard::ALL);
        let luck = all.seats[0].luck.as_ref().unwrap().summary().unwrap();
        assert!(luck.saves.is_none_or(|saves| saves > 20.0), "{}: {luck:?}", G::ID);
        let mut parts = run::<G>("players=2", strongest, 60, "1/2".parse().unwrap());
        parts.merge(&run::<G>("players=2", strongest, 60, "2/2".parse().unwrap()));
        assert_eq!(parts, all, "shards add up");
    }
}

#[test]
fn results_without_luck_vary_less_and_parts_of_a_run_add_up() {
    visit(GAMES[0], Saves).unwrap();
}

/// From random play to the strongest level.
struct RatesFall;

impl Visit for RatesFall {
    type Out = bool;

    fn game<G: Listed>(self) -> bool {
        if G::ADVICE_STEPS.is_none() {
            return false;
        }
        let rules: G = scenario::rules(&format!("players={}", G::PLAYERS.0.max(2)));
        let levels: Vec<&str> =
            G::BOTS.iter().filter(|bot| bot.kind == BotKind::Level).map(|bot| bot.name).collect();
        let bots = ["random", levels[0], levels[levels.len() / 2], "expert"];
        let rates = bots.map(|bot| error_rate(&rules, bot, G::ANALYSIS_STEPS, 8).mean);
        assert!(rates.is_sorted_by(|a, b| a > b), "{}: {rates:?}", G::ID);
        true
    }
}

#[test]
fn stronger_bots_make_smaller_errors() {
    let judged = GAMES.iter().filter(|game| visit(game, RatesFall).unwrap()).count();
    assert!(judged >= 3);
}
