//! `turlaj admin`: the tables and people of a server, also while it runs.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use serde_json::json;
use turlaj_server::{Config, Parts};
use turlaj_store::{Order, SqliteStore, Store};

use crate::args::{Admin, Data};
use crate::report::say;
use crate::serve::folder;

/// A running server looks for orders twice a second.
const PATIENCE: Duration = Duration::from_secs(10);

pub(crate) fn admin(order: &Admin) -> Result<()> {
    match order {
        Admin::List { people, limit, data, json } => list(*people, *limit, data, *json),
        Admin::Close { table, data } => carry_out("close", table, "", data),
        Admin::Rename { person, name, data } => {
            carry_out("rename", &person.to_string(), name, data)
        }
    }
}

fn beside(folder: &Path) -> Result<SqliteStore> {
    SqliteStore::open_beside(folder)
        .with_context(|| format!("cannot read the data in {}", folder.display()))
}

fn day(moment: i64) -> String {
    let day = time::OffsetDateTime::from_unix_timestamp(moment / 1000);
    day.map_or_else(|_| "?".to_string(), |day| day.date().to_string())
}

fn list(people: bool, limit: u32, data: &Data, as_json: bool) -> Result<()> {
    let store = beside(&folder(data)?)?;
    if people {
        let all = store.all_people(limit)?;
        if as_json {
            let rows = all.iter().map(
                |person| json!({ "number": person.id.0, "name": person.name, "seen": person.seen }),
            );
            return say(json!({ "people": rows.collect::<Vec<_>>() }));
        }
        for person in all {
            say(format!("{:>8}  {}  {}", person.id.0, day(person.seen), person.name))?;
        }
        return Ok(());
    }
    let all = store.all_tables(limit)?;
    if as_json {
        let rows = all.iter().map(|row| {
            json!({
                "table": row.id, "game": row.game, "settings": row.settings,
                "status": format!("{:?}", row.status).to_lowercase(), "public": row.public,
                "owner": row.owner.0, "created": row.created, "touched": row.touched,
            })
        });
        return say(json!({ "tables": rows.collect::<Vec<_>>() }));
    }
    for row in all {
        let status = format!("{:?}", row.status).to_lowercase();
        let public = if row.public { "public" } else { "by link" };
        let touched = day(row.touched);
        say(format!(
            "{}  {status:<9}  {public:<7}  {touched}  {} {}",
            row.id, row.game, row.settings
        ))?;
    }
    Ok(())
}

fn carry_out(what: &str, target: &str, argument: &str, data: &Data) -> Result<()> {
    let folder = folder(data)?;
    let store = beside(&folder)?;
    let order = store.leave_order(&Order {
        id: 0,
        what: what.to_string(),
        target: target.to_string(),
        argument: argument.to_string(),
    })?;
    if !SqliteStore::is_locked(&folder) {
        drop(store);
        let store = Arc::new(SqliteStore::open(&folder)?);
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let parts = Parts::new(store.clone());
        runtime.block_on(turlaj_server::carry_out_orders(Config::default(), parts))?;
        return told(store.outcome(order)?.as_deref());
    }
    let until = Instant::now() + PATIENCE;
    loop {
        let outcome = store.outcome(order)?;
        if outcome.is_some() {
            return told(outcome.as_deref());
        }
        ensure!(Instant::now() < until, "the server has not carried the order out; it will");
        std::thread::sleep(Duration::from_millis(100));
    }
}

fn told(outcome: Option<&str>) -> Result<()> {
    match outcome {
        Some("done") => say("Done."),
        Some(why) => bail!("{why}"),
        None => bail!("the order was not carried out"),
    }
}
