//! Golden records: games that must replay for ever as they did once.

use std::fs;
use std::path::{Path, PathBuf};

use turlaj_core::Game;
use turlaj_table::record::{Record, read};

/// The workspace's folder of golden records.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../replays")
}

/// All golden records of a game, by file name; panics on one that does not replay or is not
/// written as this project writes records.
pub fn records<G: Game>() -> Vec<(String, Record<G>)> {
    let mut records = Vec::new();
    for entry in fs::read_dir(folder()).expect("replays/ exists") {
        let path = entry.expect("replays/ can be listed").path();
        let name = path.file_name().expect("a file has a name").to_string_lossy().into_owned();
        if !name.starts_with(G::ID) {
            continue;
        }
        let text = text(&path);
        let reading = read::<G>(&text).unwrap_or_else(|why| panic!("{name}: {why}"));
        assert_eq!(reading.broken, None, "{name}");
        assert_eq!(reading.record.to_string(), text, "{name} is not in canonical form");
        records.push((name, reading.record));
    }
    records.sort_by(|a, b| a.0.cmp(&b.0));
    records
}

/// The text of a file of test data; panics if it cannot be read.
pub fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}
