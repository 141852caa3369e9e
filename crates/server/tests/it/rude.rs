//! Clients that misbehave, and a game that does.

mod deeds;
mod frames;
mod mute;
pub(crate) mod raw;
mod slow;
mod trap;
mod words;

use serde_json::json;

use crate::client::Client;
use crate::play::{begin, finish, lots};
use crate::world::World;

pub(crate) use trap::trap;

/// Two people at a table of Cups, each looking from their own seat; the first one is asked.
async fn at_cups(world: &World) -> (Client, Client, String) {
    let mut ala = world.person("Ala").await;
    let mut ola = world.person("Ola").await;
    let wish = json!({ "game": "cups", "seats": [{ "you": {} }, "open"] });
    let table = ala.create(wish).await;
    ala.watch(&table, Some(0)).await.unwrap();
    ola.join(&table).await.unwrap();
    begin(&mut [&mut ala, &mut ola]).await;
    (ala, ola, table)
}

/// Whatever somebody has done to the server: others still play on it.
pub(crate) async fn others_play(world: &World) {
    let (mut ala, mut ola, _) = at_cups(world).await;
    finish(&mut [&mut ala, &mut ola], lots(1)).await;
    assert_eq!(ala.status(), "over");
}
