//! `cargo xtask new-game NAME`: a small working game to begin with. It is a copy of the test game, whose files stand
//! in `tests/skeleton` as they would stand in the repository, with another name; and every place that all games edit
//! gets its line.

mod name;
mod place;
mod shared;

pub(crate) use shared::places;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::tidy::{self, Tree};
use crate::{suite, workspace};

/// The name of the test game, also the folder of its files.
const OLD: &str = "skeleton";
/// From here on, what a game that ships has in shared crates.
const ALONE: &str = "Of the test game alone";
/// The scene of the test game is played by the test server, that of a game that ships by the program itself.
const STAGED: (&str, &str) = ("staged([\"--one-more\", \"--fair\"])", "honest()");

const LEFT: &str = "\
It plays: `cargo run --release -- play NAME`, and on the page. Now make it your game; CONTRIBUTING.md (\"Adding a game\")
says what each file is for, and in which order:
  rules/NAME.md                   the clauses; tidy finds those that no test cites
  crates/NAME                     the rules and their tests
  replays/NAME-*.txt              golden records
  docs/NAME-record.md             their notation, and which dice are due where
  crates/terminal/src/NAME.rs     the board in a terminal
  web/app/NAME, web/styles        the table, the poster (game.js) and the end
  web/i18n/{en,pl,ru}             all words
  tests/browser/NAME*, tests/browser/gallery/NAME.mjs
                                  scenes and pictures
  CHANGELOG.md, README.md         its name
Tests write data from the code: `UPDATE_EXPECT=1 cargo test -p turlaj-NAME types` and
`UPDATE_EXPECT=1 cargo test -p turlaj-catalog grammars`. Then `cargo xtask test`.";

/// Writes the game and its lines, and says what is left to do.
pub(crate) fn run(root: &Path, name: &str) -> Result<()> {
    let files = rendered(&tidy::tree(root)?, name)?;
    for (path, text) in &files {
        write(&root.join(path), text.as_bytes())?;
    }
    workspace::run(workspace::cargo(root).args(["fmt", "--all"]))?;
    // The new crate gets into Cargo.lock, and nothing else changes there.
    let lock = ["update", "--workspace", "--offline", "--quiet"];
    workspace::run(workspace::cargo(root).args(lock))?;
    suite::format_client(root)?;
    println!("{} files written.\n\n{}", files.len(), LEFT.replace("NAME", name));
    Ok(())
}

/// Has the compiler check two new games in a copy of the repository, whose dependencies it has checked before.
pub(crate) fn compile(root: &Path) -> Result<()> {
    let copy = workspace::target(root).join("new-game");
    let mut tree = tidy::tree(root)?;
    let names: Vec<String> = name::free(&tree).take(2).collect();
    for name in &names {
        let files = rendered(&tree, name)?;
        tree = tree.with(&files);
    }
    if copy.exists() {
        fs::remove_dir_all(&copy)?;
    }
    let compiled =
        |path: &str| !["docs/", "replays/", "web/"].iter().any(|no| path.starts_with(no));
    for file in tree.files().filter(|file| compiled(&file.path)) {
        write(&copy.join(&file.path), file.text.as_bytes())?;
    }
    for path in tree.others().filter(|path| path.starts_with("crates/")) {
        write(&copy.join(path), &fs::read(root.join(path))?)?;
    }
    let games: Vec<String> = names.iter().map(|name| format!("-p turlaj-{name}")).collect();
    let games = games.join(" ");
    for packages in [format!("{games} --all-targets"), "-p turlaj-catalog".to_string()] {
        let words = format!("clippy --quiet --offline --profile ci {packages} -- -D warnings");
        let mut cargo = workspace::cargo(&copy);
        cargo.args(words.split(' ')).env("CARGO_TARGET_DIR", workspace::target(root));
        workspace::run(&mut cargo)?;
    }
    Ok(())
}

fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    fs::create_dir_all(path.parent().context("a file is in a folder")?)?;
    fs::write(path, bytes).with_context(|| path.display().to_string())
}

