//! How commands end: exit codes, and errors as text or JSON.

use std::fmt::Display;
use std::fs;
use std::io::{ErrorKind, Read, Write, stdin};
use std::path::Path;
use std::process::ExitCode;

use anstream::eprintln;
use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use turlaj_table::record::{Broken, MAX_BYTES};

/// Runs a command: exit code 0 if it succeeds, 1 with a reason if it does not. With `as_json` the
/// reason is the one JSON object on standard output.
pub(crate) fn run(as_json: bool, command: impl FnOnce() -> Result<()>) -> ExitCode {
    let Err(why) = command() else { return ExitCode::SUCCESS };
    if is_closed_pipe(&why) {
        return ExitCode::SUCCESS; // `turlaj replay … | head` is no mistake.
    }
    if as_json {
        // Nothing more can be said where even this cannot be written.
        let _ = say(json!({ "error": error(&why) }));
    } else {
        eprintln!("turlaj: {why:#}");
    }
    ExitCode::FAILURE
}

fn is_closed_pipe(why: &anyhow::Error) -> bool {
    let io = why.chain().find_map(|cause| cause.downcast_ref::<std::io::Error>());
    io.is_some_and(|io| io.kind() == ErrorKind::BrokenPipe)
}

fn error(why: &anyhow::Error) -> Value {
    match why.downcast_ref::<Broken>() {
        Some(broken) => json!({
            "line": broken.at.line,
            "column": broken.at.column,
            "code": broken.code,
            "text": broken.text,
        }),
        None => json!({ "text": format!("{why:#}") }),
    }
}

/// Prints a line; a full disk is an error, not a panic.
pub(crate) fn say(text: impl Display) -> Result<()> {
    Ok(writeln!(anstream::stdout().lock(), "{text}")?)
}

/// `1 roll`, `2 rolls`.
pub(crate) fn many(count: usize, one: &str) -> String {
    if count == 1 { format!("1 {one}") } else { format!("{count} {one}s") }
}

/// The text of a record; `-` is standard input.
pub(crate) fn read_record(file: &Path) -> Result<String> {
    let name = || format!("cannot read {}", file.display());
    let mut bytes = Vec::new();
    // One byte more than a record may have tells a longer one.
    let limit = MAX_BYTES as u64 + 1;
    if file == Path::new("-") {
        stdin().lock().take(limit).read_to_end(&mut bytes).with_context(name)?;
    } else {
        let file = fs::File::open(file).with_context(name)?;
        file.take(limit).read_to_end(&mut bytes).with_context(name)?;
    }
    match String::from_utf8(bytes) {
        Ok(text) => Ok(text),
        Err(why) => bail!("{}: not UTF-8 after byte {}", name(), why.utf8_error().valid_up_to()),
    }
}
