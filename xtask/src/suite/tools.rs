//! The programs besides Rust that the tests call, and how they get onto a machine.

use std::ffi::OsStr;
use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail, ensure};

use crate::workspace;

/// One program that must be there.
struct Tool {
    command: &'static str,
    /// The Debian package that brings it.
    package: &'static str,
    /// What it is needed for, as the end of the sentence "python3 …".
    why: &'static str,
}

const NEEDED: &[Tool] = &[
    Tool { command: "python3", package: "python3", why: "recomputes fair dice in tests/system" },
    Tool { command: "node", package: "nodejs", why: "drives the browser in tests/browser" },
    Tool { command: "npm", package: "npm", why: "installs what drives the browser" },
    Tool {
        command: "chromium-headless-shell",
        package: "chromium-headless-shell",
        why: "is the browser of tests/browser",
    },
    Tool { command: "strip", package: "binutils", why: "makes programs small in cargo xtask dist" },
    Tool {
        command: "dpkg-deb",
        package: "dpkg",
        why: "unpacks the Debian package in tests/system",
    },
];

/// Fails when a needed program is missing; with `install` it first tries to install it.
pub(crate) fn ensure(root: &Path, install: bool) -> Result<()> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let lacking = missing(NEEDED, &path);
    if lacking.is_empty() {
        return Ok(());
    }
    if !install {
        bail!("missing: {}; `cargo xtask test --install` installs it", named(&lacking));
    }
    let packages: Vec<&str> = lacking.iter().map(|tool| tool.package).collect();
    apt_install(root, &packages, &named(&lacking))?;
    let lacking = missing(NEEDED, &path);
    ensure!(lacking.is_empty(), "still missing after installing: {}", named(&lacking));
    Ok(())
}

/// Installs Debian packages; elsewhere it says what is missing, in the words of `named`.
pub(super) fn apt_install(root: &Path, packages: &[&str], named: &str) -> Result<()> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    // Other systems name their packages differently; guessing would be worse than saying so.
    ensure!(found("apt-get", &path), "missing: {named}; install it by hand");
    workspace::run(as_root(root, &path)?.args(["apt-get", "update"]))?;
    workspace::run(
        as_root(root, &path)?
            .args(["DEBIAN_FRONTEND=noninteractive", "apt-get", "install", "--yes"])
            .arg("--no-install-recommends")
            .args(packages),
    )
}

/// `env`, as root: packages are not for everybody to install.
fn as_root(root: &Path, path: &OsStr) -> Result<Command> {
    let id = workspace::output(workspace::program(root, "id").arg("-u"))?;
    if id.trim_ascii() == b"0" {
        return Ok(workspace::program(root, "env"));
    }
    ensure!(found("sudo", path), "installing packages needs root, and there is no sudo");
    let mut sudo = workspace::program(root, "sudo");
    sudo.arg("env");
    Ok(sudo)
}

fn missing<'a>(needed: &'a [Tool], path: &OsStr) -> Vec<&'a Tool> {
    needed.iter().filter(|tool| !found(tool.command, path)).collect()
}

fn found(command: &str, path: &OsStr) -> bool {
    std::env::split_paths(path).any(|folder| folder.join(command).is_file())
}

fn named(tools: &[&Tool]) -> String {
    let named = |tool: &&Tool| format!("{} ({})", tool.command, tool.why);
    tools.iter().map(named).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    const ABSENT: Tool =
        Tool { command: "no-such-tool", package: "no-such-package", why: "shows a missing tool" };

    #[test]
    fn a_missing_tool_is_named_with_its_reason() {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let needed = [ABSENT];
        assert_eq!(named(&missing(&needed, &path)), "no-such-tool (shows a missing tool)");
    }

    #[test]
    fn nothing_is_found_on_an_empty_path() {
        assert!(!found("python3", OsStr::new("")));
        assert_eq!(missing(NEEDED, OsStr::new("")).len(), NEEDED.len());
    }
}
