//! The test server as a process. Browser tests start the binary that Cargo builds for this test.

#![allow(clippy::unwrap_used, reason = "a test that unwraps nothing has failed")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A server that ends with its test.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Asks a path of an address, and returns the status.
fn post(address: &str, path: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    let length = body.len();
    let head = "Connection: close\r\nContent-Type: application/json";
    write!(
        stream,
        "POST {path} HTTP/1.1\r\nHost: {address}\r\n{head}\r\nContent-Length: {length}\r\n\r\n{body}"
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer.split(' ').nth(1).unwrap_or_default().to_string()
}

#[test]
fn it_says_both_addresses_and_is_controlled_at_its_own() {
    let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join("testserver");
    let _ = std::fs::remove_dir_all(&data);
    let child = Command::new(env!("CARGO_BIN_EXE_turlaj-testserver"))
        .args(["--listen", "127.0.0.1:0", "--data"])
        .arg(&data)
        .stdout(Stdio::piped())
        .spawn();
    let mut server = Server(child.unwrap());
    let mut lines = BufReader::new(server.0.stdout.take().unwrap()).lines();
    let mut address = |name: &str| {
        let line = lines.next().unwrap().unwrap();
        line.strip_prefix(&format!("{name} is at http://")).unwrap().to_string()
    };
    let (control, public) = (address("Control"), address("Turlaj"));
    assert_eq!(post(&control, "/tables", r#"{"seed":1}"#), "200");
    assert_eq!(post(&control, "/tables", r#"{"record":"none"}"#), "400");
    assert_eq!(post(&public, "/tables", r#"{"seed":1}"#), "404", "not where people play");
}

/// What the proof page and `tools/verify.py` read of the game that no program ships.
#[test]
fn the_data_of_the_verifiers_are_fresh() {
    let file = "../../tests/skeleton/tools/grammars/skeleton-1.json";
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    let data = turlaj_testkit::grammar::data::<turlaj_skeleton::Skeleton>();
    expect_test::expect_file![path].assert_eq(&data);
}
