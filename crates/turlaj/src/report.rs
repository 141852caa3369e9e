//! How commands end: exit codes, and errors as text or JSON.

use std::fmt::Display;
use std::fs;
use std::io::{ErrorKind, Read, stdin};
use std::path::Path;
use std::process::ExitCode;

use anstream::eprintln;
use anyhow::{Context, Result};
use serde_json::{Value, json};
use turlaj_core::Refusal;
use turlaj_table::record::{Broken, MAX_BYTES, Position};
use turlaj_terminal::paint;

pub(crate) use turlaj_terminal::plural as many;

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

/// What clap says about words it does not know; also as JSON, where that was asked for.
pub(crate) fn usage(why: &clap::Error) -> ExitCode {
    let as_json = std::env::args_os().any(|word| word == "--json");
    if as_json && why.use_stderr() {
        let text = why.render().to_string();
        let _ = say(json!({ "error": { "code": "usage", "text": text.trim() } }));
        return ExitCode::from(2);
    }
    let _ = why.print();
    ExitCode::from(u8::try_from(why.exit_code()).unwrap_or(2))
}

fn is_closed_pipe(why: &anyhow::Error) -> bool {
    let io = why.chain().find_map(|cause| cause.downcast_ref::<std::io::Error>());
    io.is_some_and(|io| io.kind() == ErrorKind::BrokenPipe)
}

/// Why something failed, as JSON.
pub(crate) fn error(why: &anyhow::Error) -> Value {
    match why.downcast_ref::<Broken>() {
        Some(broken) => json!({
            "line": broken.at.line,
            "column": broken.at.column,
            "code": broken.code,
            "text": broken.text,
        }),
        None => match why.downcast_ref::<Refusal>() {
            Some(refusal) => json!(refusal),
            None => json!({ "text": format!("{why:#}") }),
        },
    }
}

/// Prints a line; a full disk is an error, not a panic.
pub(crate) fn say(text: impl Display) -> Result<()> {
    Ok(paint::say(text)?)
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
    String::from_utf8(bytes).map_err(|why| {
        let good = String::from_utf8_lossy(&why.as_bytes()[..why.utf8_error().valid_up_to()]);
        let line = good.matches('\n').count() + 1;
        let column = good.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        let text = "from here on this is not UTF-8".to_string();
        Broken { at: Position { line, column }, code: "not-utf8", text }.into()
    })
}
