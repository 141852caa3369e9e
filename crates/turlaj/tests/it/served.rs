//! The real server as a process: killed at any moment, backed up, looked after.

use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use serde_json::json;
use tempfile::TempDir;

use crate::client::{Client, Http};
use crate::program::{CACHE, turlaj as run};

/// A server process; it never outlives the test.
pub(crate) struct Served {
    process: Child,
    pub(crate) address: SocketAddr,
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Starts a server and waits until it says where it is.
pub(crate) fn serve(data: &Path, port: u16) -> Served {
    started(Command::new(env!("CARGO_BIN_EXE_turlaj")), data, port)
}

/// Gives a command the words that start a server, and waits until it says where it is.
pub(crate) fn started(mut command: Command, data: &Path, port: u16) -> Served {
    let mut process = command
        .args(["serve", "--listen", &format!("127.0.0.1:{port}"), "--data"])
        .arg(data)
        .args(["--messages-per-second", "1000000", "--requests-per-second", "1000000"])
        .args(["--people-per-hour", "1000000"])
        .env("TURLAJ_LOG", "warn")
        .env("TURLAJ_CACHE", CACHE)
        .stdout(Stdio::piped())
        .stderr(Stdio::inherit())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(process.stdout.take().unwrap()).lines();
    let first = lines.next().unwrap().unwrap();
    let address = first.strip_prefix("Turlaj is at http://").unwrap().parse().unwrap();
    Served { process, address }
}

/// A port that is free now.
fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// A socket to a server that may be down at the moment.
async fn connect(address: SocketAddr, key: &str, table: &str, seat: u8, old: &Client) -> Client {
    loop {
        if let Some(mut client) = Client::try_open(address).await {
            client.nonces.clone_from(&old.nonces);
            if client.hello(Some(key)).await.is_ok()
                && client.watch(table, Some(seat)).await.is_ok()
            {
                return client;
            }
        }
        tokio::task::yield_now().await;
    }
}

/// Plays one seat to the end; whatever was not acknowledged is said again. Returns its acts.
async fn play(mut client: Client, table: String, seat: u8, acked: Arc<AtomicU32>) -> Vec<String> {
    let (address, key) = (client.address, client.key.clone().unwrap());
    let mut acts = Vec::new();
    let mut chosen: Option<(u32, String)> = None;
    loop {
        let heard = match (&chosen, client.status()) {
            (_, "over") => return acts,
            (Some((prompt, action)), _) => match client.act(seat, *prompt, action).await {
                Ok(()) => {
                    acts.push(action.clone());
                    acked.fetch_add(1, Ordering::SeqCst);
                    chosen = None;
                    true
                }
                Err(code) => {
                    assert_eq!(code, "closed", "seat {seat} does {action} at {prompt}");
                    false
                }
            },
            (None, "dice") => match client.give_dice().await {
                Ok(true) => true,
                _ => client.next().await.is_some(),
            },
            (None, _) => match client.asked() {
                Some((prompt, legal)) => {
                    let at = (prompt as usize * 7 + acts.len()) % legal.len();
                    chosen = Some((prompt, legal[at].clone()));
                    true
                }
                None => client.next().await.is_some(),
            },
        };
        if !heard {
            client = connect(address, &key, &table, seat, &client).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_when_the_process_is_killed() {
    let data = TempDir::new().unwrap();
    let port = free_port();
    let mut served = serve(data.path(), port);
    let address = served.address;
    let acked = Arc::new(AtomicU32::new(0));
    let mut tables = Vec::new();
    for game in 0..4 {
        let keys = [Http::new(address).person("Ala").await, Http::new(address).person("Ola").await];
        let mut ala = Client::open(address).await;
        let mut ola = Client::open(address).await;
        ala.hello(Some(&keys[0])).await.unwrap();
        ola.hello(Some(&keys[1])).await.unwrap();
        let options = json!({ "tails": if game % 2 == 0 { "on" } else { "off" } });
        let wish =
            json!({ "game": "stonoga", "options": options, "seats": [{ "you": {} }, "open"] });
        let table = ala.create(wish).await;
        ala.watch(&table, Some(0)).await.unwrap();
        ola.join(&table).await.unwrap();
        ala.at(json!("start")).await.unwrap();
        let first = tokio::spawn(play(ala, table.clone(), 0, acked.clone()));
        let second = tokio::spawn(play(ola, table.clone(), 1, acked.clone()));
        tables.push((table, [first, second]));
    }
    for kill in 1..=8 {
        // Somewhere in the middle of whatever the four tables are doing.
        while acked.load(Ordering::SeqCst) < kill * 23
            && !tables.iter().flat_map(|(_, seats)| seats).all(|seat| seat.is_finished())
        {
            tokio::task::yield_now().await;
        }
        drop(served); // SIGKILL
        served = serve(data.path(), port);
    }
    for (table, seats) in tables {
        let record = |table: &str| format!("/api/v1/replays/{table}/record");
        let mut played = Vec::new();
        for seat in seats {
            played.push(seat.await.unwrap());
        }
        let text = Http::new(served.address).get(&record(&table)).await.body;
        let facts = text.split_once("\n\n").expect("tags, and then facts").1;
        for (seat, acts) in played.iter().enumerate() {
            let mark = format!("{}>", seat + 1);
            let logged: Vec<&str> =
                facts.split_whitespace().filter_map(|word| word.strip_prefix(&*mark)).collect();
            assert_eq!(&logged, acts, "nothing is missing and nothing is doubled");
        }
        std::fs::write(data.path().join("game.txt"), &text).unwrap();
        let file = data.path().join("game.txt");
        run(&["verify", file.to_str().unwrap()]).succeeded();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn data_is_backed_up_while_the_server_runs_and_restored_after() {
    let data = TempDir::new().unwrap();
    let served = serve(data.path(), 0);
    let folder = data.path().to_str().unwrap().to_string();
    let file = data.path().join("backup.sqlite").to_str().unwrap().to_string();
    let key = Http::new(served.address).person("Ala").await;
    assert!(run(&["backup", &file, "--data", &folder]).succeeded().contains("backup.sqlite"));
    let complaint = run(&["backup", &file, "--data", &folder]).failed();
    assert!(complaint.contains("no backup"), "{complaint}");
    let later = Http::new(served.address).person("Ola").await;
    let complaint = run(&["restore", &file, "--data", &folder]).failed();
    assert!(complaint.contains("another server uses"), "{complaint}");
    let me = |address: SocketAddr, key: &str| Http::new(address).key(key);
    assert_eq!(me(served.address, &later).get("/api/v1/me").await.status, 200);
    drop(served);
    assert!(run(&["restore", &file, "--data", &folder]).succeeded().contains("before"));
    let served = serve(data.path(), 0);
    assert_eq!(me(served.address, &key).get("/api/v1/me").await.json()["name"], "Ala");
    assert_eq!(me(served.address, &later).get("/api/v1/me").await.status, 401, "came after it");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_administrator_lists_closes_and_renames_with_and_without_a_server() {
    let data = TempDir::new().unwrap();
    let folder = data.path().to_str().unwrap().to_string();
    let complaint = run(&["admin", "list", "--data", &folder]).failed();
    assert!(complaint.contains("cannot read the data"), "{complaint}");
    let served = serve(data.path(), 0);
    let key = Http::new(served.address).person("Rude Name").await;
    let http = Http::new(served.address).key(&key);
    let wish = json!({ "game": "stonoga", "seats": [{ "you": {} }, "open"] });
    let mut ids = Vec::new();
    for _ in 0..2 {
        let answer = http.post("/api/v1/tables", wish.clone()).await.json();
        ids.push(answer["table"].as_str().unwrap().to_string());
    }
    let list = run(&["admin", "list", "--data", &folder]).succeeded();
    assert!(ids.iter().all(|id| list.contains(id)), "{list}");
    let people = run(&["admin", "list", "--people", "--json", "--data", &folder]).json();
    assert_eq!(people["people"][0]["name"], "Rude Name");
    run(&["admin", "rename", "1", "Nice Name", "--data", &folder]).succeeded();
    assert_eq!(http.get("/api/v1/me").await.json()["name"], "Nice Name");
    run(&["admin", "close", &ids[0], "--data", &folder]).succeeded();
    let complaint = run(&["admin", "close", &ids[0], "--data", &folder]).failed();
    assert!(complaint.contains("no such table"), "{complaint}");
    drop(served);
    run(&["admin", "close", &ids[1], "--data", &folder]).succeeded();
    run(&["admin", "rename", "1", "Nicer Name", "--data", &folder]).succeeded();
    let tables = run(&["admin", "list", "--json", "--data", &folder]).json();
    assert_eq!(tables["tables"], json!([]));
    let people = run(&["admin", "list", "--people", "--data", &folder]).succeeded();
    assert!(people.contains("Nicer Name"), "{people}");
}

#[test]
fn two_servers_do_not_share_a_folder_or_an_address() {
    let data = TempDir::new().unwrap();
    let other = TempDir::new().unwrap();
    let served = serve(data.path(), 0);
    let folder = |folder: &TempDir| folder.path().to_str().unwrap().to_string();
    let complaint = run(&["serve", "--listen", "127.0.0.1:0", "--data", &folder(&data)]).failed();
    assert!(complaint.contains("another server uses"), "{complaint}");
    let address = served.address.to_string();
    let complaint = run(&["--listen", &address, "--data", &folder(&other)]).failed();
    assert!(
        complaint.contains(&format!("{address} is taken")) && complaint.contains("--listen"),
        "{complaint}"
    );
    let complaint = run(&["serve", "--public-url", "play.example.org"]);
    assert_eq!(complaint.status, 2, "{complaint:?}");
}
