//! Wall clocks that jump: nothing is lost or told before a day of running has confirmed it.

mod secrets;

use std::time::Duration;

use serde_json::json;
use turlaj_store::{Op, Status, Store, TableNum, TableRow};

use crate::client::Client;
use crate::play::begin;
use crate::world::{World, until};

const HOUR: Duration = Duration::from_secs(60 * 60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

fn millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap()
}

/// A game in play; returns its table.
async fn game(world: &World, clock: serde_json::Value) -> (Client, String) {
    let mut ala = world.person("Ala").await;
    let bot = json!({ "bot": { "name": "greedy" } });
    let wish = json!({ "game": "stonoga", "seats": [{ "you": {} }, bot], "clock": clock });
    let table = ala.create(wish).await;
    ala.watch(&table, Some(0)).await.unwrap();
    begin(&mut [&mut ala]).await;
    (ala, table)
}

fn row(world: &World, table: &str) -> TableRow {
    world.store().table(table).unwrap().unwrap()
}

/// Returns when all tables that were due have been looked after: two tables that are due in any
/// case have gone, one after the other.
async fn swept(world: &World) {
    let mut owner = world.person("Owner").await;
    let wish = json!({ "game": "stonoga", "seats": ["open", "open"] });
    let lobby = owner.create(wish).await;
    let lobby = row(world, &lobby);
    for at in 0..2 {
        let num = TableNum(lobby.num.0 + 1000 + at);
        let id = format!("{:016}", num.0).replace('1', "z");
        let due = TableRow { num, id: id.clone(), deadline: Some(1), ..lobby.clone() };
        world.store().write(vec![Op::PutTable(due)]).await.unwrap().unwrap();
        world.wall.move_on(Duration::from_millis(1));
        until(async || world.store().table(&id).unwrap().is_none()).await;
    }
}

async fn until_abandoned(world: &World, table: &str) {
    until(async || row(world, table).status == Status::Abandoned).await;
}

/// The server has come back to a clock that is this far ahead: the game waits for a day of running.
async fn keeps_for_a_day(world: &mut World, table: &str) {
    world.restart().await;
    swept(world).await;
    assert_eq!(row(world, table).status, Status::Playing);
    world.wall.move_on(23 * HOUR);
    // Restarts count as running, and begin nothing again.
    world.restart().await;
    swept(world).await;
    assert_eq!(row(world, table).status, Status::Playing);
    world.wall.move_on(2 * HOUR);
    until_abandoned(world, table).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_that_is_a_month_ahead_at_start_ends_no_game() {
    let mut world = World::new().await;
    let (_, table) = game(&world, json!(null)).await;
    world.stop().await;
    world.wall.set(millis(31 * DAY));
    keeps_for_a_day(&mut world, &table).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_machine_that_was_off_loses_no_game_on_its_first_day() {
    let mut world = World::new().await;
    let (_, table) = game(&world, json!(null)).await;
    world.stop().await;
    world.wall.move_on(40 * DAY);
    keeps_for_a_day(&mut world, &table).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_that_jumps_under_a_running_server_and_back_ends_no_game() {
    let world = World::new().await;
    let (mut ala, table) = game(&world, json!(null)).await;
    for by in [millis(31 * DAY), -millis(31 * DAY), -millis(31 * DAY), millis(31 * DAY)] {
        world.wall.set(by);
        swept(&world).await;
    }
    let (prompt, legal) = ala.asked().unwrap();
    ala.act(0, prompt, &legal[0]).await.unwrap();
    // Days that pass are days.
    world.wall.move_on(29 * DAY);
    swept(&world).await;
    assert_eq!(row(&world, &table).status, Status::Playing);
    world.wall.move_on(2 * DAY);
    until_abandoned(&world, &table).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_jump_costs_nobody_time_to_think() {
    let mut world = World::new().await;
    let (ala, table) = game(&world, json!({ "per": "move", "seconds": 600 })).await;
    drop(ala);
    let flagged = |world: &World| {
        let log = world.store().log(row(world, &table).num).unwrap();
        let flag = |facts: &[u8]| String::from_utf8_lossy(facts).contains("\"flag\":");
        log.iter().any(|chunk| flag(&chunk.facts))
    };
    world.wall.set(millis(3 * DAY));
    swept(&world).await;
    assert!(!flagged(&world), "the clock was set");
    world.stop().await;
    world.wall.move_on(3 * DAY);
    world.restart().await;
    swept(&world).await;
    assert!(!flagged(&world), "the server was off");
    world.wall.move_on(Duration::from_secs(660));
    until(async || flagged(&world)).await;
}
