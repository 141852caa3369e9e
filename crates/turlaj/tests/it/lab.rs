//! `turlaj simulate`, `merge` and `odds`.

use std::fs;

use serde_json::Value;

use crate::program::{fresh, turlaj, word};

fn simulated(more: &[&str]) -> Value {
    let words = ["simulate", "stonoga", "--games", "600", "--seats", "greedy,random", "--json"];
    turlaj(&[&words[..], more].concat()).json()
}

#[test]
fn a_run_is_one_object_with_what_the_page_promises() {
    let run = simulated(&[]);
    assert_eq!(run["games"], 600);
    for number in ["seconds", "cpu_seconds", "games_per_cpu_second", "turns_mean", "ties"] {
        assert!(run[number].is_number(), "{number}: {run}");
    }
    let seats = run["seats"].as_array().unwrap();
    assert_eq!((&seats[0]["bot"], &seats[1]["bot"]), (&"greedy".into(), &"random".into()));
    for seat in seats {
        let number = |name: &str| seat[name].as_f64().unwrap();
        let [low, high] = [0, 1].map(|end| seat["win_ci"][end].as_f64().unwrap());
        assert!(low <= number("win") && number("win") <= high, "{seat}");
        assert!(number("mean") > 5.0 && number("sd") > 0.5, "{seat}");
    }
}

#[test]
fn the_same_seed_plays_the_same_and_parts_add_up() {
    let whole = simulated(&["--seed", "9"]);
    assert_eq!(whole["tally"], simulated(&["--seed", "9", "--threads", "3"])["tally"]);
    assert_ne!(whole["tally"], simulated(&["--seed", "10"])["tally"]);
    let mut words = vec!["merge".to_string()];
    for part in ["1/3", "2/3", "3/3"] {
        let path = fresh(&format!("part-{}.json", &part[..1]));
        fs::write(&path, simulated(&["--seed", "9", "--shard", part]).to_string()).unwrap();
        words.push(word(&path).to_string());
    }
    words.push("--json".to_string());
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let merged = turlaj(&words).json();
    for same in ["tally", "seats", "games", "turns_mean", "ties"] {
        assert_eq!(merged[same], whole[same], "{same}");
    }
    let twice = turlaj(&["merge", words[1], words[1]]);
    assert!(twice.failed().contains("holds a part that is there already"));
    for other in [&["--seed", "9"][..], &["--seed", "8", "--games", "600"], &["--games", "700"]] {
        let path = fresh("other.json");
        let words_of_run = ["--seats", "greedy,random", "--json"];
        let run = turlaj(&[&["simulate", "stonoga"], &words_of_run[..], other].concat());
        fs::write(&path, run.json().to_string()).unwrap();
        assert!(turlaj(&["merge", words[1], word(&path)]).failed().contains("of another run"));
    }
    let empty = fresh("empty.json");
    fs::write(&empty, whole.to_string().replace("greedy", "\\u001b[31m")).unwrap();
    assert!(!turlaj(&["merge", word(&empty)]).succeeded().contains('\u{1b}'));
}

/// Beside seats of their own, the numbers of all seats together and of the length of games.
#[test]
fn points_of_all_seats_and_quantiles_of_turns_are_told() {
    let run = simulated(&[]);
    let quantiles: Vec<u64> = run["turns_quantiles"]
        .as_array()
        .unwrap()
        .iter()
        .map(|turns| turns.as_u64().unwrap())
        .collect();
    assert!(quantiles.len() == 5 && quantiles.is_sorted(), "{run}");
    let [least, most] = [0, 1].map(|end| run["turns_range"][end].as_u64().unwrap());
    assert!(least <= quantiles[0] && quantiles[4] <= most, "{run}");
    let means: f64 =
        run["seats"].as_array().unwrap().iter().map(|s| s["mean"].as_f64().unwrap()).sum();
    assert!((run["points_together_mean"].as_f64().unwrap() - means).abs() < 1e-9, "{run}");

    let words = ["simulate", "snakes", "--games", "500", "--seats", "greedy,random"];
    let text = turlaj(&words).succeeded();
    let quantiles = "; at 5 25 50 75 95%: 16 ";
    for part in [quantiles, "\npoints of all seats together: mean ", "; shared victories: "] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    let alone = turlaj(&["simulate", "clever", "--games", "20", "--seats", "random"]).succeeded();
    assert!(!alone.contains("together") && !alone.contains("beginning"), "{alone}");
}

