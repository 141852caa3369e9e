//! Shared draws and the attempts at daily challenges.

use rusqlite::{Connection, OptionalExtension, Params, Row, params};

use super::codec::{from_kept, to_kept};
use crate::{
    Attempt, Challenge, DrawRow, Millis, Outcome, PersonId, Standing, StoreError, TableNum,
    TallyRow,
};

const PUT_DRAW: &str = "INSERT INTO draws (id, secret, created) VALUES (?1, ?2, ?3)";

const PUT_ATTEMPT: &str = "INSERT INTO attempts
    (day, game, person, table_num, known, alias, points, tie_breaks, began, finished)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, NULL, x'', ?7, NULL)";

const FINISH_ATTEMPT: &str = "UPDATE attempts SET points = ?4, tie_breaks = ?5, finished = ?6
    WHERE day = ?1 AND game = ?2 AND person = ?3 AND finished IS NULL";

const DROP_ATTEMPTS: &str = "DELETE FROM attempts WHERE table_num = ?1";

const REVEAL_DRAW: &str = "UPDATE draws SET revealed = ?2 WHERE id = ?1 AND revealed IS NULL";

const SEALED_DRAWS: &str = "SELECT id FROM draws WHERE revealed IS NULL";

const DRAW: &str = "SELECT id, secret, created FROM draws WHERE id = ?1";

macro_rules! standings {
    ($rest:literal) => {
        concat!(
            "SELECT person, table_num, known, alias, points, tie_breaks, began, finished, ",
            "tables.id, people.name, people.open_names FROM attempts ",
            "JOIN tables ON tables.num = table_num JOIN people ON people.id = person ",
            "WHERE day = ?1 AND attempts.game = ?2 AND ",
            $rest
        )
    };
}

const ATTEMPT: &str = standings!("attempts.person = ?3");
const BEST: &str =
    standings!("points IS NOT NULL ORDER BY points DESC, tie_breaks DESC, finished LIMIT ?3");
const BEST_KNOWN: &str = standings!(
    "points IS NOT NULL AND known = 1 ORDER BY points DESC, tie_breaks DESC, finished LIMIT ?3"
);

const BETTER: &str = "SELECT count(*) FROM attempts WHERE day = ?1 AND game = ?2
    AND points IS NOT NULL AND (points, tie_breaks) > (?3, ?4)";
const BETTER_KNOWN: &str = "SELECT count(*) FROM attempts WHERE day = ?1 AND game = ?2
    AND points IS NOT NULL AND known = 1 AND (points, tie_breaks) > (?3, ?4)";

const DISTRIBUTION: &str = "SELECT points, count(*) FROM attempts
    WHERE day = ?1 AND game = ?2 AND points IS NOT NULL GROUP BY points ORDER BY points DESC
    LIMIT ?3";

const TALLY: &str = "SELECT
    (SELECT count(*) FROM attempts WHERE day = ?1 AND game = ?2 AND points IS NOT NULL),
    (SELECT count(*) FROM attempts WHERE day = ?1 AND game = ?2 AND finished IS NULL)";

const DAY_BEFORE: &str = "SELECT max(day) FROM attempts WHERE day < ?1";

const FINISHED: &str = "SELECT 1 FROM members JOIN tables ON tables.num = table_num
    WHERE person = ?1 AND status = 'over' LIMIT ?2";

/// All statements of this file, for the test of their plans.
#[cfg(test)]
pub(super) const ALL: &[&str] = &[
    PUT_DRAW,
    PUT_ATTEMPT,
    FINISH_ATTEMPT,
    DROP_ATTEMPTS,
    REVEAL_DRAW,
    SEALED_DRAWS,
    DRAW,
    ATTEMPT,
    BEST,
    BEST_KNOWN,
    BETTER,
    BETTER_KNOWN,
    DISTRIBUTION,
    TALLY,
    DAY_BEFORE,
    FINISHED,
];

