//! A hundred thousand tables.

use turlaj_store::{Counts, Op, PersonId, Status, Store, TableNum, TableRow};

use crate::samples::{append, chunk, folder, furnished, members, nums, open, put, table};

const MANY: u64 = 100_000;

fn one_of_many(num: u64) -> Vec<Op> {
    let status = match num % 100 {
        0 => Status::Lobby,
        1 => Status::Playing,
        _ => Status::Over,
    };
    let deadline = (num % 100 == 1).then_some(num as i64);
    let row = TableRow { status, deadline, ..table(num) };
    vec![Op::PutTable(row), members(num, &[1 + num % 3]), append(num, 0)]
}

#[test]
fn a_hundred_thousand_tables_are_found_again() {
    let folder = folder();
    let store = furnished(folder.path());
    let nums_of_all: Vec<u64> = (1..=MANY).collect();
    for part in nums_of_all.chunks(2_000) {
        put(&store, part.iter().copied().flat_map(one_of_many).collect());
    }
    drop(store);
    let store = open(folder.path());
    assert_eq!(store.highest(), Ok((PersonId(3), TableNum(MANY))));
    let counts = Counts { people: 3, lobby: 1_000, playing: 1_000, ended: 98_000 };
    assert_eq!(store.counts(), Ok(counts));
    assert_eq!(store.table("id-77777").unwrap().unwrap().num, TableNum(77_777));
    assert_eq!(store.log(TableNum(77_777)), Ok(vec![chunk(0)]));
    assert_eq!(nums(&store.public_tables(2).unwrap()), [100_000, 99_900]);
    assert_eq!(nums(&store.public_tables(1_002).unwrap())[999..], [100, 99_901, 99_801]);
    assert_eq!(nums(&store.all_tables(2).unwrap()), [100_000, 99_999]);
    assert_eq!(nums(&store.tables_of(PersonId(1), 2).unwrap()), [99_999, 99_996]);
    assert_eq!(nums(&store.due(50_000, 2).unwrap()), [1, 101]);
    assert_eq!(store.next_deadline(), Ok(Some(1)));
    // Of the last 250 chunks those of tables in play.
    assert_eq!(nums(&store.latest_played(250).unwrap()), [99_801, 99_901]);
    put(&store, vec![append(77_701, 1), append(2, 1)]);
    assert_eq!(nums(&store.latest_played(2).unwrap()), [77_701]);
}
