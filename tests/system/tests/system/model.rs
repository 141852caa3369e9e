//! The independent model of Stonoga: the data that tests of the rules read are what it says, and
//! its exact value of greedy play is what our bots reach.

use std::sync::atomic::AtomicBool;

use serde_json::Value;
use turlaj_lab::{Plan, Shard, Watch, simulate, summarise};
use turlaj_stonoga::Stonoga;
use turlaj_testkit::{golden, scenario};

use crate::python;
use crate::root;

/// Runs a script of the model.
fn model(script: &str, arguments: &[&str]) -> (i32, String) {
    let path = root().join("tests/system/model").join(script);
    python::run(&[&[path.to_str().unwrap()], arguments].concat())
}

#[test]
fn the_data_of_the_rules_tests_are_what_the_model_says() {
    let data = root().join("crates/stonoga/tests/data");
    for (script, file) in [("make_choices.py", "choices.txt"), ("make_games.py", "games.jsonl")] {
        let (status, told) = model(script, &[]);
        assert_eq!(status, 0);
        assert!(told == golden::text(&data.join(file)), "{file} is not what {script} prints");
    }
    let (status, told) = model("census.py", &[data.join("census.perft").to_str().unwrap()]);
    assert_eq!((status, told.as_str()), (0, "69 counts, 0 wrong\n"));
}

/// The model solves greedy against greedy exactly, over all positions; 40,000 games of our bots
/// must come within four and a half standard errors of that.
#[test]
fn greedy_play_agrees_with_its_exact_value() {
    let (status, told) = model("greedy_exact.py", &[]);
    assert_eq!(status, 0);
    let exact: Value = serde_json::from_str(&told).unwrap();
    let exact = exact["stop"]["first_share"].as_f64().unwrap_or_else(|| panic!("{told}"));
    let rules: Stonoga = scenario::rules("players=2");
    let seats = &["greedy", "greedy"];
    let plan = Plan {
        rules: &rules,
        seats,
        games: 40_000,
        seed: 5,
        threads: 2,
        shard: Shard::ALL,
        fast: true,
        luck: false,
    };
    let watch = Watch { stop: &AtomicBool::new(false), progress: &|_| {}, rows: None };
    let tally = simulate(&plan, watch).unwrap();
    let share = summarise(&tally, &seats.map(str::to_string)).seats[0].win;
    let error = (exact * (1.0 - exact) / 40_000.0).sqrt();
    assert!((share - exact).abs() < 4.5 * error, "{share} against {exact} ± {error}");
}