/// Adds a draw; there is none with the same id.
pub(super) fn put_draw(connection: &Connection, draw: &DrawRow) -> Result<(), StoreError> {
    let values = params![draw.id, draw.secret, draw.created];
    connection.prepare_cached(PUT_DRAW)?.execute(values)?;
    Ok(())
}

/// Notes when the secret of a draw was published first.
pub(super) fn reveal_draw(
    connection: &Connection,
    id: &str,
    moment: Millis,
) -> Result<(), StoreError> {
    connection.prepare_cached(REVEAL_DRAW)?.execute(params![id, moment])?;
    Ok(())
}

/// The ids of the draws whose secrets are not published.
pub(super) fn sealed_draws(connection: &Connection) -> Result<Vec<String>, StoreError> {
    let mut statement = connection.prepare_cached(SEALED_DRAWS)?;
    let ids = statement.query_map([], |row| row.get(0))?;
    Ok(ids.collect::<Result<_, _>>()?)
}

/// Adds an attempt that begins; the person has none at this challenge.
pub(super) fn put_attempt(connection: &Connection, attempt: &Attempt) -> Result<(), StoreError> {
    connection.prepare_cached(PUT_ATTEMPT)?.execute(params![
        attempt.challenge.day,
        attempt.challenge.game,
        to_kept(attempt.person.0, "the person")?,
        to_kept(attempt.table.0, "the table")?,
        attempt.known,
        attempt.alias,
        attempt.began,
    ])?;
    Ok(())
}

/// Says how an attempt ended that is under way.
pub(super) fn finish_attempt(
    connection: &Connection,
    challenge: &Challenge,
    person: PersonId,
    outcome: &Outcome,
) -> Result<(), StoreError> {
    let changed = connection.prepare_cached(FINISH_ATTEMPT)?.execute(params![
        challenge.day,
        challenge.game,
        to_kept(person.0, "the person")?,
        outcome.points,
        to_bytes(&outcome.tie_breaks),
        outcome.finished,
    ])?;
    match changed {
        0 => Err(StoreError::Conflict("no such attempt is under way".to_string())),
        _ => Ok(()),
    }
}

/// Forgets the attempts that were made at a table.
pub(super) fn drop_attempts(connection: &Connection, table: TableNum) -> Result<(), StoreError> {
    connection.prepare_cached(DROP_ATTEMPTS)?.execute([to_kept(table.0, "the table")?])?;
    Ok(())
}

/// A draw by its id.
pub(super) fn draw(connection: &Connection, id: &str) -> Result<Option<DrawRow>, StoreError> {
    let read =
        |row: &Row<'_>| Ok(DrawRow { id: row.get(0)?, secret: row.get(1)?, created: row.get(2)? });
    Ok(connection.prepare_cached(DRAW)?.query_row([id], read).optional()?)
}

/// A person's attempt at a challenge.
pub(super) fn attempt(
    connection: &Connection,
    challenge: &Challenge,
    person: PersonId,
) -> Result<Option<Standing>, StoreError> {
    let person = to_kept(person.0, "the person")?;
    let values = params![challenge.day, challenge.game, person];
    Ok(standings(connection, ATTEMPT, challenge, values)?.pop())
}

/// The finished attempts at a challenge, the best first, of all people or of those who were known.
pub(super) fn best(
    connection: &Connection,
    challenge: &Challenge,
    known: bool,
    limit: u32,
) -> Result<Vec<Standing>, StoreError> {
    let sql = if known { BEST_KNOWN } else { BEST };
    standings(connection, sql, challenge, params![challenge.day, challenge.game, limit])
}

/// How many finished attempts were better than one with this outcome.
pub(super) fn better(
    connection: &Connection,
    challenge: &Challenge,
    known: bool,
    points: i32,
    tie_breaks: &[i32],
) -> Result<u64, StoreError> {
    let sql = if known { BETTER_KNOWN } else { BETTER };
    let values = params![challenge.day, challenge.game, points, to_bytes(tie_breaks)];
    let count = connection.prepare_cached(sql)?.query_row(values, |row| row.get(0))?;
    from_kept(count, "a count")
}

