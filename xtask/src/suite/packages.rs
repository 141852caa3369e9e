//! The packages that the system and browser tests use: of Python, in an environment of their own
//! under `target/`, and of npm.

use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Context, Result, bail};

use super::tools;
use crate::workspace;

/// One package: its name, its version, and what it is needed for.
const NEEDED: &[(&str, &str, &str)] =
    &[("duckdb", "2.0.0", "reads Parquet files back in tests/system")];

/// The packages of npm, whose versions its lock file has.
const NPM: &[&str] = &[
    "@eslint/js",
    "@types/node",
    "axe-core",
    "eslint",
    "playwright-core",
    "prettier",
    "stylelint",
    "type-coverage",
    "typescript",
];

/// The folder of the environment; `tests/system` knows it too.
fn folder(root: &Path) -> PathBuf {
    root.join("target/python")
}

/// Fails when a package is missing; with `install` it first installs it.
pub(crate) fn ensure(root: &Path, install: bool) -> Result<()> {
    ensure_python(root, install)?;
    ensure_npm(root, install)
}

/// The npm packages of the browser tests, as their lock file says.
pub(super) fn ensure_npm(root: &Path, install: bool) -> Result<()> {
    let folder = root.join("tests/browser");
    let there = |name: &str| folder.join("node_modules").join(name).join("package.json").is_file();
    if NPM.iter().all(|name| there(name)) {
        return Ok(());
    }
    if !install {
        bail!("missing: npm packages of tests/browser; `cargo xtask test --install` installs them");
    }
    // No package runs anything while it is installed: browsers are not downloaded.
    let words = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    workspace::run(workspace::program(&folder, "npm").args(words))
}

fn ensure_python(root: &Path, install: bool) -> Result<()> {
    let lacking: Vec<_> =
        NEEDED.iter().filter(|(name, version, _)| !is_there(root, name, version)).collect();
    if lacking.is_empty() {
        return Ok(());
    }
    if !install {
        let named: Vec<String> =
            lacking.iter().map(|(name, _, why)| format!("{name} ({why})")).collect();
        bail!("missing: {}; `cargo xtask test --install` installs it", named.join(", "));
    }
    let folder = folder(root);
    if !succeeds(root, "python3", "import ensurepip, venv") {
        let named = "Python's venv (holds the packages of tests/system)";
        tools::apt_install(root, &["python3-venv"], named)?;
    }
    workspace::run(workspace::program(root, "python3").args(["-m", "venv"]).arg(&folder))?;
    let python = folder.join("bin/python");
    let python = python.to_str().context("the path of the workspace is UTF-8")?;
    for (name, version, _) in lacking {
        let wanted = format!("{name}=={version}");
        let mut pip = workspace::program(root, python);
        workspace::run(pip.args(["-m", "pip", "install", "--quiet", "--no-input", &wanted]))?;
    }
    Ok(())
}

fn is_there(root: &Path, package: &str, version: &str) -> bool {
    let python = folder(root).join("bin/python");
    let Some(python) = python.to_str() else { return false };
    succeeds(root, python, &format!("import {package} as p; assert p.__version__ == '{version}'"))
}

fn succeeds(root: &Path, python: &str, code: &str) -> bool {
    let mut probe = workspace::program(root, python);
    probe.args(["-c", code]).stderr(Stdio::null());
    probe.status().is_ok_and(|status| status.success())
}
