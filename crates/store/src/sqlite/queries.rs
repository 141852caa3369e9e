//! What can be asked.

use rusqlite::{Connection, OptionalExtension, Params};
use subtle::ConstantTimeEq;

use super::codec;
use super::codec::{from_kept, to_kept};
use crate::{Counts, Millis, Order, Person, PersonId, StoreError, TableNum, TableRow};

macro_rules! tables {
    ($rest:literal) => {
        concat!(
            "SELECT num, id, game, rules, settings, status, public, owner, room, secret, created, ",
            "touched, deadline FROM tables ",
            $rest
        )
    };
}

macro_rules! people {
    ($rest:literal) => {
        concat!("SELECT id, key_digest, name, open_names, created, seen FROM people ", $rest)
    };
}

pub(super) const HAS_TABLE: &str = "SELECT 1 FROM tables WHERE num = ?1";
const HIGHEST: &str = "SELECT seq FROM sqlite_sequence WHERE name = ?1";
const PERSON: &str = people!("WHERE id = ?1");
const PEOPLE_BY_KEY: &str = people!("WHERE substr(key_digest, 1, 8) = ?1");
const ALL_PEOPLE: &str = people!("ORDER BY seen DESC, id DESC LIMIT ?1");
const TABLE: &str = tables!("WHERE id = ?1");
const TABLES_OF: &str = tables!(
    "WHERE num IN (SELECT table_num FROM members WHERE person = ?1)
    ORDER BY touched DESC, num DESC LIMIT ?2"
);
/// Sorted by words: 'lobby' comes before 'playing'.
const PUBLIC_TABLES: &str = tables!(
    "WHERE public = 1 AND status <> 'over' AND status <> 'abandoned'
    ORDER BY status, touched DESC, num DESC LIMIT ?1"
);
/// The status is not looked up in its index: most tables have ended.
const ENDED_AFTER: &str = tables!(
    "WHERE (public = 1 OR EXISTS (SELECT 1 FROM attempts WHERE table_num = num))
    AND +status IN ('over', 'abandoned') AND (touched, num) > (?1, ?2)
    ORDER BY touched, num LIMIT ?3"
);
const ALL_TABLES: &str = tables!("ORDER BY touched DESC, num DESC LIMIT ?1");
const DUE: &str = tables!("WHERE deadline <= ?1 ORDER BY deadline, num LIMIT ?2");
const LATEST_PLAYED: &str = tables!(
    "WHERE status = 'playing' AND num IN (SELECT table_num FROM chunks \
     WHERE id > (SELECT max(id) FROM chunks) - ?1)"
);
const NEXT_DEADLINE: &str =
    "SELECT deadline FROM tables WHERE deadline IS NOT NULL ORDER BY deadline LIMIT 1";
const OPEN_ORDERS: &str =
    "SELECT id, what, target, argument FROM orders WHERE outcome IS NULL ORDER BY id";
const OUTCOME: &str = "SELECT outcome FROM orders WHERE id = ?1";
const NOTE: &str = "SELECT text FROM notes WHERE name = ?1";
const COUNTS: &str = "SELECT (SELECT count(*) FROM people),
    (SELECT count(*) FROM tables WHERE status = 'lobby'),
    (SELECT count(*) FROM tables WHERE status = 'playing'),
    (SELECT count(*) FROM tables WHERE status IN ('over', 'abandoned'))";

/// All queries of this file, for the test of their plans.
#[cfg(test)]
pub(super) const ALL: &[&str] = &[
    HAS_TABLE,
    PERSON,
    PEOPLE_BY_KEY,
    ALL_PEOPLE,
    TABLE,
    TABLES_OF,
    PUBLIC_TABLES,
    ENDED_AFTER,
    ALL_TABLES,
    DUE,
    LATEST_PLAYED,
    NEXT_DEADLINE,
    OPEN_ORDERS,
    OUTCOME,
    NOTE,
    COUNTS,
];

/// The highest number that was ever given in one of the tables `people`, `tables`, `orders`.
pub(super) fn highest(connection: &Connection, of: &str) -> Result<u64, StoreError> {
    let highest: Option<i64> =
        connection.prepare_cached(HIGHEST)?.query_row([of], |row| row.get(0)).optional()?;
    from_kept(highest.unwrap_or(0), "the highest number")
}

/// A person by number.
pub(super) fn person(connection: &Connection, id: PersonId) -> Result<Option<Person>, StoreError> {
    Ok(people(connection, PERSON, [to_kept(id.0, "the person")?])?.pop())
}

/// The person whose key has this digest.
pub(super) fn person_by_key(
    connection: &Connection,
    digest: &[u8; 32],
) -> Result<Option<Person>, StoreError> {
    // The database has compared the first bytes only; more than one person is a rare accident.
    let people = people(connection, PEOPLE_BY_KEY, [&digest[..8]])?;
    Ok(people.into_iter().find(|person| bool::from(person.key_digest.ct_eq(digest))))
}

