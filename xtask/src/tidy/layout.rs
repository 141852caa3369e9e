//! Check: every game crate has the same files, so that who knows one game knows them all.

use super::finding::Finding;
use super::games::{Game, all};
use super::tree::Tree;

/// The files that each game crate has in `src/`; it may have more.
const GAME_FILES: &[&str] = &[
    "lib.rs",
    "options.rs",
    "pieces.rs",
    "state.rs",
    "notation.rs",
    "outcomes.rs",
    "actions.rs",
    "refusals.rs",
    "apply.rs",
    "news.rs",
    "score.rs",
];

/// Finds files that a game crate lacks.
pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    all(tree).flat_map(|game| lacking(tree, &game)).collect()
}

fn lacking(tree: &Tree, game: &Game<'_>) -> Vec<Finding> {
    // A crate that is not there at all is found with the clauses, in one line and not ten.
    if tree.under(&game.folder).next().is_none() {
        return Vec::new();
    }
    GAME_FILES
        .iter()
        .map(|name| format!("{}src/{name}", game.folder))
        .filter(|path| tree.file(path).is_none())
        .map(|path| Finding::whole(&path, "every game crate has this file, this one does not"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::shown;

    fn findings(names: &[&str]) -> Vec<String> {
        let paths: Vec<String> =
            names.iter().map(|name| format!("crates/snakes/src/{name}")).collect();
        let mut files: Vec<(&str, &str)> = paths.iter().map(|path| (path.as_str(), "")).collect();
        files.push(("rules/snakes.md", ""));
        files.push(("crates/snakes/Cargo.toml", ""));
        shown(&check(&Tree::of(&files)))
    }

    #[test]
    fn a_crate_with_all_files_and_more_passes() {
        let names = [GAME_FILES, &["ladders.rs"]].concat();
        assert_eq!(findings(&names), [""; 0]);
    }

    #[test]
    fn a_missing_file_is_found() {
        assert_eq!(
            findings(&GAME_FILES[..GAME_FILES.len() - 1]),
            ["crates/snakes/src/score.rs:1: every game crate has this file, this one does not"]
        );
    }
}
