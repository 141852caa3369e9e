//! Files that are damaged, of somebody else or of a later program are refused, in plain words.

use std::fs;
use std::path::Path;

use rusqlite::Connection;
use tempfile::TempDir;
use turlaj_store::{SqliteStore, Store, StoreError, TableNum, backup, restore};

use crate::samples::{append, chunk, folder, furnished, open, put};

fn data(folder: &Path) -> std::path::PathBuf {
    folder.join("turlaj.sqlite")
}

/// A folder with a table, its log, and a change made by hand.
fn changed(sql: &str) -> TempDir {
    let folder = folder();
    let store = furnished(folder.path());
    put(&store, (0..200).map(|seq| append(1, seq)).collect());
    drop(store);
    let connection = Connection::open(data(folder.path())).unwrap();
    connection.execute_batch("PRAGMA ignore_check_constraints = on").unwrap();
    connection.execute_batch(sql).unwrap();
    folder
}

/// What everybody says who is given this data.
fn refused(folder: &TempDir) -> StoreError {
    let (folder, other) = (folder.path(), crate::samples::folder());
    let error = SqliteStore::open(folder).err().unwrap();
    assert_eq!(SqliteStore::open_beside(folder).err(), Some(error.clone()));
    assert_eq!(restore(&data(folder), other.path()), Err(error.clone()));
    assert_eq!(backup(folder, &other.path().join("copy")), Err(error.clone()));
    assert_eq!(fs::read_dir(other.path()).unwrap().count(), 0, "nothing half done is left");
    error
}

#[test]
fn later_versions_are_refused() {
    let folder = changed("PRAGMA user_version = 99");
    let known = SqliteStore::VERSION;
    assert_eq!(refused(&folder), StoreError::TooNew { found: 99, known });
}

#[test]
fn databases_of_others_are_refused_and_not_touched() {
    let folder = folder();
    let other = Connection::open(data(folder.path())).unwrap();
    other.execute_batch("CREATE TABLE theirs (x); PRAGMA user_version = 1").unwrap();
    drop(other);
    let before = fs::read(data(folder.path())).unwrap();
    let error = refused(&folder).to_string();
    assert!(error.ends_with("turlaj.sqlite: this is not a file of Turlaj"), "{error}");
    assert_eq!(fs::read(data(folder.path())).unwrap(), before);
}

#[test]
fn files_that_are_no_database_are_refused() {
    let folder = folder();
    fs::write(data(folder.path()), "Dear diary, ".repeat(1_000)).unwrap();
    let error = refused(&folder).to_string();
    assert!(error.ends_with("turlaj.sqlite: file is not a database"), "{error}");
}

#[test]
fn versions_that_never_were_are_refused() {
    for version in ["0", "-1"] {
        let folder = changed(&format!("PRAGMA user_version = {version}"));
        let error = refused(&folder).to_string();
        assert!(error.contains("which never was"), "{error}");
    }
}

#[test]
fn an_empty_file_is_no_backup() {
    let folder = folder();
    let empty = folder.path().join("empty");
    fs::write(&empty, "").unwrap();
    let error = restore(&empty, &folder.path().join("new")).unwrap_err().to_string();
    assert!(error.ends_with("empty: there is no data in it"), "{error}");
    let error = restore(&folder.path().join("none"), folder.path()).unwrap_err().to_string();
    assert!(error.contains("unable to open database file"), "{error}");
}

#[test]
fn damaged_pages_are_errors_and_such_a_file_is_no_backup() {
    let folder = changed("");
    let mut bytes = fs::read(data(folder.path())).unwrap();
    let page = 4096;
    for byte in bytes.iter_mut().skip(page).filter(|byte| **byte != 0) {
        *byte = byte.wrapping_mul(31).wrapping_add(17);
    }
    fs::write(data(folder.path()), bytes).unwrap();
    let error = restore(&data(folder.path()), &folder.path().join("new")).unwrap_err();
    assert!(error.to_string().contains("damaged") || error.to_string().contains("malformed"));
    // The first page is whole, so this may open, but nothing more.
    if let Ok(store) = SqliteStore::open(folder.path()) {
        assert!(matches!(store.log(TableNum(1)), Err(StoreError::Damaged(_))));
        assert!(matches!(store.table("id-1"), Err(StoreError::Damaged(_))));
        assert!(crate::samples::done(store.write(vec![append(1, 999)])).is_err());
    }
}

#[test]
fn damaged_rows_are_errors() {
    for (sql, why) in [
        ("UPDATE tables SET status = 'lost'", "a status is \"lost\""),
        ("UPDATE tables SET rules = -1", "a version of rules is -1"),
        ("UPDATE tables SET secret = x'00'", "cannot read 32 byte"),
        ("UPDATE tables SET game = CAST(x'ff' AS TEXT)", "invalid utf-8"),
        ("UPDATE tables SET owner = -7", "the owner of a table is -7"),
    ] {
        let folder = changed(&format!("PRAGMA foreign_keys = off; {sql}"));
        let error = open(folder.path()).table("id-1").unwrap_err().to_string();
        assert!(error.to_lowercase().contains(&why.to_lowercase()), "{sql}: {error}");
    }
}

#[test]
fn broken_chains_are_errors() {
    for sql in [
        "DELETE FROM chunks WHERE id = 100",
        "UPDATE chunks SET before = 150 WHERE id = 100",
        "UPDATE chunks SET before = 100 WHERE id = 100",
        "UPDATE chunks SET table_num = 2 WHERE id = 100",
        "UPDATE chunks SET seq = 150 WHERE id = 100",
        "UPDATE logs SET last_chunk = 999",
    ] {
        let folder = changed(sql);
        let store = open(folder.path());
        let error = store.log(TableNum(1)).unwrap_err().to_string();
        assert!(error.contains("the log of table 1 is broken at"), "{sql}: {error}");
    }
}

#[test]
fn rows_that_refer_to_none_are_no_backup() {
    let folder = changed("PRAGMA foreign_keys = off; UPDATE tables SET owner = 99");
    let error = backup(folder.path(), &folder.path().join("copy")).unwrap_err().to_string();
    assert!(error.ends_with("the data is damaged: a row refers to none"), "{error}");
}

#[test]
fn an_unharmed_file_is_none_of_these() {
    let log = open(changed("").path()).log(TableNum(1)).unwrap();
    assert_eq!(log, (0..200).map(chunk).collect::<Vec<_>>());
}
