//! Check: two types on one path never share a name.
//!
//! Two crates are on one path if one depends on the other, however far away. There no two types share a name,
//! private ones included, and none do within one crate. Public types do not share one either where a third
//! crate depends on both. The crates of games are alike on purpose, and each other's toys.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::Result;
use serde_json::Value;

use super::finding::Finding;
use super::games::all;
use super::layers::manifest::{self, Package};
use super::tree::{File, Tree};

/// The words before the name of a type.
const KINDS: [&str; 5] = ["struct ", "enum ", "trait ", "type ", "union "];

/// Crates whose types have the names of a game's own.
const TOYS: &str = "turlaj-testkit";

/// The ways to write how far a type is seen; nothing is private.
const SEEN: [&str; 4] = ["pub ", "pub(crate) ", "pub(super) ", ""];

/// A type as it is declared.
struct Type<'a> {
    package: &'a str,
    path: &'a str,
    line: usize,
    public: bool,
}

/// Finds types of the same name in two crates on one path, or twice in one crate.
pub(crate) fn check(tree: &Tree, metadata: &Value) -> Result<Vec<Finding>> {
    let packages = manifest::packages(metadata)?;
    let alike: BTreeSet<String> = all(tree).map(|game| format!("turlaj-{}", game.name)).collect();
    let paths = Paths::of(&packages);
    let mut findings = Vec::new();
    for (name, types) in &types(tree, &packages) {
        for (at, one) in types.iter().enumerate() {
            let clashes = |other: &&Type<'_>| match one.package == other.package {
                true => one.package != TOYS,
                false => {
                    let games = [one, *other].iter().all(|one| alike.contains(one.package));
                    !games && paths.meet(one, other)
                }
            };
            if let Some(other) = types[..at].iter().find(clashes) {
                let message = format!("`{name}` is also a type of {}", other.path);
                findings.push(Finding::new(one.path, one.line, message));
            }
        }
    }
    Ok(findings)
}

/// Pairs of crates, both ways round.
struct Paths<'a> {
    /// One depends on the other.
    above: BTreeSet<(&'a str, &'a str)>,
    /// A third one depends on both.
    beside: BTreeSet<(&'a str, &'a str)>,
}

impl<'a> Paths<'a> {
    fn of(packages: &'a [Package]) -> Paths<'a> {
        let uses: BTreeMap<&str, Vec<&str>> = packages.iter().map(direct).collect();
        let mut paths = Paths { above: BTreeSet::new(), beside: BTreeSet::new() };
        for (package, direct) in &uses {
            for one in direct {
                let others = direct.iter().filter(|other| *other != one);
                paths.beside.extend(others.map(|other| (*one, *other)));
            }
            let (mut seen, mut next) = (BTreeSet::new(), direct.clone());
            while let Some(used) = next.pop() {
                if seen.insert(used) {
                    paths.above.extend([(*package, used), (used, *package)]);
                    next.extend(uses.get(used).into_iter().flatten());
                }
            }
        }
        paths
    }

    /// Whether a reader can meet both types.
    fn meet(&self, one: &Type<'_>, other: &Type<'_>) -> bool {
        let pair = (one.package, other.package);
        self.above.contains(&pair) || one.public && other.public && self.beside.contains(&pair)
    }
}

/// A package and what it depends on outside its tests.
fn direct(package: &Package) -> (&str, Vec<&str>) {
    let shipped = package.dependencies.iter().filter(|dependency| !dependency.for_tests);
    (&package.name, shipped.map(|dependency| dependency.name.as_str()).collect())
}

/// The types of all packages by their names.
fn types<'a>(tree: &'a Tree, packages: &'a [Package]) -> BTreeMap<&'a str, Vec<Type<'a>>> {
    let mut types: BTreeMap<&str, Vec<Type<'_>>> = BTreeMap::new();
    for package in packages {
        let sources = package.manifest.replace("Cargo.toml", "src/");
        for file in tree.under(&sources).filter(|file| !is_test(file)) {
            for (line, name, public) in declared(file) {
                let found = Type { package: &package.name, path: &file.path, line, public };
                types.entry(name).or_default().push(found);
            }
        }
    }
    types
}

fn is_test(file: &File) -> bool {
    file.path.ends_with("/tests.rs") || file.path.contains("/tests/")
}

