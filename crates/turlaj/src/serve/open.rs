//! A browser.

use std::process::{Command, Stdio};

/// Opens an address in the browser, as far as there is one.
pub(super) fn open(url: &str) {
    let (program, words): (&str, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/C", "start", ""]),
        _ => ("xdg-open", &[]),
    };
    let started = Command::new(program)
        .args(words)
        .arg(url)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    if started.is_err() {
        anstream::eprintln!("turlaj: no browser could be opened; the address is {url}");
    }
}
