//! A game that panics, and dice that do.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};

use serde_json::{Value, json};
use tokio::sync::Notify;
use turlaj_core::{
    Address, Audience, Dice, DiceFaces, Due, Event, Eye, Game, Node, OptionSpec, Out, Refusal,
    Seat, Settings,
};
use turlaj_server::{DiceBox, GameEntry, Minds};
use turlaj_store::Store;
use turlaj_table::fair::{Draw, Secret};
use turlaj_testkit::toys::cups::{Action, Cups};

use super::{at_cups, others_play};
use crate::client::{Client, Http};
use crate::play::{begin, catch_up, finish, lots};
use crate::thinking::{no_advice, say};
use crate::world::{Making, World};

/// Cups, but who rolls again falls into it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Trap(Cups);

pub(crate) fn trap() -> GameEntry {
    let minds = Minds {
        bot: |_, _| None,
        check_level: |_, _| Ok(()),
        solve: None,
        advise: no_advice,
        say: say::<Trap>,
    };
    GameEntry::new::<Trap>("Toy", "A toy.", &[], minds, |_| true)
}

fn in_cups(event: &Event<Trap>) -> Event<Cups> {
    match event {
        Event::Roll { roll } => Event::Roll { roll: *roll },
        Event::Act { seat, action } => Event::Act { seat: *seat, action: *action },
        Event::Time => Event::Time,
    }
}

type State = <Cups as Game>::State;
type Roll = <Cups as Game>::Roll;
type View = <Cups as Game>::View;
type News = <Cups as Game>::News;

/// Passes on what Cups reports.
struct Passed<'a, O>(&'a mut O);

impl<O: Out<Trap>> Out<Cups> for Passed<'_, O> {
    fn tell(&mut self, to: Audience, news: impl FnOnce() -> News) {
        self.0.tell(to, news);
    }
    fn turn_page(&mut self) {
        self.0.turn_page();
    }
    fn uncover(&mut self) {
        self.0.uncover();
    }
}

impl Game for Trap {
    const ID: &'static str = "trap";
    const RULES: u32 = 1;
    const OPTIONS: &'static [OptionSpec] = Cups::OPTIONS;
    const PLAYERS: (u8, u8) = Cups::PLAYERS;

    type State = State;
    type Action = Action;
    type Roll = Roll;
    type View = View;
    type News = News;

    fn configure(settings: &Settings) -> Result<Self, Refusal> {
        Cups::configure(settings).map(Trap)
    }
    fn settings(&self) -> Settings {
        self.0.settings()
    }
    fn players(&self) -> u8 {
        self.0.players()
    }
    fn start(&self) -> State {
        self.0.start()
    }
    fn node(&self, state: &State) -> Node {
        self.0.node(state)
    }
    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.0.legal(state, seat, out);
    }
    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.0.check(state, seat, action)
    }
    fn refused(&self, state: &State, seat: Seat) -> Vec<(Action, Refusal)> {
        self.0.refused(state, seat)
    }
    fn fallback(&self, state: &State, seat: Seat) -> Option<Action> {
        self.0.fallback(state, seat)
    }
    fn due(&self, state: &State) -> Due {
        self.0.due(state)
    }
    fn read(&self, state: &State, faces: &[u32]) -> Roll {
        self.0.read(state, faces)
    }
    fn faces(&self, state: &State, roll: &Roll) -> Result<DiceFaces, Refusal> {
        self.0.faces(state, roll)
    }
    fn apply<O: Out<Self>>(&self, state: &mut State, event: &Event<Self>, out: &mut O) {
        let fatal = matches!(event, Event::Act { action: Action::Again, .. });
        assert!(!fatal, "somebody fell into the trap");
        self.0.apply(state, &in_cups(event), &mut Passed(out));
    }
    fn view(&self, state: &State, eye: Eye) -> View {
        self.0.view(state, eye)
    }
}

/// Two people at a trap, and somebody who looks on.
async fn at_the_trap(world: &World) -> (Client, Client, Client, String) {
    let mut ala = world.person("Ala").await;
    let mut ola = world.person("Ola").await;
    let mut watcher = world.connect(None).await;
    let wish = json!({ "game": "trap", "options": { "again": "on" },
        "seats": [{ "you": {} }, "open"] });
    let table = ala.create(wish).await;
    ala.watch(&table, Some(0)).await.unwrap();
    ola.join(&table).await.unwrap();
    watcher.watch(&table, None).await.unwrap();
    begin(&mut [&mut ala, &mut ola, &mut watcher]).await;
    catch_up(&mut [&mut ala, &mut ola, &mut watcher]).await;
    (ala, ola, watcher, table)
}

