//! What is released: the stripped program, its version and its date.

use std::path::Path;

use anyhow::{Context, Result};
use serde_json::Value;
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

use super::elf::{self, Elf, Library, Machine};
use crate::workspace;

/// All that the packages of one release have in common.
pub(super) struct Release {
    /// The version of the package `turlaj`.
    pub(super) version: String,
    /// One sentence about the program.
    pub(super) description: String,
    /// The licences, as an SPDX expression.
    pub(super) license: String,
    /// The commit, with `-dirty` if files have changed since; none outside of a repository.
    pub(super) revision: Option<String>,
    /// The date of everything, in seconds since 1970.
    pub(super) date: u64,
    /// The processor that runs the program.
    pub(super) machine: Machine,
    /// What the program needs of the system.
    pub(super) elf: Elf,
    /// Where this system has the libraries that it needs.
    pub(super) libraries: Vec<Library>,
    /// The program without its symbols.
    pub(super) binary: Vec<u8>,
    /// What Cargo knows of all packages.
    pub(super) metadata: Value,
}

impl Release {
    /// Strips the program and finds out the rest.
    pub(super) fn read(root: &Path, binary: &Path) -> Result<Self> {
        let elf = Elf::read(root, binary)?;
        let machine = elf.machine;
        let mut cargo = workspace::cargo(root);
        cargo.args(["metadata", "--locked", "--format-version", "1", "--filter-platform"]);
        let metadata = workspace::output(cargo.arg(machine.triple))?;
        let metadata: Value =
            serde_json::from_slice(&metadata).context("cargo metadata is no JSON")?;
        let packages = metadata["packages"].as_array().context("no packages in the metadata")?;
        let own = packages.iter().find(|package| package["name"] == "turlaj");
        let own = own.context("the workspace has no package turlaj")?;
        let text = |key: &str| {
            let text = own[key].as_str().with_context(|| format!("turlaj has no {key}"))?;
            anyhow::Ok(text.to_owned())
        };
        Ok(Self {
            version: text("version")?,
            description: text("description")?,
            license: text("license")?,
            revision: git(root, &["describe", "--always", "--abbrev=40", "--dirty", "--exclude=*"]),
            date: date(root)?,
            machine,
            libraries: elf::libraries(&elf, binary)?,
            elf,
            binary: elf::strip(root, binary)?,
            metadata,
        })
    }

    /// The name of the archive and of the folder in it.
    pub(super) fn name(&self) -> String {
        format!("turlaj-{}-{}", self.version, self.machine.triple)
    }

    /// The date as text, such as `2026-11-16T22:40:36Z`.
    pub(super) fn timestamp(&self) -> Result<String> {
        Ok(OffsetDateTime::from_unix_timestamp(self.date.try_into()?)?.format(&Rfc3339)?)
    }
}

fn date(root: &Path) -> Result<u64> {
    let seconds = match std::env::var("SOURCE_DATE_EPOCH") {
        Ok(seconds) => seconds,
        Err(_) => git(root, &["log", "-1", "--format=%ct"])
            .context("Git does not tell the date of the commit: set SOURCE_DATE_EPOCH")?,
    };
    seconds.parse().with_context(|| format!("no date in seconds: {seconds}"))
}

/// What Git answers, if it does.
fn git(root: &Path, words: &[&str]) -> Option<String> {
    let answer = workspace::output(workspace::program(root, "git").args(words)).ok()?;
    Some(String::from_utf8(answer).ok()?.trim().to_owned())
}
