//! `cargo xtask gallery`: pictures of every screen, into `docs/gallery`.

use std::path::Path;

use anyhow::Result;

use crate::{suite, workspace};

/// Builds the program and lets a browser take the pictures; `tests/browser/gallery` has the scenes.
pub(crate) fn run(root: &Path) -> Result<()> {
    suite::ensure_browser(root)?;
    let words = ["build", "--profile", "ci", "--package", "turlaj"];
    workspace::run(workspace::cargo(root).args(words))?;
    let mut node = workspace::program(root, "node");
    node.arg("tests/browser/gallery.mjs").env("TURLAJ_BIN", workspace::binary(root));
    workspace::run(&mut node)
}
