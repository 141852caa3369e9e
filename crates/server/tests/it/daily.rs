//! Daily challenges: one attempt, the same dice for all, and nothing told too early.

mod boards;
mod days;
mod tables;

use std::time::Duration;

use serde_json::{Value, json};
use turlaj_server::Wall;

use crate::client::{Answer, Client, Http};
use crate::world::{Making, World};

const HOUR: Duration = Duration::from_secs(60 * 60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// A world in which it is noon, so that no test meets midnight by chance.
pub(crate) async fn noon() -> World {
    let wall = Wall::default();
    let day = DAY.as_millis() as i64;
    let to_noon = (day + day / 2 - wall.now().rem_euclid(day)).rem_euclid(day);
    wall.move_on(Duration::from_millis(to_noon as u64));
    World::made(Making { wall, ..Making::default() }).await
}

/// What is told of today.
pub(crate) async fn today(http: &Http) -> Value {
    let answer = http.get("/api/v1/daily").await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()
}

/// What is told of today's Stonoga.
pub(crate) async fn stonoga(http: &Http) -> Value {
    today(http).await["games"][0].clone()
}

pub(crate) async fn ask(http: &Http, game: &str) -> Answer {
    http.post(&format!("/api/v1/daily/{game}"), json!({})).await
}

/// Begins or goes on, and looks from the seat.
pub(crate) async fn begin(client: &mut Client, game: &str) -> String {
    let answer = ask(&client.http(), game).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let table = answer.json()["table"].as_str().unwrap().to_string();
    client.watch(&table, Some(0)).await.unwrap();
    table
}

pub(crate) async fn board(http: &Http, date: &str, game: &str) -> Value {
    let answer = http.get(&format!("/api/v1/daily/{date}/{game}")).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.json()
}

/// The secret behind a draw, from the disk.
pub(crate) fn secret(world: &World, draw: &str) -> String {
    use turlaj_store::Store;
    hex::encode(world.store().draw(draw).unwrap().unwrap().secret)
}

pub(crate) fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("no text: {value}"))
}
