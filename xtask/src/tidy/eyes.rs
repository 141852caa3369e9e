//! Check: what a client can reach never looks at hidden things.

use super::finding::Finding;
use super::tree::Tree;

/// The eye that sees hidden things. In two parts, because this file is searched too.
const EYE: &str = concat!("Eye::", "All");

/// Where it may be named: where it is defined, and where games are analysed.
const ALLOWED: &[&str] = &["crates/core/", "crates/analysis/", "crates/testkit/"];

/// The files of a game that may name it: the one that makes views, and those that review a played game.
const FILES: &[&str] = &["/src/view.rs", "/review.rs", "/areas.rs", "/split.rs"];

/// Finds the eye that sees hidden things wherever it is not allowed.
pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree.files().filter(|file| file.path.ends_with(".rs") && !may_name(&file.path)) {
        for (number, _) in file.lines().filter(|(_, line)| line.contains(EYE)) {
            let message = format!("`{EYE}` sees hidden things: it is for analyses alone");
            findings.push(Finding::new(&file.path, number, message));
        }
    }
    findings
}

fn may_name(path: &str) -> bool {
    let in_place = ALLOWED.iter().any(|place| path.starts_with(place));
    in_place || FILES.iter().any(|file| path.ends_with(file))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_that_looks_at_hidden_things_is_found() {
        let looks = format!("let view = rules.view(state, {EYE});\n");
        let found = |path: &str| check(&Tree::of(&[(path, looks.as_str())])).len();
        assert_eq!(found("crates/server/src/table.rs"), 1);
        assert_eq!(found("crates/bots/src/chess/engine.rs"), 1);
        assert_eq!(found("crates/analysis/src/judge.rs"), 0);
        assert_eq!(found("crates/chess/src/view.rs"), 0);
    }
}
