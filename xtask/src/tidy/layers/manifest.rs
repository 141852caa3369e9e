//! What the layers need from `cargo metadata` and from the text of a manifest.

use std::path::Path;

use anyhow::{Context, Result};
use serde_json::Value;

/// One package of the workspace.
pub(crate) struct Package {
    /// Its name, with the prefix.
    pub(crate) name: String,
    /// The path of its manifest from the workspace's root.
    pub(crate) manifest: String,
    /// What it depends on, of all kinds.
    pub(crate) dependencies: Vec<Dependency>,
}

/// One dependency of a package.
pub(crate) struct Dependency {
    /// The package's own name, even if the manifest renames it.
    pub(crate) name: String,
    /// Whether only tests, examples and benches have it.
    pub(crate) for_tests: bool,
}

/// All packages of the workspace.
pub(crate) fn packages(metadata: &Value) -> Result<Vec<Package>> {
    let root = Path::new(text(metadata, "workspace_root")?);
    list(metadata, "packages")?.iter().map(|value| package(root, value)).collect()
}

fn package(root: &Path, value: &Value) -> Result<Package> {
    let path = Path::new(text(value, "manifest_path")?);
    let inner = path.strip_prefix(root).context("a package lies outside the workspace")?;
    let parts: Vec<_> = inner.iter().map(|part| part.to_string_lossy()).collect();
    Ok(Package {
        name: text(value, "name")?.to_owned(),
        manifest: parts.join("/"),
        dependencies: list(value, "dependencies")?.iter().map(dependency).collect::<Result<_>>()?,
    })
}

fn dependency(value: &Value) -> Result<Dependency> {
    let for_tests = value["kind"].as_str() == Some("dev");
    Ok(Dependency { name: text(value, "name")?.to_owned(), for_tests })
}

fn text<'a>(value: &'a Value, key: &str) -> Result<&'a str> {
    value[key].as_str().with_context(|| format!("cargo metadata has no text `{key}`"))
}

fn list<'a>(value: &'a Value, key: &str) -> Result<&'a Vec<Value>> {
    value[key].as_array().with_context(|| format!("cargo metadata has no list `{key}`"))
}

/// Whether a manifest takes the lints of the workspace; Cargo does not tell, so read the text.
pub(crate) fn takes_lints(manifest: &str) -> bool {
    let mut section = "";
    for line in manifest.lines().map(|line| line.split('#').next().unwrap_or_default().trim()) {
        if line.starts_with('[') {
            section = line;
        }
        let words: String = line.split_whitespace().collect();
        match section {
            "" if words == "lints.workspace=true" => return true,
            "[lints]" if words == "workspace=true" => return true,
            _ => {}
        }
    }
    false
}

/// The line that names a dependency, or the first one if it is named in another way.
pub(crate) fn line_of(manifest: &str, dependency: &str) -> usize {
    let names = |line: &str| {
        let rest = line.trim_start().strip_prefix(dependency);
        rest.is_some_and(|rest| rest.starts_with(['.', ' ', '=']))
    };
    manifest.lines().position(names).map_or(1, |index| index + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lints_are_taken_in_either_way() {
        assert!(takes_lints("[package]\nname = \"a\"\n\n[lints]\nworkspace = true\n"));
        assert!(takes_lints("lints.workspace = true\n[package]\n"));
    }

    #[test]
    fn other_lines_do_not_take_the_lints() {
        for text in [
            "",
            "[lints]\n# workspace = true\n",
            "[lints]\nworkspace = false\n",
            "[lints.rust]\nworkspace = true\n",
            "[lints]\n[package]\nworkspace = true\n",
            "[package]\nlints.workspace = true\n",
        ] {
            assert!(!takes_lints(text), "{text}");
        }
    }

    #[test]
    fn a_dependency_is_found_by_its_whole_name() {
        let text = "[dependencies]\nserde_json = \"1\"\nserde.workspace = true\n";
        assert_eq!(line_of(text, "serde"), 3);
        assert_eq!(line_of(text, "serde_json"), 2);
        assert_eq!(line_of(text, "rand"), 1);
    }
}
