//! Golden records: games that must replay for ever as they did once.

use std::fs;
use std::path::Path;

use turlaj_core::Game;
use turlaj_table::record::{Record, read};
use turlaj_table::verify;

use crate::Luck;

/// All golden records of a game, by file name; panics on one that does not replay or is not
/// written as this project writes records.
pub fn records<G: Game>() -> Vec<(String, Record<G>)> {
    let mut records = Vec::new();
    let folder = crate::root::<G>().join("replays");
    for entry in fs::read_dir(folder).expect("replays/ exists") {
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

/// Letters that mean something in a record, or nothing anywhere.
const ODD: [char; 9] = ['0', '9', '\t', '"', '>', '=', '!', '+', '\u{1f3b2}'];

/// Spoils golden records in so many ways, and panics unless reading each ends with a record or with
/// a place inside the text; returns how many were refused.
pub fn mangle<G: Game>(ways: usize) -> usize {
    let texts: Vec<String> = records::<G>().iter().map(|(_, record)| record.to_string()).collect();
    let mut luck = Luck::new(1);
    let mut refused = 0;
    for _ in 0..ways {
        let text = spoilt(&texts, &mut luck);
        let broken = match read::<G>(&text) {
            Ok(reading) => {
                let _ = verify(&reading);
                reading.broken
            }
            Err(broken) => Some(broken),
        };
        if let Some(broken) = broken {
            let lines = text.lines().count();
            assert!((1..=lines).contains(&broken.at.line), "{broken} in {lines} lines");
            refused += 1;
        }
    }
    refused
}

fn spoilt(texts: &[String], luck: &mut Luck) -> String {
    let mut letters: Vec<char> = texts[luck.below(texts.len())].chars().collect();
    for _ in 0..=luck.below(3) {
        let at = luck.below(letters.len());
        let other = texts[luck.below(texts.len())].chars();
        match luck.below(4) {
            0 => drop(letters.remove(at)),
            1 => letters[at] = luck.pick(&ODD),
            2 => letters[..=at].reverse(),
            _ => letters.splice(at..at, other.skip(at / 2).take(luck.below(40))).for_each(drop),
        }
    }
    letters.into_iter().collect()
}
