//! Check: no shared file names a game, but for the places that CONTRIBUTING's recipe lists.

use std::collections::BTreeSet;

use super::finding::Finding;
use super::games::{TEST_GAME, games};
use super::layers::SEES_GAMES;
use super::tree::{File, Tree};
use crate::new_game;

/// Where a game has files or folders of its own: there, the name begins or ends the first part of the path.
const OWN: &[&str] = &[
    "crates/",
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

/// What every game edits, and only its author can write.
const BY_HAND: [&str; 2] = ["README.md", "CHANGELOG.md"];

/// Pages, which may take games as examples, but list no more of them than tests may, and records; everything else is a source.
const PAGES: &[&str] = &["docs/", "rules/", "replays/"];

/// Pages that list all games: of every game's sentence, and of its pictures, written by `cargo xtask gallery`.
const INDEXES: [&str; 3] = [BY_HAND[0], BY_HAND[1], "docs/gallery/README.md"];

/// Tests, which may name games as examples, but not list all or all but one: a list skips the next one.
const TESTS: &[&str] = &["/tests/", "/tests.rs", "/examples/", "/benches/", "tests/"];

/// Tests that list games: what one release stored, how fast paths of each are, and figures that were measured of some.
const LISTS: &[&str] = &[
    "crates/server/tests/it/stored.rs",
    "crates/lab/benches/paths.rs",
    "crates/engine/tests/it/playouts.rs",
];

/// Written by Cargo, or by tests from what the games say.
const WRITTEN: &[&str] = &["Cargo.lock", "web/generated/grammars.js", "crates/server/openapi.json"];

/// What has the singular of a game in it and is no game.
const NO_GAMES: &[&str] = &["snake_case", "snake-case", "snake case"];

/// Finds shared sources that name a game, tests that list them all, and a recipe that is not that of the code.
pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let games: Vec<&str> = games(tree).map(|game| game.name).collect();
    let shared = tree.files().filter(|file| is_shared(&file.path, &games));
    let mut findings: Vec<Finding> = shared.flat_map(|file| names_in(file, &games)).collect();
    let pages = tree.files().filter(|file| is_page(&file.path) && !is_own(&file.path, &games));
    let pages = pages.filter(|file| !INDEXES.contains(&file.path.as_str()));
    findings.extend(pages.flat_map(|file| lists_in(file, &games, "page")));
    findings.extend(tree.file("CONTRIBUTING.md").into_iter().flat_map(recipe));
    findings
}

/// The lines of shared files that would name a game of this name.
pub(crate) fn mentions(tree: &Tree, name: &str) -> Vec<Finding> {
    let games: Vec<&str> = games(tree).map(|game| game.name).chain([name]).collect();
    let shared = tree.files().filter(|file| is_shared(&file.path, &games));
    shared.flat_map(|file| names_in(file, &[name])).collect()
}

/// The places that every game edits, those of CONTRIBUTING's table and no others.
fn recipe(guide: &File) -> Vec<Finding> {
    let allowed: BTreeSet<&str> = new_game::places().into_iter().chain(BY_HAND).collect();
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
        let message = format!("no game needs a line in `{place}`");
        findings.push(Finding::new(&guide.path, *number, message));
    }
    findings
}

fn is_shared(path: &str, games: &[&str]) -> bool {
    let listed = new_game::places().contains(&path)
        || SOME.iter().any(|place| path.starts_with(place))
        || WRITTEN.contains(&path);
    !is_page(path) && !listed && !is_own(path, games) && !path.starts_with(TEST_GAME)
}

fn is_page(path: &str) -> bool {
    let page = path.ends_with(".md") || PAGES.iter().any(|folder| path.starts_with(folder));
    page && !path.starts_with(TEST_GAME)
}

