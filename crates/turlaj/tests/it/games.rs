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
    // Strengths were measured against the next level with two players, and alone.
    let strengths = &named("sharp")["strengths"];
    assert_eq!((&strengths[0]["players"], &strengths[0]["against"]), (&2.into(), &"expert".into()));
    assert_eq!(strengths[0]["wins"], 34.8);
    assert_eq!((&strengths[1]["players"], &strengths[1]["against"]), (&1.into(), &"master".into()));
    assert!(strengths[1]["behind"].as_f64().unwrap() > 0.0);
    assert_eq!(named("master")["strengths"], serde_json::json!([]));
    let four = serde_json::json!([{ "players": { "least": 4, "most": 4 }, "options": {} }]);
    assert_eq!(named("master")["not_offered"], four);
    let text = turlaj(&["games"]).succeeded();
    assert!(text.contains("next roll; not offered with 4 players\n"), "{text}");
    assert!(
        text.contains("(wins 31.4% against casual, 10.9 shoes fewer alone than expert)"),
        "{text}"
    );
    assert!(text.contains("of matches of 15 games against casual"), "{text}");
    let snakes = &json["games"][2];
    assert_eq!(snakes["id"], "snakes");
    assert_eq!(snakes["options"][0]["free"], true);
    assert_eq!(snakes["options"][1]["free"], false);
    assert_eq!(
        (&snakes["options"][1]["later"], &snakes["options"][2]["later"]),
        (&false.into(), &true.into())
    );
}
