//! The places outside of a game's own files, each with the lines that a game writes there.

use std::collections::BTreeMap;
use std::fmt::Write;

use anyhow::{Context, Result};

use super::place::Place;
use super::{OLD, renamed};
use crate::tidy::Tree;

/// A line that a game has in a shared file, and where; the file is formatted afterwards.
struct Line {
    path: &'static str,
    place: Place,
    line: &'static str,
}

const fn line(path: &'static str, place: Place, line: &'static str) -> Line {
    Line { path, place, line }
}

const BOTS: &str = "crates/bots/src/lib.rs";
const TERMINAL: &str = "crates/terminal/src/lib.rs";
const CATALOG: &str = "crates/catalog/src/lib.rs";
const CLIENT: &str = "web/app/games.js";

const CRATE: &str = "turlaj-skeleton = { path = \"crates/skeleton\" }\n";
const USED: &str = "turlaj-skeleton.workspace = true\n";
const DEPENDENCIES: Place = Place::Dependency("[dependencies]");

const LINES: &[Line] = &[
    line("Cargo.toml", Place::Dependency("[workspace.dependencies]"), CRATE),
    line("crates/bots/Cargo.toml", DEPENDENCIES, USED),
    line("crates/terminal/Cargo.toml", DEPENDENCIES, USED),
    line("crates/catalog/Cargo.toml", DEPENDENCIES, USED),
    line(BOTS, Place::Item("pub trait Bots"), "impl Bots for turlaj_skeleton::Skeleton {}\n"),
    line(TERMINAL, Place::Before("mod "), "mod skeleton;\n"),
    line(TERMINAL, Place::Before("pub use "), "pub use skeleton::SkeletonDrawing;\n"),
    line(CATALOG, Place::Before("use turlaj_"), "use turlaj_skeleton::Skeleton;\n"),
    line(CATALOG, Place::Item("pub trait Listed"), "LISTED"),
    line(CATALOG, Place::List("pub const GAMES:"), "\"skeleton\""),
    line(
        CATALOG,
        Place::Arm("pub fn visit<"),
        "        \"skeleton\" => Ok(visit.game::<Skeleton>()),\n",
    ),
    line(CATALOG, Place::List("pub const DAILY:"), "(\"skeleton\", \"players=1\")"),
    line(CLIENT, Place::Behind("import "), "import { skeleton } from \"./skeleton/game.js\";\n"),
    line(CLIENT, Place::List("export const GAMES "), "skeleton"),
];

/// The places that every game edits.
pub(crate) fn places() -> Vec<&'static str> {
    let mut places: Vec<&str> = LINES.iter().map(|line| line.path).collect();
    places.dedup();
    places
}

/// All shared files with the lines of this game, and the data of the verifiers with its grammar.
pub(super) fn edited(tree: &Tree, name: &str) -> Result<BTreeMap<String, String>> {
    let mut files: BTreeMap<String, String> = BTreeMap::new();
    for path in places() {
        files.insert(path.to_string(), text(tree, path)?.to_string());
    }
    let listed = text(tree, &format!("tests/{OLD}/crates/{OLD}/src/listed.rs"))?;
    let listed = &listed[listed.find("impl Listed").context("listed.rs lists the game")?..];
    let listed = listed.replace("SkeletonDrawing", "turlaj_terminal::SkeletonDrawing");
    for Line { path, place, line } in LINES {
        let text = files.get_mut(*path).context("every place was read")?;
        let line = renamed(&line.replace("LISTED", &listed), name);
        let longer = place.insert(text, &line);
        *text = longer.with_context(|| format!("{path} has no place for `{}`", line.trim()))?;
    }
    let grammars = "web/generated/grammars.js";
    files.insert(grammars.to_string(), with_grammar(tree, name, grammars)?);
    Ok(files)
}

fn text<'a>(tree: &'a Tree, path: &str) -> Result<&'a str> {
    Ok(&tree.file(path).with_context(|| format!("there is no {path}"))?.text)
}

