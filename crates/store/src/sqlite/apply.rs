//! What each operation does to the database. Whoever calls has begun a transaction.

use rusqlite::{Connection, OptionalExtension, params};

use super::codec::{status_word, to_kept};
use super::{daily, logs, queries};
use crate::{Op, Order, Person, PersonId, StoreError, TableNum, TableRow};

const PERSON_WITH_SAME_KEY: &str = "SELECT id FROM people
    WHERE substr(key_digest, 1, 8) = substr(?2, 1, 8) AND key_digest = ?2 AND id <> ?1";

const PUT_PERSON: &str = "INSERT INTO people (id, key_digest, name, open_names, created, seen)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6)
    ON CONFLICT (id) DO UPDATE SET key_digest = ?2, name = ?3, open_names = ?4, created = ?5,
    seen = ?6";

const SET_PERSON: &str = "UPDATE people SET name = ?2, open_names = ?3 WHERE id = ?1";
const SET_SEEN: &str = "UPDATE people SET seen = ?2 WHERE id = ?1";
const SET_KEY: &str = "UPDATE people SET key_digest = ?3 WHERE id = ?1 AND key_digest = ?2";

/// Most often a table is there, and was touched within the same minute. What has an index is
/// compared and not set, where it can be: the index of a column that is set is written even if the
/// value is the same, and that costs more than all the rest.
const SET_STATE: &str = "UPDATE tables SET game = ?3, rules = ?4, settings = ?5, room = ?9,
    secret = ?10, created = ?11, deadline = ?13
    WHERE num = ?1 AND id = ?2 AND status = ?6 AND public = ?7 AND owner = ?8 AND touched = ?12";

const TOUCH: &str = "UPDATE tables SET game = ?3, rules = ?4, settings = ?5, room = ?9,
    secret = ?10, created = ?11, deadline = ?13, touched = ?12
    WHERE num = ?1 AND id = ?2 AND status = ?6 AND public = ?7 AND owner = ?8";

const PUT_TABLE: &str = "INSERT INTO tables (num, id, game, rules, settings, status, public, owner,
    room, secret, created, touched, deadline)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)
    ON CONFLICT (num) DO UPDATE SET id = ?2, game = ?3, rules = ?4, settings = ?5, status = ?6,
    public = ?7, owner = ?8, room = ?9, secret = ?10, created = ?11, touched = ?12, deadline = ?13";

const DROP_MEMBERS: &str = "DELETE FROM members WHERE table_num = ?1";
/// The same person twice is no mistake; a person or table that is not there still is.
const PUT_MEMBER: &str = "INSERT OR IGNORE INTO members (table_num, person) VALUES (?1, ?2)";
const DROP_TABLE: &str = "DELETE FROM tables WHERE num = ?1";

const PUT_ORDER: &str = "INSERT INTO orders (id, what, target, argument) VALUES (?1, ?2, ?3, ?4)";
const FINISH_ORDER: &str = "UPDATE orders SET outcome = ?2, argument = '' WHERE id = ?1";

const PUT_NOTE: &str = "INSERT INTO notes (name, text) VALUES (?1, ?2)
    ON CONFLICT (name) DO UPDATE SET text = ?2";

/// All statements of this file, for the test of their plans.
#[cfg(test)]
pub(super) const ALL: &[&str] = &[
    PERSON_WITH_SAME_KEY,
    PUT_PERSON,
    SET_PERSON,
    SET_SEEN,
    SET_KEY,
    SET_STATE,
    TOUCH,
    PUT_TABLE,
    DROP_MEMBERS,
    PUT_MEMBER,
    DROP_TABLE,
    PUT_ORDER,
    FINISH_ORDER,
    PUT_NOTE,
];

