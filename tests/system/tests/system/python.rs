//! Starts of Python.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::root;

/// How `verify.py` judged one file.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Verdict {
    pub(crate) status: i32,
    /// What it printed.
    pub(crate) said: String,
}

/// Runs Python; what it writes to standard error, a traceback above all, fails the test.
pub(crate) fn run(arguments: &[&str]) -> (i32, String) {
    run_with(Path::new("python3"), arguments)
}

/// The same with the packages that `cargo xtask test --install` puts under `target/`.
pub(crate) fn run_with_packages(arguments: &[&str]) -> (i32, String) {
    run_with(&root().join("target/python/bin/python"), arguments)
}

fn run_with(python: &Path, arguments: &[&str]) -> (i32, String) {
    // -B: nothing is left behind in the tree. What the program solves stays out of the user's own cache.
    let cache = concat!(env!("CARGO_TARGET_TMPDIR"), "/cache");
    let output = Command::new(python).arg("-B").args(arguments).env("TURLAJ_CACHE", cache).output();
    let Output { status, stdout, stderr } = output.unwrap_or_else(|why| {
        let install = "`cargo xtask test --install` installs it";
        panic!("these tests need {}, which does not start: {why}; {install}", python.display())
    });
    let (stdout, stderr) = (String::from_utf8(stdout).unwrap(), String::from_utf8_lossy(&stderr));
    assert_eq!(stderr, "", "python3 {arguments:?} printed:\n{stdout}");
    (status.code().expect("no signal ends Python"), stdout)
}

/// Runs `verify.py FILE` as a user would.
pub(crate) fn verify(file: &Path) -> Verdict {
    let script = root().join("tools/verify.py");
    let (status, stdout) = run(&[script.to_str().unwrap(), file.to_str().unwrap()]);
    Verdict { status, said: stdout.trim_end().to_string() }
}

/// Judges many files in one start of Python, which takes longer than the work.
pub(crate) fn verify_all(files: &[PathBuf]) -> Vec<Verdict> {
    let judge = r#"import contextlib, io, json
for file in sys.argv[2:]:
    with contextlib.redirect_stdout(io.StringIO()) as said:
        status = verify.main([file])
    print(json.dumps([status, said.getvalue().rstrip()]))"#;
    let mut arguments = vec![judge];
    arguments.extend(files.iter().map(|file| file.to_str().unwrap()));
    let stdout = with_verify(&arguments);
    let lines: Vec<&str> = stdout.lines().collect();
    assert_eq!(lines.len(), files.len(), "one line each:\n{stdout}");
    let verdict = |line: &&str| {
        let (status, said) = serde_json::from_str(line).expect("a status and a text");
        Verdict { status, said }
    };
    lines.iter().map(verdict).collect()
}

/// Runs a script, the first of the arguments, that uses the functions of `verify.py`.
pub(crate) fn with_verify(arguments: &[&str]) -> String {
    let (script, rest) = arguments.split_first().expect("a script");
    let script = format!("import sys\nsys.path.insert(0, sys.argv[1])\nimport verify\n{script}");
    let tools = root().join("tools");
    let (status, stdout) = run(&[&["-c", script.as_str(), tools.to_str().unwrap()], rest].concat());
    assert_eq!(status, 0, "{stdout}");
    stdout
}

/// Writes a text to a file of this test run.
pub(crate) fn file(name: &str, text: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("records");
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join(name);
    fs::write(&file, text).unwrap();
    file
}
