//! Tables that nobody needs any more: deadlines are rows, and one task serves the nearest. They come
//! by trusted time.

use std::sync::Arc;
use std::time::Duration;

use turlaj_core::Refusal;
use turlaj_store::{Op, TableRow};

use crate::app::App;
use crate::registry::Registry;
use crate::table::{Command, is_stuck};

/// The clock of the machine may be set, so nothing is slept through for longer than this.
const LOOK_EVERY: Duration = Duration::from_secs(600);

/// When something could not be done, it is tried again after this.
const AFTER_FAILURE: Duration = Duration::from_secs(5);

/// So many tables are looked after at once.
const AT_ONCE: u32 = 64;

/// Looks after tables whose deadline has come, for ever.
pub(crate) async fn run(app: Arc<App>) {
    let mut moved = app.parts.wall.moved();
    loop {
        let (found, failed) = sweep(&app).await;
        if failed {
            tokio::time::sleep(AFTER_FAILURE).await;
        } else if found == AT_ONCE as usize {
            continue;
        }
        let next = app.read(|store| store.next_deadline()).await.ok().flatten();
        let wait = next.map_or(LOOK_EVERY, |next| {
            let left = u64::try_from(next - app.clock.now()).unwrap_or(0);
            Duration::from_millis(left).min(LOOK_EVERY)
        });
        tokio::select! {
            () = tokio::time::sleep(wait) => {}
            () = app.deadline_made.notified() => {}
            _ = moved.changed() => {}
        }
    }
}

/// How many tables were due, and whether any could not be looked after.
async fn sweep(app: &Arc<App>) -> (usize, bool) {
    let now = app.clock.now();
    let Ok(due) = app.read(move |store| store.due(now, AT_ONCE)).await else { return (0, true) };
    let mut failed = false;
    for row in &due {
        failed |= look_after(app, row).await.is_err();
    }
    (due.len(), failed)
}

async fn look_after(app: &Arc<App>, row: &TableRow) -> Result<(), Refusal> {
    let done = Registry::ask(app, &row.id, |answer| Command::Due { answer }).await;
    let Err(why) = done else { return Ok(()) };
    tracing::warn!(table = row.id, %why, "a table could not be looked after");
    match is_stuck(&why) {
        // Nobody else writes it: it is left for somebody to look at.
        true => app.write(vec![Op::PutTable(TableRow { deadline: None, ..row.clone() })]).await,
        false => Err(why),
    }
}
