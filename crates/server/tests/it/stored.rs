//! Games that an earlier release stored in the middle go on, end, and can be verified.
//!
//! `tests/data` holds the database of a release and the keys of its people. `UPDATE_DATA=1 cargo
//! test -p turlaj-server stored` writes both with the present release; run it before a change that
//! could matter, so that the files are older than the code that reads them.

use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use serde_json::{Value, json};
use turlaj_catalog::{Listed, Visit, visit};
use turlaj_store::{Op, Order, Store};
use turlaj_table::record::read;
use turlaj_table::verify;

use crate::client::Client;
use crate::play::{begin, finish, lots};
use crate::world::{Making, World, until};

/// A game and its options, and how many decisions are made before it is stored.
const GAMES: [(&str, &str, usize); 6] = [
    ("stonoga", r#"{ "tails": "on", "golden": "on", "steal": "on", "barefoot": "on" }"#, 41),
    ("stonoga", r#"{ "edition": "ru" }"#, 7),
    ("clever", "{}", 60),
    ("clever", r#"{ "unusable": "tray" }"#, 33),
    ("snakes", "{}", 30),
    ("ziomek", r#"{ "clock": "off" }"#, 0),
];

fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

/// Nothing is closed because it is old.
fn making() -> Making {
    let mut making = Making::default();
    making.config.pace.keep_game = Duration::from_secs(100 * 366 * 24 * 3600);
    making.config.pace.resume_wait = Duration::ZERO;
    making
}

/// Makes so many decisions.
async fn decide(people: &mut [&mut Client], mut left: usize) {
    let mut choose = lots(7);
    while left > 0 {
        for client in people.iter_mut() {
            client.catch_up().await;
            if let Some((prompt, legal)) = client.asked().filter(|_| left > 0) {
                let seat = client.play["eye"].as_u64().unwrap() as u8;
                client.act(seat, prompt, &legal[choose(legal.len())]).await.unwrap();
                left -= 1;
            }
        }
    }
}

/// Acts in the middle of a race.
async fn race(client: &mut Client, action: &str) {
    client.until(|client| client.play["view"]["phase"] == json!("building")).await;
    let (seat, prompt) = (client.play["eye"].as_u64().unwrap(), client.play["prompt"].as_u64());
    client.act(seat as u8, prompt.unwrap() as u32, action).await.unwrap();
}

/// Writes the data of this release.
async fn write() {
    let mut world = World::made(making()).await;
    let keys = [world.http().person("Ala").await, world.http().person("Ola").await];
    let (mut ala, mut ola) =
        (world.connect(Some(&keys[0])).await, world.connect(Some(&keys[1])).await);
    let mut tables = Vec::new();
    for (game, options, decisions) in GAMES {
        let options: Value = serde_json::from_str(options).unwrap();
        let wish = json!({ "game": game, "options": options, "seats": [{ "you": {} }, "open"] });
        let table = ala.create(wish).await;
        ala.watch(&table, Some(0)).await.unwrap();
        ola.join(&table).await.unwrap();
        (ala.nonces, ola.nonces) = Default::default();
        begin(&mut [&mut ala, &mut ola]).await;
        decide(&mut [&mut ala, &mut ola], decisions).await;
        if game == "ziomek" {
            race(&mut ala, "drop:1a@155").await;
            race(&mut ola, "drop:2a@100").await;
        }
        tables.push(table);
    }
    world.stop().await;
    let stored = fs::read(world.folder().join("turlaj.sqlite")).unwrap();
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(&stored).unwrap();
    fs::create_dir_all(data("")).unwrap();
    fs::write(data("stored.sqlite.gz"), packed.finish().unwrap()).unwrap();
    let people = json!({ "keys": keys, "tables": tables });
    fs::write(data("stored.json"), format!("{people:#}\n")).unwrap();
}

struct Verify<'a>(&'a str);

impl Visit for Verify<'_> {
    type Out = Result<(), String>;

    fn game<G: Listed>(self) -> Self::Out {
        let reading = read::<G>(self.0).map_err(|why| why.to_string())?;
        verify(&reading).map(|_| ()).map_err(|why| why.to_string())
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_of_an_earlier_release_go_on_and_verify() {
    if std::env::var_os("UPDATE_DATA").is_some() {
        write().await;
    }
    let mut stored = Vec::new();
    let packed = fs::read(data("stored.sqlite.gz")).unwrap();
    GzDecoder::new(&packed[..]).read_to_end(&mut stored).unwrap();
    let people: Value = serde_json::from_slice(&fs::read(data("stored.json")).unwrap()).unwrap();
    let world = World::stored(making(), &stored).await;
    let mut ala = world.connect(people["keys"][0].as_str()).await;
    let mut ola = world.connect(people["keys"][1].as_str()).await;
    for (at, (game, ..)) in GAMES.into_iter().enumerate() {
        let table = people["tables"][at].as_str().unwrap();
        let before = world.store().table(table).unwrap().unwrap();
        let facts = world.store().log(before.num).unwrap().len();
        assert!(facts > 0, "{game} has begun");
        ala.watch(table, Some(0)).await.unwrap();
        ola.watch(table, Some(1)).await.unwrap();
        if game == "ziomek" {
            race(&mut ola, "down:1").await;
            race(&mut ala, "shout").await;
            ala.until(|ala| ala.play["view"]["phase"] == json!("checked")).await;
            let (what, argument) = ("close".to_string(), String::new());
            let order = Order { id: 1, what, target: table.to_string(), argument };
            world.store().write(vec![Op::PutOrder(order)]).await.unwrap().unwrap();
            until(async || world.store().outcome(1).unwrap().is_some()).await;
        } else {
            finish(&mut [&mut ala, &mut ola], lots(8)).await;
        }
        assert!(world.store().log(before.num).unwrap().len() > facts, "{game} went on");
        let record = world.http().get(&format!("/api/v1/replays/{table}/record")).await.body;
        assert_eq!(visit(game, Verify(&record)).unwrap(), Ok(()), "{game}");
    }
}