/// The data of all games with that of this one, in the order of their names.
fn with_grammar(tree: &Tree, name: &str, path: &str) -> Result<String> {
    let known = text(tree, path)?;
    let head = known.find("= {\n").context("it is one object")? + "= {\n".len();
    let files = tree.under("tools/grammars/");
    let mut all: BTreeMap<&str, &str> = files
        .filter_map(|file| {
            let name = file.path.strip_prefix("tools/grammars/")?.strip_suffix(".json")?;
            Some((name, file.text.as_str()))
        })
        .collect();
    let own = text(tree, &format!("tests/{OLD}/tools/grammars/{OLD}-1.json"))?;
    let (key, own) = (format!("{name}-1"), renamed(own, name));
    all.insert(&key, &own);
    let mut text = known[..head].to_string();
    for (name, data) in all {
        writeln!(text, "\"{name}\": {},", data.trim_end())?;
    }
    Ok(text + "};\n")
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;
    use std::process::Stdio;

    use super::super::{name, rendered, title};
    use super::*;
    use crate::{tidy, workspace};

    /// More games than fit on one line of any list.
    const MORE: usize = 4;

    /// A text as `cargo fmt` leaves it, which reads it first.
    fn formatted(text: &str) -> String {
        let mut rustfmt = workspace::program(&workspace::root().unwrap(), "rustfmt");
        rustfmt.args(["--edition", "2024"]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut rustfmt = rustfmt.spawn().unwrap();
        rustfmt.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
        let output = rustfmt.wait_with_output().unwrap();
        assert!(output.status.success(), "{text}");
        String::from_utf8(output.stdout).unwrap()
    }

    /// The repository with this game, as the command leaves it.
    fn with(tree: Tree, name: &str) -> Tree {
        let mut files = rendered(&tree, name).unwrap();
        for path in [BOTS, TERMINAL, CATALOG] {
            let text = files.get_mut(path).unwrap();
            *text = formatted(text);
        }
        tree.with(&files)
    }

    #[test]
    fn game_after_game_gets_its_lines_in_every_place() {
        let mut tree = tidy::tree(&workspace::root().unwrap()).unwrap();
        let more: Vec<String> = name::free(&tree).take(MORE).collect();
        assert_eq!(more.len(), MORE, "{more:?}");
        let games = tidy::games(&tree).into_iter().map(String::from);
        let mut keys: Vec<String> = games.chain(more.iter().cloned()).collect();
        keys.sort();
        let before: Vec<String> =
            places().iter().map(|path| tree.file(path).unwrap().text.clone()).collect();
        for game in &more {
            tree = with(tree, game);
            let findings = tidy::in_text(&tree);
            let findings: Vec<String> = findings.iter().map(ToString::to_string).collect();
            assert_eq!(findings, [""; 0], "{game}");
        }
        for (path, before) in places().into_iter().zip(before) {
            let after = &tree.file(path).unwrap().text;
            assert_eq!(after.matches(OLD).count(), before.matches(OLD).count(), "{path}");
            let lines = LINES.iter().filter(|line| line.path == path);
            let words: String = lines.map(|line| line.line).collect();
            for name in &more {
                assert!(after.contains(name), "{path} {name}");
                // Each line once: as often as the lines name it, and the list of games in its item.
                let times = words.matches(OLD).count() + words.matches("LISTED").count();
                let found = after.matches(name).count();
                assert!(found >= words.matches(OLD).count() && found <= times, "{path} {name}");
            }
            // What stood there stands there still, but for longer lists.
            let dense = |text: &str| text.split_whitespace().collect::<String>();
            let all = dense(after);
            for part in before.lines().flat_map(|line| line.split(']')).map(dense) {
                assert!(all.contains(&part), "{path}: {part} is gone");
            }
        }
        let catalog = &tree.file(CATALOG).unwrap().text;
        for name in &more {
            assert!(catalog.contains(&format!("impl Listed for {} {{", title(name))));
        }
        let grammars = &tree.file("web/generated/grammars.js").unwrap().text;
        let at: Vec<usize> =
            keys.iter().map(|key| grammars.find(&format!("\"{key}-1\"")).unwrap()).collect();
        assert!(at.is_sorted(), "{at:?}");
    }
}
