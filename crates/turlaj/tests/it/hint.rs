//! `turlaj hint`.

use serde_json::Value;

use crate::program::{answered, example, file, root, turlaj, word};

/// A roll of Clever, and nothing decided yet.
const OPEN: &str = "[Game \"clever\"]\n[Options \"players=2\"]\n\n=342631\n";

fn hinted(name: &str, text: &str, more: &[&str]) -> Value {
    let path = file(name, text);
    turlaj(&[&["hint", word(&path), "--json"], more].concat()).json()
}

fn golden(name: &str) -> String {
    word(&root().join("replays").join(name)).to_string()
}

#[test]
fn the_best_actions_come_with_values_and_reasons() {
    let hint = hinted("hint-open.txt", OPEN, &["--most", "5"]);
    assert_eq!((&hint["game"], &hint["at"]), (&"clever".into(), &1.into()));
    let seat = &hint["seats"][0];
    assert_eq!(
        (&seat["seat"], &seat["unit"], &seat["bot"]),
        (&0.into(), &"victory".into(), &"master".into())
    );
    let best = seat["best"].as_array().unwrap();
    assert_eq!(best.len(), 5, "{hint}");
    assert_eq!(best[0]["loss"], 0.0);
    let values: Vec<f64> = best.iter().map(|best| best["value"].as_f64().unwrap()).collect();
    assert!(values.is_sorted_by(|a, b| a >= b), "{hint}");
    for (best, action) in best.iter().zip(seat["actions"].as_array().unwrap()) {
        assert_eq!(best["action"], *action);
        for lang in ["en", "pl", "ru"] {
            assert!(best["why"][lang].as_str().unwrap().ends_with('.'), "{best}");
        }
    }
}

#[test]
fn the_text_speaks_the_language_that_was_asked_for() {
    let hint = hinted("hint-langs.txt", OPEN, &["--most", "1"]);
    let best = &hint["seats"][0]["best"][0];
    for lang in ["en", "pl", "ru"] {
        let words = ["hint", "-", "--lang", lang, "--most", "1"];
        let text = answered(&words, OPEN).succeeded();
        let line = format!(
            "  {}  {}\n",
            best["action"].as_str().unwrap(),
            best["why"][lang].as_str().unwrap()
        );
        assert!(text.starts_with("Clever, 2 players\n") && text.ends_with(&line), "{text}");
        assert!(
            text.contains(
                "Seat 1, after 1 fact: the share of the victory, as far as the strongest bot sees\n"
            ),
            "{text}"
        );
    }
    assert_eq!(turlaj(&["hint", "-", "--lang", "de"]).status, 2);
}

/// What is not the best says what it costs.
#[test]
fn what_other_actions_cost_is_told() {
    for (lang, alone, two) in [
        ("en", " on average)\n", "% fewer wins)\n"),
        ("pl", "(kosztuje średnio ", " na 100)\n"),
        ("ru", "(стоит в среднем ", " из 100)\n"),
    ] {
        let hint = |record: &str| {
            answered(&["hint", "-", "--lang", lang, "--most", "3"], record).succeeded()
        };
        let told = hint(&OPEN.replace("players=2", "players=1"));
        assert_eq!(told.matches(alone).count(), 2, "{told}");
        assert_eq!(hint(OPEN).matches(two).count(), 2, "{told}");
    }
}

/// A seat is told what it may know: what the other has done behind its back changes nothing.
#[test]
fn each_seat_that_is_asked_is_told_what_it_may_know() {
    let golden = golden("clever-two-extra-dice-at-the-end.txt");
    let at = |facts: u8| turlaj(&["hint", &golden, "--at", &facts.to_string(), "--json"]).json();
    // In a closing phase seat 2 thinks of an extra die while seat 1 takes, marks and takes again.
    let sealed: Vec<Value> = (26..=29).map(at).collect();
    let (first, second) =
        (|hint: &Value| hint["seats"][0].clone(), |hint: &Value| hint["seats"][1].clone());
    for hint in &sealed {
        assert_eq!(hint["seats"].as_array().unwrap().len(), 2, "{hint}");
        assert_eq!(second(hint), second(&sealed[0]), "what seat 1 does is not seen");
    }
    assert_ne!(first(&sealed[0]), first(&sealed[1]));
    let alone = turlaj(&["hint", &golden, "--at", "28", "--seat", "2", "--json"]).json();
    assert_eq!(alone["seats"], serde_json::json!([second(&sealed[0])]));
}

#[test]
fn where_nobody_decides_it_says_what_to_do() {
    let over = file("hint-over.txt", example());
    let why = turlaj(&["hint", word(&over)]).failed();
    assert!(why.contains("the game is over here; choose another position with --at N"), "{why}");
    let failed = |words: &[&str]| turlaj(&[&["hint", word(&over)], words].concat()).failed();
    assert!(failed(&["--at", "9999"]).contains("the record has only "));
    assert!(failed(&["--at", "0"]).contains("dice are due"));
    let open = file("hint-refused.txt", OPEN);
    let failed = |words: &[&str]| turlaj(&[&["hint", word(&open)], words].concat()).failed();
    assert!(failed(&["--seat", "3"]).contains("there is no seat 3; there are 2"));
    assert!(failed(&["--seat", "2"]).contains("seat 2 has nothing to decide here; asked: 1"));
    let broken = file("hint-broken.txt", OPEN.to_string() + "1>pick:Q\n");
    assert!(turlaj(&["hint", word(&broken)]).failed().contains("line 5, column 1"));
    turlaj(&["hint", word(&broken), "--at", "1"]).succeeded();
    let json = turlaj(&["hint", word(&open), "--seat", "2", "--json"]);
    assert!(json.status == 1 && json.json()["error"]["text"].is_string());
}

/// Ziomek has no values: a choice gets what the strongest bot would do, practice a solution, and a
/// race nothing.
#[test]
fn a_game_without_values_still_has_something_to_say() {
    let roller = golden("ziomek-four-roller-decides.txt");
    let hint = |words: &[&str]| turlaj(&[&["hint"], words].concat());
    let choice = (30..40).map(|at| hint(&[&roller, "--at", &at.to_string()]));
    let choice = choice.filter(|run| run.status == 0).map(|run| run.stdout).collect::<String>();
    assert!(
        choice.contains(": master would do this; there are no values for this game\n  use:"),
        "{choice}"
    );
    assert!(hint(&[&roller, "--at", "10"]).failed().contains("here all act at any time"));
    assert!(hint(&[&roller, "--at", "6"]).failed().contains("only the clock runs"));
    let practice = golden("ziomek-practice-round-seven.txt");
    let solution = hint(&[&practice, "--at", "6", "--json"]).json();
    let actions = solution["seats"][0]["actions"].as_array().unwrap();
    assert!(
        actions.len() > 5 && actions.iter().all(|act| act.as_str().unwrap().starts_with("drop:"))
    );
}
