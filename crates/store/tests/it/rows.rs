//! Everything that is put comes back as it was, in the order that was promised.

use turlaj_store::{
    Chunk, Counts, Op, Person, PersonId, Status, Store, StoreError, TableNum, TableRow,
};

use crate::samples::{
    append, chunk, done, folder, furnished, members, nums, order, person, put, table,
};

#[test]
fn people_come_back_as_they_were() {
    let folder = folder();
    let store = furnished(folder.path());
    let odd = Person {
        name: "Zażółć \0 \u{1f3b2}".into(),
        created: i64::MIN,
        seen: i64::MAX,
        ..person(9)
    };
    put(&store, vec![Op::PutPerson(odd.clone())]);
    assert_eq!(store.person(PersonId(9)), Ok(Some(odd.clone())));
    assert_eq!(store.person_by_key(&[9; 32]), Ok(Some(odd)));
    assert_eq!(store.person(PersonId(4)), Ok(None));
    assert_eq!(store.person_by_key(&[4; 32]), Ok(None));
    let changed = Person { name: String::new(), key_digest: [8; 32], ..person(9) };
    put(&store, vec![Op::PutPerson(changed.clone())]);
    assert_eq!(store.person_by_key(&[8; 32]), Ok(Some(changed)));
    assert_eq!(store.person_by_key(&[9; 32]), Ok(None));
    let ids: Vec<u64> = store.all_people(3).unwrap().iter().map(|person| person.id.0).collect();
    assert_eq!(ids, [9, 3, 2]);
}

#[test]
fn keys_with_the_same_beginning_are_told_apart() {
    let folder = folder();
    let store = furnished(folder.path());
    let digest = |last: u8| {
        let mut digest = [5; 32];
        digest[31] = last;
        digest
    };
    for id in [10, 11] {
        put(&store, vec![Op::PutPerson(Person { key_digest: digest(id as u8), ..person(id) })]);
    }
    let found = |last| store.person_by_key(&digest(last)).unwrap().map(|person| person.id.0);
    assert_eq!([found(10), found(11), found(12)], [Some(10), Some(11), None]);
}

#[test]
fn tables_come_back_as_they_were() {
    let folder = folder();
    let store = furnished(folder.path());
    assert_eq!(store.table("id-1"), Ok(Some(table(1))));
    assert_eq!(store.table("id-2"), Ok(None));
    let changes = [
        TableRow { room: "other".into(), deadline: Some(-5), ..table(1) },
        TableRow { touched: 9_000, rules: u32::MAX, secret: Some([3; 32]), ..table(1) },
        TableRow { status: Status::Playing, public: false, ..table(1) },
        TableRow { status: Status::Over, owner: PersonId(2), game: "clever".into(), ..table(1) },
        TableRow { status: Status::Abandoned, settings: "x".repeat(100_000), ..table(1) },
    ];
    for changed in changes {
        put(&store, vec![Op::PutTable(changed.clone())]);
        assert_eq!(store.table("id-1"), Ok(Some(changed)));
    }
    put(&store, vec![Op::PutTable(TableRow { id: "new".into(), ..table(1) })]);
    assert_eq!(store.table("id-1"), Ok(None));
    assert_eq!(store.all_tables(10).unwrap().len(), 1);
}

#[test]
fn logs_come_back_in_order_and_stay_when_a_table_changes() {
    let folder = folder();
    let store = furnished(folder.path());
    put(&store, vec![Op::PutTable(table(2)), append(1, 0), append(2, 7), append(1, 1)]);
    let large = Chunk { seq: 5, facts: (0..100_000).map(|i| i as u8).collect() };
    put(&store, vec![Op::Append { table: TableNum(1), chunk: large.clone() }]);
    let empty = Chunk { seq: 9, facts: Vec::new() };
    put(&store, vec![Op::Append { table: TableNum(1), chunk: empty.clone() }]);
    put(&store, vec![Op::PutTable(TableRow { status: Status::Over, ..table(1) })]);
    assert_eq!(store.log(TableNum(1)), Ok(vec![chunk(0), chunk(1), large, empty]));
    assert_eq!(store.log(TableNum(2)), Ok(vec![chunk(7)]));
    assert_eq!(store.log(TableNum(3)), Ok(Vec::new()));
}