/// Waits until so many tables have crashed and nothing of them is left.
async fn until_crashed(world: &World, times: usize) {
    let numbers = Http::new(world.running().metrics_address().unwrap());
    let line = format!("turlaj_crashed_tables_total {times}\n");
    while !numbers.get("/metrics").await.body.contains(&line) {}
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_table_that_panics_takes_no_other_with_it() {
    let world = World::new().await;
    let (mut iza, mut ewa, _) = at_cups(&world).await;
    let (mut ala, mut ola, mut watcher, table) = at_the_trap(&world).await;
    let (prompt, legal) = ala.asked().unwrap();
    assert_eq!(legal, ["keep", "again"]);
    let views: Vec<Value> =
        [&ala, &ola, &watcher].iter().map(|client| client.play.clone()).collect();
    let num = world.store().table(&table).unwrap().unwrap().num;
    let log = world.store().log(num).unwrap();
    for time in 1..=5 {
        assert_eq!(ala.act(0, prompt, "again").await, Err("crashed".to_string()));
        for client in [&mut ala, &mut ola, &mut watcher] {
            client.until(|client| client.gone.is_some()).await;
            assert_eq!(client.gone.take().unwrap()["code"], "crashed");
            client.play = Value::Null;
        }
        until_crashed(&world, time).await;
        // Everybody can watch again, and the table is as it was before the fatal act.
        ala.watch(&table, Some(0)).await.unwrap();
        ola.watch(&table, Some(1)).await.unwrap();
        watcher.watch(&table, None).await.unwrap();
        for (client, view) in [&ala, &ola, &watcher].iter().zip(&views) {
            assert_eq!(client.play, *view);
        }
    }
    assert_eq!(world.store().log(num).unwrap(), log, "nothing of it was logged");
    // It is played on, and so is the other one.
    ala.act(0, prompt, "keep").await.unwrap();
    finish(&mut [&mut ola, &mut ala], |_| 0).await;
    watcher.until(|watcher| watcher.status() == "over").await;
    finish(&mut [&mut iza, &mut ewa], lots(1)).await;
    others_play(&world).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_question_that_makes_a_table_panic_is_answered() {
    let world = World::new().await;
    let (mut ala, mut ola, _, table) = at_the_trap(&world).await;
    let ask = json!({ "seat": 0, "actions": ["again"] });
    let answer = ala.http().post(&format!("/api/v1/tables/{table}/preview"), ask).await;
    assert_eq!((answer.status, answer.code().as_str()), (500, "crashed"));
    ola.until(|ola| ola.gone.is_some()).await;
    ala.until(|ala| ala.gone.is_some()).await;
    until_crashed(&world, 1).await;
    ala.watch(&table, Some(0)).await.unwrap();
    ola.watch(&table, Some(1)).await.unwrap();
    finish(&mut [&mut ala, &mut ola], |_| 0).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_was_told_that_a_table_is_gone_can_stop_watching_it() {
    let world = World::new().await;
    let (mut ala, _ola, _watcher, table) = at_the_trap(&world).await;
    let (prompt, _) = ala.asked().unwrap();
    assert_eq!(ala.act(0, prompt, "again").await, Err("crashed".to_string()));
    until_crashed(&world, 1).await;
    let unwatch = ala.send(json!({ "unwatch": { "table": table } })).await;
    assert_answered(&mut ala, &table, unwatch).await;
}

/// Whether a request was answered, without waiting for ever: the table answers in order.
pub(super) async fn assert_answered(client: &mut Client, table: &str, id: u32) {
    client.watch(table, None).await.unwrap();
    client.catch_up().await;
    assert!(heard_answer(client, id), "request {id} has no answer");
}

fn heard_answer(client: &Client, id: u32) -> bool {
    client.heard.iter().any(|text| {
        let message: Value = serde_json::from_str(text).unwrap();
        let done = message["done"].as_array().cloned().unwrap_or_default();
        message["id"] == json!(id) || done.contains(&json!(id))
    })
}

/// Dice that wait, when they are told to, and then fall off the table.
struct Slippery {
    armed: AtomicBool,
    waiting: Notify,
    fall: Mutex<Receiver<()>>,
}

struct SlipperyBox(Arc<Slippery>);

impl DiceBox for SlipperyBox {
    fn open(&self, _: &Secret, _: &Draw) -> Box<dyn Dice + Send> {
        let slippery = self.0.clone();
        Box::new(move |_: Address, _: u32| {
            if slippery.armed.swap(false, Ordering::SeqCst) {
                slippery.waiting.notify_one();
                let _ = tokio::task::block_in_place(|| slippery.fall.lock().unwrap().recv());
                panic!("the dice fell off the table");
            }
            0
        })
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_waits_for_a_table_that_panics_gets_an_answer() {
    let (fall, falls) = channel();
    let slippery = Arc::new(Slippery {
        armed: AtomicBool::new(false),
        waiting: Notify::new(),
        fall: Mutex::new(falls),
    });
    let dice = Box::new(SlipperyBox(slippery.clone()));
    let world = World::made(Making { dice, ..Making::default() }).await;
    let (mut ala, mut ola, table) = at_cups(&world).await;
    let mut iza = world.person("Iza").await;
    let (prompt, _) = ala.asked().unwrap();
    slippery.armed.store(true, Ordering::SeqCst);
    let keep = json!({ "act": { "seat": 0, "prompt": prompt, "action": "keep" } });
    let act = ala.send(json!({ "at": { "table": table, "do": keep } })).await;
    slippery.waiting.notified().await;
    // While the table is busy somebody comes; a question is asked, too.
    let watch = iza.send(json!({ "watch": { "table": table, "eye": null } })).await;
    let why = tokio::spawn({
        let (http, path) = (ola.http(), format!("/api/v1/tables/{table}/why-not"));
        async move { http.post(&path, json!({ "seat": 1 })).await }
    });
    fall.send(()).unwrap();
    assert_eq!(ala.answer(act).await, Err("crashed".to_string()));
    // Whether they were heard by the table that fell or by the one that came after it.
    let answer = iza.answer(watch).await;
    assert!(answer.is_ok() || answer == Err("crashed".to_string()), "{answer:?}");
    let answer = why.await.unwrap();
    assert!(answer.status == 200 || answer.code() == "crashed", "{answer:?}");
    // What was not saved is asked again, and then nothing is wrong with the dice.
    ola.until(|ola| ola.gone.is_some()).await;
    until_crashed(&world, 1).await;
    ala.watch(&table, Some(0)).await.unwrap();
    ola.watch(&table, Some(1)).await.unwrap();
    ala.act(0, prompt, "keep").await.unwrap();
    finish(&mut [&mut ola, &mut ala], |_| 0).await;
}
