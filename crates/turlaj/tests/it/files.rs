//! Files that cannot be read as records, for every command that reads one.

use std::path::Path;

use crate::program::{answered, file, fresh, turlaj, word};

/// Both commands fail on this file with a complaint that holds these parts, as text and as JSON.
fn unreadable(path: &Path, parts: &[&str]) {
    for command in ["replay", "verify"] {
        let run = turlaj(&[command, word(path)]);
        assert_eq!(run.stdout, "");
        let complaint = run.failed();
        let json = turlaj(&[command, "--json", word(path)]);
        assert_eq!(json.status, 1);
        let error = json.json()["error"]["text"].as_str().unwrap().to_string();
        for part in parts {
            assert!(complaint.contains(part), "{command}: {complaint}");
            assert!(error.contains(part), "{command}: {error}");
        }
    }
}

#[test]
fn a_missing_file_is_named() {
    unreadable(&fresh("missing.txt"), &["missing.txt", "No such file"]);
}

#[test]
fn a_folder_is_no_record() {
    unreadable(Path::new(env!("CARGO_TARGET_TMPDIR")), &["cannot read ", "directory"]);
}

#[test]
fn a_file_that_is_not_utf8_is_no_record() {
    let path = file("latin2.txt", b"[Game \"stonoga\"]\n; \xb1\n");
    unreadable(&path, &["not UTF-8"]);
}

#[test]
fn an_empty_file_is_no_record() {
    unreadable(&file("nothing.txt", ""), &["a record begins with a tag"]);
}

#[test]
fn a_file_of_another_game_is_no_record() {
    unreadable(&file("go.txt", "[Game \"go\"]\n"), &["there is no game `go`", "stonoga"]);
}

#[test]
fn a_file_that_is_too_long_is_not_read_to_its_end() {
    let text = "[Game \"stonoga\"]\n".repeat(1 << 19);
    let run = answered(&["replay", "-"], &text);
    assert!(run.failed().contains("at most 8388608 bytes"));
}
