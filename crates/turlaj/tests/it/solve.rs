//! `turlaj solve`.

use serde_json::Value;

use crate::program::turlaj;

fn solve(words: &[&str]) -> Value {
    turlaj(&[&["solve", "ziomek", "--json"], words].concat()).json()
}

#[test]
fn a_stack_is_found_drawn_and_counted() {
    let question = ["--round", "7", "--dice", "r4,w1,b9,g6", "--smiling"];
    let found = solve(&question);
    let stack: Vec<&str> =
        found["solution"].as_array().unwrap().iter().map(|laid| laid.as_str().unwrap()).collect();
    assert_eq!(stack.len(), 12);
    for (level, ziomek) in [(4, "ra@"), (1, "wa@"), (9, "ba@"), (6, "ga@")] {
        assert!(stack[level - 1].starts_with(ziomek), "{stack:?}");
    }
    assert!(found["nodes"].as_u64().unwrap() >= 12);

    let picture = turlaj(&[&["solve", "ziomek"], &question[..]].concat()).succeeded();
    assert_eq!(picture.lines().count(), 36);
    assert_eq!((picture.matches('╂').count(), picture.matches("•‿•").count()), (24, 4));

    let some = [&question[..], &["--count", "--limit", "1000"]].concat();
    assert_eq!(turlaj(&[&["solve", "ziomek"], &some[..]].concat()).succeeded().trim(), "1000+");
    let count = solve(&some);
    assert_eq!((count["count"].as_u64(), count["more"].as_bool()), (Some(1000), Some(true)));
    let few = ["--round", "1", "--dice", "r1,w2,b3,g4", "--smiling", "--count"];
    assert_eq!(solve(&few)["more"], false);
}

#[test]
fn a_pair_may_be_picked() {
    for (pick, begins) in [("w", "wa@"), ("g", "ga@")] {
        let dice = ["--round", "1", "--dice", "w1,g1,b4,r9", "--pick", pick, "--smiling"];
        assert!(solve(&dice)["solution"][0].as_str().unwrap().starts_with(begins));
    }
}

#[test]
fn a_round_is_checked() {
    let checked = solve(&["--check", "--rounds", "1"]);
    let round = &checked["rounds"][0];
    assert_eq!((checked["unsolved"].as_u64(), round["rolls"].as_u64()), (Some(0), Some(9360)));
    assert_eq!(round["patterns"], 1045);
}

#[test]
fn what_cannot_be_solved_is_refused() {
    let refused = |words: &[&str]| turlaj(&[&["solve"], words].concat()).failed();
    let dice = |dice| refused(&["ziomek", "--round", "7", "--dice", dice]);
    assert!(dice("r4,w4,b9,g6").contains("round 7 needs four different numbers"));
    for wrong in ["r4,w1,b9", "r4,w1,b9,g11", "r4,w1,b9,b6", "r4,w1,b9,g6,g7", "x", "", "é,ü"] {
        assert!(dice(wrong).contains("expected all four dice"), "{wrong}");
    }
    assert!(refused(&["ziomek", "--dice", "r4,w1,b9,g6"]).contains("round is missing"));
    assert!(refused(&["ziomek", "--round", "8", "--dice", "r4,w1,b9,g6"]).contains("1 to 7"));
    let pick = ["ziomek", "--round", "1", "--dice", "r4,w1,b9,g6", "--pick", "r"];
    assert!(refused(&pick).contains("r is not one of two dice"));
    assert!(refused(&["stonoga", "--round", "1"]).contains("solve knows: ziomek"));
    assert!(refused(&["chess", "--round", "1"]).contains("there is no game `chess`"));
    let code = turlaj(&["solve", "ziomek", "--round", "1", "--dice", "r4,w4,b4,g6", "--json"]);
    assert!(code.stdout.contains("\"code\":\"rolled-again\""));
}
