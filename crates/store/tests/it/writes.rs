//! Writes: all or nothing, in order, together, and safe.

use rusqlite::Connection;
use turlaj_store::{Op, Person, PersonId, SqliteStore, Store, StoreError, TableNum, TableRow};

use crate::samples::{
    append, chunk, done, folder, furnished, members, open, order, person, put, table,
};

fn is_conflict(result: &Result<(), StoreError>) -> bool {
    matches!(result, Err(StoreError::Conflict(_)))
}

#[test]
fn a_chunk_with_a_number_that_was_is_refused_and_changes_nothing() {
    let folder = folder();
    let store = furnished(folder.path());
    put(&store, vec![append(1, 1), append(1, 2)]);
    for seq in [2, 1, 0] {
        let other = Op::PutPerson(person(9));
        assert!(is_conflict(&done(store.write(vec![other, append(1, seq)]))), "{seq}");
    }
    assert_eq!(store.log(TableNum(1)), Ok(vec![chunk(1), chunk(2)]));
    assert_eq!(store.person(PersonId(9)), Ok(None));
    put(&store, vec![append(1, 3)]);
}

#[test]
fn what_does_not_fit_is_refused() {
    let folder = folder();
    let store = furnished(folder.path());
    put(&store, vec![Op::PutOrder(order(1))]);
    let nobody = PersonId(99);
    for op in [
        append(99, 1),
        members(1, &[99]),
        members(99, &[1]),
        members(99, &[]),
        Op::PutTable(TableRow { num: TableNum(2), ..table(1) }),
        Op::PutTable(TableRow { owner: nobody, ..table(1) }),
        Op::PutTable(TableRow { owner: nobody, ..table(2) }),
        Op::PutPerson(Person { id: nobody, ..person(1) }),
        Op::PutOrder(order(1)),
        Op::FinishOrder { id: 99, outcome: String::new() },
    ] {
        assert!(is_conflict(&done(store.write(vec![op.clone()]))), "{op:?}");
    }
    assert_eq!(store.all_tables(9), Ok(vec![table(1)]));
}

#[test]
fn a_number_that_is_too_large_is_an_error() {
    let folder = folder();
    let store = furnished(folder.path());
    for op in [append(u64::MAX, 1), append(1, u64::MAX), Op::DropTable(TableNum(1 << 63))] {
        assert!(matches!(done(store.write(vec![op])), Err(StoreError::Failed(_))));
    }
    put(&store, vec![append(1, i64::MAX as u64)]);
    assert!(matches!(store.log(TableNum(u64::MAX)), Err(StoreError::Failed(_))));
}

#[test]
fn bad_jobs_in_a_group_fail_alone() {
    let folder = folder();
    let store = furnished(folder.path());
    // While another holds the database the jobs pile up, and then come as a group.
    let other = Connection::open(folder.path().join("turlaj.sqlite")).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let written: Vec<_> = (1..=100)
        .map(|seq| {
            let ops = if seq % 10 == 5 {
                vec![append(1, seq), append(99, 1)]
            } else {
                vec![append(1, seq)]
            };
            store.write(ops)
        })
        .collect();
    other.execute_batch("ROLLBACK").unwrap();
    for (seq, written) in (1..).zip(written) {
        let result = done(written);
        assert_eq!(is_conflict(&result), seq % 10 == 5, "{seq}: {result:?}");
        assert_eq!(result.is_ok(), seq % 10 != 5, "{seq}: {result:?}");
    }
    let good: Vec<_> = (1..=100).filter(|seq| seq % 10 != 5).map(chunk).collect();
    assert_eq!(store.log(TableNum(1)), Ok(good));
}

#[test]
fn writes_take_effect_in_the_order_of_the_calls() {
    let folder = folder();
    let store = furnished(folder.path());
    let room = |number: u64| format!("room {number}");
    let written: Vec<_> = (0..5_000)
        .map(|number| {
            let changed = TableRow { room: room(number), ..table(1) };
            store.write(vec![append(1, number), Op::PutTable(changed)])
        })
        .collect();
    // Each fits only after the one before it: were two exchanged, one would be refused.
    for written in written {
        assert_eq!(done(written), Ok(()));
    }
    assert_eq!(store.log(TableNum(1)).unwrap().len(), 5_000);
    assert_eq!(store.table("id-1").unwrap().unwrap().room, room(4_999));
}

#[test]
fn what_is_acknowledged_is_seen_by_all_readers_at_once() {
    let folder = folder();
    let store = furnished(folder.path());
    std::thread::scope(|scope| {
        for id in 10..18 {
            let store = &store;
            scope.spawn(move || {
                let num = TableNum(id);
                put(store, vec![Op::PutTable(table(id))]);
                for seq in 0..50 {
                    put(store, vec![append(id, seq)]);
                    assert_eq!(store.log(num).unwrap().last(), Some(&chunk(seq)));
                }
            });
        }
    });
    assert_eq!(store.counts().unwrap().lobby, 9);
}

#[test]
fn nobody_has_to_wait_and_nothing_is_lost_when_the_store_is_dropped() {
    let folder = folder();
    let store = furnished(folder.path());
    for seq in 0..10_000 {
        drop(store.write(vec![append(1, seq)]));
    }
    drop(store);
    let names = std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name());
    let mut names: Vec<_> = names.collect();
    names.sort();
    assert_eq!(names, ["turlaj.lock", "turlaj.sqlite"], "the log of the database is folded in");
    assert_eq!(open(folder.path()).log(TableNum(1)).unwrap().len(), 10_000);
}

#[test]
fn an_administrator_writes_beside_a_server() {
    let folder = folder();
    let server = furnished(folder.path());
    let beside = SqliteStore::open_beside(folder.path()).unwrap();
    std::thread::scope(|scope| {
        scope.spawn(|| (0..200).for_each(|seq| put(&server, vec![append(1, seq)])));
        for number in 1..=50 {
            assert_eq!(beside.leave_order(&order(0)), Ok(number));
        }
    });
    assert_eq!(server.open_orders().unwrap().len(), 50);
    put(&server, vec![Op::FinishOrder { id: 3, outcome: "done".into() }]);
    assert_eq!(beside.outcome(3), Ok(Some("done".into())));
    drop(server);
    assert_eq!(beside.log(TableNum(1)).unwrap().len(), 200);
}
