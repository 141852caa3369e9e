//! Deeds that are not one's own to do, or not now.

use serde_json::{Value, json};
use turlaj_store::Store;

use super::{at_cups, others_play};
use crate::play::{catch_up, finish};
use crate::world::World;

fn code(code: &str) -> Result<(), String> {
    Err(code.to_string())
}

/// Everything that can be done to a seat.
fn deeds(seat: u8) -> Vec<Value> {
    let hex = "0".repeat(64);
    vec![
        json!({ "leave": { "seat": seat } }),
        json!({ "rename": { "seat": seat, "name": "Ula" } }),
        json!({ "commit": { "seat": seat, "digest": hex } }),
        json!({ "open": { "seat": seat, "nonce": hex } }),
        json!({ "act": { "seat": seat, "prompt": 1, "action": "keep" } }),
        json!({ "take-back": { "seat": seat, "keep": 0 } }),
        json!({ "ask-undo": { "seat": seat, "prompt": 1 } }),
        json!({ "emote": { "seat": seat, "emote": "wave" } }),
    ]
}

/// What only the owner may do, or who sits at the table.
fn deeds_of_others(seat: u8) -> Vec<(Value, &'static str)> {
    vec![
        (json!({ "seat-bot": { "seat": seat, "bot": "random" } }), "not-owner"),
        (json!({ "kick": { "seat": seat } }), "not-owner"),
        (json!("start"), "not-owner"),
        (json!({ "hold": { "seat": seat, "bot": "random" } }), "not-your-seat"),
        (json!({ "answer-undo": { "agree": true } }), "not-your-seat"),
        (json!({ "end": { "agree": true } }), "not-your-seat"),
    ]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_acts_on_the_seat_of_another() {
    let world = World::new().await;
    let (mut ala, mut ola, table) = at_cups(&world).await;
    let mut iza = world.person("Iza").await;
    let mut nobody = world.connect(None).await;
    iza.watch(&table, None).await.unwrap();
    nobody.watch(&table, None).await.unwrap();
    catch_up(&mut [&mut ala, &mut ola]).await;
    let log = world.store().log(world.store().table(&table).unwrap().unwrap().num).unwrap();
    let before = (ala.play.clone(), ala.room.clone());
    for deed in deeds(0) {
        assert_eq!(ola.at(deed.clone()).await, code("not-your-seat"), "{deed}");
        assert_eq!(iza.at(deed.clone()).await, code("not-your-seat"), "{deed}");
        assert_eq!(nobody.at(deed.clone()).await, code("no-key"), "{deed}");
    }
    for (deed, why) in deeds_of_others(0) {
        assert_eq!(iza.at(deed.clone()).await, code(why), "{deed}");
        assert_eq!(nobody.at(deed.clone()).await, code("no-key"), "{deed}");
    }
    assert_eq!(nobody.at(json!({ "sit": { "seat": 0, "name": "Ala" } })).await, code("no-key"));
    assert_eq!(iza.at(json!({ "sit": { "seat": 0, "name": "Ala" } })).await, code("seat-taken"));
    for (client, why) in [(&mut iza, "not-your-seat"), (&mut nobody, "no-key")] {
        assert_eq!(client.watch(&table, Some(0)).await, code(why), "nobody looks from there");
    }
    assert_eq!(ola.watch(&table, Some(0)).await, code("not-your-seat"));
    assert_eq!(iza.at(json!("rematch")).await, code("not-over"));
    ala.catch_up().await;
    assert_eq!(before, (ala.play.clone(), ala.room.clone()));
    let num = world.store().table(&table).unwrap().unwrap().num;
    assert_eq!(world.store().log(num).unwrap(), log, "nothing was logged");
    finish(&mut [&mut ala, &mut ola], |_| 0).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn seats_that_do_not_exist_are_refused() {
    let world = World::new().await;
    let (mut ala, mut ola, table) = at_cups(&world).await;
    for seat in [2, 17, 64, 255] {
        let mut all = deeds(seat);
        all.push(json!({ "sit": { "seat": seat, "name": null } }));
        all.push(json!({ "kick": { "seat": seat } }));
        all.push(json!({ "seat-bot": { "seat": seat, "bot": "random" } }));
        all.push(json!({ "hold": { "seat": seat, "bot": "random" } }));
        for deed in all {
            assert_eq!(ala.at(deed.clone()).await, code("no-such-seat"), "{deed}");
        }
        assert_eq!(ala.watch(&table, Some(seat)).await, code("no-such-seat"));
        for ask in ["hint", "why-not", "preview"] {
            let body = match ask {
                "preview" => json!({ "seat": seat, "actions": [] }),
                _ => json!({ "seat": seat }),
            };
            let answer = ala.http().post(&format!("/api/v1/tables/{table}/{ask}"), body).await;
            assert_eq!((answer.status, answer.code().as_str()), (422, "no-such-seat"));
        }
    }
    finish(&mut [&mut ala, &mut ola], |_| 0).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_act_counts_once_and_only_in_its_time() {
    let world = World::new().await;
    let mut ala = world.person("Ala").await;
    let mut ola = world.person("Ola").await;
    let wish = json!({ "game": "cups", "options": { "again": "on" },
        "seats": [{ "you": {} }, "open"] });
    let table = ala.create(wish).await;
    ala.watch(&table, Some(0)).await.unwrap();
    ola.join(&table).await.unwrap();
    assert_eq!(ala.act(0, 1, "keep").await, code("not-begun"));
    ala.at(json!("start")).await.unwrap();
    assert_eq!(ala.act(0, 1, "keep").await, code("dice-first"));
    assert_eq!(ala.at(json!("start")).await, code("begun"));
    crate::play::draw(&mut [&mut ala, &mut ola]).await;
    let (prompt, _) = ala.asked().unwrap();
    // Out of turn, other questions, no actions.
    for wrong in [0, prompt, prompt + 1, u32::MAX] {
        assert_eq!(ola.act(1, wrong, "keep").await, code("not-asked"));
    }
    for wrong in [0, prompt + 1, u32::MAX] {
        assert_eq!(ala.act(0, wrong, "keep").await, code("stale-prompt"));
    }
    for wrong in ["", "Keep", "keep ", "stand", "\u{0}", "keep\nkeep", "{}", &"k".repeat(10_000)] {
        assert_eq!(ala.act(0, prompt, wrong).await, code("bad-action"), "{wrong:.20}");
    }
    let num = world.store().table(&table).unwrap().unwrap().num;
    let chunks = || world.store().log(num).unwrap().len();
    let before = chunks();
    ala.act(0, prompt, "again").await.unwrap();
    let after = chunks();
    assert!(after > before);
    // The same once more is acknowledged again, however often; nothing is doubled.
    ala.catch_up().await;
    let play = ala.play.clone();
    for _ in 0..5 {
        ala.act(0, prompt, "again").await.unwrap();
    }
    ala.catch_up().await;
    assert_eq!((chunks(), &play), (after, &ala.play));
    assert_eq!(ala.act(0, prompt, "keep").await, code("stale-prompt"), "another answer is not");
    let (next, _) = ala.asked().unwrap();
    assert_ne!(next, prompt);
    assert_eq!(ala.act(0, next, "again").await, code("again-spent"));
    ala.act(0, next, "keep").await.unwrap();
    ala.act(0, next, "keep").await.unwrap();
    ola.catch_up().await;
    let (last, _) = ola.asked().unwrap();
    ola.act(1, last, "keep").await.unwrap();
    ola.catch_up().await;
    assert_eq!(ola.status(), "over");
    // After the end only the acknowledgement can be had again.
    ola.act(1, last, "keep").await.unwrap();
    ala.act(0, next, "keep").await.unwrap();
    assert_eq!(ola.act(1, last, "again").await, code("over"));
    assert_eq!(ola.act(1, last + 1, "keep").await, code("over"));
    assert_eq!(ala.at(json!({ "leave": { "seat": 0 } })).await, code("over"));
    assert_eq!(ala.at(json!({ "end": { "agree": true } })).await, code("over"));
    assert_eq!(ala.at(json!("start")).await, code("begun"));
    others_play(&world).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nonces_that_do_not_fit_are_refused() {
    let world = World::new().await;
    let mut ala = world.person("Ala").await;
    let mut ola = world.person("Ola").await;
    let table = ala.create(json!({ "game": "cups", "seats": [{ "you": {} }, "open"] })).await;
    ala.watch(&table, Some(0)).await.unwrap();
    ola.join(&table).await.unwrap();
    let commit = |digest: &str| json!({ "commit": { "seat": 0, "digest": digest } });
    let open = |nonce: &str| json!({ "open": { "seat": 0, "nonce": nonce } });
    let zeros = "0".repeat(64);
    assert_eq!(ala.at(commit(&zeros)).await, code("no-nonce-due"));
    ala.at(json!("start")).await.unwrap();
    for wrong in ["", "0", &"0".repeat(63), &"0".repeat(65), &"g".repeat(64), &"A".repeat(64)] {
        assert_eq!(ala.at(commit(wrong)).await, code("bad-hex"), "{wrong}");
        assert_eq!(ala.at(open(wrong)).await, code("bad-hex"), "{wrong}");
    }
    assert_eq!(ala.at(open(&zeros)).await, code("not-fixed"), "nobody opens before all commit");
    // What another has committed to, or the host: a copy must not be opened after it.
    let hosts = ala.room["dice"]["commitment"].as_str().unwrap().to_string();
    assert_eq!(ala.at(commit(&hosts)).await, code("commitment-again"));
    ola.catch_up().await;
    assert!(ola.give_dice().await.unwrap());
    ala.catch_up().await;
    let other = ala.room["dice"]["nonces"][0]["digest"].as_str().unwrap().to_string();
    assert_eq!(ala.at(commit(&other)).await, code("commitment-again"));
    assert!(ala.give_dice().await.unwrap());
    assert_eq!(ala.at(commit(&zeros)).await, code("commitments-fixed"));
    assert_eq!(ala.at(open(&zeros)).await, code("other-nonce"));
    crate::play::draw(&mut [&mut ala, &mut ola]).await;
    finish(&mut [&mut ala, &mut ola], |_| 0).await;
}
