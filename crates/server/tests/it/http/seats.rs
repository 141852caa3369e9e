//! Hints, reasons and previews: for one's own seat only.

use serde_json::{Value, json};

use super::{refusal, refused};
use crate::client::{Answer, Client};
use crate::play::begin;
use crate::world::World;

async fn ask(client: &Client, table: &str, what: &str, seat: u8, actions: &[&str]) -> Answer {
    let body = match what {
        "preview" => json!({ "seat": seat, "actions": actions }),
        _ => json!({ "seat": seat }),
    };
    client.http().post(&format!("/api/v1/tables/{table}/{what}"), body).await
}

/// Two people at a table; nothing has begun.
async fn sit_down(world: &World, more: &Value) -> (Client, Client, String) {
    let mut ala = world.person("Ala").await;
    let mut ola = world.person("Ola").await;
    let mut wish = json!({ "game": "cups", "options": { "again": "off" },
        "seats": [{ "you": {} }, "open"] });
    wish.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let table = ala.create(wish).await;
    ala.watch(&table, Some(0)).await.unwrap();
    ola.join(&table).await.unwrap();
    (ala, ola, table)
}

const ALL: [&str; 3] = ["hint", "why-not", "preview"];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn questions_are_answered_for_ones_own_seat() {
    let world = World::new().await;
    let (mut ala, mut ola, table) = sit_down(&world, &json!({})).await;
    for what in ALL {
        let answer = ask(&ala, &table, what, 0, &[]).await;
        assert_eq!(refusal(&answer), refused(409, "not-begun"), "{what}");
    }
    begin(&mut [&mut ala, &mut ola]).await;
    let (prompt, legal) = ala.asked().unwrap();
    let hint = ask(&ala, &table, "hint", 0, &[]).await.json();
    let plain = json!({ "bot": "random", "prompt": prompt, "actions": ["keep"], "unit": null,
        "exact": false, "best": [] });
    assert_eq!(hint, plain);
    let why = ask(&ala, &table, "why-not", 0, &[]).await.json();
    assert_eq!(why["refused"][0]["action"], "again");
    assert_eq!(why["refused"][0]["why"]["code"], "again-off");
    let preview = ask(&ala, &table, "preview", 0, &[]).await.json();
    assert_eq!(preview["shown"], json!(0));
    assert_eq!(preview["legal"], json!(legal));
    assert_eq!(preview["view"], ala.play["view"]);
    let preview = ask(&ala, &table, "preview", 0, &["keep"]).await.json();
    assert_eq!(preview["shown"], json!(0), "what a turned page would show is not shown");
    // Nothing was done by asking.
    ala.catch_up().await;
    assert_eq!(ala.asked(), Some((prompt, legal)));
    for what in ["hint", "preview"] {
        let answer = ask(&ola, &table, what, 1, &[]).await;
        assert_eq!(refusal(&answer), refused(409, "not-asked"), "{what}");
    }
    assert_eq!(ask(&ola, &table, "why-not", 1, &[]).await.json(), json!({ "refused": [] }));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_asks_about_the_seat_of_another() {
    let world = World::new().await;
    let (mut ala, mut ola, table) = sit_down(&world, &json!({})).await;
    begin(&mut [&mut ala, &mut ola]).await;
    let iza = world.person("Iza").await;
    let nobody = world.connect(None).await;
    for what in ALL {
        for client in [&ola, &iza] {
            let answer = ask(client, &table, what, 0, &[]).await;
            assert_eq!(refusal(&answer), refused(403, "not-your-seat"), "{what}");
        }
        let answer = ask(&nobody, &table, what, 0, &[]).await;
        assert_eq!(refusal(&answer), refused(401, "no-key"), "{what}");
        let answer = ask(&ala, "23456789abcdefgh", what, 0, &[]).await;
        assert_eq!(refusal(&answer), refused(404, "no-such-table"), "{what}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn questions_of_another_shape_are_refused() {
    let world = World::new().await;
    let (mut ala, mut ola, table) = sit_down(&world, &json!({})).await;
    begin(&mut [&mut ala, &mut ola]).await;
    for what in ALL {
        for body in ["", "{}", "null", r#"{"seat":256}"#, r#"{"seat":"0"}"#, r#"{"seat":0,"x":1}"#]
        {
            let answer =
                ala.http().send("POST", &format!("/api/v1/tables/{table}/{what}"), body).await;
            assert_eq!(refusal(&answer), refused(422, "bad-json"), "{what} {body}");
        }
    }
    let preview = async |actions: &[&str]| refusal(&ask(&ala, &table, "preview", 0, actions).await);
    assert_eq!(preview(&["stand"]).await, refused(422, "bad-action"));
    assert_eq!(preview(&["again"]).await, refused(422, "again-off"));
    assert_eq!(preview(&["keep", "keep"]).await, refused(422, "preview-ends"));
    assert_eq!(preview(&["keep"; 65]).await, refused(413, "too-long"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_say_whether_they_allow_hints() {
    let world = World::new().await;
    let cases = [
        (json!({}), true),
        (json!({ "hints": false }), false),
        (json!({ "public": true }), false),
        (json!({ "public": true, "hints": true }), true),
    ];
    for (more, allowed) in cases {
        let (mut ala, mut ola, table) = sit_down(&world, &more).await;
        begin(&mut [&mut ala, &mut ola]).await;
        assert_eq!(ala.room["hints"], json!(allowed), "{more}");
        let answer = ask(&ala, &table, "hint", 0, &[]).await;
        match allowed {
            true => assert_eq!(answer.status, 200, "{more}"),
            false => assert_eq!(refusal(&answer), refused(403, "no-hints"), "{more}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_the_end_there_is_nothing_to_ask() {
    let world = World::new().await;
    let (mut ala, mut ola, table) = sit_down(&world, &json!({})).await;
    begin(&mut [&mut ala, &mut ola]).await;
    crate::play::finish(&mut [&mut ala, &mut ola], |_| 0).await;
    for what in ALL {
        let answer = ask(&ala, &table, what, 0, &[]).await;
        assert_eq!(refusal(&answer), refused(409, "over"), "{what}");
    }
}