#[test]
fn a_dropped_table_is_gone_with_all_that_is_its_own() {
    let folder = folder();
    let store = furnished(folder.path());
    put(&store, vec![Op::PutTable(table(2)), append(2, 1), append(1, 1), append(2, 2)]);
    put(&store, vec![members(1, &[1, 2]), members(2, &[2])]);
    put(&store, vec![Op::DropTable(TableNum(2)), Op::DropTable(TableNum(99))]);
    assert_eq!(store.table("id-2"), Ok(None));
    assert_eq!(store.log(TableNum(2)), Ok(Vec::new()));
    assert_eq!(store.log(TableNum(1)), Ok(vec![chunk(1)]));
    assert_eq!(nums(&store.tables_of(PersonId(2), 9).unwrap()), [1]);
    assert_eq!(store.highest(), Ok((PersonId(3), TableNum(2))), "its number is not given again");
    put(&store, vec![Op::PutTable(table(2)), append(2, 1)]);
    assert_eq!(store.log(TableNum(2)), Ok(vec![chunk(1)]));
}

#[test]
fn members_are_those_said_last() {
    let folder = folder();
    let store = furnished(folder.path());
    put(&store, vec![Op::PutTable(table(3)), Op::PutTable(table(2))]);
    put(&store, vec![members(1, &[1, 2, 2]), members(2, &[2]), members(3, &[2])]);
    assert_eq!(nums(&store.tables_of(PersonId(2), 2).unwrap()), [3, 2]);
    put(&store, vec![members(3, &[1]), Op::PutTable(TableRow { touched: 9_000, ..table(1) })]);
    assert_eq!(nums(&store.tables_of(PersonId(2), 9).unwrap()), [1, 2]);
    put(&store, vec![members(1, &[])]);
    assert_eq!(nums(&store.tables_of(PersonId(1), 9).unwrap()), [3]);
}

#[test]
fn lists_are_in_the_promised_order() {
    let folder = folder();
    let store = furnished(folder.path());
    let kinds = [Status::Playing, Status::Lobby, Status::Over, Status::Abandoned];
    let put_table = |num: u64| {
        let status = kinds[num as usize % 4];
        let deadline = (!num.is_multiple_of(3)).then_some(1_000 - num as i64);
        Op::PutTable(TableRow { status, public: !num.is_multiple_of(5), deadline, ..table(num) })
    };
    put(&store, (1..=12).map(put_table).collect());
    assert_eq!(nums(&store.public_tables(9).unwrap()), [9, 1, 12, 8, 4]);
    assert_eq!(nums(&store.public_tables(3).unwrap()), [9, 1, 12]);
    assert_eq!(nums(&store.all_tables(3).unwrap()), [12, 11, 10]);
    assert_eq!(nums(&store.due(993, 9).unwrap()), [11, 10, 8, 7]);
    assert_eq!(nums(&store.due(1_000, 2).unwrap()), [11, 10]);
    assert_eq!(store.next_deadline(), Ok(Some(989)));
    let counts = Counts { people: 3, lobby: 3, playing: 3, ended: 6 };
    assert_eq!(store.counts(), Ok(counts));
}

#[test]
fn orders_wait_until_somebody_says_how_they_ended() {
    let folder = folder();
    let store = furnished(folder.path());
    put(&store, vec![Op::PutOrder(order(0)), Op::PutOrder(order(7)), Op::PutOrder(order(0))]);
    let target = |id: u64, target: u64| turlaj_store::Order { id, ..order(target) };
    assert_eq!(store.open_orders(), Ok(vec![target(1, 0), order(7), target(8, 0)]));
    put(&store, vec![Op::FinishOrder { id: 7, outcome: "done".into() }]);
    assert_eq!(store.open_orders(), Ok(vec![target(1, 0), target(8, 0)]));
    assert_eq!(store.outcome(7), Ok(Some("done".into())));
    assert_eq!([store.outcome(1), store.outcome(99)], [Ok(None), Ok(None)]);
    assert_eq!(store.leave_order(&order(0)), Ok(9));
    assert_eq!(store.open_orders().unwrap().last(), Some(&target(9, 0)));
}

