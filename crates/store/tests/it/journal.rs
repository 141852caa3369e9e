//! A lost write-ahead log is noticed, and nothing else is taken for one.

use std::fs;
use std::path::Path;

use rusqlite::Connection;
use tempfile::TempDir;
use turlaj_store::{SqliteStore, Store, StoreError, TableNum, backup, restore};

use crate::samples::{append, chunk, folder, furnished, open, put};

/// The files of a server that was killed after it wrote a log entry.
fn killed() -> TempDir {
    let (running, left) = (folder(), folder());
    let store = furnished(running.path());
    put(&store, vec![append(1, 1)]);
    for name in ["turlaj.sqlite", "turlaj.sqlite-wal"] {
        fs::copy(running.path().join(name), left.path().join(name)).unwrap();
    }
    left
}

fn without_log(folder: &Path) {
    fs::remove_file(folder.join("turlaj.sqlite-wal")).unwrap();
}

fn assert_whole(folder: &Path) {
    assert_eq!(open(folder).log(TableNum(1)), Ok(vec![chunk(1)]));
}

#[test]
fn a_missing_log_is_noticed_by_everybody() {
    let folder = killed();
    without_log(folder.path());
    let refused = |error: Option<StoreError>| {
        let text = error.as_ref().unwrap().to_string();
        assert!(matches!(error, Some(StoreError::Damaged(_))), "{text}");
        assert!(text.contains("its write-ahead log (-wal) is missing"), "{text}");
    };
    let copy = folder.path().join("copy");
    for _ in 0..2 {
        refused(SqliteStore::open(folder.path()).err());
        refused(SqliteStore::open_beside(folder.path()).err());
        refused(backup(folder.path(), &copy).err());
        refused(restore(&folder.path().join("turlaj.sqlite"), &copy).err());
    }
    let store = SqliteStore::open_damaged(folder.path()).unwrap();
    assert_eq!(store.log(TableNum(1)), Ok(Vec::new()), "what was in the log is lost");
    drop(store);
    open(folder.path());
}

#[test]
fn a_log_that_goes_on_after_it_was_copied_is_missed() {
    let (running, left) = (folder(), folder());
    let store = furnished(running.path());
    let size = |path: &Path| fs::metadata(path.join("turlaj.sqlite")).unwrap().len();
    let (mut seq, first) = (0, size(running.path()));
    // Until the log was copied into the file at least once.
    while size(running.path()) < first + (1 << 20) {
        put(&store, (seq..seq + 200).map(|seq| append(1, seq)).collect());
        seq += 200;
    }
    put(&store, vec![append(1, seq)]);
    fs::copy(running.path().join("turlaj.sqlite"), left.path().join("turlaj.sqlite")).unwrap();
    assert!(matches!(SqliteStore::open(left.path()), Err(StoreError::Damaged(_))));
}

#[test]
fn a_log_that_another_program_has_folded_is_not_missed() {
    let folder = killed();
    let other = Connection::open(folder.path().join("turlaj.sqlite")).unwrap();
    let tables: i64 = other.query_row("SELECT count(*) FROM tables", [], |row| row.get(0)).unwrap();
    assert_eq!(tables, 1);
    drop(other);
    assert!(!folder.path().join("turlaj.sqlite-wal").exists());
    assert_whole(folder.path());
}

#[test]
fn after_a_kill_the_log_is_read() {
    let folder = killed();
    assert_whole(folder.path());
    assert_whole(folder.path());
}

#[test]
fn after_a_clean_stop_there_is_no_log_and_none_is_missed() {
    let (folder, other) = (folder(), folder());
    put(&furnished(folder.path()), vec![append(1, 1)]);
    let left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|it| it.unwrap().path()).collect();
    assert!(!left.iter().any(|path| path.to_string_lossy().ends_with("-wal")), "{left:?}");
    let data = "turlaj.sqlite";
    fs::copy(folder.path().join(data), other.path().join(data)).unwrap();
    assert_whole(folder.path());
    assert_whole(other.path());
}

#[test]
fn a_server_killed_after_its_log_was_emptied_misses_none() {
    let (running, left) = (folder(), folder());
    let store = furnished(running.path());
    put(&store, vec![append(1, 1)]);
    store.scrub().unwrap();
    for name in ["turlaj.sqlite", "turlaj.sqlite-wal"] {
        fs::copy(running.path().join(name), left.path().join(name)).unwrap();
    }
    assert_whole(left.path());
}

#[test]
fn commands_after_a_kill_leave_no_false_alarm() {
    let folder = killed();
    let copy = folder.path().join("copy.sqlite");
    backup(folder.path(), &copy).unwrap();
    assert_whole(folder.path());
    let folder = killed();
    let list = SqliteStore::open_beside(folder.path()).unwrap().all_tables(9).unwrap();
    assert_eq!(list.len(), 1);
    assert_whole(folder.path());
    restore(&copy, folder.path()).unwrap();
    assert_whole(folder.path());
}

#[test]
fn commands_beside_a_server_leave_its_log_alone() {
    let folder = folder();
    let store = furnished(folder.path());
    backup(folder.path(), &folder.path().join("copy.sqlite")).unwrap();
    drop(SqliteStore::open_beside(folder.path()).unwrap());
    put(&store, vec![append(1, 1)]);
    assert_eq!(store.safety().unwrap().journal, "wal");
    assert!(folder.path().join("turlaj.sqlite-wal").exists());
    // One that is still at work when the server stops closes the file in its place.
    let beside = SqliteStore::open_beside(folder.path()).unwrap();
    drop(store);
    drop(beside);
    assert_whole(folder.path());
}

#[test]
fn data_that_earlier_versions_left_without_a_log_is_opened() {
    for version in [1, 2] {
        let folder = folder();
        let data = folder.path().join("turlaj.sqlite");
        let sample = format!("{}/tests/data/v{version}.sqlite", env!("CARGO_MANIFEST_DIR"));
        fs::copy(sample, &data).unwrap();
        let connection = Connection::open(&data).unwrap();
        connection.execute_batch("PRAGMA journal_mode = wal").unwrap();
        drop(connection);
        assert!(open(folder.path()).table("id-1").unwrap().is_some());
    }
}

#[test]
fn damage_is_found_by_a_check() {
    let folder = folder();
    let store = furnished(folder.path());
    put(&store, (0..200).map(|seq| append(1, seq)).collect());
    assert_eq!(store.check(), Ok(()));
    assert!(store.size().unwrap() > 4096);
    drop(store);
    let data = folder.path().join("turlaj.sqlite");
    let mut bytes = fs::read(&data).unwrap();
    let last = bytes.len() - 4096;
    bytes[last..last + 64].fill(0xa5);
    fs::write(&data, bytes).unwrap();
    let found = open(folder.path()).check();
    assert!(matches!(found, Err(StoreError::Damaged(_))), "{found:?}");
}
