//! What can be chosen for a new table, and why the rest cannot.

use serde_json::{Value, json};

use super::{refusal, refused};
use crate::world::World;

const OPTIONS: &str = "/api/v1/games/stonoga/options";

/// The answer to a query.
async fn asked(world: &World, query: &str) -> Value {
    let answer = world.http().get(&format!("{OPTIONS}?{query}")).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()
}

/// The code of every refused value, as `name=value code`.
fn codes(choices: &Value) -> Vec<String> {
    let mut found = Vec::new();
    for option in choices["options"].as_array().unwrap() {
        for value in option["values"].as_array().unwrap().iter().filter(|one| !one["why"].is_null())
        {
            let text = |value: &Value| value.as_str().unwrap().to_string();
            let (name, code) = (text(&option["name"]), text(&value["why"]["code"]));
            found.push(format!("{name}={} {code}", text(&value["value"])));
        }
    }
    found
}

/// The names of the options that matter.
fn names(choices: &Value) -> Vec<&str> {
    let options = choices["options"].as_array().unwrap();
    options.iter().map(|option| option["name"].as_str().unwrap()).collect()
}

/// The numbers of players that are allowed.
fn allowed(choices: &Value) -> Vec<u64> {
    let players = choices["players"].as_array().unwrap().iter();
    players.filter(|one| one["why"].is_null()).map(|one| one["players"].as_u64().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_does_not_go_together_is_refused_value_by_value() {
    let world = World::new().await;
    let choices = asked(&world, "players=2").await;
    assert_eq!(choices["why"], Value::Null);
    assert_eq!(allowed(&choices), [1, 2, 3, 4, 5, 6]);
    let beyond = ["3", "4", "5", "6"].map(|seat| format!("first={seat} first-seat"));
    assert_eq!(codes(&choices), beyond);

    let choices = asked(&world, "players=3&edition=ru&steal=on").await;
    assert_eq!(choices["why"], Value::Null);
    assert_eq!(allowed(&choices), [2, 3, 4]);
    let mut expected = ["barefoot", "tails", "golden"]
        .map(|name| format!("{name}=on variant-not-in-edition"))
        .to_vec();
    expected.extend(["4", "5", "6"].map(|seat| format!("first={seat} first-seat")));
    assert_eq!(codes(&choices), expected);
    assert_eq!(choices["options"][0]["value"], "ru");
    assert_eq!(choices["options"][1]["value"], "on");
    assert_eq!(
        choices["players"][4]["why"]["details"],
        json!([["players", "5"], ["least", "2"], ["most", "4"],])
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn options_that_change_nothing_are_left_out() {
    let world = World::new().await;
    let plain = ["edition", "steal", "barefoot", "tails", "golden"];
    assert_eq!(names(&asked(&world, "players=1").await), plain);
    let two = asked(&world, "players=2&golden=on").await;
    assert_eq!(names(&two), [&plain[..], &["first"]].concat());
    let both = asked(&world, "players=2&golden=on&steal=on").await;
    assert_eq!(names(&both), [&plain[..], &["golden_guard", "first"]].concat());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_choice_that_cannot_be_played_says_why() {
    let world = World::new().await;
    let choices = asked(&world, "players=1&steal=on").await;
    assert_eq!(choices["why"]["code"], "solo-steal");
    assert_eq!(allowed(&choices), [2, 3, 4, 5, 6]);
    let free = |choices: &Value| choices["options"][1]["values"][0]["why"].is_null();
    assert!(free(&choices), "switched off, it can be played");
    assert_eq!(asked(&world, "players=9").await["why"]["code"], "player-count");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_agrees_with_what_a_new_table_is_told() {
    let world = World::new().await;
    let key = world.http().person("Ala").await;
    let http = world.http().key(&key);
    for (players, name, value) in
        [(2, "edition", "ru"), (5, "edition", "ru"), (1, "steal", "on"), (2, "first", "3")]
    {
        let choices = asked(&world, &format!("players={players}&{name}={value}")).await;
        let wish = json!({ "game": "stonoga", "seats": vec!["open"; players], "options": { name: value } });
        let answer = http.post("/api/v1/tables", wish).await;
        let said = if answer.status == 200 { Value::Null } else { answer.json()["error"].clone() };
        assert_eq!(choices["why"], said, "{players} {name} {value}");
    }
}

/// A level that is not stronger than another in a set-up is not offered there, wherever it is asked for.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn some_levels_are_not_offered_in_some_set_ups() {
    let world = World::new().await;
    let why = async |players: usize| {
        let path = format!("/api/v1/games/cups/options?players={players}");
        let bots = world.http().get(&path).await.json()["bots"].clone();
        let bots = bots.as_array().unwrap().iter();
        let refused: Vec<String> = bots
            .filter(|bot| !bot["why"].is_null())
            .map(|bot| format!("{} {}", bot["name"], bot["why"]["code"]))
            .collect();
        refused.join(", ")
    };
    assert_eq!(why(2).await, "");
    assert_eq!(why(3).await, "\"slow-h\" \"level-not-offered\"");
    let bot = |name: &str| json!({ "bot": { "name": name } });
    let mut ala = world.person("Ala").await;
    let http = world.http().key(ala.key.as_deref().unwrap());
    for (seats, answer) in
        [(json!([bot("slow-h"), "open"]), 200), (json!([bot("slow-h"), "open", "open"]), 422)]
    {
        let wish = json!({ "game": "cups", "seats": seats });
        let said = http.post("/api/v1/tables", wish).await;
        assert_eq!(said.status, answer, "{said:?}");
    }
    ala.create(json!({ "game": "cups", "seats": [{ "you": {} }, "open", "open"] })).await;
    let seat = |bot: &str| json!({ "seat-bot": { "seat": 1, "bot": bot } });
    assert_eq!(ala.at(seat("slow-h")).await, Err("level-not-offered".to_string()));
    ala.at(seat("slow-g")).await.unwrap();
}

/// A browser writes `/` and `+` in its own way.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn free_values_are_decoded_and_checked_by_the_game() {
    let world = World::new().await;
    let ask = async |faces: &str| {
        let path = format!("/api/v1/games/snakes/options?players=2&faces={faces}");
        world.http().get(&path).await
    };
    let choices = ask("HTSCCC%2FHHTT%2B-").await.json();
    let faces = &choices["options"][0];
    assert_eq!((&faces["value"], &faces["free"]), (&json!("HTSCCC/HHTT+-"), &json!(true)));
    assert_eq!(faces["values"][0]["value"], "HTSSCC/HHTT+-");
    assert_eq!(refusal(&ask("HTSCC%2B%2FHHTT%2B-").await), refused(422, "faces-green"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn wrong_questions_are_refused() {
    let world = World::new().await;
    let wrong = [
        ("", "players-number"),
        ("?edition=ru", "players-number"),
        ("?players=", "players-number"),
        ("?players=300", "players-number"),
        ("?players=2&players=3", "option-twice"),
        ("?players=2&luck=on", "unknown-option"),
        ("?players=2&tails=maybe", "unknown-value"),
        ("?players=2&tails=%6fnly", "unknown-value"),
        ("?players=2&tails=on&tails=off", "option-twice"),
        ("?players=2&tails", "unknown-value"),
        ("?players=2&tails=o%20n", "option-syntax"),
    ];
    for (query, code) in wrong {
        let answer = world.http().get(&format!("{OPTIONS}{query}")).await;
        assert_eq!(refusal(&answer), refused(422, code), "{query}");
    }
    for game in ["chess", "%ff", "%20"] {
        let answer = world.http().get(&format!("/api/v1/games/{game}/options?players=2")).await;
        assert_eq!(refusal(&answer), refused(422, "unknown-game"), "{game}");
    }
}
