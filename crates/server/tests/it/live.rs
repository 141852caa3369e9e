//! Live phases: bots that run, people who leave, and a server that comes back in the middle.

mod absence;

use std::time::Duration;

use serde_json::{Value, json};
use turlaj_catalog::BotSpec;
use turlaj_core::{Address, Dice, Event, Tick};
use turlaj_server::{DiceBox, GameEntry, Minds, Pace};
use turlaj_table::fair::{Draw, Secret};
use turlaj_testkit::toys::sprint::{Sprint, race};

use crate::client::Client;
use crate::play::{begin, catch_up};
use crate::thinking::{no_advice, say};
use crate::world::{Making, World, random};

const fn bot(name: &'static str) -> BotSpec {
    BotSpec::study(name, "a toy")
}

/// Sprint with bots that play live, but for `random`.
pub(crate) fn sprint() -> GameEntry {
    const BOTS: &[BotSpec] = &[
        bot("random"),
        bot("stubborn"),
        bot("follower"),
        bot("walker"),
        bot("jogger"),
        bot("runner"),
    ];
    let bot = |name: &str, seed: u64| race::bot(name).or_else(|| random(name, seed));
    let minds = Minds {
        bot,
        check_level: |_, _| Ok(()),
        solve: None,
        advise: no_advice,
        say: say::<Sprint>,
    };
    GameEntry::new::<Sprint>("Toy", "A toy.", BOTS, minds, |_| false)
}

fn refused(code: &str) -> Result<(), String> {
    Err(code.to_string())
}

async fn paced(pace: Pace) -> World {
    let mut making = Making::default();
    making.config.pace = pace;
    World::made(making).await
}

/// A world in which time stands still for so long when a table comes back.
async fn resuming(resume_wait: Duration) -> World {
    paced(Pace { resume_wait, ..Pace::default() }).await
}

/// A race of Ala and others.
fn race(clock: &str, others: &[Value]) -> Value {
    let mut seats = vec![json!({ "you": {} })];
    seats.extend_from_slice(others);
    json!({ "game": "sprint", "options": { "clock": clock }, "seats": seats })
}

fn a_bot(name: &str) -> Value {
    json!({ "bot": { "name": name } })
}

fn tracks(client: &Client) -> &Value {
    &client.play["view"]["tracks"]
}

async fn do_act(client: &mut Client, action: &str) -> Result<(), String> {
    let (seat, prompt) = (client.play["eye"].as_u64().unwrap(), &client.play["prompt"]);
    client.act(seat as u8, prompt.as_u64().unwrap() as u32, action).await
}

/// The table of two people in the middle of a race without a clock.
async fn two_run(world: &World) -> (Client, Client, String) {
    let mut ala = world.person("Ala").await;
    let mut ola = world.person("Ola").await;
    let table = ala.create(race("hasty-off", &[json!("open")])).await;
    ala.watch(&table, Some(0)).await.unwrap();
    ola.join(&table).await.unwrap();
    begin(&mut [&mut ala, &mut ola]).await;
    ala.until(|ala| ala.asked().is_some()).await;
    ola.until(|ola| ola.asked().is_some()).await;
    (ala, ola, table)
}

/// The log of a game that has ended: ticks and bodies.
async fn log(world: &World, table: &str) -> Vec<(Tick, Value)> {
    let replay = world.http().get(&format!("/api/v1/replays/{table}")).await.json();
    let entries = replay["log"].as_array().unwrap().iter();
    entries.map(|entry| (entry["tick"].as_u64().unwrap(), entry["body"]["game"].clone())).collect()
}

/// The ticks of all acts of a seat, and where in the log they stand.
fn acts(log: &[(Tick, Value)], seat: u8) -> Vec<(usize, Tick)> {
    let of = |(_, (_, body)): &(usize, &(Tick, Value))| body["act"]["seat"] == json!(seat);
    log.iter().enumerate().filter(of).map(|(at, (tick, _))| (at, *tick)).collect()
}