/// Does one operation.
pub(super) fn apply(connection: &Connection, op: &Op) -> Result<(), StoreError> {
    match op {
        Op::Append { table, chunk } => logs::append(connection, *table, chunk),
        Op::PutTable(table) => put_table(connection, table),
        Op::PutPerson(person) => put_person(connection, person),
        Op::SetPerson { person, name, open_names } => {
            let id = to_kept(person.0, "the person")?;
            let changed =
                connection.prepare_cached(SET_PERSON)?.execute(params![id, name, open_names])?;
            known(changed, "there is no such person")
        }
        Op::SetSeen { person, seen } => {
            let id = to_kept(person.0, "the person")?;
            connection.prepare_cached(SET_SEEN)?.execute(params![id, seen])?;
            Ok(())
        }
        Op::SetKey { person, old, new } => {
            let id = to_kept(person.0, "the person")?;
            check_key_is_free(connection, id, new)?;
            let values = params![id, old, new];
            let changed = connection.prepare_cached(SET_KEY)?.execute(values)?;
            known(changed, "the key was replaced meanwhile")
        }
        Op::Rewrite { table, chunks } => logs::rewrite(connection, *table, chunks),
        Op::PutMembers { table, people } => put_members(connection, *table, people),
        Op::DropTable(table) => drop_table(connection, *table),
        Op::PutOrder(order) => put_order(connection, order),
        Op::FinishOrder { id, outcome } => finish_order(connection, *id, outcome),
        Op::PutDraw(draw) => daily::put_draw(connection, draw),
        Op::RevealDraw { id, moment } => daily::reveal_draw(connection, id, *moment),
        Op::PutAttempt(attempt) => daily::put_attempt(connection, attempt),
        Op::FinishAttempt { challenge, person, outcome } => {
            daily::finish_attempt(connection, challenge, *person, outcome)
        }
        Op::PutNote { name, text } => {
            connection.prepare_cached(PUT_NOTE)?.execute(params![name, text])?;
            Ok(())
        }
    }
}

/// Whether anything was there to be changed.
fn known(changed: usize, else_why: &str) -> Result<(), StoreError> {
    match changed {
        0 => Err(StoreError::Conflict(else_why.to_string())),
        _ => Ok(()),
    }
}

/// No two people have the same key.
fn check_key_is_free(
    connection: &Connection,
    id: i64,
    digest: &[u8; 32],
) -> Result<(), StoreError> {
    let same: Option<i64> = connection
        .prepare_cached(PERSON_WITH_SAME_KEY)?
        .query_row(params![id, digest], |row| row.get(0))
        .optional()?;
    match same {
        Some(same) => {
            Err(StoreError::Conflict(format!("the person {same} has the same key as {id}")))
        }
        None => Ok(()),
    }
}

fn put_person(connection: &Connection, person: &Person) -> Result<(), StoreError> {
    let id = to_kept(person.id.0, "the person")?;
    check_key_is_free(connection, id, &person.key_digest)?;
    connection.prepare_cached(PUT_PERSON)?.execute(params![
        id,
        person.key_digest,
        person.name,
        person.open_names,
        person.created,
        person.seen,
    ])?;
    Ok(())
}

fn put_table(connection: &Connection, table: &TableRow) -> Result<(), StoreError> {
    let num = to_kept(table.num.0, "the table")?;
    let owner = to_kept(table.owner.0, "the person")?;
    for statement in [SET_STATE, TOUCH, PUT_TABLE] {
        let changed = connection.prepare_cached(statement)?.execute(params![
            num,
            table.id,
            table.game,
            table.rules,
            table.settings,
            status_word(table.status),
            table.public,
            owner,
            table.room,
            table.secret,
            table.created,
            table.touched,
            table.deadline,
        ])?;
        if changed > 0 {
            break;
        }
    }
    Ok(())
}

fn put_members(
    connection: &Connection,
    table: TableNum,
    people: &[PersonId],
) -> Result<(), StoreError> {
    let num = to_kept(table.0, "the table")?;
    if !connection.prepare_cached(queries::HAS_TABLE)?.exists([num])? {
        return Err(StoreError::Conflict(format!("there is no table {num}")));
    }
    connection.prepare_cached(DROP_MEMBERS)?.execute([num])?;
    let mut put = connection.prepare_cached(PUT_MEMBER)?;
    for person in people {
        put.execute([num, to_kept(person.0, "the person")?])?;
    }
    Ok(())
}

fn drop_table(connection: &Connection, table: TableNum) -> Result<(), StoreError> {
    let num = to_kept(table.0, "the table")?;
    logs::drop(connection, table)?;
    daily::drop_attempts(connection, table)?;
    connection.prepare_cached(DROP_MEMBERS)?.execute([num])?;
    connection.prepare_cached(DROP_TABLE)?.execute([num])?;
    Ok(())
}

fn put_order(connection: &Connection, order: &Order) -> Result<(), StoreError> {
    // Where none is given the database takes the number after the highest that ever was.
    let id = if order.id == 0 { None } else { Some(to_kept(order.id, "the order")?) };
    let values = params![id, order.what, order.target, order.argument];
    connection.prepare_cached(PUT_ORDER)?.execute(values)?;
    Ok(())
}

fn finish_order(connection: &Connection, id: u64, outcome: &str) -> Result<(), StoreError> {
    let values = params![to_kept(id, "the order")?, outcome];
    match connection.prepare_cached(FINISH_ORDER)?.execute(values)? {
        0 => Err(StoreError::Conflict(format!("there is no order {id}"))),
        _ => Ok(()),
    }
}
