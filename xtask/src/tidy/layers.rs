//! Check: dependencies between crates follow the layers of the architecture.
//!
//! Cargo already refuses circles; this also refuses what is possible but not meant. A pure crate
//! that cannot name a generator or a socket cannot use one.

mod diagram;
pub(super) mod manifest;
mod table;

use std::path::Path;

use anyhow::{Context, Result};
use serde_json::Value;

use super::finding::Finding;
use super::games::games;
use super::tree::Tree;
use crate::workspace;
pub(super) use diagram::check as check_diagram;
use manifest::Package;
use table::Layer;
pub(super) use table::SEES_GAMES;

/// What Cargo knows of the workspace's own packages.
pub(crate) fn read_metadata(root: &Path) -> Result<Value> {
    let mut cargo = workspace::cargo(root);
    cargo.args(["metadata", "--no-deps", "--format-version", "1"]);
    serde_json::from_slice(&workspace::output(&mut cargo)?).context("cargo metadata is no JSON")
}

/// Finds dependencies that the table does not allow, crates that the table does not know, and
/// manifests that do not take the workspace's lints.
pub(crate) fn check(tree: &Tree, metadata: &Value) -> Result<Vec<Finding>> {
    let packages = manifest::packages(metadata)?;
    let games: Vec<&str> = games(tree).map(|game| game.name).collect();
    let check = |package| check_package(tree, package, &packages, &games);
    Ok(packages.iter().flat_map(check).collect())
}

/// Finds what must not be in the program that ships.
pub(crate) fn check_shipped(root: &Path) -> Result<Vec<Finding>> {
    let mut cargo = workspace::cargo(root);
    cargo.args(["tree", "--package", "turlaj", "--edges", "normal", "--prefix", "none"]);
    let text = String::from_utf8(workspace::output(&mut cargo)?)?;
    Ok(shipped(&text))
}

fn shipped(packages: &str) -> Vec<Finding> {
    let found = |name: &&&str| {
        let package = format!("{name} ");
        packages.lines().any(|line| line.starts_with(&package))
    };
    let message = |name: &str| format!("the shipped program depends on `{name}`");
    let found = table::NOT_SHIPPED.iter().filter(found);
    found.map(|name| Finding::whole("crates/turlaj/Cargo.toml", message(name))).collect()
}

