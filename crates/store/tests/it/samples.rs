//! Rows and stores for tests.

use std::path::Path;

use tempfile::TempDir;
use turlaj_store::{
    Chunk, Op, Order, Person, PersonId, SqliteStore, Status, Store, StoreError, TableNum, TableRow,
    WriteAnswer,
};

/// A new folder, which goes when it is dropped.
pub(crate) fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

pub(crate) fn open(folder: &Path) -> SqliteStore {
    SqliteStore::open(folder).unwrap()
}

/// A store with the people 1 to 3 and the table 1.
pub(crate) fn furnished(folder: &Path) -> SqliteStore {
    let store = open(folder);
    let mut ops: Vec<Op> = (1..=3).map(|id| Op::PutPerson(person(id))).collect();
    ops.push(Op::PutTable(table(1)));
    put(&store, ops);
    store
}

/// Writes, and waits until it is done.
pub(crate) fn put(store: &impl Store, ops: Vec<Op>) {
    done(store.write(ops)).unwrap();
}

pub(crate) fn done(written: WriteAnswer) -> Result<(), StoreError> {
    written.blocking_recv().expect("every write is answered")
}

pub(crate) fn person(id: u64) -> Person {
    Person {
        id: PersonId(id),
        key_digest: [id as u8; 32],
        name: format!("Person {id}"),
        open_names: id % 2 == 1,
        created: 1_000,
        seen: 2_000 + id as i64,
    }
}

pub(crate) fn table(num: u64) -> TableRow {
    TableRow {
        num: TableNum(num),
        id: format!("id-{num}"),
        game: "stonoga".into(),
        rules: 1,
        settings: "{}".into(),
        status: Status::Lobby,
        public: true,
        owner: PersonId(1),
        room: "{\"seats\":2}".into(),
        secret: None,
        created: 1_000,
        touched: 3_000 + num as i64,
        deadline: None,
    }
}

pub(crate) fn chunk(seq: u64) -> Chunk {
    Chunk { seq, facts: format!("fact {seq}").into_bytes() }
}

pub(crate) fn append(table: u64, seq: u64) -> Op {
    Op::Append { table: TableNum(table), chunk: chunk(seq) }
}

pub(crate) fn members(table: u64, people: &[u64]) -> Op {
    let people = people.iter().copied().map(PersonId).collect();
    Op::PutMembers { table: TableNum(table), people }
}

pub(crate) fn order(id: u64) -> Order {
    Order { id, what: "close".into(), target: format!("id-{id}"), argument: "now".into() }
}

/// The numbers of tables in a list.
pub(crate) fn nums(tables: &[TableRow]) -> Vec<u64> {
    tables.iter().map(|table| table.num.0).collect()
}
