//! Keys and secrets stay where they belong.

use serde_json::json;
use turlaj_store::Store;

use crate::client::Client;
use crate::play::{begin, catch_up, finish, lots};
use crate::world::World;

/// Everything that plain requests give about a table.
async fn bodies(world: &World, clients: &[&Client], table: &str) -> Vec<String> {
    let mut all = Vec::new();
    let plain = world.http();
    for http in clients.iter().map(|client| client.http()).chain([plain]) {
        for path in [
            "/",
            "/healthz",
            "/api/openapi.json",
            "/api/v1/games",
            "/api/v1/tables",
            "/api/v1/me",
            "/api/v1/me/tables",
            &format!("/api/v1/replays/{table}"),
            &format!("/api/v1/replays/{table}/record"),
        ] {
            let answer = http.get(path).await;
            all.extend([answer.head, answer.body]);
        }
        for seat in [0, 1] {
            for what in ["hint", "why-not", "preview"] {
                let body = match what {
                    "preview" => json!({ "seat": seat, "actions": [] }),
                    _ => json!({ "seat": seat }),
                };
                let answer = http.post(&format!("/api/v1/tables/{table}/{what}"), body).await;
                all.extend([answer.head, answer.body]);
            }
        }
    }
    all
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_hears_a_key_or_the_secret_of_a_game_in_play() {
    let world = World::new().await;
    let mut ala = world.person("Ala").await;
    let mut ola = world.person("Ola").await;
    let mut watcher = world.connect(None).await;
    let keys = [ala.key.clone().unwrap(), ola.key.clone().unwrap()];
    let wish = json!({ "game": "stonoga", "options": { "tails": "on" }, "public": true,
        "hints": true, "seats": [{ "you": {} }, "open"] });
    let table = ala.create(wish).await;
    ala.watch(&table, Some(0)).await.unwrap();
    ola.join(&table).await.unwrap();
    watcher.watch(&table, None).await.unwrap();
    begin(&mut [&mut ala, &mut ola, &mut watcher]).await;
    let secret = || world.store().table(&table).unwrap().unwrap().secret.map(hex::encode);
    let secret = secret().expect("the dice are fixed");
    let mut all = Vec::new();
    let mut choose = lots(9);
    for act in 0..40 {
        for client in [&mut ala, &mut ola] {
            client.catch_up().await;
            if client.status() == "playing"
                && let Some((prompt, legal)) = client.asked()
            {
                let seat = client.play["eye"].as_u64().unwrap() as u8;
                client.act(seat, prompt, &legal[choose(legal.len())]).await.unwrap();
            }
        }
        if act % 10 == 0 {
            all.extend(bodies(&world, &[&ala, &ola, &watcher], &table).await);
        }
    }
    catch_up(&mut [&mut ala, &mut ola, &mut watcher]).await;
    assert_eq!(watcher.status(), "playing", "the game is not over");
    for client in [&ala, &ola, &watcher] {
        assert!(client.heard.len() > 20);
        all.extend(client.heard.iter().cloned());
    }
    let commitment = ala.room["dice"]["commitment"].as_str().unwrap();
    assert!(all.iter().any(|text| text.contains(commitment)), "the commitment is told");
    for text in &all {
        assert!(!text.contains(&secret), "the secret is told: {text}");
        assert!(keys.iter().all(|key| !text.contains(key)), "a key is told: {text}");
    }
    // At the end the secret is open, and keys still are not.
    finish(&mut [&mut ala, &mut ola], choose).await;
    watcher.until(|watcher| watcher.status() == "over").await;
    assert_eq!(watcher.room["dice"]["secret"], json!(secret));
    let after = bodies(&world, &[&ala, &ola, &watcher], &table).await;
    assert!(after.iter().any(|text| text.contains(&secret)));
    let heard = [&ala, &ola, &watcher].map(|client| client.heard.clone()).concat();
    for text in after.iter().chain(&heard) {
        assert!(keys.iter().all(|key| !text.contains(key)), "a key is told: {text}");
    }
    // Keys are kept as digests only.
    for key in &keys {
        let mut files = std::fs::read_dir(world.folder()).unwrap();
        assert!(files.all(|file| {
            let bytes = std::fs::read(file.unwrap().path()).unwrap_or_default();
            !bytes.windows(key.len()).any(|window| window == key.as_bytes())
        }));
    }
}
