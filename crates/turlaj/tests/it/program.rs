//! Starts of the program, and what it needs.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{fs, thread};

use serde_json::Value;

/// What a run of the program left.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) status: i32,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl Run {
    /// Standard output as one JSON object and nothing else.
    pub(crate) fn json(&self) -> Value {
        let value: Value = serde_json::from_str(&self.stdout)
            .unwrap_or_else(|why| panic!("not one JSON value: {why}\n{}", self.stdout));
        assert!(value.is_object(), "{value}");
        assert_eq!(self.stderr, "");
        value
    }

    /// Checks that the run succeeded without a complaint, and gives what it printed.
    #[track_caller]
    pub(crate) fn succeeded(self) -> String {
        assert_eq!((self.status, self.stderr.as_str()), (0, ""), "{}", self.stdout);
        self.stdout
    }

    /// Checks that the run failed with status 1, and gives its complaint.
    #[track_caller]
    pub(crate) fn failed(self) -> String {
        assert_eq!(self.status, 1, "{}\n{}", self.stdout, self.stderr);
        assert!(!self.stderr.contains("panicked"), "{}", self.stderr);
        self.stderr
    }
}

/// One cache for all tests: what one has solved is there for the others, and the user's own one stays as it is.
pub(crate) const CACHE: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/cache");

/// The program with these words.
pub(crate) fn command(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_turlaj"));
    // Neither a terminal's width nor a wish for colours of whoever runs the tests may matter.
    command.args(words).env_remove("CLICOLOR_FORCE").env_remove("COLUMNS");
    command.env("TURLAJ_CACHE", CACHE);
    command
}

/// Runs the program without any input.
pub(crate) fn turlaj(words: &[&str]) -> Run {
    answered(words, "")
}

/// Runs the program with this text as its input.
pub(crate) fn answered(words: &[&str], input: &str) -> Run {
    run(command(words), input)
}

/// Runs a command with this text as its input.
pub(crate) fn run(mut command: Command, input: &str) -> Run {
    let pipes = (Stdio::piped(), Stdio::piped(), Stdio::piped());
    let mut child = command.stdin(pipes.0).stdout(pipes.1).stderr(pipes.2).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let output = thread::scope(|scope| {
        // The program may end before it has read everything: then the rest finds a closed pipe.
        scope.spawn(move || stdin.write_all(input.as_bytes()));
        child.wait_with_output().unwrap()
    });
    Run {
        status: output.status.code().expect("no signal ends the program"),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}

/// Runs the program with an output that nobody reads; its status and what it complains about.
pub(crate) fn unread(words: &[&str]) -> (i32, String) {
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let mut child =
        command(words).stdin(Stdio::null()).stdout(writer).stderr(Stdio::piped()).spawn().unwrap();
    let mut stderr = String::new();
    child.stderr.take().unwrap().read_to_string(&mut stderr).unwrap();
    (child.wait().unwrap().code().expect("no signal ends the program"), stderr)
}

/// A path for a file of one test, where nothing is now.
pub(crate) fn fresh(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if path.exists() {
        fs::remove_file(&path).unwrap();
    }
    path
}

/// A new file of one test.
pub(crate) fn file(name: &str, content: impl AsRef<[u8]>) -> PathBuf {
    let path = fresh(name);
    fs::write(&path, content).unwrap();
    path
}

/// A path as a word of the command line.
pub(crate) fn word(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// The root of the workspace.
pub(crate) fn root() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// The full example of `docs/record.md`: a finished game with proved dice.
pub(crate) fn example() -> String {
    let page = fs::read_to_string(root().join("docs/record.md")).unwrap();
    let (_, rest) = page.split_once("```text\n").expect("the page has an example");
    rest.split_once("```").expect("the example ends").0.to_string()
}
