//! Between rows of the database and ours.

use rusqlite::Row;

use crate::{Chunk, Order, Person, PersonId, Status, StoreError, TableNum, TableRow};

/// A number as the database keeps it.
pub(super) fn to_kept(number: u64, what: &str) -> Result<i64, StoreError> {
    i64::try_from(number)
        .map_err(|_| StoreError::Failed(format!("{what} {number} is too large to be kept")))
}

/// A number as it was before it was kept.
pub(super) fn from_kept<T: TryFrom<i64>>(number: i64, what: &str) -> Result<T, StoreError> {
    T::try_from(number).map_err(|_| StoreError::Failed(format!("damaged data: {what} is {number}")))
}

/// The word for a status. The words of a table not begun and of one in play come in this order.
pub(super) fn status_word(status: Status) -> &'static str {
    match status {
        Status::Lobby => "lobby",
        Status::Playing => "playing",
        Status::Over => "over",
        Status::Abandoned => "abandoned",
    }
}

fn status(word: &str) -> Result<Status, StoreError> {
    [Status::Lobby, Status::Playing, Status::Over, Status::Abandoned]
        .into_iter()
        .find(|&status| status_word(status) == word)
        .ok_or_else(|| StoreError::Failed(format!("damaged data: a status is {word:?}")))
}

/// A person from the columns of the table `people` in their order.
pub(super) fn person(row: &Row<'_>) -> Result<Person, StoreError> {
    Ok(Person {
        id: PersonId(from_kept(row.get(0)?, "the number of a person")?),
        key_digest: row.get(1)?,
        name: row.get(2)?,
        open_names: row.get(3)?,
        created: row.get(4)?,
        seen: row.get(5)?,
    })
}

/// A table from the columns of the table `tables` in their order.
pub(super) fn table(row: &Row<'_>) -> Result<TableRow, StoreError> {
    Ok(TableRow {
        num: TableNum(from_kept(row.get(0)?, "the number of a table")?),
        id: row.get(1)?,
        game: row.get(2)?,
        rules: from_kept(row.get(3)?, "a version of rules")?,
        settings: row.get(4)?,
        status: status(row.get_ref(5)?.as_str().map_err(rusqlite::Error::from)?)?,
        public: row.get(6)?,
        owner: PersonId(from_kept(row.get(7)?, "the owner of a table")?),
        room: row.get(8)?,
        secret: row.get(9)?,
        created: row.get(10)?,
        touched: row.get(11)?,
        deadline: row.get(12)?,
    })
}

/// A chunk from a number and facts.
pub(super) fn chunk(seq: i64, facts: Vec<u8>) -> Result<Chunk, StoreError> {
    Ok(Chunk { seq: from_kept(seq, "the number of a fact")?, facts })
}

/// An order from the first columns of the table `orders`.
pub(super) fn order(row: &Row<'_>) -> Result<Order, StoreError> {
    Ok(Order {
        id: from_kept(row.get(0)?, "the number of an order")?,
        what: row.get(1)?,
        target: row.get(2)?,
        argument: row.get(3)?,
    })
}
