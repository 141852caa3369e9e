//! Games that begin in the middle of a record.

use anyhow::{Context, Result, anyhow};
use serde_json::{Value, json};
use turlaj_catalog::{Listed, Visit, visit};
use turlaj_table::record::{game_of, read};
use turlaj_table::{AnyTable, Body};

/// The facts of the game in a record, as logs write them.
struct Facts<'a>(&'a str);

impl Visit for Facts<'_> {
    type Out = Result<Vec<Value>>;

    fn game<G: Listed>(self) -> Self::Out {
        let reading = read::<G>(self.0).map_err(|why| anyhow!("{why:?}"))?;
        let facts =
            reading.record.table.log().iter().filter(|entry| matches!(entry.body, Body::Game(_)));
        facts.map(|entry| serde_json::to_value(entry).context("entries have string keys")).collect()
    }
}

/// Reads a record; `at` keeps that many of its facts.
pub(crate) fn facts(text: &str, at: Option<usize>) -> Result<Vec<Value>> {
    let (game, _) = game_of(text).map_err(|why| anyhow!("{why:?}"))?;
    let mut facts = visit(&game, Facts(text))??;
    facts.truncate(at.unwrap_or(facts.len()));
    Ok(facts)
}

/// Plays facts at a table whose dice have just been drawn.
pub(crate) fn play(facts: &[Value], table: &mut dyn AnyTable) -> Result<()> {
    let begin = table.len();
    let entries: Vec<Value> = facts
        .iter()
        .enumerate()
        .map(|(at, fact)| json!({ "seq": begin + at, "tick": fact["tick"], "body": fact["body"] }))
        .collect();
    table.read_log(&serde_json::to_vec(&entries)?).map_err(|why| anyhow!("{why}"))
}
