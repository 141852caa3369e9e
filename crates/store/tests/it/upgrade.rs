//! Data of every version that ever was is brought up to date.
//!
//! `tests/data` has one small file a version, named after it. A new version needs a new file, which
//! the test writes itself: `UPDATE_DATA=1 cargo test -p turlaj-store`. Files of earlier versions
//! are never written again.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Once;

use rusqlite::Connection;
use turlaj_store::{Op, PersonId, SqliteStore, Status, Store, TableNum, TableRow};

use crate::samples::{append, chunk, folder, members, nums, open, order, person, put, table};

/// The file of a version; the one of the present version is written first if that is wanted.
fn file(version: u32) -> PathBuf {
    static UPDATE: Once = Once::new();
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let file = |version: u32| data.join(format!("v{version}.sqlite"));
    UPDATE.call_once(|| {
        if std::env::var_os("UPDATE_DATA").is_some() {
            write(&file(SqliteStore::VERSION));
        }
    });
    file(version)
}

/// The data that every file holds.
fn content() -> Vec<Op> {
    let playing = TableRow {
        status: Status::Playing,
        secret: Some([5; 32]),
        deadline: Some(77),
        public: false,
        owner: PersonId(2),
        ..table(2)
    };
    let mut ops: Vec<Op> = (1..=3).map(|id| Op::PutPerson(person(id))).collect();
    ops.extend([Op::PutTable(table(1)), Op::PutTable(playing), Op::PutTable(table(3))]);
    ops.extend([members(1, &[1]), members(2, &[1, 2]), members(3, &[3])]);
    ops.extend([append(2, 0), append(3, 0), append(2, 4), append(2, 9)]);
    ops.extend([Op::DropTable(TableNum(3)), Op::PutOrder(order(0)), Op::PutOrder(order(0))]);
    ops.push(Op::FinishOrder { id: 1, outcome: "done".into() });
    ops
}

fn assert_content(store: &SqliteStore) {
    assert_eq!(store.all_people(9).unwrap(), [person(3), person(2), person(1)]);
    assert_eq!(store.person_by_key(&[2; 32]), Ok(Some(person(2))));
    assert_eq!(store.highest(), Ok((PersonId(3), TableNum(3))));
    assert_eq!(store.all_tables(9).unwrap().len(), 2);
    assert_eq!(store.table("id-1"), Ok(Some(table(1))));
    let playing = store.table("id-2").unwrap().unwrap();
    assert_eq!((playing.secret, playing.deadline), (Some([5; 32]), Some(77)));
    assert_eq!(nums(&store.public_tables(9).unwrap()), [1]);
    assert_eq!(nums(&store.tables_of(PersonId(1), 9).unwrap()), [2, 1]);
    assert_eq!(nums(&store.tables_of(PersonId(3), 9).unwrap()), [0; 0]);
    assert_eq!(nums(&store.due(77, 9).unwrap()), [2]);
    assert_eq!(store.log(TableNum(1)), Ok(Vec::new()));
    assert_eq!(store.log(TableNum(2)), Ok(vec![chunk(0), chunk(4), chunk(9)]));
    let open: Vec<u64> = store.open_orders().unwrap().iter().map(|order| order.id).collect();
    assert_eq!(open, [2]);
    assert_eq!(store.outcome(1), Ok(Some("done".into())));
}

/// Writes the data as one small file.
fn write(file: &Path) {
    let folder = folder();
    let store = open(folder.path());
    put(&store, content());
    drop(store);
    let path = folder.path().join("turlaj.sqlite");
    let connection = Connection::open(&path).unwrap();
    connection
        .execute_batch("PRAGMA journal_mode = delete; PRAGMA page_size = 512; VACUUM")
        .unwrap();
    connection.close().unwrap();
    fs::copy(path, file).unwrap();
}

#[test]
fn there_is_data_of_the_present_version() {
    let file = file(SqliteStore::VERSION);
    assert!(file.is_file(), "run `UPDATE_DATA=1 cargo test -p turlaj-store` once");
    assert!(file.metadata().unwrap().len() < 64 * 1024);
}

#[test]
fn data_of_every_version_is_brought_up_to_date() {
    for version in 1..=SqliteStore::VERSION {
        let folder = folder();
        fs::copy(file(version), folder.path().join("turlaj.sqlite"))
            .expect("a file for every version");
        let store = open(folder.path());
        assert_content(&store);
        put(&store, vec![append(2, 10)]);
        drop(store);
        let found = Connection::open(folder.path().join("turlaj.sqlite")).unwrap();
        let version: u32 =
            found.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
        assert_eq!(version, SqliteStore::VERSION);
    }
}

#[test]
fn new_data_is_the_same_as_that_of_every_version() {
    let folder = folder();
    let store = open(folder.path());
    put(&store, content());
    assert_content(&store);
}