/// How many have finished a challenge and how many are at it, and how often each result came.
pub(super) fn tally(
    connection: &Connection,
    challenge: &Challenge,
    limit: u32,
) -> Result<TallyRow, StoreError> {
    let [finished, running] = connection
        .prepare_cached(TALLY)?
        .query_row([&challenge.day, &challenge.game], |row| Ok([row.get(0)?, row.get(1)?]))?;
    let mut statement = connection.prepare_cached(DISTRIBUTION)?;
    let mut rows = statement.query(params![challenge.day, challenge.game, limit])?;
    let mut distribution = Vec::new();
    while let Some(row) = rows.next()? {
        distribution.push((row.get(0)?, from_kept(row.get(1)?, "a count")?));
    }
    distribution.reverse();
    Ok(TallyRow {
        finished: from_kept(finished, "a count")?,
        running: from_kept(running, "a count")?,
        distribution,
    })
}

/// The days before this one on which somebody has begun an attempt, the last first.
pub(super) fn days_before(
    connection: &Connection,
    day: &str,
    limit: u32,
) -> Result<Vec<String>, StoreError> {
    let mut statement = connection.prepare_cached(DAY_BEFORE)?;
    let mut days: Vec<String> = Vec::new();
    for _ in 0..limit {
        let from = days.last().map_or(day, String::as_str);
        // One step along the index a day, however many attempts a day has.
        let Some(before) = statement.query_row([from], |row| row.get(0))? else { break };
        days.push(before);
    }
    Ok(days)
}

/// How many games a person has finished, counted no farther than the limit.
pub(super) fn finished_games(
    connection: &Connection,
    person: PersonId,
    limit: u32,
) -> Result<u32, StoreError> {
    let values = [to_kept(person.0, "the person")?, limit.into()];
    let mut statement = connection.prepare_cached(FINISHED)?;
    let mut rows = statement.query(values)?;
    let mut count = 0;
    while rows.next()?.is_some() {
        count += 1;
    }
    Ok(count)
}

fn standings(
    connection: &Connection,
    sql: &str,
    challenge: &Challenge,
    values: impl Params,
) -> Result<Vec<Standing>, StoreError> {
    let read = |row: &Row<'_>| standing(challenge, row);
    connection.prepare_cached(sql)?.query_and_then(values, read)?.collect()
}

fn standing(challenge: &Challenge, row: &Row<'_>) -> Result<Standing, StoreError> {
    let finished: Option<i64> = row.get(7)?;
    let tie_breaks = from_bytes(row.get_ref(5)?.as_blob().map_err(rusqlite::Error::from)?);
    let points = row.get(4)?;
    Ok(Standing {
        attempt: Attempt {
            challenge: challenge.clone(),
            person: PersonId(from_kept(row.get(0)?, "the number of a person")?),
            table: TableNum(from_kept(row.get(1)?, "the number of a table")?),
            known: row.get(2)?,
            alias: row.get(3)?,
            began: row.get(6)?,
        },
        outcome: finished.map(|finished| Outcome { points, tie_breaks, finished }),
        table_id: row.get(8)?,
        name: row.get(9)?,
        open_names: row.get(10)?,
    })
}

/// Bytes that compare as the numbers do.
fn to_bytes(numbers: &[i32]) -> Vec<u8> {
    numbers.iter().flat_map(|number| (*number as u32 ^ 1 << 31).to_be_bytes()).collect()
}

fn from_bytes(bytes: &[u8]) -> Vec<i32> {
    let number = |four: &[u8; 4]| (u32::from_be_bytes(*four) ^ 1 << 31) as i32;
    bytes.as_chunks().0.iter().map(number).collect()
}