/// Where one bot always begins, being the better one hides it; in a race nobody begins.
#[test]
fn the_worth_of_beginning_is_told_where_it_means_something() {
    let told = |game: &str, more: &[&str]| {
        let words = ["simulate", game, "--games", "50", "--seats"];
        turlaj(&[&words[..], more].concat()).succeeded().contains("\nbeginning is worth ")
    };
    assert!(!told("snakes", &["greedy,random"]));
    assert!(!told("snakes", &["greedy,random", "--option", "first=2"]));
    assert!(told("snakes", &["greedy,random", "--option", "first=draw"]));
    assert!(told("snakes", &["random,random"]));
    assert!(!told("ziomek", &["casual,casual"]));
}

/// The edge belongs to whoever begins, chosen or drawn.
#[test]
fn beginning_is_worth_the_same_on_every_seat() {
    let edge = |option: &str| {
        let words = ["simulate", "stonoga", "--seats", "greedy,greedy", "--games", "3000"];
        let run = turlaj(&[&words[..], &["--option", option, "--json"]].concat()).json();
        run["first_seat_edge"].as_f64().unwrap()
    };
    for option in ["first=1", "first=2", "first=draw"] {
        // 0.175 by exact computation; five standard errors are 0.043.
        assert!((edge(option) - 0.175).abs() < 0.043, "{option}: {}", edge(option));
    }
}

#[test]
fn pictures_and_data_are_written() {
    let (plot, data) = (fresh("points.svg"), fresh("games.parquet"));
    simulated(&["--plot", word(&plot), "--parquet", word(&data)]);
    let picture = fs::read_to_string(&plot).unwrap();
    assert!(picture.starts_with("<svg") && picture.contains("greedy against random"));
    assert!(fs::read(&data).unwrap().starts_with(b"PAR1"));
}

#[test]
fn what_cannot_be_simulated_is_refused_with_a_reason() {
    let run = |words: &[&str]| turlaj(&[&["simulate", "stonoga"], words].concat()).failed();
    assert!(run(&["--seats", "human,greedy"]).contains("there is no bot `human`"));
    assert!(run(&["--seats", "clever"]).contains("there are: random, greedy"));
    assert!(run(&["--seats", "greedy", "--option", "steal=on"]).contains("nobody to steal from"));
    assert!(run(&["--seats", "greedy", "--games", "0"]).contains("at least one game"));
    assert!(run(&["--seats", "greedy", "--threads", "0"]).contains("at least one thread"));
    assert_eq!(turlaj(&["simulate", "stonoga", "--seats", "greedy", "--shard", "4/3"]).status, 2);
}

fn odds(words: &[&str]) -> Value {
    turlaj(&[&["odds", "stonoga", "--json"], words].concat()).json()
}