/// When the race began.
fn started(log: &[(Tick, Value)]) -> Tick {
    log.iter().find(|(_, body)| *body == json!("time")).expect("the countdown has ended").0
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_run_to_the_end_while_a_client_looks() {
    let world = World::new().await;
    let mut ala = world.person("Ala").await;
    let seats = ["runner", "stubborn", "follower", "random"].map(a_bot);
    let wish = json!({ "game": "sprint", "options": { "clock": "hasty-off" }, "seats": seats,
        "start": true });
    let table = ala.create(wish).await;
    ala.until(|ala| ala.status() == "over").await;
    let log = log(&world, &table).await;
    let start = started(&log);
    let ticks =
        |seat: u8| acts(&log, seat).iter().map(|(_, tick)| tick - start).collect::<Vec<_>>();
    let runner = ticks(0);
    let planned: Vec<Tick> = (1..=runner.len() as Tick).map(|at| 2 * at).collect();
    assert_eq!(runner, planned, "every act stands at the tick for which it was planned");
    assert!(runner.len() >= 4, "to the goal, and a shout");
    assert_eq!((ticks(1), ticks(3)), (vec![], vec![]), "refused, and not live");
    // It waited for the first step of the runner, and then went on at its own pace.
    let follower: Vec<Tick> = (1..).map(|at| 2 + 5 * at).take(ticks(2).len()).collect();
    assert_eq!(ticks(2), follower);
    assert!(log.is_sorted_by_key(|(tick, _)| *tick));
}

/// Dice that always show the face of the race of all drivers.
struct SameFace;

impl DiceBox for SameFace {
    fn open(&self, _: &Secret, _: &Draw) -> Box<dyn Dice + Send> {
        Box::new(|_: Address, _: u32| race::FACE)
    }
}

/// The laboratory's and the terminal's tests play the same race.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_race_of_all_drivers_has_these_facts() {
    let world = World::made(Making { dice: Box::new(SameFace), ..Making::default() }).await;
    let mut ala = world.person("Ala").await;
    let [(option, value)] = race::OPTIONS;
    let seats = race::SEATS.map(a_bot);
    let wish =
        json!({ "game": "sprint", "options": { option: value }, "seats": seats, "start": true });
    let table = ala.create(wish).await;
    ala.until(|ala| ala.status() == "over").await;
    let facts = log(&world, &table).await.into_iter().filter(|(_, body)| !body.is_null());
    let facts = facts.map(|(tick, body)| {
        let event: Event<Sprint> = serde_json::from_value(body).unwrap();
        (tick, race::words(&event))
    });
    let expected = race::FACTS.map(|(tick, words)| (tick, words.to_string()));
    assert_eq!(race::by_page(facts), expected);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn covered_dice_are_told_to_everyone_at_start_and_not_before() {
    let world = World::new().await;
    let (mut ala, mut ola) = (world.person("Ala").await, world.person("Ola").await);
    let mut eve = world.connect(None).await;
    let table = ala.create(race("hasty-off", &[json!("open")])).await;
    ala.watch(&table, Some(0)).await.unwrap();
    ola.join(&table).await.unwrap();
    eve.watch(&table, None).await.unwrap();
    begin(&mut [&mut ala, &mut ola]).await;
    for client in [&mut ala, &mut ola, &mut eve] {
        client.until(|client| client.play["view"]["phase"] == json!("race")).await;
        let goal = client.play["view"]["goal"].as_u64().unwrap();
        assert_eq!(client.rolled, [format!("s1.1=goal:{}", goal - 2)]);
        let started = |text: &&String| text.contains(r#""race""#);
        for text in client.heard.iter().take_while(|text| !started(text)) {
            let covered = text.replace(r#""goal":null"#, "").replace(r#""goal-set""#, "");
            assert!(!covered.contains("goal"), "{text}");
        }
    }
    // Who comes or comes back after START gets the same, with the first update.
    let mut late = world.connect(None).await;
    late.watch(&table, None).await.unwrap();
    assert_eq!(late.rolled, ala.rolled);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_keeps_to_its_plan_whatever_others_do() {
    let world = World::new().await;
    let mut ala = world.person("Ala").await;
    let table = ala.create(race("hasty-off", &[a_bot("walker"), a_bot("follower")])).await;
    ala.watch(&table, Some(0)).await.unwrap();
    begin(&mut [&mut ala]).await;
    ala.until(|ala| ala.asked().is_some()).await;
    for action in ["step", "back", "step", "back", "step"] {
        do_act(&mut ala, action).await.unwrap();
    }
    ala.until(|ala| tracks(ala)[1] != json!(0) && tracks(ala)[2] != json!(0)).await;
    do_act(&mut ala, "shout").await.unwrap();
    ala.until(|ala| ala.status() == "over").await;
    let log = log(&world, &table).await;
    let (at, tick) = acts(&log, 1)[0];
    // Where a fact of others was noticed later than planned, it cannot stand before that.
    assert_eq!(tick, (started(&log) + 110).max(log[at - 1].0));
    assert!(!acts(&log, 2).is_empty(), "the follower ran after Ala");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_clock_ends_a_race_in_which_nobody_shouts() {
    let world = World::new().await;
    let mut ala = world.person("Ala").await;
    let table = ala.create(race("hasty", &[a_bot("follower")])).await;
    ala.watch(&table, Some(0)).await.unwrap();
    begin(&mut [&mut ala]).await;
    ala.until(|ala| ala.status() == "over").await;
    let log = log(&world, &table).await;
    let times: Vec<Tick> =
        log.iter().filter(|(_, body)| *body == json!("time")).map(|(tick, _)| *tick).collect();
    assert_eq!(times.len(), 2);
    assert_eq!(times[1] - times[0], 100, "it ends in its last tick, not when that was noticed");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn time_stands_still_when_a_live_table_comes_back() {
    let mut world = resuming(Duration::from_secs(3600)).await;
    let mut ala = world.person("Ala").await;
    // The long countdown: nothing of it is lost but what the log knows.
    let table = ala.create(race("on", &[a_bot("runner")])).await;
    ala.watch(&table, Some(0)).await.unwrap();
    begin(&mut [&mut ala]).await;
    let mut ela = world.person("Ela").await;
    let running = ela.create(race("hasty-off", &[a_bot("walker")])).await;
    ela.watch(&running, Some(0)).await.unwrap();
    begin(&mut [&mut ela]).await;
    ela.until(|ela| ela.asked().is_some()).await;
    do_act(&mut ela, "step").await.unwrap();
    assert_eq!(ela.play["resumes_in"], json!(null));
    let prompt = ela.play["prompt"].as_u64().unwrap() as u32;
    world.restart().await;

    let mut ala = world.connect(ala.key.as_deref()).await;
    ala.watch(&table, Some(0)).await.unwrap();
    assert!(ala.play["resumes_in"].as_u64().is_some_and(|left| left > 3_000_000), "{}", ala.play);
    assert_eq!(ala.play["clock"], json!(3000), "time in which nobody was there does not count");

    let mut ela = world.connect(ela.key.as_deref()).await;
    ela.watch(&running, Some(0)).await.unwrap();
    let before = tracks(&ela).clone();
    assert_eq!(do_act(&mut ela, "step").await, refused("resuming"));
    assert_eq!(ela.act(0, prompt - 1, "step").await, Ok(()), "its acknowledgement was lost");
    assert_eq!(do_act(&mut ela, "shout").await, refused("resuming"));
    ela.watch(&running, Some(0)).await.unwrap();
    assert_eq!(*tracks(&ela), before, "bots wait too");
    ela.at(json!({ "end": { "agree": true } })).await.unwrap();
    assert_eq!(ela.status(), "abandoned", "what is not played goes on");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn time_goes_on_after_the_countdown_and_bots_with_it() {
    let mut world = resuming(Duration::from_millis(20)).await;
    let mut ala = world.person("Ala").await;
    let table = ala.create(race("hasty-off", &[a_bot("walker")])).await;
    ala.watch(&table, Some(0)).await.unwrap();
    begin(&mut [&mut ala]).await;
    ala.until(|ala| ala.asked().is_some()).await;
    world.restart().await;
    let mut ala = world.connect(ala.key.as_deref()).await;
    ala.watch(&table, Some(0)).await.unwrap();
    ala.until(|ala| ala.play["resumes_in"] == json!(null)).await;
    ala.until(|ala| ala.status() == "over").await;
    assert_eq!(ala.play["view"]["shouter"], json!(1));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_a_countdown_and_among_bots_a_table_goes_on_at_once() {
    let mut world = resuming(Duration::ZERO).await;
    let (ala, _, table) = two_run(&world).await;
    world.restart().await;
    let mut ala = world.connect(ala.key.as_deref()).await;
    ala.watch(&table, Some(0)).await.unwrap();
    do_act(&mut ala, "step").await.unwrap();
    assert_eq!((&ala.play["resumes_in"], tracks(&ala)), (&json!(null), &json!([1, 0])));

    let mut world = resuming(Duration::from_secs(3600)).await;
    let mut ala = world.person("Ala").await;
    let seats = ["walker", "walker"].map(a_bot);
    let options = json!({ "clock": "hasty-off" });
    let wish = json!({ "game": "sprint", "options": options, "seats": seats });
    let table = ala.create(wish).await;
    ala.at(json!("start")).await.unwrap();
    ala.until(|ala| !ala.play.is_null()).await;
    world.restart().await;
    let mut ala = world.connect(ala.key.as_deref()).await;
    ala.watch(&table, None).await.unwrap();
    ala.until(|ala| ala.status() == "over").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_room_of_a_live_game_tells_how_far_away_people_are() {
    let world = paced(Pace { ping_every: Duration::from_millis(5), ..Pace::default() }).await;
    let (mut ala, mut ola, table) = two_run(&world).await;
    let mut ela = world.person("Ela").await;
    // Nobody is told for the lag alone; it comes with whatever else changes in the room.
    while ala.room["seats"][1]["lag"].is_null() {
        ela.watch(&table, None).await.unwrap();
        ela.ask(json!({ "unwatch": { "table": table } })).await.unwrap();
        catch_up(&mut [&mut ala, &mut ola]).await;
    }
    let lag = ala.room["seats"][1]["lag"].as_u64().unwrap();
    assert!([20, 50, 100, 150, 200, 300, 500, 1000, 2000, 5000].contains(&lag), "{lag}");
    let stonoga = ala.create(json!({ "game": "stonoga", "seats": [{ "you": {} }, "open"] })).await;
    ola.join(&stonoga).await.unwrap();
    assert_eq!(ola.room["seats"][0]["lag"], json!(null), "where it does not matter");
}
