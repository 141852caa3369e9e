//! Keys and names.

use serde_json::{Value, json};

use super::{refusal, refused};
use crate::client::Client;
use crate::world::World;

const PEOPLE: &str = "/api/v1/people";
const ME: &str = "/api/v1/me";

/// Names that nobody may have.
fn bad_names() -> Vec<String> {
    let mut names: Vec<String> = ["", " ", "\t", "\u{a0}\u{2003}", "A\0la", "A\nla", "A\u{7f}la"]
        .iter()
        .chain(&["A\u{85}la", "\u{1b}[31mAla", "Ala\u{200b}", "\u{feff}Ala", "A\u{2060}la"])
        .chain(&["\u{202e}alA", "A\u{202a}la", "A\u{2066}la", "A\u{2069}la", "A\u{200f}la"])
        .map(ToString::to_string)
        .collect();
    // Nothing to be seen, or something between the letters that is not.
    names.extend(["\u{3164}", "\u{2800}\u{2800}", "A\u{ad}la", "Ala\u{e0041}"].map(String::from));
    names.extend(["\u{34f}", "A\u{34f}la", "A\u{fff9}la", "\u{1d159}", "…"].map(String::from));
    names.push("A".repeat(41));
    names.push("Ż".repeat(41));
    names.push("A".repeat(10_000));
    names
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_new_person_gets_a_key_of_32_hex_digits() {
    let world = World::new().await;
    let mut keys = Vec::new();
    let mut numbers = Vec::new();
    for at in 0..50 {
        let answer = world.http().post(PEOPLE, json!({ "name": format!("Ala {at}") })).await;
        assert_eq!(answer.status, 200);
        let body = answer.json();
        let key = body["key"].as_str().unwrap().to_string();
        assert!(key.len() == 32 && key.bytes().all(|digit| b"0123456789abcdef".contains(&digit)));
        assert_eq!(body["person"]["name"], format!("Ala {at}"));
        assert_eq!(body["person"]["open_names"], json!(false));
        numbers.push(body["person"]["number"].as_u64().unwrap());
        keys.push(key);
    }
    let me = world.http().key(&keys[7]).get(ME).await.json();
    assert_eq!(me, json!({ "number": numbers[7], "name": "Ala 7", "open_names": false }));
    keys.sort();
    keys.dedup();
    numbers.dedup();
    assert_eq!((keys.len(), numbers.len()), (50, 50), "no two are the same");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_says_no_name_gets_one() {
    let world = World::new().await;
    for body in ["", "{}", r#"{"name":null}"#] {
        let answer = world.http().send("POST", PEOPLE, body).await;
        let name = answer.json()["person"]["name"].as_str().unwrap().to_string();
        assert!(name.chars().all(|letter| letter.is_ascii_alphabetic()), "{name} is an animal");
    }
    let answer = world.http().post(PEOPLE, json!({ "name": "  Ala ma kota \u{1f408} " })).await;
    assert_eq!(answer.json()["person"]["name"], "Ala ma kota \u{1f408}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bad_names_are_refused_everywhere() {
    let world = World::new().await;
    let mut ala = world.person("Ala").await;
    let table = ala.create(json!({ "game": "cups", "seats": [{ "you": {} }, "open"] })).await;
    assert!(!table.is_empty());
    for name in bad_names() {
        let bad = refused(422, "bad-name");
        let answer = world.http().post(PEOPLE, json!({ "name": name })).await;
        assert_eq!(refusal(&answer), bad, "{name:.50?}");
        let body = json!({ "name": name }).to_string();
        assert_eq!(refusal(&ala.http().send("PATCH", ME, &body).await), bad, "{name:.50?}");
        let wish = json!({ "game": "cups", "seats": [{ "you": { "name": name } }, "open"] });
        assert_eq!(refusal(&ala.http().post("/api/v1/tables", wish).await), bad, "{name:.50?}");
        for deed in [
            json!({ "sit": { "seat": 1, "name": name } }),
            json!({ "rename": { "seat": 0, "name": name } }),
        ] {
            assert_eq!(ala.at(deed).await, Err("bad-name".to_string()), "{name:.50?}");
        }
    }
    let longest = "Ż".repeat(40);
    let answer = world.http().post(PEOPLE, json!({ "name": longest })).await;
    assert_eq!(answer.json()["person"]["name"], longest);
    ala.at(json!({ "rename": { "seat": 0, "name": longest } })).await.unwrap();
    assert_eq!(ala.http().get(ME).await.json()["name"], "Ala");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bodies_of_another_shape_are_refused() {
    let world = World::new().await;
    let key = world.http().person("Ala").await;
    let bodies = [
        "{",
        "null",
        "17",
        r#""Ala""#,
        r#"{"name":17}"#,
        r#"{"nome":"Ala"}"#,
        r#"{"name":"\ud800"}"#,
    ];
    for body in bodies {
        let answer = world.http().send("POST", PEOPLE, body).await;
        assert_eq!(refusal(&answer), refused(422, "bad-json"), "{body}");
        let answer = world.http().key(&key).send("PATCH", ME, body).await;
        assert_eq!(refusal(&answer), refused(422, "bad-json"), "{body}");
    }
    let answer = world.http().key(&key).send("PATCH", ME, r#"{"number":1}"#).await;
    assert_eq!(refusal(&answer), refused(422, "bad-json"), "a number is not chosen");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_changes_name_and_choices() {
    let mut world = World::new().await;
    let key = world.http().person("Ala").await;
    let change = async |world: &World, body: Value| {
        world.http().key(&key).send("PATCH", ME, &body.to_string()).await.json()
    };
    let me = |name: &str, open: bool| json!({ "number": 1, "name": name, "open_names": open });
    assert_eq!(change(&world, json!({})).await, me("Ala", false));
    assert_eq!(change(&world, json!({ "name": " Alicja " })).await, me("Alicja", false));
    assert_eq!(change(&world, json!({ "open_names": true })).await, me("Alicja", true));
    world.restart().await;
    assert_eq!(world.http().key(&key).get(ME).await.json(), me("Alicja", true));
    let both = json!({ "name": "Ala", "open_names": false });
    assert_eq!(change(&world, both).await, me("Ala", false));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_new_key_makes_the_old_one_nobodys() {
    let mut world = World::new().await;
    let old = world.http().person("Ala").await;
    let wish = json!({ "game": "cups", "seats": [{ "you": {} }, "open"] });
    let table = world.http().key(&old).post("/api/v1/tables", wish).await.json()["table"].clone();
    let answer = world.http().key(&old).send("POST", "/api/v1/me/key", "").await.json();
    let new = answer["key"].as_str().unwrap().to_string();
    assert_eq!(answer["person"]["name"], "Ala");
    assert_ne!(new, old);
    for restarted in [false, true] {
        assert_eq!(refusal(&world.http().key(&old).get(ME).await), refused(401, "bad-key"));
        let mine = world.http().key(&new).get("/api/v1/me/tables").await.json();
        assert_eq!(mine[0]["table"], table, "restarted: {restarted}");
        let mut client = Client::open(world.running().address()).await;
        assert_eq!(client.hello(Some(&old)).await, Err("bad-key".to_string()));
        client.hello(Some(&new)).await.unwrap();
        if !restarted {
            world.restart().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_the_right_key_opens() {
    let world = World::new().await;
    let key = world.http().person("Ala").await;
    let table = "/api/v1/tables/23456789abcdefgh";
    let routes = [
        ("GET", ME.to_string(), ""),
        ("PATCH", ME.to_string(), "{}"),
        ("GET", "/api/v1/me/tables".to_string(), ""),
        ("POST", "/api/v1/me/key".to_string(), ""),
        ("POST", "/api/v1/tables".to_string(), r#"{"game":"cups","seats":["open","open"]}"#),
        ("POST", format!("{table}/hint"), r#"{"seat":0}"#),
        ("POST", format!("{table}/why-not"), r#"{"seat":0}"#),
        ("POST", format!("{table}/preview"), r#"{"seat":0,"actions":[]}"#),
    ];
    let wrong = [
        "Bearer".to_string(),
        "Bearer ".to_string(),
        format!("Bearer {}", "0".repeat(32)),
        format!("Bearer {}", key.to_uppercase()),
        format!("Bearer {}", &key[1..]),
        format!("Bearer {key}{key}"),
        format!("Basic {key}"),
        key.clone(),
        "\u{ff}".to_string(),
    ];
    for (method, path, body) in &routes {
        let answer = world.http().send(method, path, body).await;
        assert_eq!(refusal(&answer), refused(401, "no-key"), "{method} {path}");
        for header in &wrong {
            let answer = world.http().with("Authorization", header).send(method, path, body).await;
            assert_eq!(refusal(&answer), refused(401, "bad-key"), "{method} {path}: {header}");
        }
        // Keys in addresses are no keys.
        let answer = world.http().send(method, &format!("{path}?key={key}"), body).await;
        assert_eq!(refusal(&answer), refused(401, "no-key"), "{method} {path}");
    }
    // Where no key is needed, a wrong one is not passed over in silence.
    let listed = world.http().with("Authorization", &wrong[2]).get("/api/v1/tables").await;
    assert_eq!(refusal(&listed), refused(401, "bad-key"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_key_that_was_replaced_opens_nothing_and_its_sockets_are_closed() {
    let world = World::new().await;
    let mut thief = world.person("Ala").await;
    let old = thief.key.clone().unwrap();
    let answer = world.http().key(&old).post("/api/v1/me/key", json!({})).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let new = answer.json()["key"].as_str().unwrap().to_string();
    thief.until(|thief| thief.bye.is_some()).await;
    assert_eq!(thief.bye.as_ref().unwrap()["code"], "bad-key");
    assert_eq!(world.http().key(&old).get("/api/v1/me").await.status, 401);
    assert_eq!(world.http().key(&new).get("/api/v1/me").await.json()["name"], "Ala");
}
