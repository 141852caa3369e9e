//! The cache of solved games: it changes how long an answer takes, and nothing else.

use std::fs;
use std::path::Path;

use tempfile::TempDir;

use crate::program::{command, root, run, word};

/// What a command prints with this cache (none if it is empty), where `home` is the user's own folder of caches.
fn printed(words: &[&str], cache: Option<&str>, home: &Path) -> String {
    let mut command = command(words);
    command.env("XDG_CACHE_HOME", home).env_remove("TURLAJ_CACHE");
    command.envs(cache.map(|folder| ("TURLAJ_CACHE", folder)));
    run(command, "").succeeded()
}

#[test]
fn answers_are_the_same_with_and_without_a_cache() {
    let record = root().join("replays/stonoga-pl-two.txt");
    let hint = ["hint", word(&record), "--at", "22", "--json"];
    let solve = ["solve", "stonoga"];
    let home = TempDir::new().unwrap();
    let hinted = printed(&hint, Some(""), home.path());
    assert_eq!(fs::read_dir(home.path()).unwrap().count(), 0, "an empty name is no cache");

    let solved = printed(&solve, None, home.path());
    let folder = home.path().join("turlaj");
    let file = folder.join("stonoga-pl-1");
    let content = fs::read(&file).unwrap();
    let written = || fs::metadata(&file).unwrap().modified().unwrap();
    let first = written();
    assert_eq!(printed(&hint, None, home.path()), hinted);
    assert_eq!(printed(&solve, Some(word(&folder)), Path::new("/")), solved);
    assert_eq!(written(), first, "what is loaded is not stored again");

    let mut damaged = content.clone();
    damaged[content.len() / 2] ^= 1;
    fs::write(&file, damaged).unwrap();
    assert_eq!(printed(&solve, None, home.path()), solved);
    assert!(fs::read(&file).unwrap() == content, "a damaged file is replaced");
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "no other file is left");
}