/// All people, the last seen first.
pub(super) fn all_people(connection: &Connection, limit: u32) -> Result<Vec<Person>, StoreError> {
    people(connection, ALL_PEOPLE, [limit])
}

/// A table by its public id.
pub(super) fn table(connection: &Connection, id: &str) -> Result<Option<TableRow>, StoreError> {
    Ok(tables(connection, TABLE, [id])?.pop())
}

/// The tables that a person belongs to.
pub(super) fn tables_of(
    connection: &Connection,
    person: PersonId,
    limit: u32,
) -> Result<Vec<TableRow>, StoreError> {
    tables(connection, TABLES_OF, [to_kept(person.0, "the person")?, limit.into()])
}

/// The public tables that have not ended.
pub(super) fn public_tables(
    connection: &Connection,
    limit: u32,
) -> Result<Vec<TableRow>, StoreError> {
    tables(connection, PUBLIC_TABLES, [limit])
}

/// The public tables and attempts at challenges that have ended and come after one that was touched then.
pub(super) fn ended_after(
    connection: &Connection,
    touched: Millis,
    table: TableNum,
    limit: u32,
) -> Result<Vec<TableRow>, StoreError> {
    tables(connection, ENDED_AFTER, [touched, to_kept(table.0, "the table")?, limit.into()])
}

/// All tables, the last touched first.
pub(super) fn all_tables(connection: &Connection, limit: u32) -> Result<Vec<TableRow>, StoreError> {
    tables(connection, ALL_TABLES, [limit])
}

/// The tables whose deadline has come.
pub(super) fn due(
    connection: &Connection,
    now: Millis,
    limit: u32,
) -> Result<Vec<TableRow>, StoreError> {
    tables(connection, DUE, [now, limit.into()])
}

/// The tables in play that were written last.
pub(super) fn latest_played(
    connection: &Connection,
    chunks: u32,
) -> Result<Vec<TableRow>, StoreError> {
    tables(connection, LATEST_PLAYED, [chunks])
}

/// The nearest deadline.
pub(super) fn next_deadline(connection: &Connection) -> Result<Option<Millis>, StoreError> {
    Ok(connection.prepare_cached(NEXT_DEADLINE)?.query_row([], |row| row.get(0)).optional()?)
}

/// The orders that nobody has carried out.
pub(super) fn open_orders(connection: &Connection) -> Result<Vec<Order>, StoreError> {
    connection.prepare_cached(OPEN_ORDERS)?.query_and_then([], codec::order)?.collect()
}

/// How an order ended, if it has.
pub(super) fn outcome(connection: &Connection, order: u64) -> Result<Option<String>, StoreError> {
    let outcome: Option<Option<String>> = connection
        .prepare_cached(OUTCOME)?
        .query_row([to_kept(order, "the order")?], |row| row.get(0))
        .optional()?;
    Ok(outcome.flatten())
}

/// A note by its name.
pub(super) fn note(connection: &Connection, name: &str) -> Result<Option<String>, StoreError> {
    Ok(connection.prepare_cached(NOTE)?.query_row([name], |row| row.get(0)).optional()?)
}

/// How much there is.
pub(super) fn counts(connection: &Connection) -> Result<Counts, StoreError> {
    let [people, lobby, playing, ended] = connection
        .prepare_cached(COUNTS)?
        .query_row([], |row| Ok([row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?]))?;
    let count = |number: i64| from_kept(number, "a count");
    Ok(Counts {
        people: count(people)?,
        lobby: count(lobby)?,
        playing: count(playing)?,
        ended: count(ended)?,
    })
}

/// The size of the data in bytes.
pub(super) fn size(connection: &Connection) -> Result<u64, StoreError> {
    let pages: i64 = connection.pragma_query_value(None, "page_count", |row| row.get(0))?;
    let page: i64 = connection.pragma_query_value(None, "page_size", |row| row.get(0))?;
    from_kept(pages * page, "the size of the data")
}

/// Refuses data whose structure is damaged.
pub(super) fn quick_check(connection: &Connection) -> Result<(), StoreError> {
    let found: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    match found.as_str() {
        "ok" => Ok(()),
        _ => Err(StoreError::Damaged(found)),
    }
}

fn tables(
    connection: &Connection,
    sql: &str,
    values: impl Params,
) -> Result<Vec<TableRow>, StoreError> {
    connection.prepare_cached(sql)?.query_and_then(values, codec::table)?.collect()
}

fn people(
    connection: &Connection,
    sql: &str,
    values: impl Params,
) -> Result<Vec<Person>, StoreError> {
    connection.prepare_cached(sql)?.query_and_then(values, codec::person)?.collect()
}