fn check_package(tree: &Tree, package: &Package, all: &[Package], games: &[&str]) -> Vec<Finding> {
    let text = tree.file(&package.manifest).map_or("", |file| file.text.as_str());
    let mut findings = Vec::new();
    if !manifest::takes_lints(text) {
        let message = "add `[lints] workspace = true`";
        findings.push(Finding::whole(&package.manifest, message));
    }
    let Some(layer) = Layer::of(&package.name, games) else {
        let message = format!("`{}` is not in xtask's table of layers: add it", package.name);
        findings.push(Finding::whole(&package.manifest, message));
        return findings;
    };
    // Tests may use more than the code that they test.
    for dependency in package.dependencies.iter().filter(|dependency| !dependency.for_tests) {
        let ours = all.iter().any(|other| other.name == dependency.name);
        let allowed = if ours {
            layer.may_use_ours(&dependency.name, games)
        } else {
            layer.may_use_external(&dependency.name)
        };
        if !allowed {
            let line = manifest::line_of(text, &dependency.name);
            let message = format!("`{}` must not depend on `{}`", package.name, dependency.name);
            findings.push(Finding::new(&package.manifest, line, message));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::shown;
    use serde_json::json;

    fn path(name: &str) -> String {
        format!("crates/{name}/Cargo.toml")
    }

    fn package(name: &str, dependencies: &Value) -> Value {
        let manifest = format!("/r/{}", path(name));
        json!({ "name": name, "manifest_path": manifest, "dependencies": dependencies })
    }

    /// The findings for one package with one dependency, beside crates that have none.
    fn findings(name: &str, kind: Option<&str>, dependency: &str) -> Vec<String> {
        let text = format!("{dependency} = \"1\"\n[lints]\nworkspace = true\n");
        let mut packages = vec![package(name, &json!([{ "name": dependency, "kind": kind }]))];
        for other in
            ["turlaj-core", "turlaj-snakes", "turlaj-table", "turlaj-testkit", "turlaj-testserver"]
        {
            if other != name {
                packages.push(package(other, &json!([])));
            }
        }
        let metadata = json!({ "workspace_root": "/r", "packages": packages });
        let paths: Vec<String> =
            packages.iter().filter_map(|package| package["name"].as_str()).map(path).collect();
        let mut files: Vec<(&str, &str)> =
            paths.iter().map(|path| (path.as_str(), text.as_str())).collect();
        files.extend([("rules/clever.md", ""), ("rules/snakes.md", "")]);
        shown(&check(&Tree::of(&files), &metadata).unwrap())
    }

    fn forbidden(package: &str, dependency: &str) -> Vec<String> {
        vec![format!(
            "crates/{package}/Cargo.toml:1: `{package}` must not depend on `{dependency}`"
        )]
    }

    #[test]
    fn allowed_dependencies_pass() {
        assert_eq!(findings("turlaj-snakes", None, "turlaj-core"), [""; 0]);
        assert_eq!(findings("turlaj-snakes", None, "serde"), [""; 0]);
        assert_eq!(findings("turlaj-bots", None, "turlaj-snakes"), [""; 0]);
        assert_eq!(findings("turlaj-bots", None, "rand"), [""; 0]);
        assert_eq!(findings("turlaj", None, "turlaj-catalog"), [""; 0]);
    }

    #[test]
    fn a_dependency_against_the_layers_is_found() {
        for (package, dependency) in [
            ("turlaj-core", "turlaj-table"),
            ("turlaj-clever", "turlaj-snakes"),
            ("turlaj-table", "turlaj-snakes"),
            ("turlaj-server", "turlaj-snakes"),
            ("turlaj-system-tests", "turlaj-core"),
        ] {
            assert_eq!(findings(package, None, dependency), forbidden(package, dependency));
            assert_eq!(
                findings(package, Some("build"), dependency),
                forbidden(package, dependency)
            );
            assert_eq!(findings(package, Some("dev"), dependency), [""; 0]);
        }
    }

    #[test]
    fn a_generator_in_a_pure_crate_is_found() {
        for package in ["turlaj-core", "turlaj-snakes", "turlaj-table"] {
            assert_eq!(findings(package, None, "rand"), forbidden(package, "rand"));
            assert_eq!(findings(package, Some("dev"), "rand"), [""; 0]);
        }
    }

    #[test]
    fn testkit_is_for_tests_only() {
        for package in ["turlaj", "turlaj-core", "turlaj-bots", "xtask"] {
            for dependency in ["turlaj-testkit", "turlaj-testserver"] {
                assert_eq!(findings(package, None, dependency), forbidden(package, dependency));
                assert_eq!(findings(package, Some("dev"), dependency), [""; 0]);
            }
        }
    }

    #[test]
    fn a_test_server_in_the_shipped_program_is_found() {
        let tree = "turlaj v0.1.0\nturlaj-core v0.1.0\nturlaj-testserver v0.1.0\n";
        let message = "the shipped program depends on `turlaj-testserver`";
        assert_eq!(shown(&shipped(tree)), [format!("crates/turlaj/Cargo.toml:1: {message}")]);
        assert_eq!(shipped("turlaj v0.1.0\nturlaj-core v0.1.0\n").len(), 0);
    }

    #[test]
    fn an_unknown_crate_is_found() {
        assert_eq!(
            findings("turlaj-new", None, "serde"),
            [
                "crates/turlaj-new/Cargo.toml:1: `turlaj-new` is not in xtask's table of layers: add it"
            ]
        );
    }

    #[test]
    fn a_manifest_without_the_lints_is_found() {
        let metadata =
            json!({ "workspace_root": "/r", "packages": [package("turlaj-core", &json!([]))] });
        let tree = Tree::of(&[("crates/turlaj-core/Cargo.toml", "[package]\n")]);
        assert_eq!(
            shown(&check(&tree, &metadata).unwrap()),
            ["crates/turlaj-core/Cargo.toml:1: add `[lints] workspace = true`"]
        );
    }
}
