//! Protocol 2: what a socket is sent of a table follows from what it was sent before.

use serde_json::{Value, json};

use crate::client::Client;
use crate::play::{begin, catch_up, lots};
use crate::rude::raw::Raw;
use crate::world::World;

/// A table of two in play; all four know everything.
async fn at_stonoga(world: &World, protocols: [u32; 2]) -> (Client, Client, String) {
    let mut ala = world.speaking(protocols[0], Some("Ala")).await;
    let mut ola = world.speaking(protocols[1], Some("Ola")).await;
    let wish = json!({ "game": "stonoga", "options": { "tails": "on" },
        "seats": [{ "you": {} }, "open"] });
    let table = ala.create(wish).await;
    ala.watch(&table, Some(0)).await.unwrap();
    ola.join(&table).await.unwrap();
    begin(&mut [&mut ala, &mut ola]).await;
    (ala, ola, table)
}

/// The last message about a table.
fn last(client: &Client) -> Value {
    let about = client.heard.iter().rev().map(|text| serde_json::from_str::<Value>(text).unwrap());
    about.into_iter().find(|message| message["type"] == "patch").unwrap()
}

fn is_whole(patch: &Value) -> bool {
    patch.get("from").is_none() && patch["room"].is_array() && patch["play"].is_array()
}

/// Whoever is asked acts once.
async fn act(clients: &mut [&mut Client], mut choose: impl FnMut(usize) -> usize) {
    catch_up(clients).await;
    let client = clients.iter_mut().find(|client| client.asked().is_some()).unwrap();
    let (prompt, legal) = client.asked().unwrap();
    let seat = client.play["eye"].as_u64().unwrap() as u8;
    client.act(seat, prompt, &legal[choose(legal.len())]).await.unwrap();
    catch_up(clients).await;
}

/// A room without what protocol 1 does not tell.
fn told_in_1(room: &Value) -> Value {
    let mut room = room.clone();
    for chair in room["seats"].as_array_mut().unwrap() {
        assert!(chair.as_object_mut().unwrap().remove("named").is_some());
    }
    room
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn both_protocols_tell_the_same_at_one_table() {
    let world = World::new().await;
    let (mut ala, mut ola, table) = at_stonoga(&world, [1, 2]).await;
    let mut old = world.speaking(1, None).await;
    let mut new = world.speaking(2, None).await;
    old.watch(&table, None).await.unwrap();
    new.watch(&table, None).await.unwrap();
    let mut choose = lots(5);
    while ala.status() != "over" {
        act(&mut [&mut ala, &mut ola], &mut choose).await;
        catch_up(&mut [&mut old, &mut new]).await;
        assert_eq!((&old.play, &old.room), (&new.play, &told_in_1(&new.room)));
        assert_eq!((ala.play["view"]["seats"].is_array(), ola.number().1), (true, 0));
    }
    assert_eq!(new.room["seats"][0]["named"], json!({ "kind": "chosen", "name": "Ala" }));
    let bytes = |client: &Client| client.heard.iter().map(String::len).sum::<usize>();
    assert!(2 * bytes(&new) < bytes(&old), "{} of {}", bytes(&new), bytes(&old));
    assert_eq!(old.news, new.news);
    for (at, text) in old.heard.iter().filter(|text| text.contains("\"update\"")).enumerate() {
        let update: Value = serde_json::from_str(text).unwrap();
        assert_eq!((&update["n"], update.get("from")), (&json!(at + 1), None));
        assert!(!text.contains("\"named\""), "protocol 1 says what it always said");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reader_at_another_number_gets_everything() {
    let world = World::new().await;
    let (mut ala, mut ola, table) = at_stonoga(&world, [2, 2]).await;
    act(&mut [&mut ala, &mut ola], lots(1)).await;
    let (n, _) = ala.number();
    let play = ala.play.clone();
    // A gap, as it would be if something were lost: the client knows another state.
    for other in [json!(n.as_u64().unwrap() ^ 1), json!(0), json!(u64::MAX), Value::Null] {
        ala.watch_on(&table, Some(0), &other).await.unwrap();
        assert!(is_whole(&last(&ala)), "{other}");
        assert_eq!((&ala.play, ala.number()), (&play, (n.clone(), 0)), "and it is the same again");
    }
    // With its number it is told nothing that it knows.
    ala.watch_on(&table, Some(0), &n).await.unwrap();
    let patch = last(&ala);
    assert_eq!((&patch["from"], &patch["n"]), (&n, &n));
    assert_eq!((patch.get("room"), patch.get("play")), (None, None));
    // From another eye it is told how that one's view differs.
    ala.watch_on(&table, None, &n).await.unwrap();
    assert_eq!((ala.play["eye"].clone(), ala.number().1), (Value::Null, 0));
    assert!(last(&ala)["play"].is_object());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_comes_back_with_a_number_is_told_what_has_changed_meanwhile() {
    let mut world = World::new().await;
    let (mut ala, mut ola, table) = at_stonoga(&world, [2, 2]).await;
    let (n, play) = (ola.number().0, ola.play.clone());
    let key = ola.key.clone();
    let again = async |world: &World| {
        let mut client = world.connect(key.as_deref()).await;
        client.watch_on(&table, Some(1), &n).await.unwrap();
        client
    };
    // A second socket beside the first one: nobody comes or goes, and nothing has changed.
    let same = again(&world).await;
    let patch = last(&same);
    assert_eq!((&patch["from"], &patch["n"], patch.get("play")), (&n, &n, None));
    act(&mut [&mut ala, &mut ola], lots(1)).await;
    let mut later = again(&world).await;
    assert!(is_whole(&last(&later)));
    assert_eq!((&later.play, later.play == play), (&ola.play, false));
    // A number says what is known, whichever server has said it.
    let (n, play) = (later.number().0, later.play.clone());
    world.restart().await;
    let mut ala = world.connect(ala.key.as_deref()).await;
    ala.watch(&table, Some(0)).await.unwrap();
    later = world.connect(key.as_deref()).await;
    later.watch_on(&table, Some(1), &n).await.unwrap();
    assert!(is_whole(&last(&later)) || last(&later)["n"] == n);
    later.watch(&table, Some(1)).await.unwrap();
    assert_eq!(later.play, play);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_reads_slowly_gets_the_difference_to_what_it_was_sent() {
    let world = World::new().await;
    let (mut ala, mut ola, table) = at_stonoga(&world, [2, 2]).await;
    let mut slow = Raw::narrow(world.running().address()).await;
    slow.greet(2, None).await;
    slow.text(&json!({ "id": 1, "ask": { "watch": { "table": table, "eye": null } } })).await;
    ala.until(|ala| ala.room["spectators"] == json!(1)).await;
    let mut choose = lots(7);
    while ala.status() != "over" {
        act(&mut [&mut ala, &mut ola], &mut choose).await;
    }
    let mut late = world.connect(None).await;
    late.watch(&table, None).await.unwrap();
    // Now it reads: each patch is based on the one before.
    let mut known = crate::client::Known::default();
    while known.room["spectators"] != json!(2) {
        let patch = slow.message().await.unwrap();
        known.hear(&patch);
        assert_eq!(known.gaps, 0, "{patch}");
    }
    assert_eq!((known.room, known.play), (late.room, late.play));
}