/// All bytes of all files of the data.
fn bytes(folder: &std::path::Path) -> Vec<u8> {
    let mut all = Vec::new();
    for file in std::fs::read_dir(folder).unwrap() {
        all.extend(std::fs::read(file.unwrap().path()).unwrap());
    }
    all
}

#[test]
fn after_a_scrub_nothing_is_left_of_what_was_overwritten() {
    let folder = folder();
    let store = furnished(folder.path());
    let name = "Hortensja";
    let room = |at: usize, name: &str| format!("{name}{}", "x".repeat(100 + 37 * at % 1900));
    let row = |num: u64, at: usize, name: &str| TableRow {
        num: TableNum(num),
        id: format!("scrub-{num}"),
        room: room(at, name),
        ..table(1)
    };
    for at in 0..400 {
        let num = 100 + (at * 7 % 60) as u64;
        put(&store, vec![Op::PutTable(row(num, at, name))]);
        let chunk = Chunk { seq: at as u64, facts: name.into() };
        put(&store, vec![Op::Append { table: TableNum(num), chunk }]);
        let rename = turlaj_store::Order { argument: name.into(), ..order(1000 + at as u64) };
        put(&store, vec![Op::PutOrder(rename)]);
        put(&store, vec![Op::FinishOrder { id: 1000 + at as u64, outcome: "done".into() }]);
    }
    let holds = || bytes(folder.path()).windows(name.len()).any(|part| part == name.as_bytes());
    assert!(holds());
    for num in 100..160 {
        let chunks = store.log(TableNum(num)).unwrap().into_iter();
        let chunks = chunks.map(|chunk| Chunk { facts: b"-".to_vec(), ..chunk }).collect();
        put(&store, vec![Op::Rewrite { table: TableNum(num), chunks }]);
        put(&store, vec![Op::PutTable(row(num, num as usize, "-"))]);
    }
    store.scrub().unwrap();
    assert!(!holds());
    assert_eq!(store.table("scrub-100").unwrap().unwrap().room, room(100, "-"));
    assert!(store.log(TableNum(100)).unwrap().iter().all(|chunk| chunk.facts == b"-"));
}

#[test]
fn an_empty_store_has_nothing() {
    let folder = folder();
    let store = crate::samples::open(folder.path());
    assert_eq!(store.highest(), Ok((PersonId(0), TableNum(0))));
    assert_eq!(store.counts(), Ok(Counts::default()));
    assert_eq!(store.next_deadline(), Ok(None));
    assert_eq!(store.all_people(9), Ok(Vec::new()));
    assert_eq!(store.open_orders(), Ok(Vec::new()));
}

#[test]
fn a_key_is_replaced_only_by_who_knows_it_and_nothing_else_brings_it_back() {
    let folder = folder();
    let store = furnished(folder.path());
    put(&store, vec![Op::PutPerson(person(9))]);
    let set = |old: [u8; 32], new: [u8; 32]| Op::SetKey { person: PersonId(9), old, new };
    put(&store, vec![set([9; 32], [77; 32])]);
    let again = done(store.write(vec![set([9; 32], [78; 32])]));
    assert!(matches!(again, Err(StoreError::Conflict(_))), "{again:?}");
    put(
        &store,
        vec![
            Op::SetPerson { person: PersonId(9), name: "Ola".into(), open_names: true },
            Op::SetSeen { person: PersonId(9), seen: 5 },
        ],
    );
    let expected =
        Person { key_digest: [77; 32], name: "Ola".into(), open_names: true, seen: 5, ..person(9) };
    assert_eq!(store.person_by_key(&[77; 32]), Ok(Some(expected)));
    assert_eq!(store.person_by_key(&[9; 32]), Ok(None));
    let nobody = Op::SetPerson { person: PersonId(404), name: "x".into(), open_names: false };
    assert!(matches!(done(store.write(vec![nobody])), Err(StoreError::Conflict(_))));
}
