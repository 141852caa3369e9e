//! Opening: who may, with what safety, and with what rights on the files.

use turlaj_store::{Safety, SqliteStore, Store, StoreError, restore};

use crate::samples::{folder, furnished, open};

#[test]
fn a_second_server_is_refused() {
    let folder = folder();
    assert!(!SqliteStore::is_locked(folder.path()));
    let store = open(folder.path());
    assert!(SqliteStore::is_locked(folder.path()));
    let refused = SqliteStore::open(folder.path()).err();
    assert_eq!(refused, Some(StoreError::InUse(folder.path().display().to_string())));
    drop(store);
    assert!(!SqliteStore::is_locked(folder.path()));
    open(folder.path());
}

#[test]
fn every_commit_waits_for_the_disk() {
    let folder = folder();
    let full = Safety { synchronous: 2, journal: "wal".into() };
    let store = open(folder.path());
    assert_eq!(store.safety(), Ok(full.clone()));
    assert_eq!(SqliteStore::open_beside(folder.path()).unwrap().safety(), Ok(full));
}

#[test]
fn the_database_is_new_enough_to_copy_its_log_in_another_thread() {
    // Earlier versions could lose what was written meanwhile: sqlite.org/wal.html#walresetbug
    assert!(rusqlite::version_number() >= 3_051_003, "{}", rusqlite::version());
}

#[test]
fn a_missing_folder_is_made_but_not_beside_a_server() {
    let folder = folder();
    let deep = folder.path().join("a/b");
    assert!(!SqliteStore::is_locked(&deep));
    let error = SqliteStore::open_beside(&deep).err().unwrap();
    assert!(error.to_string().contains("there is no data in"), "{error}");
    assert!(!deep.exists());
    drop(furnished(&deep));
    assert_eq!(SqliteStore::open_beside(&deep).unwrap().counts().unwrap().people, 3);
}

#[cfg(unix)]
#[test]
fn nobody_else_can_read_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder();
    let deep = folder.path().join("data");
    let store = furnished(&deep);
    let copy = folder.path().join("copy.sqlite");
    turlaj_store::backup(&deep, &copy).unwrap();
    let mode = |path: &std::path::Path| path.metadata().unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&deep), 0o700);
    for file in std::fs::read_dir(&deep).unwrap() {
        let path = file.unwrap().path();
        assert_eq!(mode(&path), 0o600, "{}", path.display());
    }
    assert_eq!(mode(&copy), 0o600);
    drop(store);
    restore(&copy, &deep).unwrap();
    assert_eq!(mode(&deep.join("turlaj.sqlite")), 0o600);
}
