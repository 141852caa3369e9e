//! The repository's text files in memory, so that checks need no file system.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result};

use crate::workspace;

/// One text file.
pub(crate) struct File {
    /// The path from the repository's root, with `/` between its parts.
    pub(crate) path: String,
    /// All of its text.
    pub(crate) text: String,
}

impl File {
    /// The lines with their numbers, counted from 1.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(index, line)| (index + 1, line))
    }
}

/// All text files of the repository, in the order of their paths.
pub(crate) struct Tree {
    files: Vec<File>,
    /// The paths of pictures and the like.
    others: Vec<String>,
}

impl Tree {
    /// Reads all files that are tracked or would be if they were added now.
    pub(crate) fn read(root: &Path) -> Result<Self> {
        let mut git = workspace::program(root, "git");
        // NUL between the names, because Git quotes unusual names in its plain lists.
        git.args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
        let list = String::from_utf8(workspace::output(&mut git)?)
            .context("a file name is not valid UTF-8")?;
        let mut paths: Vec<&str> = list.split('\0').filter(|path| !path.is_empty()).collect();
        paths.sort_unstable();
        // A file with a merge conflict is listed once per side.
        paths.dedup();
        let (mut files, mut others) = (Vec::new(), Vec::new());
        for path in paths {
            let full = root.join(path);
            // Git also lists deleted files until the deletion is staged, links and submodules.
            if !full.is_file() {
                continue;
            }
            let bytes = std::fs::read(&full).with_context(|| format!("cannot read {path}"))?;
            // What is not UTF-8 is a picture or the like: no check looks into it.
            match String::from_utf8(bytes) {
                Ok(text) => files.push(File { path: path.to_owned(), text }),
                Err(_) => others.push(path.to_owned()),
            }
        }
        Ok(Self { files, others })
    }

    /// The same tree with these files besides, or in the place of others.
    pub(crate) fn with(self, more: &BTreeMap<String, String>) -> Self {
        let own = self.files.into_iter().filter(|file| !more.contains_key(&file.path));
        let mut files: Vec<File> = own.collect();
        files.extend(
            more.iter().map(|(path, text)| File { path: path.clone(), text: text.clone() }),
        );
        files.sort_by(|one, two| one.path.cmp(&two.path));
        Self { files, others: self.others }
    }

    /// The paths of all files that are no text.
    pub(crate) fn others(&self) -> impl Iterator<Item = &str> {
        self.others.iter().map(String::as_str)
    }

    /// All text files.
    pub(crate) fn files(&self) -> impl Iterator<Item = &File> {
        self.files.iter()
    }

    /// The files whose path starts with `folder`, which ends with `/`.
    pub(crate) fn under(&self, folder: &str) -> impl Iterator<Item = &File> {
        self.files.iter().filter(move |file| file.path.starts_with(folder))
    }

    /// The file at exactly this path.
    pub(crate) fn file(&self, path: &str) -> Option<&File> {
        self.files.iter().find(|file| file.path == path)
    }

    /// A small repository for a test, from pairs of path and text.
    #[cfg(test)]
    pub(crate) fn of(files: &[(&str, &str)]) -> Self {
        let file = |(path, text): &(&str, &str)| File {
            path: (*path).to_owned(),
            text: (*text).to_owned(),
        };
        Self { files: files.iter().map(file).collect(), others: Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_file_is_in_the_tree_of_the_repository() {
        let tree = Tree::read(&workspace::root().unwrap()).unwrap();
        assert!(tree.file("xtask/src/tidy/tree.rs").is_some());
        assert_eq!(tree.under("xtask/src/tidy/tree.rs").count(), 1);
    }
}
