//! Whole games over sockets.

use serde_json::json;

use crate::client::Client;
use crate::world::World;

/// Starts the game and draws the dice; all people of the table are given.
pub(crate) async fn begin(people: &mut [&mut Client]) {
    catch_up(people).await;
    people[0].at(json!("start")).await.unwrap();
    draw(people).await;
}

/// Lets all clients give what the drawing of the dice asks of them.
pub(crate) async fn draw(people: &mut [&mut Client]) {
    loop {
        let mut playing = true;
        for at in 0..people.len() {
            catch_up(people).await;
            people[at].give_dice().await.unwrap();
            playing &= people[at].status() == "playing" || people[at].status() == "over";
        }
        if playing {
            return;
        }
    }
}

/// Lets all clients hear what was sent to them, so that nothing waits and is merged.
pub(crate) async fn catch_up(people: &mut [&mut Client]) {
    for client in people {
        client.catch_up().await;
    }
}

/// Plays to the end; each client chooses by `choose` among its legal actions. Each looks from its
/// own seat.
pub(crate) async fn finish(people: &mut [&mut Client], mut choose: impl FnMut(usize) -> usize) {
    while people[0].status() != "over" {
        for client in people.iter_mut() {
            client.catch_up().await;
            while client.status() == "playing"
                && let Some((prompt, legal)) = client.asked()
            {
                let seat = client.play["eye"].as_u64().unwrap() as u8;
                let action = &legal[choose(legal.len())];
                client.act(seat, prompt, action).await.unwrap();
            }
        }
    }
}

/// A chooser that is the same in every run.
pub(crate) fn lots(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed;
    move |of| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % of
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_stonoga_to_the_end() {
    let world = World::new().await;
    let mut ala = world.person("Ala").await;
    let mut ola = world.person("Ola").await;
    let wish = json!({ "game": "stonoga", "seats": [{ "you": {} }, "open"] });
    let table = ala.create(wish).await;
    ala.watch(&table, Some(0)).await.unwrap();
    assert_eq!(ola.join(&table).await, Ok(1));
    begin(&mut [&mut ala, &mut ola]).await;
    finish(&mut [&mut ala, &mut ola], lots(1)).await;
    assert!(ola.play["standings"].is_array());
}