/// Two of one colour within three rolls: each die fails with (2/3)^3.
#[test]
fn odds_are_exact() {
    let two = odds(&["--tiles", "R2"]);
    let expected = 162_811.0 / 177_147.0;
    for chance in [&two["tiles"]["R2"], &two["any"]] {
        assert!((chance.as_f64().unwrap() - expected).abs() < 1e-14, "{two}");
    }
    // Four of a colour in one roll: (1/3)^4.
    let four = odds(&["--tiles", "K4", "--rolls", "1"]);
    assert!((four["any"].as_f64().unwrap() - 1.0 / 81.0).abs() < 1e-15, "{four}");
    // The smaller tile can be taken whenever the larger one can in ru, but not in pl.
    let ru = odds(&["--tiles", "R2,R4", "--edition", "ru"]);
    let pl = odds(&["--tiles", "R2,R4"]);
    assert!(ru["tiles"]["R2"].as_f64() > pl["tiles"]["R2"].as_f64());
    assert_eq!(ru["any"], ru["tiles"]["R2"]);
    assert!(turlaj(&["odds", "stonoga"]).failed().contains("tiles is missing"));
    assert!(turlaj(&["odds", "stonoga", "--tiles", "R5"]).failed().contains("a tile such as R3"));
    assert!(
        turlaj(&["odds", "chess", "--tiles", "R2"]).failed().contains("there is no game `chess`")
    );
    let rolls = turlaj(&["odds", "stonoga", "--tiles", "R2", "--rolls", "9", "--json"]);
    assert_eq!((rolls.status, &rolls.json()["error"]["code"]), (1, &"bad-word".into()));
    let usage = turlaj(&["odds", "stonoga", "--dice", "R2", "--json"]);
    assert_eq!((usage.status, &usage.json()["error"]["code"]), (2, &"usage".into()));
    assert!(turlaj(&["odds", "stonoga", "--tiles", "R4 1=R3"]).failed().contains("a tile"));
}

/// Each level against the strongest one, and alone for points.
#[test]
fn levels_are_measured_against_the_next_one() {
    let words = ["levels", "clever", "--level", "beginner", "--games", "3", "--threads", "2"];
    let found = turlaj(&[&words[..], &["--json"]].concat()).json();
    let duel = &found["two"]["levels"][0];
    assert_eq!((&duel["level"], &duel["against"]), (&"beginner".into(), &"learner".into()));
    assert_eq!((&duel["matches"], &found["two"]["match"]), (&6.into(), &1.into()));
    assert!((0.0..=1.0).contains(&duel["win"].as_f64().unwrap()), "{duel}");
    let alone = &found["alone"]["levels"];
    assert_eq!((&alone[0]["level"], &alone[1]["level"]), (&"beginner".into(), &"learner".into()));
    assert_eq!(alone[1]["behind"], 0.0);
    let text = turlaj(&words).succeeded();
    assert!(text.contains("\neach level against the next one, 3 games in each order"), "{text}");
    assert!(text.contains("\neach level alone, 3 games on the same dice\n"), "{text}");
    let text = turlaj(&["levels", "snakes", "--level", "beginner", "--games", "1"]).succeeded();
    assert!(text.contains("the next one, 2 matches of 15 games in all\n"), "{text}");
    let master = turlaj(&["levels", "clever", "--level", "master"]).failed();
    assert!(master.contains("master is the strongest level of clever"), "{master}");
    let other = turlaj(&["levels", "snakes", "--level", "king"]).failed();
    assert!(other.contains("there are: beginner, casual, expert"), "{other}");
}

#[test]
fn levels_of_a_live_game_are_measured_too_and_some_are_refused() {
    let found = turlaj(&["levels", "ziomek", "--games", "5", "--json"]).json();
    let levels = found["two"]["levels"].as_array().unwrap();
    assert_eq!((&found["alone"], levels.len()), (&Value::Null, 7));
    assert!(turlaj(&["levels", "ziomek", "--players", "1"]).failed().contains("not played by one"));
    assert!(turlaj(&["levels", "chess"]).failed().contains("there is no game `chess`"));
    assert!(turlaj(&["levels", "clever", "--games", "0"]).failed().contains("at least one game"));
    let option = turlaj(&["levels", "clever", "--option", "first=3"]).failed();
    assert!(option.contains("seat"), "{option}");
    assert_eq!(turlaj(&["levels", "clever", "--players", "3"]).status, 2);
}
