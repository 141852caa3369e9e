//! Archives whose bytes depend on their entries alone.

use std::collections::BTreeMap;
use std::io::Write;

use anyhow::{Context, Result, ensure};
use flate2::{Compression, GzBuilder};
use tar::{EntryType, Header};

/// Files and folders by path, without a `/` at either end.
#[derive(Default)]
pub(super) struct FileTree {
    entries: BTreeMap<String, Entry>,
}

struct Entry {
    kind: EntryType,
    mode: u32,
    /// The user and the group.
    owner: u64,
    bytes: Vec<u8>,
}

impl FileTree {
    /// Adds a file that belongs to root, and the folders above it.
    pub(super) fn file(&mut self, path: &str, mode: u32, bytes: &[u8]) {
        self.add(path, EntryType::Regular, mode, 0, bytes.to_vec());
    }

    /// Adds an empty folder, and the folders above it.
    pub(super) fn folder(&mut self, path: &str, mode: u32, owner: u64) {
        self.add(path, EntryType::Directory, mode, owner, Vec::new());
    }

    fn add(&mut self, path: &str, kind: EntryType, mode: u32, owner: u64, bytes: Vec<u8>) {
        for (at, _) in path.match_indices('/') {
            self.entries.entry(path[..at].to_owned()).or_insert(Entry {
                kind: EntryType::Directory,
                mode: 0o755,
                owner: 0,
                bytes: Vec::new(),
            });
        }
        self.entries.insert(path.to_owned(), Entry { kind, mode, owner, bytes });
    }

    /// The files with their contents, in the order of their paths.
    pub(super) fn files(&self) -> impl Iterator<Item = (&str, &[u8])> {
        let files = self.entries.iter().filter(|(_, entry)| entry.kind.is_file());
        files.map(|(path, entry)| (path.as_str(), entry.bytes.as_slice()))
    }

    /// An uncompressed tar archive; `prefix` comes before every path.
    pub(super) fn tar(&self, prefix: &str, date: u64) -> Result<Vec<u8>> {
        let mut builder = tar::Builder::new(Vec::new());
        for (path, entry) in &self.entries {
            let end = if entry.kind.is_dir() { "/" } else { "" };
            let header = header(&format!("{prefix}{path}{end}"), entry, date)?;
            builder.append(&header, entry.bytes.as_slice())?;
        }
        builder.into_inner().context("cannot end an archive")
    }
}

fn header(name: &str, entry: &Entry, date: u64) -> Result<Header> {
    let mut header = Header::new_ustar();
    // Written by hand: `set_path` drops the `./` that Debian packages have.
    let field = &mut header.as_old_mut().name;
    ensure!(name.len() <= field.len(), "the path {name} is too long for an archive");
    field[..name.len()].copy_from_slice(name.as_bytes());
    header.set_entry_type(entry.kind);
    header.set_mode(entry.mode);
    header.set_uid(entry.owner);
    header.set_gid(entry.owner);
    header.set_mtime(date);
    header.set_size(entry.bytes.len().try_into()?);
    header.set_cksum();
    Ok(header)
}

/// Compresses bytes, without a name or a time in the header.
pub(super) fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzBuilder::new().mtime(0).write(Vec::new(), Compression::new(5));
    encoder.write_all(bytes)?;
    encoder.finish().context("cannot compress")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree(paths: &[&str]) -> FileTree {
        let mut tree = FileTree::default();
        for path in paths {
            tree.file(path, 0o644, path.as_bytes());
        }
        tree
    }

    #[test]
    fn the_order_of_adding_makes_no_difference() {
        let one = tree(&["a/b/c", "a/d"]).tar("./", 7).unwrap();
        assert_eq!(tree(&["a/d", "a/b/c"]).tar("./", 7).unwrap(), one);
        assert_ne!(tree(&["a/d", "a/b/c"]).tar("./", 8).unwrap(), one);
    }

    #[test]
    fn folders_come_before_what_is_in_them() {
        let tar = tree(&["a/b/c", "a/d"]).tar("./", 0).unwrap();
        let mut archive = tar::Archive::new(tar.as_slice());
        let names = archive
            .entries()
            .unwrap()
            .map(|entry| String::from_utf8(entry.unwrap().path_bytes().into_owned()).unwrap());
        assert_eq!(names.collect::<Vec<_>>(), ["./a/", "./a/b/", "./a/b/c", "./a/d"]);
    }

    #[test]
    fn a_gzip_header_has_no_time() {
        assert_eq!(gzip(b"dice").unwrap()[4..8], [0; 4]);
    }
}