/// All files of a game of this name, and the shared ones with its lines; refuses a name that cannot be.
fn rendered(tree: &Tree, name: &str) -> Result<BTreeMap<String, String>> {
    name::check(tree, name)?;
    let mut files = own(&read(tree), name)?;
    files.extend(shared::edited(tree, name)?);
    Ok(files)
}

/// The files of the test game, by path as if they stood in the repository.
fn read(tree: &Tree) -> BTreeMap<String, String> {
    let folder = format!("tests/{OLD}/");
    let scene = format!("tests/browser/{OLD}.test.mjs");
    let mut files = BTreeMap::new();
    for file in tree.files() {
        let path = file.path.strip_prefix(&folder).or((file.path == scene).then_some(&*scene));
        if let Some(path) = path {
            files.insert(path.to_string(), file.text.clone());
        }
    }
    files
}

/// The own files of a game of this name.
fn own(files: &BTreeMap<String, String>, name: &str) -> Result<BTreeMap<String, String>> {
    let moved = |path: &str| match path.strip_prefix("crates/skeleton/src/") {
        Some("bots.rs" | "listed.rs") => None, // A few lines of shared files.
        Some("drawing.rs") => Some(format!("crates/terminal/src/{name}.rs")),
        None if path == "web/tsconfig.json" => None, // It joins two folders of the client.
        _ => Some(path.replace(OLD, name)),
    };
    let mut own = BTreeMap::new();
    for (path, text) in files {
        let Some(to) = moved(path) else { continue };
        if path.starts_with("replays/") && text.contains("[Dice \"proved") {
            continue; // Its dice follow from the name of the game, among others.
        }
        let text = match path.as_str() {
            "crates/skeleton/src/drawing.rs" => text
                .replace("use crate::", "use turlaj_skeleton::")
                .replace("use turlaj_terminal::", "use crate::"),
            "crates/skeleton/Cargo.toml" => without_alone(text),
            "crates/skeleton/src/lib.rs" => cut(text)?,
            "tests/browser/skeleton.test.mjs" => {
                text.replace(STAGED.0, STAGED.1).replace("{ scene, staged }", "{ honest, scene }")
            }
            _ => text.clone(),
        };
        own.insert(to, renamed(&text, name));
    }
    Ok(own)
}

/// A text that speaks of this game.
fn renamed(text: &str, name: &str) -> String {
    text.replace(OLD, name).replace(&title(OLD), &title(name))
}

/// The name as a type and as a title.
fn title(name: &str) -> String {
    name[..1].to_uppercase() + &name[1..]
}

/// The manifest without the dependencies behind the remark, which end with a blank line.
fn without_alone(text: &str) -> String {
    let mut alone = false;
    let kept = text.lines().filter(|line| {
        alone = line.contains(ALONE) || (alone && !line.is_empty());
        !alone
    });
    kept.map(|line| format!("{line}\n")).collect()
}

