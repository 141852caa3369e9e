//! The game that no program ships: tests see with it that a list of games stands any number of them.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use turlaj_catalog::Visit;
use turlaj_core::{Game, Refusal};
use turlaj_server::GameEntry;
use turlaj_skeleton::Skeleton;

/// Visits a game of the catalogue, or this one.
pub(crate) fn visit<V: Visit>(name: &str, visit: V) -> Result<V::Out, Refusal> {
    if name == Skeleton::ID {
        Ok(visit.game::<Skeleton>())
    } else {
        turlaj_catalog::visit(name, visit)
    }
}

/// The game as a server offers it.
pub(crate) fn entry() -> GameEntry {
    GameEntry::of::<Skeleton>(None, Some("players=1"))
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Its files of the client, and the two lists of the client with its line.
pub(crate) fn files() -> Result<BTreeMap<String, Vec<u8>>> {
    let mut files = BTreeMap::new();
    let folder = root().join("tests/skeleton/web");
    collect(&folder, &folder, &mut files)?;
    let id = Skeleton::ID;
    let list = fs::read_to_string(root().join("web/app/games.js"))?;
    let import = format!("\nimport {{ {id} }} from \"./{id}/game.js\";\n\n/** The games");
    let listed = format!(", {id}].map((game)");
    let list = with(&list, "\n\n/** The games", &import)?;
    files.insert("app/games.js".to_string(), with(&list, "].map((game)", &listed)?.into_bytes());
    let name = format!("{id}-{}", Skeleton::RULES);
    let grammar = root().join(format!("tests/skeleton/tools/grammars/{name}.json"));
    let grammar = fs::read_to_string(grammar)?;
    let grammars = fs::read_to_string(root().join("web/generated/grammars.js"))?;
    let grammars = with(&grammars, "\n};", &format!("\n\"{name}\": {grammar}}};"))?;
    files.insert("generated/grammars.js".to_string(), grammars.into_bytes());
    Ok(files)
}

/// The text with the one place `at` written anew.
fn with(text: &str, at: &str, new: &str) -> Result<String> {
    ensure!(text.matches(at).count() == 1, "`{at}` stands once in it");
    Ok(text.replace(at, new))
}

fn collect(folder: &Path, root: &Path, files: &mut BTreeMap<String, Vec<u8>>) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, root, files)?;
        } else {
            let name = path.strip_prefix(root)?.to_string_lossy().replace('\\', "/");
            files.insert(name, fs::read(&path)?);
        }
    }
    Ok(())
}