/// The types of a file, before its own tests: line, name, and whether it is public.
fn declared(file: &File) -> impl Iterator<Item = (usize, &str, bool)> {
    let code = file.lines().take_while(|(_, line)| *line != "mod tests {");
    code.filter_map(|(number, line)| {
        let inner = line.trim_start();
        let (seen, item) = SEEN.iter().find_map(|seen| Some((*seen, inner.strip_prefix(seen)?)))?;
        let kind = KINDS.iter().find(|kind| item.starts_with(**kind))?;
        // An indented `type` belongs to a trait.
        if inner != line && *kind == "type " {
            return None;
        }
        let rest = &item[kind.len()..];
        let end = rest.find(|sign: char| !sign.is_alphanumeric() && sign != '_')?;
        let is_named = rest.starts_with(|sign: char| sign.is_uppercase());
        is_named.then_some((number, &rest[..end], seen == SEEN[0]))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::shown;
    use serde_json::json;

    /// The findings for crates, each with what it depends on and its text.
    fn findings(crates: &[(&str, &[&str], &str)]) -> Vec<String> {
        let package = |(name, uses, _): &(&str, &[&str], &str)| {
            let uses: Vec<Value> =
                uses.iter().map(|name| json!({ "name": name, "kind": null })).collect();
            let manifest = format!("/r/crates/{name}/Cargo.toml");
            json!({ "name": name, "manifest_path": manifest, "dependencies": uses })
        };
        let packages: Vec<Value> = crates.iter().map(package).collect();
        let metadata = json!({ "workspace_root": "/r", "packages": packages });
        let paths: Vec<String> =
            crates.iter().map(|(name, ..)| format!("crates/{name}/src/lib.rs")).collect();
        let texts = crates.iter().map(|(_, _, text)| *text);
        let mut files: Vec<(&str, &str)> = paths.iter().map(String::as_str).zip(texts).collect();
        files.extend([("rules/chess.md", ""), ("rules/halma.md", "")]);
        shown(&check(&Tree::of(&files), &metadata).unwrap())
    }

    const TABLE: &str = "/// A.\npub struct Table<G> {\n";

    #[test]
    fn the_same_name_on_one_path_is_found() {
        let found = ["crates/c/src/lib.rs:2: `Table` is also a type of crates/a/src/lib.rs"];
        assert_eq!(findings(&[("a", &[], TABLE), ("b", &["a"], ""), ("c", &["b"], TABLE)]), found);
        assert_eq!(
            findings(&[("a", &[], TABLE), ("c", &[], TABLE), ("d", &["a", "c"], "")]),
            found
        );
    }

    #[test]
    fn private_types_count_along_a_path() {
        for private in [
            "struct Table;\n",
            "pub(crate) enum Table {}\n",
            "pub(super) type Table = u8;\n",
            "    struct Table;\n",
        ] {
            let found = ["crates/c/src/lib.rs:1: `Table` is also a type of crates/a/src/lib.rs"];
            let path = [("a", &[][..], TABLE), ("b", &["a"], ""), ("c", &["b"], private)];
            assert_eq!(findings(&path), found);
        }
    }

    #[test]
    fn types_that_never_meet_may_share_a_name() {
        assert_eq!(findings(&[("a", &[], TABLE), ("b", &[], TABLE)]), [""; 0]);
        let private = "pub(crate) enum Table {}\n#[cfg(test)]\nmod tests {\nstruct Table;\n";
        let beside = [("a", &[][..], TABLE), ("b", &[], private), ("c", &["a", "b"], "")];
        assert_eq!(findings(&beside), [""; 0]);
        let in_tests = "#[cfg(test)]\nmod tests {\npub struct Table;\n";
        assert_eq!(findings(&[("a", &[], TABLE), ("b", &["a"], in_tests)]), [""; 0]);
    }

    #[test]
    fn games_are_alike() {
        let view = "pub struct View;\n";
        let both = ["turlaj-chess", "turlaj-halma"];
        let crates = [(both[0], &[][..], view), (both[1], &[], view), ("all", &both, "")];
        // Their folders are named after the crates here, and that is enough.
        assert_eq!(findings(&crates), [""; 0]);
    }

    #[test]
    fn a_name_twice_in_one_crate_is_found() {
        let twice = "pub type Table = u8;\npub mod other {}\npub trait Table {\n";
        let found = "crates/a/src/lib.rs:3: `Table` is also a type of crates/a/src/lib.rs";
        assert_eq!(findings(&[("a", &[], twice)]), [found]);
    }
}