/// The crate's root up to the remark.
fn cut(text: &str) -> Result<String> {
    let at = text.find(&format!("\n// {ALONE}")).context("the remark stands in lib.rs")?;
    Ok(text[..at].to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own_files() -> BTreeMap<String, String> {
        own(&read(&tidy::tree(&workspace::root().unwrap()).unwrap()), "pigs").unwrap()
    }

    #[test]
    fn the_test_game_becomes_another_one_with_all_its_files() {
        let files = own_files();
        for path in [
            "rules/pigs.md",
            "crates/pigs/Cargo.toml",
            "crates/pigs/src/lib.rs",
            "crates/pigs/tests/it/laws.rs",
            "crates/terminal/src/pigs.rs",
            "replays/pigs-two.txt",
            "docs/pigs-record.md",
            "tools/grammars/pigs-1.json",
            "web/app/pigs/game.js",
            "web/styles/pigs.css",
            "web/i18n/ru/rules-pigs.js",
            "tests/browser/pigs.test.mjs",
        ] {
            assert!(files.contains_key(path), "{path} in {:?}", files.keys());
        }
        for (path, text) in &files {
            let both = format!("{path} {text}").to_lowercase();
            assert!(!both.contains(OLD) && !both.contains("one-more"), "{path}");
            assert!(!text.starts_with("[Game") || !text.contains("[Dice \"proved"), "{path}");
        }
    }

    #[test]
    fn what_the_test_game_has_alone_stays_with_it() {
        let files = own_files();
        let manifest = &files["crates/pigs/Cargo.toml"];
        assert!(manifest.contains("turlaj-core") && manifest.contains("\n[dev-dependencies]\n"));
        assert!(!manifest.contains("turlaj-bots") && !manifest.contains(ALONE));
        let root = &files["crates/pigs/src/lib.rs"];
        assert!(root.ends_with("}\n") && !root.contains("mod drawing;"), "{root}");
        let drawing = &files["crates/terminal/src/pigs.rs"];
        assert!(drawing.contains("use turlaj_pigs::{") && drawing.contains("use crate::{Drawing"));
    }

    /// Whether a path is one of these; `*` stands for any part of a name.
    fn fits(pattern: &str, path: &str) -> bool {
        let (Some((before, after)), true) =
            (pattern.split_once('*'), path.len() + 1 >= pattern.len())
        else {
            return pattern == path;
        };
        let after = after.replace('*', "");
        let middle = path.strip_prefix(before).and_then(|rest| rest.strip_suffix(&*after));
        middle.is_some_and(|middle| !middle.contains('/'))
    }

    #[test]
    fn the_recipe_names_every_file_of_a_game_with_its_duty() {
        let root = workspace::root().unwrap();
        let guide = fs::read_to_string(root.join("CONTRIBUTING.md")).unwrap();
        let rows = guide.lines().skip_while(|line| !line.starts_with("| file |")).skip(2);
        let rows = rows.take_while(|line| line.starts_with('|'));
        let cells = rows.map(|row| row.split('|').nth(1).unwrap().to_string());
        let patterns: Vec<String> = cells
            .flat_map(|cell| {
                let names = cell.split('`').skip(1).step_by(2);
                names.map(|name| name.replace("<game>", "pigs")).collect::<Vec<_>>()
            })
            .collect();
        assert!(patterns.len() > 10, "{patterns:?}");
        let files = own_files();
        for path in files.keys() {
            assert!(patterns.iter().any(|pattern| fits(pattern, path)), "{path} has no duty");
        }
        for pattern in &patterns {
            assert!(files.keys().any(|path| fits(pattern, path)), "there is no {pattern}");
        }
    }

    /// The test game is compiled and played by the tests, so a game of another name is as good as its name differs from all
    /// other words: taken back, it gives the test game.
    #[test]
    fn a_game_of_another_name_is_the_test_game_but_for_its_name() {
        let tree = tidy::tree(&workspace::root().unwrap()).unwrap();
        let template = read(&tree);
        let named = |name: &str| -> BTreeMap<String, String> {
            let files = own(&template, name).unwrap().into_iter();
            let back = |text: &str| text.replace(name, OLD).replace(&title(name), &title(OLD));
            files.map(|(path, text)| (back(&path), back(&text))).collect()
        };
        for name in ["pigs", "farkle"] {
            let named = named(name);
            for (path, text) in own(&template, OLD).unwrap() {
                assert_eq!(named.get(&path), Some(&text), "{name}: {path}");
            }
            assert_eq!(named.len(), own(&template, OLD).unwrap().len());
        }
        for (path, text) in own(&template, OLD).unwrap() {
            let differs = ["Cargo.toml", "src/lib.rs", "terminal/src/skeleton.rs", ".test.mjs"];
            if !differs.iter().any(|end| path.ends_with(end)) {
                assert_eq!(Some(&text), template.get(&path), "{path}");
            }
        }
    }
}
