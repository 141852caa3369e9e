//! Hidden things: two worlds that differ only in what an eye may not know send it the same bytes.

use serde_json::{Value, json};
use turlaj_core::{Address, Dice};
use turlaj_server::DiceBox;
use turlaj_table::fair::{Draw, Secret};

use crate::client::Client;
use crate::play::{begin, catch_up};
use crate::world::{Making, World};

/// Dice of which those in the setup depend on the world.
struct Staged {
    world: u64,
}

fn mix(text: &str) -> u32 {
    let mixed = text.bytes().fold(0xcbf2_9ce4_8422_2325u64, |mixed, byte| {
        (mixed ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    (mixed >> 33) as u32
}

impl DiceBox for Staged {
    fn open(&self, _: &Secret, _: &Draw) -> Box<dyn Dice + Send> {
        let world = self.world;
        Box::new(move |at: Address, faces: u32| {
            let text = at.to_string();
            match text.starts_with("setup") {
                true => mix(&format!("{world} {text}")) % faces,
                false => mix(&text) % faces,
            }
        })
    }
}

struct Seen {
    /// What seat 1 and a spectator heard, word for word.
    first: Vec<String>,
    spectator: Vec<String>,
    /// What the two seats know of their tails.
    tails: [Value; 2],
}

fn tail(client: &Client, seat: usize) -> Value {
    client.play["view"]["seats"][seat]["tail"].clone()
}

/// Plays some of a game with tails in one world; who acts chooses by the number of the act alone.
async fn stonoga(world: u64, protocol: u32) -> Seen {
    let dice = Box::new(Staged { world });
    let world = World::made(Making { dice, ..Making::default() }).await;
    let mut ala = world.speaking(protocol, Some("Ala")).await;
    let mut ola = world.speaking(protocol, Some("Ola")).await;
    let mut watcher = world.speaking(protocol, None).await;
    let wish = json!({ "game": "stonoga", "options": { "tails": "on" },
        "seats": [{ "you": {} }, "open"] });
    let table = ala.create(wish).await;
    ala.watch(&table, Some(0)).await.unwrap();
    ola.join(&table).await.unwrap();
    ala.catch_up().await;
    watcher.watch(&table, None).await.unwrap();
    begin(&mut [&mut ala, &mut ola, &mut watcher]).await;
    let mut acts = 0;
    while acts < 60 {
        for at in [0, 1] {
            // In step, so that nothing waits and is merged: that would depend on the time it takes.
            catch_up(&mut [&mut ala, &mut ola, &mut watcher]).await;
            let client = if at == 0 { &mut ala } else { &mut ola };
            if let Some((prompt, legal)) = client.asked() {
                let seat = client.play["eye"].as_u64().unwrap() as u8;
                let action = legal[acts * 7 % legal.len()].clone();
                client.act(seat, prompt, &action).await.unwrap();
                acts += 1;
            }
        }
    }
    ala.catch_up().await;
    watcher.catch_up().await;
    let tails = [tail(&ala, 0), tail(&ola, 1)];
    assert!(ala.heard.len() > 40, "there is something to compare");
    assert_eq!((tail(&ala, 1), tail(&watcher, 0)), (json!("hidden"), json!("hidden")));
    Seen { first: ala.heard, spectator: watcher.heard, tails }
}

fn same(here: &[String], there: &[String]) {
    for (at, (here, there)) in here.iter().zip(there).enumerate() {
        assert_eq!(here, there, "message {at}");
    }
    assert_eq!(here.len(), there.len());
}

/// Bytes, numbers of updates and their sizes.
async fn the_tail_of_another_seat_changes_nothing(protocol: u32) {
    let reference = stonoga(0, protocol).await;
    let mut same_own = 0;
    let mut other_own = 0;
    for world in 1.. {
        let seen = stonoga(world, protocol).await;
        same(&seen.spectator, &reference.spectator);
        if seen.tails[0] != reference.tails[0] {
            other_own += 1;
        } else if seen.tails[1] != reference.tails[1] {
            same_own += 1;
            same(&seen.first, &reference.first);
        }
        if same_own > 0 && other_own > 0 {
            return;
        }
        assert!(world < 60, "the worlds differ");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_tail_of_another_seat_changes_no_byte() {
    the_tail_of_another_seat_changes_nothing(2).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_tail_of_another_seat_changes_no_byte_of_protocol_1() {
    the_tail_of_another_seat_changes_nothing(1).await;
}

/// Both seats bid; the second one in another way in each world.
async fn ballots(protocol: u32, deeds: &[Value]) -> (Vec<String>, Vec<String>) {
    let world = World::new().await;
    let mut ala = world.speaking(protocol, Some("Ala")).await;
    let mut ola = world.speaking(protocol, Some("Ola")).await;
    let mut watcher = world.speaking(protocol, None).await;
    let wish = json!({ "game": "ballots", "seats": [{ "you": {} }, "open"] });
    let table = ala.create(wish).await;
    ala.watch(&table, Some(0)).await.unwrap();
    ola.join(&table).await.unwrap();
    ala.catch_up().await;
    watcher.watch(&table, None).await.unwrap();
    begin(&mut [&mut ala, &mut ola, &mut watcher]).await;
    let (prompt, _) = ala.asked().unwrap();
    ala.act(0, prompt, "add:1").await.unwrap();
    catch_up(&mut [&mut ala, &mut ola, &mut watcher]).await;
    for deed in deeds {
        let deed = match deed.as_str() {
            Some(action) => {
                let (prompt, _) = ola.asked().unwrap();
                json!({ "act": { "seat": 1, "prompt": prompt, "action": action } })
            }
            None => deed.clone(),
        };
        ola.at(deed).await.unwrap();
    }
    catch_up(&mut [&mut ala, &mut watcher]).await;
    ala.catch_up().await;
    // The last seat to decide may look ahead, but not behind the others' backs.
    let ask = json!({ "seat": 0, "actions": ["done"] });
    let answer = ala.http().post(&format!("/api/v1/tables/{table}/preview"), ask).await;
    let ask = json!({ "seat": 0 });
    let why = ala.http().post(&format!("/api/v1/tables/{table}/why-not"), ask.clone()).await;
    let hint = ala.http().post(&format!("/api/v1/tables/{table}/hint"), ask).await;
    watcher.catch_up().await;
    let mut first = ala.heard;
    first.extend([answer.body, why.body, hint.body]);
    (first, watcher.heard)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sealed_steps_of_another_seat_change_no_byte() {
    let take_back = json!({ "take-back": { "seat": 1, "keep": 0 } });
    for protocol in [1, 2] {
        let ballots = async |deeds: &[Value]| ballots(protocol, deeds).await;
        let short = ballots(&[json!("add:3")]).await;
        let steps = [json!("add:1"), json!("add:2"), take_back.clone(), json!("add:1")];
        assert_eq!(short, ballots(&steps).await, "neither content nor number of steps");
        let done = ballots(&[json!("add:3"), json!("done")]).await;
        let steps = [json!("add:2"), take_back.clone(), json!("add:1"), json!("done")];
        assert_eq!(done, ballots(&steps).await);
        assert_ne!(done, short, "that a seat is ready is told");
    }
}
