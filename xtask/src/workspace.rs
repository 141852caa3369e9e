//! Where the workspace is and how other programs are run in it.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

/// The folder of the workspace's manifest, whatever folder the command was typed in.
pub(crate) fn root() -> Result<PathBuf> {
    // The run-time variable is right even if the checkout was moved after the build.
    let own = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    let root = own.parent().context("the folder of xtask has no parent")?;
    ensure!(root.join("Cargo.toml").is_file(), "no workspace manifest in {}", root.display());
    Ok(root.to_path_buf())
}

/// The Cargo that runs this program, so that all steps use one toolchain.
pub(crate) fn cargo(root: &Path) -> Command {
    program(root, &std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()))
}

/// A program that will run in the workspace's root.
pub(crate) fn program(root: &Path, name: &str) -> Command {
    let mut command = Command::new(name);
    command.current_dir(root);
    command
}

/// Where the program lies that the profile of the tests builds.
pub(crate) fn binary(root: &Path) -> PathBuf {
    target(root).join("ci/turlaj")
}

/// The folder of everything that is built.
pub(crate) fn target(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| root.join("target"), |folder| root.join(folder))
}

/// Runs a command to its end with its output on ours; fails when the command fails.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start {}", shown(command)))?;
    ensure!(status.success(), "{} ended with {status}", shown(command));
    Ok(())
}

/// Runs a command to its end and returns what it wrote to its standard output.
pub(crate) fn output(command: &mut Command) -> Result<Vec<u8>> {
    let output = command.output().with_context(|| format!("cannot start {}", shown(command)))?;
    ensure!(
        output.status.success(),
        "{} ended with {}: {}",
        shown(command),
        output.status,
        String::from_utf8_lossy(&output.stderr).trim()
    );
    Ok(output.stdout)
}

/// The command as a person would type it; of the program only its name, not where it lies.
fn shown(command: &Command) -> String {
    let name = Path::new(command.get_program()).file_name().unwrap_or_default();
    std::iter::once(name)
        .chain(command.get_args())
        .map(|word| word.to_string_lossy())
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_root_holds_the_rules_of_formatting() {
        assert!(root().unwrap().join("rustfmt.toml").is_file());
    }

    #[test]
    fn a_failing_command_is_an_error_that_names_it() {
        let root = root().unwrap();
        let error = run(cargo(&root).arg("--no-such-flag").stderr(std::process::Stdio::null()));
        let message = error.unwrap_err().to_string();
        assert!(message.contains("--no-such-flag"), "{message}");
    }
}
