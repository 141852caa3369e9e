//! The places outside of a game's own files, each with the lines that a game writes there.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use super::{OLD, renamed};

/// A line that a game has in a shared file, and the text before which it stands; the file is formatted afterwards.
struct Line {
    path: &'static str,
    before: &'static str,
    line: &'static str,
}

const fn line(path: &'static str, before: &'static str, line: &'static str) -> Line {
    Line { path, before, line }
}

const BOTS: &str = "crates/bots/src/lib.rs";
const TERMINAL: &str = "crates/terminal/src/lib.rs";
const CATALOG: &str = "crates/catalog/src/lib.rs";
const CLIENT: &str = "web/app/games.js";

const LINES: &[Line] = &[
    line("Cargo.toml", "turlaj-engine = {", "turlaj-skeleton = { path = \"crates/skeleton\" }\n"),
    line("crates/bots/Cargo.toml", "turlaj-engine.w", "turlaj-skeleton.workspace = true\n"),
    line("crates/terminal/Cargo.toml", "turlaj-table.w", "turlaj-skeleton.workspace = true\n"),
    line("crates/catalog/Cargo.toml", "turlaj-engine.w", "turlaj-skeleton.workspace = true\n"),
    line(BOTS, "/// The bot of a level.\n", "impl Bots for turlaj_skeleton::Skeleton {}\n\n"),
    line(TERMINAL, "mod drawing;\n", "mod skeleton;\n"),
    line(TERMINAL, "pub use drawing::", "pub use skeleton::SkeletonDrawing;\n"),
    line(CATALOG, "use turlaj_engine::", "use turlaj_skeleton::Skeleton;\n"),
    line(CATALOG, "/// Something to do with a game", "LISTED\n"),
    line(CATALOG, "];\n\n/// Visits the game", ", \"skeleton\""),
    line(
        CATALOG,
        "        _ => Err(unknown(",
        "        \"skeleton\" => Ok(visit.game::<Skeleton>()),\n",
    ),
    line(CATALOG, "];\n\n/// The games that are solved", ", (\"skeleton\", \"players=1\")"),
    line(CLIENT, "\n/** The games", "import { skeleton } from \"./skeleton/game.js\";\n"),
    line(CLIENT, "].map((game)", ", skeleton"),
];

/// The places that every game edits.
pub(crate) fn places() -> Vec<&'static str> {
    let mut places: Vec<&str> = LINES.iter().map(|line| line.path).collect();
    places.dedup();
    places
}

/// All shared files with the lines of this game, and the data of the verifiers with its grammar.
pub(super) fn edited(root: &Path, name: &str) -> Result<BTreeMap<String, String>> {
    let mut files: BTreeMap<String, String> = BTreeMap::new();
    for path in places() {
        files.insert(path.to_string(), fs::read_to_string(root.join(path))?);
    }
    let listed = fs::read_to_string(root.join(format!("tests/{OLD}/crates/{OLD}/src/listed.rs")))?;
    let listed = &listed[listed.find("impl Listed").context("listed.rs lists the game")?..];
    let listed = listed.replace("SkeletonDrawing", "turlaj_terminal::SkeletonDrawing");
    for Line { path, before, line } in LINES {
        let text = files.get_mut(*path).context("every place was read")?;
        ensure!(text.matches(before).count() == 1, "{path}: `{before}` stands once in it");
        let line = renamed(&line.replace("LISTED", &listed), name);
        *text = text.replace(before, &format!("{line}{before}"));
    }
    let grammars = "web/generated/grammars.js";
    files.insert(grammars.to_string(), with_grammar(root, name, grammars)?);
    Ok(files)
}

/// The data of all games with that of this one, in the order of their names.
fn with_grammar(root: &Path, name: &str, path: &str) -> Result<String> {
    let text = fs::read_to_string(root.join(path))?;
    let head = text.find("= {\n").context("it is one object")? + "= {\n".len();
    let mut all = BTreeMap::new();
    for file in fs::read_dir(root.join("tools/grammars"))? {
        let path = file?.path();
        let name = path.file_stem().context("a file has a name")?.to_string_lossy().into_owned();
        all.insert(name, fs::read_to_string(path)?);
    }
    let own = format!("tests/{OLD}/tools/grammars/{OLD}-1.json");
    all.insert(format!("{name}-1"), renamed(&fs::read_to_string(root.join(own))?, name));
    let mut text = text[..head].to_string();
    for (name, data) in &all {
        writeln!(text, "\"{name}\": {},", data.trim_end())?;
    }
    Ok(text + "};\n")
}

#[cfg(test)]
mod tests {
    use super::super::title;
    use super::*;
    use crate::workspace;

    #[test]
    fn every_place_gets_its_lines() {
        let root = workspace::root().unwrap();
        let files = edited(&root, "pigs").unwrap();
        for path in places() {
            let before = fs::read_to_string(root.join(path)).unwrap();
            let after = &files[path];
            assert!(after.contains("pigs"), "{path}");
            assert_eq!(after.matches(OLD).count(), before.matches(OLD).count(), "{path}");
            assert!(before.lines().count() <= after.lines().count(), "{path}");
        }
        assert!(files[CATALOG].contains(&format!("impl Listed for {} {{", title("pigs"))));
        let grammars = &files["web/generated/grammars.js"];
        assert!(grammars.find("\"clever-1\"") < grammars.find("\"pigs-1\""));
        assert!(grammars.find("\"pigs-1\"") < grammars.find("\"snakes-1\""));
    }
}
