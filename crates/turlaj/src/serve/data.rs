//! Opens the data for a server. Damage is told at start, and nobody is let in unless the operator
//! accepts it.

use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result, bail};
use turlaj_store::{SqliteStore, StoreError};

/// Data up to this size is checked before anybody is let in; larger data while the server runs.
const CHECKED_FIRST: u64 = 128 << 20;

/// Opens the data in a folder and checks it.
pub(super) fn open(folder: &Path, accept_damage: bool) -> Result<Arc<SqliteStore>> {
    let context = || format!("cannot use the data in {}", folder.display());
    let store = match SqliteStore::open(folder) {
        Err(StoreError::Damaged(why)) => {
            tell(&why, accept_damage)?;
            SqliteStore::open_damaged(folder).with_context(context)?
        }
        opened => opened.with_context(context)?,
    };
    let store = Arc::new(store);
    if store.size().with_context(context)? <= CHECKED_FIRST {
        check(&store, accept_damage)?;
        return Ok(store);
    }
    let checked = store.clone();
    std::thread::spawn(move || check(&checked, true));
    Ok(store)
}

fn check(store: &SqliteStore, accept_damage: bool) -> Result<()> {
    match store.check() {
        Err(StoreError::Damaged(why)) => tell(&why, accept_damage),
        checked => Ok(checked?),
    }
}

/// Says what is damaged; an error unless it is accepted.
fn tell(why: &str, accept_damage: bool) -> Result<()> {
    let advice = "stop the server and run `turlaj restore FILE` to put a backup in its place";
    tracing::error!(why, advice, "the data is damaged");
    if !accept_damage {
        bail!(
            "the data is damaged: {why}\n\
             `turlaj restore FILE` puts a backup in its place and keeps what is there.\n\
             `turlaj serve --accept-damage` goes on with what can be read."
        );
    }
    Ok(())
}
