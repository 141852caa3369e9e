//! `cargo xtask test`: every check of the project, in one order, with the time each takes.

mod packages;
mod report;
mod tools;

use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Result, bail};

use crate::{new_game, tidy, workspace};
use report::Report;

/// What the steps need to know.
struct Setting {
    root: PathBuf,
    install: bool,
}

/// One named check.
struct Step {
    name: &'static str,
    run: fn(&Setting) -> Result<()>,
}

// Cheap checks with plain messages come before dear ones. One profile serves all steps that
// compile, so that the dependencies are built once and checked once.
const STEPS: &[Step] = &[
    Step { name: "tools", run: |setting| tools::ensure(&setting.root, setting.install) },
    Step { name: "packages", run: |setting| packages::ensure(&setting.root, setting.install) },
    Step { name: "format", run: |setting| cargo(&setting.root, "fmt --all --check") },
    Step { name: "clippy", run: clippy },
    Step { name: "new game", run: |setting| new_game::compile(&setting.root) },
    Step {
        name: "build",
        run: |setting| cargo(&setting.root, "test --no-run --workspace --profile ci"),
    },
    Step {
        name: "tests",
        run: |setting| cargo(&setting.root, "test --workspace --profile ci --no-fail-fast"),
    },
    Step { name: "browser", run: browser },
    Step {
        name: "benches",
        // With the whole workspace, so that no crate is compiled again with other features.
        run: |setting| {
            cargo(&setting.root, "test --workspace --profile ci --bench paths --bench decisions")
        },
    },
    Step { name: "docs", run: docs },
    Step { name: "tidy", run: |setting| tidy::run(&setting.root) },
];

/// Runs all steps up to the first that fails, and shows how long each took.
pub(crate) fn run(root: PathBuf, install: bool) -> Result<()> {
    run_steps(STEPS, &Setting { root, install })
}

/// Fails when something is missing that a browser needs to play.
pub(crate) fn ensure_browser(root: &Path) -> Result<()> {
    tools::ensure(root, false)?;
    packages::ensure_npm(root, false)
}

/// Formats scripts and style sheets, where the packages for it are installed.
pub(crate) fn format_client(root: &Path) -> Result<()> {
    if packages::ensure_npm(root, false).is_err() {
        return Ok(());
    }
    workspace::run(workspace::program(root, "node").arg("tests/browser/format.mjs"))
}

fn run_steps(steps: &[Step], setting: &Setting) -> Result<()> {
    let mut report = Report::default();
    for step in steps {
        println!("== {}", step.name);
        let start = Instant::now();
        let result = (step.run)(setting);
        report.add(step.name, start.elapsed());
        if let Err(error) = result {
            // The cause comes before the table: what stands last is seen first, and it is short.
            eprintln!("{error:#}");
            println!("\n{report}");
            bail!("step {} failed", step.name);
        }
    }
    println!("\n{report}");
    Ok(())
}

fn cargo(root: &Path, words: &str) -> Result<()> {
    workspace::run(workspace::cargo(root).args(words.split(' ')))
}

fn clippy(setting: &Setting) -> Result<()> {
    cargo(&setting.root, "clippy --workspace --all-targets --profile ci -- -D warnings")?;
    // The binary without its laboratory must stand too.
    let bare = "clippy --package turlaj --no-default-features --profile ci -- -D warnings";
    cargo(&setting.root, bare)
}

/// The client in a real browser, served by the program that the tests before have built.
fn browser(setting: &Setting) -> Result<()> {
    // Named one by one: what a folder means to node has changed between its versions.
    let mut tests: Vec<PathBuf> = std::fs::read_dir(setting.root.join("tests/browser"))?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.to_string_lossy().ends_with(".test.mjs"))
        .collect();
    // run.mjs begins with the longest files; of the rest, the last letters have the longer ones.
    tests.sort();
    tests.reverse();
    let mut node = workspace::program(&setting.root, "node");
    node.arg("tests/browser/run.mjs")
        .args(tests)
        .env("TURLAJ_BIN", workspace::binary(&setting.root));
    workspace::run(&mut node)
}

// rustdoc reads the metadata of dependencies that Clippy has left, if the profile is the same.
fn docs(setting: &Setting) -> Result<()> {
    let mut command = workspace::cargo(&setting.root);
    command.args(["doc", "--workspace", "--no-deps", "--profile", "ci"]);
    workspace::run(command.env("RUSTDOCFLAGS", "-D warnings"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: Step = Step { name: "good", run: |_| Ok(()) };
    const BAD: Step = Step { name: "bad", run: |_| bail!("broken") };
    const LATER: Step = Step { name: "later", run: |_| panic!("a step ran after a failed one") };

    fn setting() -> Setting {
        Setting { root: PathBuf::new(), install: false }
    }

    #[test]
    fn all_good_steps_pass() {
        assert!(run_steps(&[GOOD, GOOD], &setting()).is_ok());
    }

    #[test]
    fn the_first_failing_step_stops_the_suite() {
        let error = run_steps(&[GOOD, BAD, LATER], &setting()).unwrap_err();
        assert_eq!(error.to_string(), "step bad failed");
    }
}