/// Whether the path stands where games have files of their own, and has the name of one there.
fn is_own(path: &str, games: &[&str]) -> bool {
    let folders = SEES_GAMES.iter().map(|name| format!("crates/{name}/src/"));
    let folders = folders.chain(OWN.iter().map(ToString::to_string));
    folders.into_iter().any(|folder| {
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

/// The lines that name a game; of a test, the places that name them all.
fn names_in(file: &File, games: &[&str]) -> Vec<Finding> {
    if LISTS.contains(&file.path.as_str()) {
        return Vec::new();
    }
    if TESTS.iter().any(|part| file.path.contains(part)) {
        return lists_in(file, games, "test");
    }
    let (mut path, mut lines) = (Words::default(), Words::default());
    path.add(1, &file.path);
    code(file).for_each(|(number, line)| lines.add(number, line));
    let in_path = path.find(games).into_iter().map(|(number, game)| {
        let message = format!("the path of a shared file names `{game}`");
        Finding::new(&file.path, number, message)
    });
    let in_lines = lines.find(games).into_iter().map(|(number, game)| {
        Finding::new(&file.path, number, format!("a shared file names `{game}`"))
    });
    in_path.take(1).chain(in_lines).collect()
}

/// Where a test or a page lists games: all, or all but one, on one line or on lines one after the other; or has a module for one,
/// wherever it stands.
fn lists_in(file: &File, games: &[&str], kind: &str) -> Vec<Finding> {
    let most = games.len().saturating_sub(1).max(2);
    let (mut findings, mut listed, mut begin) = (Vec::new(), BTreeSet::new(), 1);
    for (number, line) in file.lines() {
        let module = line.trim().strip_prefix("mod ").and_then(|line| line.strip_suffix(';'));
        if let Some(game) = module.filter(|module| games.contains(module)) {
            let message =
                format!("a shared {kind} has a module for `{game}`: keep it with the game");
            findings.push(Finding::new(&file.path, number, message));
        }
        let line = line.to_lowercase();
        let named: Vec<&str> = games.iter().copied().filter(|game| line.contains(game)).collect();
        if named.is_empty() {
            listed.clear();
        } else if listed.is_empty() {
            begin = number;
        }
        let before = listed.len();
        listed.extend(named);
        if listed.len() >= most && before < most {
            let message = match kind {
                "test" => "a shared test lists the games: ask the catalogue",
                _ => "a page lists the games: what one has stands on its own page",
            };
            findings.push(Finding::new(&file.path, begin, message));
        }
    }
    findings
}

/// The words of some lines, run together where anything but blanks alone divides them: no quotes, signs or ends of lines
/// cut a name in two.
#[derive(Default)]
struct Words {
    text: String,
    /// The line of each letter.
    lines: Vec<usize>,
    /// The lines as they are, in small letters.
    plain: Vec<(usize, String)>,
}

impl Words {
    fn add(&mut self, number: usize, line: &str) {
        let mut line = line.to_lowercase();
        for other in NO_GAMES {
            line = line.replace(other, "");
        }
        self.plain.push((number, line.clone()));
        let mut before = '"';
        for (at, sign) in line.char_indices() {
            let after = line[at..].trim_start().chars().next().unwrap_or('"');
            let divides = sign == ' ' && before.is_alphanumeric() && after.is_alphanumeric();
            if sign.is_ascii_lowercase() || divides {
                self.text.push(sign);
                self.lines.push(number);
            }
            if sign != ' ' {
                before = sign;
            }
        }
    }

    /// The lines that name a game, and which.
    fn find<'a>(&self, games: &[&'a str]) -> Vec<(usize, &'a str)> {
        let mut found: Vec<(usize, &str)> = Vec::new();
        for game in games {
            found.extend(self.text.match_indices(game).map(|(at, _)| (self.lines[at], *game)));
            // One of those that the game is called after.
            if let Some(one) = game.strip_suffix('s').filter(|one| one.len() > 2) {
                let has = self.plain.iter().filter(|(_, line)| line.contains(one));
                found.extend(has.map(|(number, _)| (*number, *game)));
            }
        }
        found.sort_unstable();
        found.dedup_by_key(|(number, _)| *number);
        found
    }
}

/// The lines outside of the file's own tests, and of dependencies of tests.
fn code(file: &File) -> impl Iterator<Item = (usize, &str)> {
    let mut tests = false;
    file.lines().filter(move |(_, line)| {
        match *line {
            "#[cfg(test)]" | "[dev-dependencies]" => tests = true,
            "}" | "" if tests && !file.path.ends_with(".toml") => {
                // A module ends with its bracket; `mod tests;` and the like with the line.
                tests = *line != "}" && tests;
                return false;
            }
            line if line.starts_with('[') => tests = false,
            line if tests && !line.starts_with(' ') && line.ends_with(';') => {
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
        shown(&check(&Tree::of(&[("rules/chess.md", ""), ("rules/ludo.md", ""), (path, text)])))
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
    fn no_way_of_writing_hides_a_name() {
        for text in [
            "// as in Chess",
            "\"CHESS\"",
            "\"ch\" + \"ess\"",
            "concat!(\"ch\", \"ess\")",
            "format!(\"{}{}\", \"ch\", \"ess\")",
            "[\"che\",\n    \"ss\"].join(\"\")",
            "`che${\"ss\"}`",
            "CHESS_BOARD",
            "onChessboard",
            "ch_ess",
        ] {
            assert_eq!(found("web/art.js", text).len(), 1, "{text}");
        }
        assert_eq!(found("web/art.js", "such essential things"), [""; 0]);
        assert_eq!(found("web/data.json", "{ \"chess\": 1 }").len(), 1);
        assert_eq!(found("clippy.toml", "# chess").len(), 1);
        assert_eq!(found(".ci/run", "chess").len(), 1);
        let tree = Tree::of(&[("rules/ladders.md", ""), ("web/art.js", "let ladder = 1;\n")]);
        assert_eq!(shown(&check(&tree)), ["web/art.js:1: a shared file names `ladders`"]);
    }

    #[test]
    fn a_path_that_names_a_game_is_found() {
        let message = "the path of a shared file names `chess`";
        for path in ["crates/server/src/chess.rs", "web/app/net/chess-line.js", "web/chess.json"] {
            assert_eq!(found(path, ""), [format!("{path}:1: {message}")]);
        }
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
            assert_eq!(found(path, "chess").len(), 2, "{path}");
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
        let used = "#[cfg(test)]\nuse a;\n// chess\n";
        assert_eq!(found(path, used), [format!("{path}:3: a shared file names `chess`")]);
        let later = format!("{toml}# chess\n");
        assert_eq!(found("crates/server/Cargo.toml", &later).len(), 1);
    }

    #[test]
    fn a_test_that_lists_all_games_or_all_but_one_is_found() {
        let path = "crates/server/tests/it/live.rs";
        let message = "a shared test lists the games: ask the catalogue";
        for (text, line) in [
            ("ludo\n\n[\"chess\", \"ludo\"]\n\nchess\n", 3),
            ("[\n    \"chess\",\n    \"ludo\",\n]\n", 2),
            ("const A: X = {\n  ludo: playLudo,\n  Chess,\n};", 2),
        ] {
            assert_eq!(found(path, text), [format!("{path}:{line}: {message}")], "{text}");
        }
        assert_eq!(found(path, "ludo\nlet x = 1;\nchess\n"), [""; 0]);
        let games = ["chess", "go", "halma", "ludo"].map(|game| format!("rules/{game}.md"));
        let in_four = |text| {
            let rules = games.iter().map(|page| (page.as_str(), ""));
            shown(&check(&Tree::of(&rules.chain([(path, text)]).collect::<Vec<_>>())))
        };
        assert_eq!(in_four("chess\nludo\nhalma\n"), [format!("{path}:1: {message}")]);
        assert_eq!(in_four("chess\nludo\n\nhalma\n"), [""; 0], "two are examples");
    }

    #[test]
    fn a_page_that_lists_the_games_is_found_and_examples_are_none() {
        let message = "a page lists the games: what one has stands on its own page";
        for path in ["docs/record.md", "ARCHITECTURE.md", "web/i18n/README.md"] {
            let found = found(path, "# Games\n| `chess` | a |\n| `ludo` | b |\n");
            assert_eq!(found, [format!("{path}:2: {message}")]);
        }
        for path in ["docs/record.md", "docs/chess-record.md", "README.md", "CHANGELOG.md"] {
            let text = match path {
                "docs/record.md" => "as in chess\n\nas in ludo\n",
                _ => "chess and ludo\n",
            };
            assert_eq!(found(path, text), [""; 0], "{path}");
        }
    }

    #[test]
    fn a_module_of_a_game_among_those_of_a_shared_test_is_found() {
        let path = "crates/bots/tests/it/main.rs";
        let text = "mod advice;\nmod chess;\nmod hints;\n";
        let message = "a shared test has a module for `chess`: keep it with the game";
        assert_eq!(found(path, text), [format!("{path}:2: {message}")]);
        assert_eq!(found(path, "mod chess_like;\n"), [""; 0]);
    }

    #[test]
    fn the_recipe_names_every_place_no_other_and_not_many() {
        let places = [new_game::places(), BY_HAND.to_vec()].concat();
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
        assert!(more[0].contains("no game needs a line in `web/art.js`"), "{more:?}");
    }
}
