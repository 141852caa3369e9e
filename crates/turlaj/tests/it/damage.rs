//! Disks that are full and files that are damaged, with the real program.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::json;
use tempfile::TempDir;

use crate::client::Http;
use crate::program::turlaj as run;
use crate::served::{Served, serve, started};

/// A server that can make no file larger than this many kilobytes, as on a full disk.
#[cfg(unix)]
fn serve_within(data: &Path, kilobytes: u32) -> Served {
    let mut shell = Command::new("sh");
    // The limit counts blocks of 512 bytes; over it writes fail instead of ending the program.
    let script = format!("trap '' XFSZ; ulimit -f {}; exec \"$0\" \"$@\"", kilobytes * 2);
    shell.args(["-c", &script, env!("CARGO_BIN_EXE_turlaj")]);
    started(shell, data, 0)
}

async fn status(served: &Served, path: &str) -> u16 {
    Http::new(served.address).get(path).await.status
}

/// A folder that a killed server has left, and the key of its one person.
async fn killed() -> (TempDir, String, String) {
    let data = TempDir::new().unwrap();
    let served = serve(data.path(), 0);
    let key = Http::new(served.address).person("Ala").await;
    drop(served); // SIGKILL
    let folder = data.path().to_str().unwrap().to_string();
    (data, folder, key)
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn health_tells_of_a_full_disk_at_once_and_after_a_restart() {
    let data = TempDir::new().unwrap();
    let served = serve_within(data.path(), 400);
    assert_eq!(status(&served, "/healthz").await, 200);
    let mut people = 0;
    while Http::new(served.address).post("/api/v1/people", json!({})).await.status == 200 {
        people += 1;
        assert!(people < 10_000, "the disk is never full");
    }
    assert_eq!(status(&served, "/healthz").await, 503);
    drop(served);
    // There is room for what is there, and not for more.
    let served = serve_within(data.path(), 40);
    assert_eq!(status(&served, "/healthz").await, 503);
    drop(served);
    let served = serve(data.path(), 0);
    assert_eq!(status(&served, "/healthz").await, 200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_log_that_was_deleted_after_a_kill_is_told_at_start() {
    let (data, folder, key) = killed().await;
    let copy = data.path().join("copy.sqlite").to_str().unwrap().to_string();
    run(&["backup", &copy, "--data", &folder]).succeeded();
    drop(serve(data.path(), 0));
    fs::remove_file(data.path().join("turlaj.sqlite-wal")).unwrap();
    let complaint = run(&["serve", "--listen", "127.0.0.1:0", "--data", &folder]).failed();
    for words in ["-wal) is missing", "turlaj restore", "--accept-damage"] {
        assert!(complaint.contains(words), "{complaint}");
    }
    let other = data.path().join("other.sqlite").to_str().unwrap().to_string();
    for words in [["backup", &other, "--data", &folder], ["admin", "list", "--data", &folder]] {
        let complaint = run(&words).failed();
        assert!(complaint.contains("-wal) is missing"), "{complaint}");
    }
    run(&["restore", &copy, "--data", &folder]).succeeded();
    let served = serve(data.path(), 0);
    let me = Http::new(served.address).key(&key).get("/api/v1/me").await;
    assert_eq!(me.json()["name"], "Ala");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn damaged_data_is_told_at_start_and_used_when_that_is_wanted() {
    let (data, folder, _) = killed().await;
    run(&["admin", "list", "--data", &folder]).succeeded();
    let file = data.path().join("turlaj.sqlite");
    let mut bytes = fs::read(&file).unwrap();
    let last = bytes.len() - 4096;
    bytes[last..last + 16].fill(0xa5);
    fs::write(&file, bytes).unwrap();
    let complaint = run(&["serve", "--listen", "127.0.0.1:0", "--data", &folder]).failed();
    assert!(complaint.contains("the data is damaged"), "{complaint}");
    assert!(complaint.contains("turlaj restore"), "{complaint}");
    let mut accepting = Command::new(env!("CARGO_BIN_EXE_turlaj"));
    accepting.env("TURLAJ_ACCEPT_DAMAGE", "true");
    let served = started(accepting, data.path(), 0);
    assert_eq!(status(&served, "/api/v1/games").await, 200);
}
