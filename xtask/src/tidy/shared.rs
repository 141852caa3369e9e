//! Check: no shared file names a game, but for the places that CONTRIBUTING's recipe lists.

use std::collections::BTreeSet;

use super::finding::Finding;
use super::games::games;
use super::tree::{File, Tree};
use crate::new_game;

/// Where a game has files or folders of its own: there, the name begins or ends the first part of the path.
const OWN: &[&str] = &[
    "crates/",
    "crates/*/src/",
    "crates/*/tests/it/",
    "crates/*/examples/",
    "crates/*/benches/",
    "crates/catalog/src/*/",
    "docs/",
    "docs/gallery/",
    "replays/",
    "rules/",
    "tests/browser/",
    "tests/browser/gallery/",
    "tests/system/*/",
    "tests/system/*/*/",
    "tools/grammars/",
    "web/app/",
    "web/generated/",
    "web/i18n/*/",
    "web/styles/",
];

/// What only some games edit, each for something of its own: measured strengths, engines and studies.
/// CONTRIBUTING.md names each of these, too.
const SOME: [&str; 8] = [
    "crates/catalog/src/strengths.rs",
    "crates/abstraction/",
    "crates/answers/",
    "crates/exact/",
    "crates/packed/",
    "crates/learned/",
    "crates/learn/",
    "tools/player.py",
];

/// Where sources stand that name no game at all; tests and pages may take games as examples.
const SOURCES: &[&str] = &["crates/", "xtask/", "tools/", "web/"];

/// Tests, which may name a game as an example, but not all of them: a list skips the next one.
const TESTS: &[&str] = &["/tests/", "/tests.rs", "/examples/", "/benches/", "tests/"];

/// Written by tests from what the games say.
const WRITTEN: &[&str] = &["web/generated/grammars.js"];

/// Finds shared sources that name a game, tests that list them all, and a recipe that is not that of the code.
pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let games: Vec<&str> = games(tree).map(|game| game.name).collect();
    let shared = tree.files().filter(|file| is_shared(&file.path, &games));
    let mut findings: Vec<Finding> = shared.flat_map(|file| names_in(file, &games)).collect();
    findings.extend(tree.file("CONTRIBUTING.md").into_iter().flat_map(recipe));
    findings
}

/// The places that every game edits, those of CONTRIBUTING's table and no others.
fn recipe(guide: &File) -> Vec<Finding> {
    let allowed: BTreeSet<&str> = new_game::places().into_iter().collect();
    let rows = guide.lines().skip_while(|(_, line)| !line.trim().starts_with("| place |"));
    let rows = rows.skip(2).take_while(|(_, line)| line.trim().starts_with('|'));
    let named = rows.flat_map(|(number, line)| {
        let place = line.trim().split('|').nth(1).unwrap_or_default();
        place.split('`').skip(1).step_by(2).map(move |place| (number, place))
    });
    let named: Vec<(usize, &str)> = named.collect();
    let missing = allowed.iter().filter(|place| named.iter().all(|(_, one)| one != *place));
    let some = SOME.iter().map(|place| place.trim_end_matches('/'));
    let some = some.filter(|place| !guide.text.contains(&format!("`{place}`")));
    let message = |place| format!("the recipe for a game does not name `{place}`");
    let mut findings: Vec<Finding> = missing
        .copied()
        .chain(some)
        .map(|place| Finding::whole(&guide.path, message(place)))
        .collect();
    for (number, place) in named.iter().filter(|(_, place)| !allowed.contains(place)) {
        let message = format!("`cargo xtask new-game` writes no line into `{place}`");
        findings.push(Finding::new(&guide.path, *number, message));
    }
    findings
}

fn is_shared(path: &str, games: &[&str]) -> bool {
    let source = SOURCES.iter().chain(["tests/"].iter()).any(|folder| path.starts_with(folder));
    let listed = new_game::places().contains(&path)
        || SOME.iter().any(|place| path.starts_with(place))
        || WRITTEN.contains(&path);
    source && !listed && !is_own(path, games) && !path.ends_with(".json")
}

/// Whether the path stands where games have files of their own, and has the name of one there.
fn is_own(path: &str, games: &[&str]) -> bool {
    OWN.iter().any(|folder| {
        let parts: Vec<&str> = folder.trim_end_matches('/').split('/').collect();
        let mut path = path.split('/');
        let inside = parts.iter().all(|part| {
            let found = path.next();
            *part == "*" || found == Some(*part)
        });
        let name = path.next().and_then(|name| name.split('.').next()).unwrap_or_default();
        let ends = [name.split('-').next(), name.split('-').next_back()];
        inside && ends.into_iter().flatten().any(|word| games.contains(&word))
    })
}

/// The lines that name a game; of a test, one line if it names them all.
fn names_in(file: &File, games: &[&str]) -> Vec<Finding> {
    let named = |line: &str| -> Vec<&str> {
        let line = line.to_lowercase();
        games.iter().filter(|game| line.contains(**game)).copied().collect()
    };
    if TESTS.iter().any(|part| file.path.contains(part)) {
        let lists = file.lines().filter(|(_, line)| games.len() > 1 && named(line) == games);
        let message = "a shared test lists the games: ask the catalogue";
        return lists.map(|(number, _)| Finding::new(&file.path, number, message)).collect();
    }
    let code = code(file);
    code.filter_map(|(number, line)| {
        let message = format!("a shared file names `{}`", named(line).first()?);
        Some(Finding::new(&file.path, number, message))
    })
    .collect()
}

