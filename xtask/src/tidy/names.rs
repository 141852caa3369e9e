//! Check: two types on one path never share a name.
//!
//! Two crates are on one path if one depends on the other, however far away, or if a third one depends on
//! both. The crates of games are alike on purpose, and each other's toys.

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

/// A public type.
struct Type<'a> {
    package: &'a str,
    path: &'a str,
    line: usize,
}

/// Finds public types of the same name in two crates on one path, or twice in one crate.
pub(crate) fn check(tree: &Tree, metadata: &Value) -> Result<Vec<Finding>> {
    let packages = manifest::packages(metadata)?;
    let alike: BTreeSet<String> = all(tree).map(|game| format!("turlaj-{}", game.name)).collect();
    let met = met(&packages);
    let mut findings = Vec::new();
    for (name, types) in &types(tree, &packages) {
        for (at, one) in types.iter().enumerate() {
            let clashes = |other: &&Type<'_>| match one.package == other.package {
                true => one.package != TOYS,
                false => {
                    let games = [one, *other].iter().all(|one| alike.contains(one.package));
                    !games && met.contains(&(one.package, other.package))
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

/// All pairs of crates that are on one path, both ways round.
fn met(packages: &[Package]) -> BTreeSet<(&str, &str)> {
    let uses: BTreeMap<&str, Vec<&str>> = packages.iter().map(direct).collect();
    let mut met = BTreeSet::new();
    let mut meet = |one, other| {
        met.insert((one, other));
        met.insert((other, one));
    };
    for (package, direct) in &uses {
        for one in direct {
            direct.iter().filter(|other| *other != one).for_each(|other| meet(*one, *other));
        }
        let (mut seen, mut next) = (BTreeSet::new(), direct.clone());
        while let Some(used) = next.pop() {
            if seen.insert(used) {
                meet(*package, used);
                next.extend(uses.get(used).into_iter().flatten());
            }
        }
    }
    met
}

/// A package and what it depends on outside its tests.
fn direct(package: &Package) -> (&str, Vec<&str>) {
    let shipped = package.dependencies.iter().filter(|dependency| !dependency.for_tests);
    (&package.name, shipped.map(|dependency| dependency.name.as_str()).collect())
}

/// The public types of all packages by their names.
fn types<'a>(tree: &'a Tree, packages: &'a [Package]) -> BTreeMap<&'a str, Vec<Type<'a>>> {
    let mut types: BTreeMap<&str, Vec<Type<'_>>> = BTreeMap::new();
    for package in packages {
        let sources = package.manifest.replace("Cargo.toml", "src/");
        for file in tree.under(&sources) {
            for (line, name) in public(file) {
                let found = Type { package: &package.name, path: &file.path, line };
                types.entry(name).or_default().push(found);
            }
        }
    }
    types
}

/// The public types of a file, before its own tests.
fn public(file: &File) -> impl Iterator<Item = (usize, &str)> {
    let code = file.lines().take_while(|(_, line)| *line != "#[cfg(test)]");
    code.filter_map(|(number, line)| {
        let item = line.strip_prefix("pub ")?;
        let rest = KINDS.iter().find_map(|kind| item.strip_prefix(kind))?;
        let end = rest.find(|sign: char| !sign.is_alphanumeric() && sign != '_')?;
        Some((number, &rest[..end]))
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
    fn types_that_never_meet_may_share_a_name() {
        assert_eq!(findings(&[("a", &[], TABLE), ("b", &[], TABLE)]), [""; 0]);
        let private = "struct Table;\npub(crate) enum Table {}\n#[cfg(test)]\npub struct Table;\n";
        assert_eq!(findings(&[("a", &[], TABLE), ("b", &["a"], private)]), [""; 0]);
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
