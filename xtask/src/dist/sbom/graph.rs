//! The packages of the shipped program and what each depends on, as Cargo resolves them for it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context, Result};

use crate::workspace;

/// A package of Cargo.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Id {
    pub(super) name: String,
    pub(super) version: String,
}

/// All packages, those of build scripts and macros included, with what each depends on.
pub(super) struct Graph {
    pub(super) packages: BTreeMap<Id, BTreeSet<Id>>,
    /// The packages whose code is in the program.
    pub(super) linked: BTreeSet<Id>,
}

impl Graph {
    /// Asks `cargo tree`, which unlike `cargo metadata` knows the features of one program alone.
    pub(super) fn read(root: &Path, triple: &str) -> Result<Self> {
        let tree = |edges: &str| -> Result<_> {
            let mut cargo = workspace::cargo(root);
            cargo.args(["tree", "--locked", "--package", "turlaj", "--target", triple]);
            cargo.args(["--edges", edges, "--prefix", "depth", "--format", " {p}"]);
            parse(&String::from_utf8(workspace::output(&mut cargo)?)?)
        };
        let linked = tree("normal,no-proc-macro")?.into_keys().collect();
        Ok(Self { packages: tree("normal,build")?, linked })
    }

    /// What the package of this name depends on.
    pub(super) fn of(&self, name: &str) -> impl Iterator<Item = &Id> {
        self.packages.iter().filter(move |(id, _)| id.name == name).flat_map(|(_, on)| on)
    }
}

/// Reads lines of depth, name and version. A package that was listed before has `(*)` and no
/// lines below it; its edges are known from the first time.
fn parse(text: &str) -> Result<BTreeMap<Id, BTreeSet<Id>>> {
    let mut packages: BTreeMap<Id, BTreeSet<Id>> = BTreeMap::new();
    let mut above: Vec<Id> = Vec::new();
    for line in text.lines() {
        let mut words = line.split(' ');
        let mut word = || words.next().with_context(|| format!("cargo tree wrote `{line}`"));
        let depth: usize = word()?.parse().with_context(|| format!("no depth in `{line}`"))?;
        let name = word()?.to_owned();
        let version = word()?.trim_start_matches('v').to_owned();
        let id = Id { name, version };
        above.truncate(depth);
        packages.entry(id.clone()).or_default();
        if let Some(parent) = above.last() {
            packages.entry(parent.clone()).or_default().insert(id.clone());
        }
        above.push(id);
    }
    Ok(packages)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edges_follow_from_depths() {
        let text = "0 own v0.1.0 (path)\n1 a v1.0.0\n2 b v2.0.0 (proc-macro)\n1 c v3.0.0\n\
            2 a v1.0.0 (*)\n";
        let packages = parse(text).unwrap();
        let shown: Vec<String> = packages
            .iter()
            .map(|(id, on)| {
                let on: Vec<&str> = on.iter().map(|id| id.name.as_str()).collect();
                format!("{} {}: {}", id.name, id.version, on.join(" "))
            })
            .collect();
        assert_eq!(shown, ["a 1.0.0: b", "b 2.0.0: ", "c 3.0.0: a", "own 0.1.0: a c"]);
        assert!(parse("[build-dependencies]\n").is_err());
    }
}