/// The lines outside of the file's own tests, and of dependencies of tests.
fn code(file: &File) -> impl Iterator<Item = (usize, &str)> {
    let mut tests = false;
    file.lines().filter(move |(_, line)| {
        match *line {
            "#[cfg(test)]" | "[dev-dependencies]" => tests = true,
            "}" | "" if tests && !file.path.ends_with(".toml") => {
                // A module ends with its bracket; `mod tests;` with the line.
                tests = *line != "}" && tests;
                return false;
            }
            line if line.starts_with('[') => tests = false,
            line if tests && line.starts_with("mod ") && line.ends_with(';') => {
                tests = false;
                return false;
            }
            _ => {}
        }
        !tests
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finding::shown;

    fn found(path: &str, text: &str) -> Vec<String> {
        shown(&check(&Tree::of(&[("rules/chess.md", ""), ("rules/go.md", ""), (path, text)])))
    }

    #[test]
    fn a_shared_file_that_names_a_game_is_found() {
        let text = "fn a() {}\nif id == \"chess\" {}\n";
        let expected = "crates/server/src/lib.rs:2: a shared file names `chess`";
        assert_eq!(found("crates/server/src/lib.rs", text), [expected]);
        let css = "web/styles/base.css:1: a shared file names `chess`";
        assert_eq!(found("web/styles/base.css", ".chess {}"), [css]);
        let art = "web/art.js:1: a shared file names `chess`";
        assert_eq!(found("web/art.js", "chess"), [art]);
    }

    #[test]
    fn a_game_may_name_itself_and_tests_may_name_games() {
        for path in [
            "crates/chess/src/lib.rs",
            "crates/bots/src/chess/levels.rs",
            "crates/terminal/tests/it/chess.rs",
            "web/app/chess/screen.js",
            "web/styles/chess-table.css",
            "web/i18n/en/rules-chess.js",
            "crates/server/tests/it/live.rs",
            "crates/catalog/src/lib.rs",
            "docs/record.md",
        ] {
            assert_eq!(found(path, "chess"), [""; 0], "{path}");
        }
    }

    #[test]
    fn a_name_elsewhere_in_a_path_makes_no_file_its_own() {
        for path in ["crates/server/src/http/chess.rs", "web/app/net/chess.js", "web/chess.js"] {
            assert_eq!(found(path, "chess").len(), 1, "{path}");
        }
    }

    #[test]
    fn only_the_tests_of_a_file_are_left_out() {
        let path = "crates/server/src/lib.rs";
        let text = "fn a() {}\n#[cfg(test)]\nmod tests {\n    // chess\n\n    // chess\n}\n";
        assert_eq!(found(path, text), [""; 0]);
        let after = format!("{text}fn b() {{ chess }}\n");
        assert_eq!(found(path, &after), [format!("{path}:8: a shared file names `chess`")]);
        let one = "#[cfg(test)]\nmod tests;\n// chess\n";
        assert_eq!(found(path, one), [format!("{path}:3: a shared file names `chess`")]);
        let toml = "[dev-dependencies]\nturlaj-chess = 1\n\n[lints]\nworkspace = true\n";
        assert_eq!(found("crates/server/Cargo.toml", toml), [""; 0]);
        let later = format!("{toml}# chess\n");
        assert_eq!(found("crates/server/Cargo.toml", &later).len(), 1);
    }

    #[test]
    fn a_test_that_lists_all_games_is_found() {
        let expected = "crates/server/tests/it/live.rs:2: a shared test lists the games";
        let found = found("crates/server/tests/it/live.rs", "go\n[\"chess\", \"go\"]\nchess\n");
        assert_eq!(found, [format!("{expected}: ask the catalogue")]);
    }

    #[test]
    fn the_recipe_names_every_place_no_other_and_not_many() {
        let places = new_game::places();
        assert!(places.len() <= 10, "{places:?}");
        let table = |places: &[&str]| {
            let rows = places.iter().map(|place| format!("   | `{place}` | it |\n"));
            let some = SOME.map(|place| format!("`{}` ", place.trim_end_matches('/'))).concat();
            format!("| place | what |\n|---|---|\n{}\n{some}\n", rows.collect::<String>())
        };
        assert_eq!(found("CONTRIBUTING.md", &table(&places)), [""; 0]);
        let less = found("CONTRIBUTING.md", &table(&places[1..]));
        let missing = format!("the recipe for a game does not name `{}`", places[0]);
        assert_eq!(less, [format!("CONTRIBUTING.md:1: {missing}")]);
        let more = found("CONTRIBUTING.md", &table(&[&places[..], &["web/art.js"]].concat()));
        assert_eq!(more.len(), 1);
        assert!(more[0].contains("writes no line into `web/art.js`"), "{more:?}");
    }
}
