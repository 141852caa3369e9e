//! An output that nobody reads any more is no mistake: `turlaj replay game.txt | head -1`.

use std::io::{BufRead, BufReader};
use std::process::Stdio;

use crate::program::{command, example, file, unread, word};

#[test]
fn the_first_line_alone_can_be_read() {
    let path = file("head.txt", example());
    let mut child = command(&["replay", word(&path)])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert!(line.starts_with("Stonoga, 2 players"), "{line}");
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    assert!(output.status.success());
}

#[test]
fn a_closed_output_is_no_mistake() {
    let path = file("closed.txt", example());
    for words in [
        &["games"][..],
        &["games", "--json"],
        &["replay", word(&path)],
        &["replay", "--json", word(&path)],
        &["verify", word(&path)],
        &["verify", "--json", word(&path)],
        &["play", "--seats", "greedy,random"],
        &["play"],
    ] {
        assert_eq!(unread(words), (0, String::new()), "{words:?}");
    }
}

/// Whoever looks only at the status must still learn of it.
#[test]
fn a_lie_stays_a_lie_when_nobody_reads() {
    let path = file("closed-lie.txt", example().replace("table-7f3a", "table-7f3b"));
    for words in [&["verify", word(&path)][..], &["verify", "--json", word(&path)]] {
        let (status, complaint) = unread(words);
        assert_eq!(status, 1, "{words:?}");
        assert!(!complaint.contains("panicked"), "{complaint}");
    }
}
