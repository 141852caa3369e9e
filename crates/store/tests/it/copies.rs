//! Backups and the way back.

use std::fs;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use turlaj_store::{Op, PersonId, SqliteStore, Store, StoreError, TableNum, backup, restore};

use crate::samples::{append, chunk, folder, furnished, members, open, order, person, put, table};

#[test]
fn a_backup_brings_everything_back() {
    let folder = folder();
    let (data, copy) = (folder.path().join("data"), folder.path().join("copy.sqlite"));
    let store = furnished(&data);
    put(&store, vec![append(1, 1), append(1, 2), members(1, &[2]), Op::PutOrder(order(0))]);
    backup(&data, &copy).unwrap();
    put(&store, vec![append(1, 3), Op::PutPerson(person(4))]);
    drop(store);

    let kept = restore(&copy, &data).unwrap().unwrap();
    assert_eq!(kept, data.join("turlaj-before-restore-1.sqlite"));
    let store = open(&data);
    assert_eq!(store.log(TableNum(1)), Ok(vec![chunk(1), chunk(2)]));
    assert_eq!(store.tables_of(PersonId(2), 9), Ok(vec![table(1)]));
    assert_eq!(store.all_people(9).unwrap(), [person(3), person(2), person(1)]);
    assert_eq!(store.open_orders().unwrap().len(), 1);
    drop(store);

    assert!(restore(&data.join("turlaj.sqlite"), &data).unwrap().is_some(), "onto itself");

    // And back again: the kept file is a backup too.
    let again = restore(&kept, &data).unwrap().unwrap();
    assert_eq!(again, data.join("turlaj-before-restore-3.sqlite"));
    let store = open(&data);
    assert_eq!(store.log(TableNum(1)), Ok(vec![chunk(1), chunk(2), chunk(3)]));
    assert_eq!(store.person(PersonId(4)), Ok(Some(person(4))));
}

#[test]
fn a_backup_during_writes_shows_one_moment() {
    let folder = folder();
    let data = folder.path().join("data");
    let store = furnished(&data);
    put(&store, vec![Op::PutTable(table(2))]);
    let stop = AtomicBool::new(false);
    let acknowledged = AtomicU64::new(0);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            for seq in 1.. {
                put(&store, vec![append(1, seq), append(2, seq)]);
                acknowledged.store(seq, Ordering::SeqCst);
                if stop.load(Ordering::SeqCst) {
                    break;
                }
            }
        });
        for number in 0..5 {
            let copy = folder.path().join(format!("{number}.sqlite"));
            let before = acknowledged.load(Ordering::SeqCst);
            backup(&data, &copy).unwrap();
            let after = acknowledged.load(Ordering::SeqCst);
            let restored = folder.path().join(format!("restored-{number}"));
            assert_eq!(restore(&copy, &restored), Ok(None));
            let restored = open(&restored);
            let log = restored.log(TableNum(1)).unwrap();
            assert_eq!(log, (1..=log.len() as u64).map(chunk).collect::<Vec<_>>());
            // The one under way may be in it before it is acknowledged.
            assert!((before..=after + 1).contains(&(log.len() as u64)));
            assert_eq!(restored.log(TableNum(2)), Ok(log));
        }
        stop.store(true, Ordering::SeqCst);
    });
}

#[test]
fn a_backup_is_one_file_and_overwrites_none() {
    let folder = folder();
    let store = furnished(&folder.path().join("data"));
    let copies = folder.path().join("copies");
    fs::create_dir(&copies).unwrap();
    let copy = copies.join("copy.sqlite");
    backup(&folder.path().join("data"), &copy).unwrap();
    let bytes = fs::read(&copy).unwrap();
    put(&store, vec![append(1, 1)]);
    let error = backup(&folder.path().join("data"), &copy).unwrap_err().to_string();
    assert!(error.ends_with("copy.sqlite is there already"), "{error}");
    assert_eq!(fs::read(&copy).unwrap(), bytes);
    assert_eq!(fs::read_dir(&copies).unwrap().count(), 1, "nothing is left beside it");
}

#[test]
fn a_backup_of_nothing_is_refused() {
    let folder = folder();
    let error = backup(folder.path(), &folder.path().join("copy")).unwrap_err().to_string();
    assert!(error.contains("there is no data in"), "{error}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn nothing_is_restored_under_a_running_server() {
    let folder = folder();
    let (data, copy) = (folder.path().join("data"), folder.path().join("copy.sqlite"));
    let store = furnished(&data);
    backup(&data, &copy).unwrap();
    put(&store, vec![append(1, 1)]);
    let in_use = Err(StoreError::InUse(data.display().to_string()));
    assert_eq!(restore(&copy, &data), in_use);
    assert_eq!(store.log(TableNum(1)), Ok(vec![chunk(1)]));
    drop(store);
    let beside = SqliteStore::open_beside(&data).unwrap();
    assert_eq!(restore(&copy, &data), in_use, "nor under a command at work");
    drop(beside);
    assert!(restore(&copy, &data).unwrap().is_some());
}

#[test]
fn damaged_data_is_kept_and_gives_way_to_a_backup() {
    let folder = folder();
    let (data, copy) = (folder.path().join("data"), folder.path().join("copy.sqlite"));
    drop(furnished(&data));
    backup(&data, &copy).unwrap();
    let remains = ["", "-wal", "-journal"];
    for ending in remains {
        fs::write(data.join(format!("turlaj.sqlite{ending}")), format!("mud{ending}")).unwrap();
    }
    let kept = restore(&copy, &data).unwrap().unwrap();
    assert_eq!(fs::read(&kept).unwrap(), b"mud");
    assert_eq!(open(&data).all_tables(9), Ok(vec![table(1)]));
}
