//! `turlaj load`.

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Child, Output, Stdio};

use serde_json::Value;

use crate::program::{Run, command, fresh, turlaj, word};

/// A server that ends with its test.
struct Server {
    child: Child,
    url: String,
}

impl Server {
    fn start(name: &str) -> Server {
        let data = fresh_folder(name);
        let words = ["serve", "--listen", "127.0.0.1:0", "--data", word(&data)];
        let much = ["--messages-per-second", "100000", "--requests-per-second", "1000"];
        let mut command = command(&[&words[..], &much].concat());
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let url = line.trim().strip_prefix("Turlaj is at ").unwrap().to_string();
        Server { child, url }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

fn fresh_folder(name: &str) -> std::path::PathBuf {
    let folder = fresh(name).with_extension("folder");
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    fs::create_dir(&folder).unwrap();
    folder
}

fn run(output: Output) -> Run {
    Run {
        status: output.status.code().unwrap(),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}

fn checked(run: &Run) -> Value {
    let report = run.json();
    assert_eq!(run.status, 0, "{report}");
    assert_eq!((&report["errors"], &report["first_error"]), (&0.into(), &Value::Null));
    let number = |name: &str| report[name].as_f64().unwrap_or_else(|| panic!("{name}: {report}"));
    assert!(number("acts") > 0.0 && number("moves_per_second") > 0.0, "{report}");
    assert!(number("seconds") >= 1.0 && number("games") >= 0.0, "{report}");
    assert!(0.0 < number("p50_ms") && number("p50_ms") <= number("p99_ms"), "{report}");
    assert!(number("p99_ms") <= number("max_ms"), "{report}");
    report
}

#[test]
fn a_short_run_measures_a_server_of_its_own_and_leaves_nothing() {
    let folder = fresh_folder("load-temporary");
    let words = ["load", "--tables", "2", "--seconds", "1", "--idle", "3", "--json"];
    let report = checked(&run(command(&words).env("TMPDIR", &folder).output().unwrap()));
    assert_eq!((&report["tables"], &report["idle_sockets"]), (&2.into(), &3.into()));
    for known_on_linux in ["moves_per_server_cpu_second", "rss_bytes", "bytes_per_idle_socket"] {
        assert_eq!(report[known_on_linux].is_number(), cfg!(target_os = "linux"), "{report}");
    }
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 0);
}

/// Ends a run in its middle, as Ctrl-C and a shutdown do.
#[cfg(unix)]
#[test]
fn a_run_that_is_interrupted_leaves_nothing() {
    for signal in ["-INT", "-TERM"] {
        let folder = fresh_folder("load-interrupted");
        let is_empty = || fs::read_dir(&folder).unwrap().next().is_none();
        let mut load = command(&["load", "--tables", "2", "--seconds", "600", "--json"]);
        load.env("TMPDIR", &folder).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = load.spawn().unwrap();
        while is_empty() {
            assert_eq!(child.try_wait().unwrap(), None, "it ends before it has begun");
            std::thread::yield_now();
        }
        let pid = child.id().to_string();
        assert!(
            std::process::Command::new("kill").args([signal, &pid]).status().unwrap().success()
        );
        let run = run(child.wait_with_output().unwrap());
        assert_eq!(run.json()["error"]["text"], "interrupted");
        assert!(run.status == 1 && is_empty(), "{run:?}");
    }
}

#[test]
fn a_server_elsewhere_can_be_measured() {
    let server = Server::start("load-elsewhere");
    let words = ["load", "--url", &server.url, "--tables", "2", "--seconds", "1", "--json"];
    let report = checked(&turlaj(&words));
    for unknown in ["moves_per_server_cpu_second", "server_cpu_seconds", "rss_bytes"] {
        assert_eq!(report[unknown], Value::Null, "{report}");
    }
    assert_eq!(report.get("idle_sockets"), None);
    let text = turlaj(&words[..7]).succeeded();
    // On a busy machine the second is a little longer.
    assert!(text.starts_with("stonoga at 2 tables, 1."), "{text}");
    assert!(text.ends_with("no errors\n"), "{text}");
}

#[test]
fn what_cannot_be_measured_is_told_clearly() {
    // Nothing listens at this port: it was free a moment ago.
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let nobody = format!("http://127.0.0.1:{port}");
    let why = turlaj(&["load", "--url", &nobody]).failed();
    assert!(why.contains(&format!("cannot reach {nobody}")), "{why}");
    let why = turlaj(&["load", "--url", "localhost"]).failed();
    assert!(why.contains("`localhost` is not an address such as http://"), "{why}");
    let why = turlaj(&["load", "--game", "chess"]).failed();
    assert!(why.contains("the server has no game `chess`; it has stonoga"), "{why}");
    let why = turlaj(&["load", "--tables", "1", "--idle", "200"]).failed();
    assert!(why.contains("200 idle sockets watch at least 4 tables"), "{why}");
    let json = turlaj(&["load", "--url", &nobody, "--json"]);
    assert!(json.json()["error"]["text"].as_str().unwrap().contains("cannot reach"));
}
