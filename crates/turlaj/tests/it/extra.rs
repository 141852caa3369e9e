//! What only some games add to `turlaj analyse`.

use serde_json::Value;

use crate::program::{root, turlaj, word};

fn golden(name: &str) -> String {
    word(&root().join("replays").join(name)).to_string()
}

#[test]
fn a_race_has_a_table_per_round_in_all_languages() {
    let path = golden("ziomek-two.txt");
    let json = turlaj(&["analyse", &path, "--json"]).json();
    let tables = json["extra"].as_array().unwrap();
    assert_eq!(tables.len(), 7);
    let remarks = |table: &Value| table["remarks"].as_array().unwrap().clone();
    let all: Vec<Value> = tables.iter().flat_map(remarks).collect();
    assert!(!all.is_empty());
    for (lang, round) in [("en", "Round 7: r2"), ("pl", "Runda 7: r2"), ("ru", "Раунд 7: r2")]
    {
        let text = turlaj(&["analyse", &path, "--lang", lang]).stdout;
        assert!(text.contains(round), "{text}");
        for remark in &all {
            assert!(text.contains(remark["action"].as_str().unwrap()), "{remark}");
        }
    }
    let second = turlaj(&["analyse", &path, "--seat", "1"]).stdout;
    assert!(!second.contains("Bartek"), "{second}");
}

#[test]
fn points_by_area_stand_below_the_ledger() {
    let text = turlaj(&["analyse", &golden("clever-three-draw.txt")]).stdout;
    let at = |what: &str| text.find(what).unwrap_or_else(|| panic!("{what}: {text}"));
    assert!(at("Points by area") > at("Result"), "{text}");
    assert!(at("Foxes") < at("\nTotal"), "{text}");
}

#[test]
fn other_games_add_nothing() {
    let json = turlaj(&["analyse", &golden("stonoga-pl-two.txt"), "--json"]).json();
    assert_eq!(json["extra"], Value::Array(Vec::new()));
}

#[test]
fn luck_and_errors_are_split_by_area_where_that_is_asked_for() {
    let path = golden("clever-solo.txt");
    let json = turlaj(&["analyse", &path, "--split", "2", "--json"]).json();
    let codes: Vec<&str> = json["extra"]
        .as_array()
        .unwrap()
        .iter()
        .map(|table| table["code"].as_str().unwrap())
        .collect();
    assert_eq!(codes, ["areas", "areas-start", "areas-own", "areas-luck"]);
    let total = |at: usize| json["extra"][at]["rows"][6]["cells"][0].as_i64().unwrap();
    let points = json["extra"][0]["rows"][6]["cells"][0]["points"].as_i64().unwrap();
    assert_eq!(total(1) + total(2) + total(3), points);
}
