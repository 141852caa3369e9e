//! Check: no shared source names a game, but for the places that CONTRIBUTING's recipe lists.

use super::finding::Finding;
use super::games::games;
use super::tree::{File, Tree};

/// What every game edits. CONTRIBUTING.md names each of these.
const RECIPE: &[&str] = &[
    "Cargo.toml",
    "crates/bots/Cargo.toml",
    "crates/bots/src/lib.rs",
    "crates/terminal/Cargo.toml",
    "crates/terminal/src/lib.rs",
    "crates/catalog/Cargo.toml",
    "crates/catalog/src/lib.rs",
    "web/app/games.js",
];

/// What only some games edit: capabilities, second implementations, studies.
const SOME: &[&str] = &[
    "crates/catalog/src/strengths.rs",
    "crates/exact/",
    "crates/packed/",
    "crates/learned/",
    "crates/learn/",
    "tools/player.py",
];

/// Where shared sources stand.
const SOURCES: &[&str] = &["crates/", "xtask/src/", "tools/", "web/app/", "web/styles/"];

/// Finds shared sources that name a game, and places of the recipe that CONTRIBUTING.md leaves out.
pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let games: Vec<&str> = games(tree).map(|game| game.name).collect();
    let shared = tree.files().filter(|file| is_shared(&file.path, &games));
    let mut findings: Vec<Finding> = shared.flat_map(|file| names_in(file, &games)).collect();
    if let Some(guide) = tree.file("CONTRIBUTING.md") {
        let missing = RECIPE.iter().filter(|place| !guide.text.contains(&format!("`{place}`")));
        let message = |place| format!("the recipe for a game does not name `{place}`");
        findings.extend(missing.map(|place| Finding::whole(&guide.path, message(place))));
    }
    findings
}

fn is_shared(path: &str, games: &[&str]) -> bool {
    let source = SOURCES.iter().any(|folder| path.starts_with(folder));
    let tests = ["/tests/", "/tests.rs", "/examples/", "/benches/"];
    let tests = tests.iter().any(|part| path.contains(part));
    let own = path.split(['/', '.', '-']).any(|part| games.contains(&part));
    let listed = RECIPE.contains(&path) || SOME.iter().any(|place| path.starts_with(place));
    source && !tests && !own && !listed && !path.ends_with(".json")
}

/// The lines before the file's own tests that name a game.
fn names_in(file: &File, games: &[&str]) -> Vec<Finding> {
    let tests = ["#[cfg(test)]", "[dev-dependencies]"];
    let code = file.lines().take_while(|(_, line)| !tests.contains(line));
    let name = |line: &str| {
        let line = line.to_lowercase();
        games.iter().find(|game| line.contains(**game)).copied()
    };
    code.filter_map(|(number, line)| {
        let message = format!("a shared file names `{}`", name(line)?);
        Some(Finding::new(&file.path, number, message))
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::shown;

    fn found(path: &str, text: &str) -> Vec<String> {
        shown(&check(&Tree::of(&[("rules/chess.md", ""), (path, text)])))
    }

    #[test]
    fn a_shared_file_that_names_a_game_is_found() {
        let text = "fn a() {}\nif id == \"chess\" {}\n";
        let expected = "crates/server/src/lib.rs:2: a shared file names `chess`";
        assert_eq!(found("crates/server/src/lib.rs", text), [expected]);
        let css = "web/styles/base.css:1: a shared file names `chess`";
        assert_eq!(found("web/styles/base.css", ".chess {}"), [css]);
    }

    #[test]
    fn a_game_may_name_itself_and_tests_may_name_games() {
        for path in [
            "crates/chess/src/lib.rs",
            "crates/bots/src/chess/levels.rs",
            "web/app/chess/screen.js",
            "web/styles/chess-table.css",
            "crates/server/tests/it/live.rs",
            "crates/catalog/src/lib.rs",
            "docs/record.md",
        ] {
            assert_eq!(found(path, "chess"), [""; 0], "{path}");
        }
        let text = "fn a() {}\n#[cfg(test)]\nmod tests { /* chess */ }\n";
        assert_eq!(found("crates/server/src/lib.rs", text), [""; 0]);
    }

    #[test]
    fn the_recipe_names_every_place_and_not_many() {
        let guide = found("CONTRIBUTING.md", "`Cargo.toml`");
        assert_eq!(guide.len(), RECIPE.len() - 1);
        assert!(guide[0].contains("does not name `crates/bots/Cargo.toml`"), "{guide:?}");
        assert!(RECIPE.len() <= 10);
    }
}
