//! Bots that think long: everybody else goes on.

pub(crate) mod gate;

use std::time::Duration;

use serde_json::{Value, json};
use tokio::task::JoinHandle;
use turlaj_server::Thinking;

use crate::client::{Answer, Client, Http};
use crate::play::{begin, draw};
use crate::world::{Making, World, until};

use gate::Gate;
pub(crate) use gate::{BOTS, advise, no_advice, say, slow};

const LONG: Duration = Duration::from_secs(3600);
const SHORT: Duration = Duration::from_millis(1);

/// A server on which nobody's time to think is up, but for what is said otherwise.
async fn world(thinking: impl FnOnce(&mut Thinking)) -> World {
    let mut making = Making::default();
    let usual =
        Thinking { at_once: 4, hints_waiting: 64, within: LONG, hint_within: LONG, grace: LONG };
    making.config.thinking = usual;
    thinking(&mut making.config.thinking);
    World::made(making).await
}

/// Ala at a table of cups with a slow bot, which comes first and thinks.
async fn with_bot(world: &World, gate: &Gate) -> (Client, String) {
    let mut ala = world.person("Ala").await;
    let wish = json!({ "game": "cups", "options": { "again": "on" },
        "seats": [{ "bot": { "name": gate.name } }, { "you": {} }] });
    let table = ala.create(wish).await;
    ala.watch(&table, Some(1)).await.unwrap();
    begin(&mut [&mut ala]).await;
    gate.asked(1).await;
    (ala, table)
}

