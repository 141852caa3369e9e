//! `cargo xtask tidy`: rules of this repository that neither the compiler nor Clippy knows.
//!
//! Each check is a pure function from the repository's text to findings, so that its tests can
//! show it a small repository that breaks the rule.

mod clauses;
mod eyes;
mod finding;
mod games;
mod layers;
mod layout;
mod names;
mod shared;
mod size;
mod tree;
mod types;
mod words;

use std::path::Path;

use anyhow::{Result, ensure};

use finding::Finding;
pub(crate) use tree::Tree;

/// The text files of the repository.
pub(crate) fn tree(root: &Path) -> Result<Tree> {
    Tree::read(root)
}

/// The games that ship.
pub(crate) fn games(tree: &Tree) -> Vec<&str> {
    games::games(tree).map(|game| game.name).collect()
}

/// The lines of shared files that would name a game of this name.
pub(crate) fn mentions(tree: &Tree, name: &str) -> Vec<String> {
    shared::mentions(tree, name).iter().map(Finding::to_string).collect()
}

/// The checks that need nothing but the text.
pub(crate) fn in_text(tree: &Tree) -> Vec<Finding> {
    let checks = [
        clauses::check,
        eyes::check,
        layers::check_diagram,
        layout::check,
        shared::check,
        size::check,
        types::check,
        words::check,
    ];
    checks.iter().flat_map(|check| check(tree)).collect()
}

/// Makes all checks, prints every finding as `path:line: message` and fails if there is one.
pub(crate) fn run(root: &Path) -> Result<()> {
    let tree = Tree::read(root)?;
    let metadata = layers::read_metadata(root)?;
    let mut findings: Vec<Finding> = [
        in_text(&tree),
        layers::check(&tree, &metadata)?,
        layers::check_shipped(root)?,
        names::check(&tree, &metadata)?,
    ]
    .concat();
    findings.sort();
    for finding in &findings {
        println!("{finding}");
    }
    ensure!(findings.is_empty(), "tidy: {} finding(s)", findings.len());
    Ok(())
}
