//! `turlaj games`.

use crate::program::turlaj;

#[test]
fn every_game_is_listed_with_its_options_and_bots() {
    let text = turlaj(&["games"]).succeeded();
    for part in [
        "stonoga: Stonoga\n",
        "1 to 6 players.\n",
        "\n    edition      = pl|ru  which booklet holds",
        "\n    golden_guard = on|off",
        "\n    random ",
        "\n    greedy ",
        "\nsnakes: Snakes\n",
        "2 to 4 players.\n",
        "\n    faces = HTSSCC/HHTT+-|HTSCCC/HTSC+-",
        "\n    taker",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    assert!(!text.contains('\x1b'), "no colours where the output is no terminal");
}

#[test]
fn json_is_one_object_with_numbers_as_numbers() {
    let json = turlaj(&["games", "--json"]).json();
    let stonoga = &json["games"][0];
    assert_eq!(stonoga["id"], "stonoga");
    assert_eq!(stonoga["rules"], 1);
    assert_eq!(stonoga["players"], serde_json::json!({ "least": 1, "most": 6 }));
    assert_eq!(stonoga["options"][0]["values"], serde_json::json!(["pl", "ru"]));
    assert_eq!(stonoga["options"][0]["default"], "pl");
    assert_eq!(stonoga["bots"][0]["name"], "random");
    let bots = json["games"][1]["bots"].as_array().unwrap();
    let named = |name: &str| bots.iter().find(|bot| bot["name"] == name).unwrap();
    assert_eq!(
        (&named("greedy")["level"], &named("casual")["level"]),
        (&false.into(), &true.into())
    );
    // What a level loses was measured, with two players and alone; the strongest is the measure.
    assert_eq!(named("beginner")["losses"][0]["players"], 2);
    assert!(named("beginner")["losses"][1]["loss"].as_f64().unwrap() > 0.0);
    assert_eq!(named("master")["losses"], serde_json::json!([]));
    let snakes = &json["games"][2];
    assert_eq!(snakes["id"], "snakes");
    assert_eq!(snakes["options"][0]["free"], true);
    assert_eq!(snakes["options"][1]["free"], false);
}