pub(crate) async fn number(world: &World, name: &str) -> u64 {
    let numbers = Http::new(world.running().metrics_address().unwrap());
    let text = numbers.get("/metrics").await.body;
    let line = text.lines().find_map(|line| line.strip_prefix(&format!("turlaj_{name} ")));
    line.unwrap().parse().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_goes_on_while_a_bot_thinks() {
    let (world, gate) = (world(|_| {}).await, Gate::of("slow-a"));
    let (mut ala, table) = with_bot(&world, gate).await;
    assert_eq!(ala.play["waiting"], json!([0]), "it is waited for like anybody");
    let mut ola = world.connect(None).await;
    ola.watch(&table, None).await.unwrap();
    ala.at(json!({ "emote": { "seat": 1, "emote": "wave" } })).await.unwrap();
    ola.until(|ola| !ola.happened.is_empty()).await;
    assert!(ala.act(1, 0, "keep").await.is_err(), "it is not her turn");
    gate.choose("keep");
    ala.until(|ala| ala.asked().is_some()).await;
    assert_eq!(gate.times(), 1, "one question is thought about once");
    assert_eq!(number(&world, "thoughts_failed_total").await, 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_are_told_when_it_is_enough_and_answer_with_what_they_have() {
    let world = world(|thinking| thinking.within = SHORT).await;
    let gate = Gate::of("slow-b");
    gate.heed("again");
    let (mut ala, table) = with_bot(&world, gate).await;
    // It rolls again until it may not, and then there is nothing to think about.
    ala.until(|ala| ala.asked().is_some()).await;
    assert!(number(&world, "thoughts_cut_total").await >= 1);
    assert_eq!(number(&world, "thoughts_failed_total").await, 0);
    let (prompt, _) = ala.asked().unwrap();
    ala.act(1, prompt, "keep").await.unwrap();
    ala.until(|ala| ala.status() == "over").await;
    assert_eq!(acts(&ala, &table).await, [(0, "again"), (0, "keep"), (1, "keep")]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_does_not_answer_in_time_is_played_for() {
    let world = world(|thinking| (thinking.within, thinking.grace) = (SHORT, SHORT)).await;
    let gate = Gate::of("slow-c");
    let (mut ala, _) = with_bot(&world, gate).await;
    ala.until(|ala| ala.asked().is_some()).await;
    assert_eq!(number(&world, "thoughts_failed_total").await, 1);
    gate.choose("again"); // Too late: it counts for nothing.
    let (prompt, _) = ala.asked().unwrap();
    ala.act(1, prompt, "keep").await.unwrap();
    ala.until(|ala| ala.status() == "over").await;
    assert_eq!(gate.times(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_is_ended_calls_its_thoughts_off() {
    let (world, gate) = (world(|_| {}).await, Gate::of("slow-d"));
    gate.heed("keep");
    let (mut ala, _) = with_bot(&world, gate).await;
    ala.at(json!({ "end": { "agree": true } })).await.unwrap();
    ala.until(|ala| ala.status() == "abandoned").await;
    gate.finished(1).await;
    ala.catch_up().await;
    assert_eq!(ala.status(), "abandoned");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_going_back_an_answer_counts_no_more() {
    let (world, gate) = (world(|_| {}).await, Gate::of("slow-e"));
    let mut ala = world.person("Ala").await;
    let wish = json!({ "game": "cups", "options": { "again": "on" },
        "seats": [{ "you": {} }, { "bot": { "name": gate.name } }] });
    let table = ala.create(wish).await;
    ala.watch(&table, Some(0)).await.unwrap();
    begin(&mut [&mut ala]).await;
    let (prompt, legal) = ala.asked().unwrap();
    ala.act(0, prompt, "keep").await.unwrap();
    gate.asked(1).await;
    let prompt = ala.play["prompt"].clone();
    ala.at(json!({ "ask-undo": { "seat": 0, "prompt": prompt } })).await.unwrap();
    ala.until(|ala| ala.asked().is_some()).await;
    assert_eq!(ala.asked().unwrap().1, legal);
    // The thought about what was undone is still out: the next one begins when it has come back.
    let (prompt, _) = ala.asked().unwrap();
    ala.act(0, prompt, "again").await.unwrap();
    if let Some((prompt, _)) = ala.asked() {
        ala.act(0, prompt, "keep").await.unwrap();
    }
    assert_eq!(gate.times(), 1);
    gate.choose("again");
    gate.asked(2).await;
    gate.choose("keep");
    ala.until(|ala| ala.status() == "over").await;
    // Nothing else of the bot: the answer to an older question was not played.
    let acts = acts(&ala, &table).await;
    assert_eq!(acts.last().unwrap(), &(1, "keep"));
    assert_eq!(acts.iter().filter(|(seat, _)| *seat == 1).count(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_that_is_taken_back_is_not_played_for() {
    let mut making = Making::default();
    making.config.thinking = Thinking { within: LONG, grace: LONG, ..Thinking::default() };
    making.config.pace.away_after = SHORT;
    let (world, gate) = (World::made(making).await, Gate::of("slow-f"));
    let mut ala = world.person("Ala").await;
    let mut ola = world.person("Ola").await;
    let wish = json!({ "game": "cups", "options": { "again": "on" },
        "seats": [{ "you": {} }, "open"] });
    let table = ala.create(wish).await;
    ala.watch(&table, Some(0)).await.unwrap();
    ola.join(&table).await.unwrap();
    begin(&mut [&mut ala, &mut ola]).await;
    let key = ala.key.clone();
    drop(ala);
    ola.until(|ola| ola.room["seats"][0]["away"] == json!(true)).await;
    ola.at(json!({ "hold": { "seat": 0, "bot": gate.name } })).await.unwrap();
    gate.asked(1).await;
    let mut ala = world.connect(key.as_deref()).await;
    ala.watch(&table, Some(0)).await.unwrap();
    gate.choose("again");
    gate.finished(1).await;
    ola.catch_up().await;
    let (prompt, legal) = ala.asked().unwrap();
    assert_eq!(legal, ["keep", "again"], "nobody has rolled for her");
    ala.act(0, prompt, "keep").await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_all_think_the_next_one_waits_for_its_turn() {
    let world = world(|thinking| (thinking.at_once, thinking.hints_waiting) = (1, 1)).await;
    let gate = Gate::of("slow-g");
    let (mut ala, _) = with_bot(&world, gate).await;
    // Another table: its bot is quick, but somebody else thinks.
    let mut ola = world.person("Ola").await;
    let wish = json!({ "game": "cups", "options": { "again": "on" },
        "seats": [{ "you": {} }, { "bot": { "name": "random" } }] });
    let table = ola.create(wish).await;
    ola.watch(&table, Some(0)).await.unwrap();
    begin(&mut [&mut ola]).await;
    let (prompt, _) = ola.asked().unwrap();
    let hint = ask_hint(&ola, &table);
    while number(&world, "thoughts_waiting").await < 1 {}
    // One waits already: no other hint is thought of for this address.
    let mut iza = world.person("Iza").await;
    let wish = json!({ "game": "cups", "options": { "again": "on" },
        "seats": [{ "you": {} }, { "you": { "name": "Ewa" } }] });
    let other = iza.create(wish).await;
    iza.watch(&other, Some(0)).await.unwrap();
    iza.at(json!("start")).await.unwrap();
    draw(&mut [&mut iza]).await;
    let full = ask_hint(&iza, &other).await.unwrap();
    assert_eq!((full.status, full.code().as_str()), (503, "hints-full"));
    ola.act(0, prompt, "keep").await.unwrap();
    assert_eq!(hint.await.unwrap().code(), "stale-prompt", "the question was answered meanwhile");
    assert_eq!(ola.status(), "playing");
    gate.choose("keep");
    ala.until(|ala| ala.asked().is_some()).await;
    ola.until(|ola| ola.status() == "over").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_was_stopped_in_the_middle_thinks_again() {
    let (mut world, gate) = (world(|_| {}).await, Gate::of("slow-h"));
    gate.heed("keep");
    let (ala, table) = with_bot(&world, gate).await;
    let before = ala.play.clone();
    let key = ala.key.clone();
    drop(ala);
    world.restart().await;
    gate.finished(1).await;
    // Also when nobody comes.
    gate.asked(2).await;
    let mut ala = world.connect(key.as_deref()).await;
    ala.watch(&table, Some(1)).await.unwrap();
    assert_eq!(ala.play, before, "nothing was played that nobody chose");
    gate.choose("keep");
    ala.until(|ala| ala.asked().is_some()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_behind_a_sealed_page_think_at_once_and_act_in_order() {
    let (world, gate) = (world(|_| {}).await, Gate::of("slow-i"));
    let mut ala = world.person("Ala").await;
    let bot = json!({ "bot": { "name": gate.name } });
    let wish = json!({ "game": "ballots", "options": { "rounds": "1" },
        "seats": [bot.clone(), { "you": {} }, bot] });
    let table = ala.create(wish).await;
    ala.watch(&table, Some(1)).await.unwrap();
    begin(&mut [&mut ala]).await;
    gate.asked(2).await;
    let (prompt, _) = ala.asked().unwrap();
    ala.act(1, prompt, "done").await.unwrap();
    gate.choose("done");
    gate.choose("done");
    ala.until(|ala| ala.status() == "over").await;
    let order = acts(&ala, &table).await;
    assert_eq!(order, [(1, "done"), (0, "done"), (2, "done")]);
}

/// Who did what in a finished game.
async fn acts(client: &Client, table: &str) -> Vec<(u64, &'static str)> {
    let replay = client.http().get(&format!("/api/v1/replays/{table}")).await.json();
    let log = replay["log"].as_array().unwrap();
    let acts = log.iter().filter_map(|entry| entry.pointer("/body/game/act"));
    let known = ["keep", "again", "done"];
    let action = |act: &Value| known.into_iter().find(|known| act["action"] == **known).unwrap();
    acts.map(|act| (act["seat"].as_u64().unwrap(), action(act))).collect()
}

fn ask_hint(client: &Client, table: &str) -> JoinHandle<Answer> {
    let (http, path) = (client.http(), format!("/api/v1/tables/{table}/hint"));
    tokio::spawn(async move { http.post(&path, json!({ "seat": 0 })).await })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_stays_in_memory_while_a_bot_thinks() {
    let mut making = Making::default();
    making.config.thinking = Thinking { within: LONG, grace: LONG, ..Thinking::default() };
    making.config.pace.unload_after = SHORT;
    let (world, gate) = (World::made(making).await, Gate::of("slow-j"));
    let (ala, table) = with_bot(&world, gate).await;
    let (http, key) = (ala.http(), ala.key.clone());
    drop(ala);
    // Another table has come and gone meanwhile: nobody watches either of them.
    let other = json!({ "game": "cups", "seats": ["open", "open"] });
    let other = http.post("/api/v1/tables", other).await.json()["table"].clone();
    let mut ola = world.connect(None).await;
    ola.watch(other.as_str().unwrap(), None).await.unwrap();
    drop(ola);
    until(async || world.running().loaded_tables() <= 1).await;
    gate.choose("keep");
    gate.finished(1).await;
    // Whatever has become of the table since: the bot has acted, and was asked once.
    let mut ala = world.connect(key.as_deref()).await;
    ala.watch(&table, Some(1)).await.unwrap();
    ala.until(|ala| ala.asked().is_some()).await;
    assert_eq!(gate.times(), 1, "it has not been loaded again");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_has_one_hint_at_a_time() {
    let (world, gate) = (world(|_| {}).await, Gate::of("slow-hint"));
    let mut ala = world.person("Ala").await;
    let wish = json!({ "game": "cups", "options": { "again": "on" },
        "seats": [{ "you": {} }, { "bot": { "name": "random" } }, { "bot": { "name": "random" } }] });
    let table = ala.create(wish).await;
    ala.watch(&table, Some(0)).await.unwrap();
    begin(&mut [&mut ala]).await;
    let first = ask_hint(&ala, &table);
    gate.asked(1).await;
    let second = ask_hint(&ala, &table).await.unwrap();
    assert_eq!((second.status, second.code().as_str()), (409, "hint-asked"));
    gate.choose("again");
    let first = first.await.unwrap().json();
    let (prompt, _) = ala.asked().unwrap();
    let why = |what: &str| {
        json!({ "en": format!("{what}."), "pl": format!("{what}, pl."),
        "ru": format!("{what}, ru.") })
    };
    assert_eq!(
        first,
        json!({ "bot": "random", "prompt": prompt, "actions": ["again", "keep"],
            "unit": "victory", "exact": true, "best": [
                { "action": "again", "then": [], "value": 0.75, "error": null, "loss": 0.0,
                  "what": "again", "reasons": [], "why": why("again") },
                { "action": "keep", "then": [], "value": 0.5, "error": null, "loss": 0.25,
                  "what": "keep", "reasons": [], "why": why("keep") },
            ] })
    );
    gate.choose("again");
    let third = ask_hint(&ala, &table).await.unwrap();
    assert_eq!(third.status, 200, "after the answer she may ask again");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_closes_the_connection_calls_the_hint_off() {
    let (world, gate) = (world(|_| {}).await, Gate::of("slow-leave"));
    gate.heed("keep");
    let mut ala = world.person("Ala").await;
    let bot = json!({ "bot": { "name": "random" } });
    let wish = json!({ "game": "cups", "options": { "again": "on" },
        "seats": [{ "you": {} }, bot, bot, bot] });
    let table = ala.create(wish).await;
    ala.watch(&table, Some(0)).await.unwrap();
    begin(&mut [&mut ala]).await;
    let asking = ask_hint(&ala, &table);
    gate.asked(1).await;
    asking.abort();
    gate.finished(1).await;
    // She may ask again as soon as it has come to its end.
    gate.choose("again");
    until(async || ask_hint(&ala, &table).await.unwrap().status == 200).await;
}
