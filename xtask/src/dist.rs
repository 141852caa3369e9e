//! `cargo xtask dist`: the files of a release, made from one binary.
//!
//! The same inputs give the same bytes: entries are sorted, belong to root and carry the date of
//! the commit (or `SOURCE_DATE_EPOCH`).

mod archive;
mod deb;
mod elf;
mod image;
mod release;
mod sbom;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};

use crate::workspace;
use archive::{FileTree, gzip};
use release::Release;

/// What the command line says about packages.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Options {
    /// The program to package; without it, one is built.
    binary: Option<PathBuf>,
    /// Where the files go; without it, `target/dist`.
    out: Option<PathBuf>,
}

impl Options {
    /// Reads the words after `dist`.
    pub(crate) fn parse(words: &[&str]) -> Option<Self> {
        match words {
            [] => Some(Self::default()),
            [rest @ .., "--binary", file] => {
                Some(Self { binary: Some(file.into()), ..Self::parse(rest)? })
            }
            [rest @ .., "--out", folder] => {
                Some(Self { out: Some(folder.into()), ..Self::parse(rest)? })
            }
            _ => None,
        }
    }
}

/// Makes all files and says where they are.
pub(crate) fn run(root: &Path, options: &Options) -> Result<()> {
    elf::ensure_tools()?;
    let binary = match &options.binary {
        // Other programs run in the workspace's root, wherever this one was typed.
        Some(binary) => std::fs::canonicalize(binary)
            .with_context(|| format!("cannot find {}", binary.display()))?,
        None => build(root)?,
    };
    let release = Release::read(root, &binary)?;
    let files = files(root, &release)?;
    let out = options.out.clone().unwrap_or_else(|| workspace::target(root).join("dist"));
    replace(&out, &files)?;
    for name in files.keys() {
        println!("{}", out.join(name).display());
    }
    Ok(())
}

fn build(root: &Path) -> Result<PathBuf> {
    let words = ["build", "--release", "--locked", "--package", "turlaj"];
    workspace::run(workspace::cargo(root).args(words))?;
    Ok(workspace::target(root).join("release/turlaj"))
}

/// All files by name, the checksums of the others included.
fn files(root: &Path, release: &Release) -> Result<BTreeMap<String, Vec<u8>>> {
    // Compression takes nearly all of the time, so the packages are made side by side.
    let (archive, deb, image) = std::thread::scope(|scope| {
        let deb = scope.spawn(|| deb::make(root, release));
        let image = scope.spawn(|| image::make(release));
        let archive = archive(root, release);
        (archive, deb.join(), image.join())
    });
    let broken = "a thread that makes a package does not panic";
    let Release { version, machine, .. } = release;
    let mut files = BTreeMap::from([
        (format!("{}.tar.gz", release.name()), archive?),
        (format!("turlaj_{}_{}.deb", deb::version(version), machine.debian), deb.expect(broken)?),
        (format!("turlaj-{version}-{}.oci.tar", machine.oci), image.expect(broken)?),
        (format!("turlaj-{version}.cdx.json"), sbom::make(root, release)?),
    ]);
    let sums = files.iter().map(|(name, bytes)| format!("{}  {name}\n", sha256(bytes))).collect();
    files.insert("SHA256SUMS".to_owned(), String::into_bytes(sums));
    Ok(files)
}

/// The archive for every Linux: one folder with the program and what to read about it.
fn archive(root: &Path, release: &Release) -> Result<Vec<u8>> {
    let top = release.name();
    let mut tree = FileTree::default();
    tree.file(&format!("{top}/turlaj"), 0o755, &release.binary);
    for name in ["README.md", "CHANGELOG.md", "LICENSE-APACHE", "LICENSE-MIT"] {
        tree.file(&format!("{top}/{name}"), 0o644, &read(&root.join(name))?);
    }
    let rules = root.join("rules");
    for entry in std::fs::read_dir(&rules).context("cannot read rules/")? {
        let name = entry?.file_name();
        let name = name.to_str().context("a file name is not valid UTF-8")?;
        tree.file(&format!("{top}/rules/{name}"), 0o644, &read(&rules.join(name))?);
    }
    gzip(&tree.tar("", release.date)?)
}

/// Writes the files; whatever an earlier run has left in the folder goes.
fn replace(out: &Path, files: &BTreeMap<String, Vec<u8>>) -> Result<()> {
    let shown = out.display();
    std::fs::create_dir_all(out).with_context(|| format!("cannot make {shown}"))?;
    for entry in std::fs::read_dir(out).with_context(|| format!("cannot read {shown}"))? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if name.starts_with("turlaj") && path.is_file() {
            std::fs::remove_file(&path)
                .with_context(|| format!("cannot remove {}", path.display()))?;
        }
    }
    for (name, bytes) in files {
        std::fs::write(out.join(name), bytes)
            .with_context(|| format!("cannot write {name} in {shown}"))?;
    }
    Ok(())
}

fn read(path: &Path) -> Result<Vec<u8>> {
    std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))
}

/// The SHA-256 of some bytes, in hexadecimal.
fn sha256(bytes: &[u8]) -> String {
    hex::encode(Sha256::digest(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read_in_any_order() {
        let both = Options { binary: Some("a".into()), out: Some("b".into()) };
        assert_eq!(Options::parse(&["--binary", "a", "--out", "b"]).as_ref(), Some(&both));
        assert_eq!(Options::parse(&["--out", "b", "--binary", "a"]).as_ref(), Some(&both));
        assert_eq!(Options::parse(&[]), Some(Options::default()));
        for words in [&["--binary"][..], &["a"], &["--out", "b", "c"], &["--level", "9"]] {
            assert_eq!(Options::parse(words), None, "{words:?}");
        }
    }

    #[test]
    fn older_files_are_replaced_and_other_files_stay() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["turlaj-0.0.1.cdx.json", "notes.txt"] {
            std::fs::write(folder.path().join(name), "old").unwrap();
        }
        let files = BTreeMap::from([("turlaj-0.0.2.cdx.json".to_owned(), b"new".to_vec())]);
        replace(folder.path(), &files).unwrap();
        let there = |name: &str| folder.path().join(name).is_file();
        assert!(there("turlaj-0.0.2.cdx.json") && there("notes.txt"));
        assert!(!there("turlaj-0.0.1.cdx.json"));
    }
}
