//! `tools/player.py` at tables of a real server, through whole games.

use std::net::SocketAddr;
use std::sync::Arc;

use turlaj_server::{Config, Parts};
use turlaj_store::SqliteStore;

use crate::python;
use crate::root;

/// The owner, who sets up a table for a bot and a program, starts it, and reads the record; the rest
/// is what `player.py` does by itself.
const OWNER: &str = r#"
import json, sys, urllib.request
sys.path.insert(0, sys.argv[1])
import player
url, options = sys.argv[2], json.loads(sys.argv[3])

def post(path, body, key=None):
    head = {"Content-Type": "application/json"}
    if key:
        head["Authorization"] = "Bearer " + key
    request = urllib.request.Request(url + path, json.dumps(body).encode(), head)
    return json.load(urllib.request.urlopen(request))

owner = post("/api/v1/people", {"name": "Ala"})["key"]
seats = [{"bot": {"name": "greedy"}}, "open"]
table = post("/api/v1/tables", {"game": "stonoga", "options": options, "seats": seats}, owner)["table"]
program = {"seat": 1, "name": "Wąż"}
key = post(f"/api/v1/tables/{table}/programs", program, owner)["key"]
line = player.Line(url, table, None, owner)
line.ask({"at": {"table": table, "do": "start"}})
status = player.main([url, table, "2", key])
record = urllib.request.urlopen(f"{url}/api/v1/replays/{table}/record").read().decode()
assert '[Bot2 "Wąż"]' in record and "[Result " in record, record
print("status", status)
"#;

/// Serves games in a thread of its own, for as long as the tests run.
fn server() -> SocketAddr {
    let (tell, told) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(SqliteStore::open(folder.path()).unwrap());
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
            let parts = Parts::new(store);
            let running = turlaj_server::start(listener, None, Config::default(), parts).await;
            let running = running.unwrap();
            tell.send(running.address()).unwrap();
            std::future::pending::<()>().await;
        });
    });
    told.recv().unwrap()
}

fn tools() -> String {
    root().join("tools").to_str().unwrap().to_string()
}

#[test]
fn the_sample_plays_stonoga_to_the_end() {
    let url = format!("http://{}", server());
    let options = [
        r#"{}"#,
        r#"{"tails":"on","first":"draw"}"#,
        r#"{"steal":"on","golden":"on"}"#,
        r#"{"edition":"ru","steal":"on"}"#,
        r#"{"barefoot":"on"}"#,
    ];
    for options in options {
        let (status, said) = python::run(&["-c", OWNER, &tools(), &url, options]);
        assert_eq!(status, 0, "{options}: {said}");
        let lines: Vec<&str> = said.lines().collect();
        assert!(lines[0].starts_with("at the table as Wąż"), "{said}");
        assert!(lines.iter().any(|line| line.contains("  take:")), "{said}");
        assert!(lines.iter().any(|line| line.ends_with("(this program)")), "{said}");
        assert_eq!(lines.last(), Some(&"status 0"), "{said}");
    }
}

#[test]
fn the_sample_says_what_is_wrong() {
    let url = format!("http://{}", server());
    let script = format!("{}/player.py", tools());
    let (status, said) = python::run(&[&script]);
    assert_eq!(status, 2);
    assert!(said.contains("python3 tools/player.py"), "{said}");
    let wrong = "import sys\nsys.path.insert(0, sys.argv[1])\nimport player\n\
        try: player.main(sys.argv[2:])\nexcept SystemExit as why: print(why)";
    let said = |arguments: &[&str]| {
        let (status, said) = python::run(&[&["-c", wrong, &tools()], arguments].concat());
        assert_eq!(status, 0, "{said}");
        said.trim_end().to_string()
    };
    let key = "0".repeat(32);
    let none = said(&[&url, "aaaaaaaaaaaaaaaa", "1", &key]);
    assert_eq!(none, "refused: nobody has this key (bad-key)");
    let text = said(&["ftp://x", "aaaaaaaaaaaaaaaa", "1", &key]);
    assert_eq!(text, "not the address of a server: ftp://x");
}
