//! Two people never have the same animal on one screen.

use std::collections::HashSet;

use serde_json::{Value, json};

use crate::client::Client;
use crate::play::catch_up;
use crate::world::World;

/// The names on the cards of a list, table by table.
async fn names(client: &Client, path: &str) -> Vec<Vec<String>> {
    let cards = client.http().get(path).await.json();
    let of = |card: &Value| {
        let seats = card["seats"].as_array().unwrap().iter();
        seats.filter_map(|name| Some(name.as_str()?.to_string())).collect()
    };
    cards.as_array().unwrap().iter().map(of).collect()
}

fn seen(client: &Client) -> HashSet<String> {
    let seats = client.room["seats"].as_array().unwrap().iter();
    seats.map(|seat| seat["name"].as_str().unwrap().to_string()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn guests_get_different_animals_as_long_as_there_are_some() {
    let world = World::new().await;
    let mut drawn = HashSet::new();
    for _ in 0..24 {
        let answer = world.http().send("POST", "/api/v1/people", "{}").await.json();
        let name = answer["person"]["name"].as_str().unwrap().to_string();
        assert!(drawn.insert(name), "{drawn:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn at_a_table_two_of_the_same_animal_are_told_apart() {
    let world = World::new().await;
    for public in [false, true] {
        let mut ala = world.person("Lion").await;
        let mut ola = world.person("Lion").await;
        let seats = json!([{ "you": {} }, "open"]);
        let wish = json!({ "game": "stonoga", "public": public, "seats": seats });
        let table = ala.create(wish).await;
        ola.join(&table).await.unwrap();
        catch_up(&mut [&mut ala, &mut ola]).await;
        for client in [&ala, &ola] {
            assert_eq!(seen(client).len(), 2, "{}", client.room["seats"]);
        }
        assert_eq!(ala.room["seats"][0]["name"], "Lion", "one's own name stays");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_lists_of_tables_two_of_the_same_animal_are_told_apart() {
    let world = World::new().await;
    let mut ela = world.person("Ela").await;
    let mut lions = [world.person("Lion").await, world.person("Lion").await];
    for which in [0, 1, 0, 1] {
        let wish = json!({ "game": "stonoga", "seats": [{ "you": {} }, "open"] });
        let table = lions[which].create(wish).await;
        ela.join(&table).await.unwrap();
    }
    let lists = names(&ela, "/api/v1/me/tables").await;
    let others: Vec<&String> = lists.iter().map(|names| &names[0]).collect();
    let different: HashSet<&&String> = others.iter().collect();
    assert_eq!(
        (others.len(), different.len()),
        (4, 2),
        "the same people stay the same: {others:?}"
    );
    assert!(others.iter().any(|name| *name == "Lion"), "who came first keeps the animal");
    // The public tables stand beside them.
    for _ in 0..30 {
        let wish = json!({ "game": "stonoga", "public": true, "seats": [{ "you": {} }, "open"] });
        let answer = lions[0].http().post("/api/v1/tables", wish).await;
        assert_eq!(answer.status, 200, "{answer:?}");
    }
    let own: HashSet<String> =
        names(&ela, "/api/v1/me/tables").await.into_iter().flatten().collect();
    let strangers: Vec<String> =
        names(&ela, "/api/v1/tables").await.into_iter().flatten().collect();
    let different: HashSet<&String> = strangers.iter().collect();
    assert_eq!((strangers.len(), different.len()), (30, 30), "{strangers:?}");
    assert!(strangers.iter().all(|name| !own.contains(name)), "{own:?} {strangers:?}");
}
