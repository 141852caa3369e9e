//! What an administrator wants done, left in the data by `turlaj admin`.

use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use turlaj_core::Refusal;
use turlaj_proto::http::ChangeMe;
use turlaj_store::{Op, Order, PersonId};

use crate::app::{App, Parts};
use crate::config::Config;
use crate::registry::Registry;
use crate::table::Command;
use crate::{me, people};

const LOOK_EVERY: Duration = Duration::from_millis(500);

/// To write all data anew takes a while, in which nobody can play: it is not done more often.
const SCRUB_EVERY: Duration = Duration::from_secs(3600);

const FORGET: &str = "forget";
const SCRUB: &str = "scrub";

/// The order to forget somebody: it outlives a restart in the middle of it.
pub(crate) fn forget(person: PersonId) -> Order {
    let (what, target) = (FORGET.to_string(), person.0.to_string());
    Order { id: 0, what, target, argument: String::new() }
}

/// Whether nobody waits to be forgotten under this number.
pub(crate) async fn is_forgotten(app: &App, person: PersonId) -> Result<bool, Refusal> {
    let Order { what, target, .. } = forget(person);
    let open = app.read(|store| store.open_orders()).await?;
    Ok(!open.iter().any(|order| order.what == what && order.target == target))
}

/// Carries out the orders that wait, without a server.
pub async fn carry_out_orders(config: Config, parts: Parts) -> io::Result<()> {
    let app = Arc::new(App::new(config, parts).map_err(io::Error::other)?);
    carry_out_open(&app).await;
    Registry::close(&app).await;
    Ok(())
}

/// Carries out orders as they come, for ever.
pub(crate) async fn run(app: Arc<App>) {
    loop {
        carry_out_open(&app).await;
        tokio::select! {
            () = tokio::time::sleep(LOOK_EVERY) => {}
            () = app.order_left.notified() => {}
        }
    }
}

async fn carry_out_open(app: &Arc<App>) {
    let open = app.read(|store| store.open_orders()).await.unwrap_or_default();
    let (scrubs, others): (Vec<Order>, Vec<Order>) =
        open.into_iter().partition(|order| order.what == SCRUB);
    for order in others {
        let outcome = match carry_out(app, &order).await {
            Ok(()) => "done".to_string(),
            // Later, then: dice are being drawn, or the disk is full.
            Err(why) if order.what == FORGET => {
                tracing::warn!(target_id = order.target, %why, "somebody is not forgotten yet");
                continue;
            }
            Err(why) => why.to_string(),
        };
        tracing::info!(what = order.what, target_id = order.target, outcome, "an order");
        let mut ops = vec![Op::FinishOrder { id: order.id, outcome }];
        if order.what == FORGET {
            let what = SCRUB.to_string();
            ops.push(Op::PutOrder(Order { id: 0, what, ..Order::default() }));
            app.order_left.notify_one();
        }
        if app.write(ops).await.is_err() {
            return;
        }
    }
    scrub(app, &scrubs).await;
}

/// Leaves nothing in the files of what was forgotten before; one time does for all who wait.
async fn scrub(app: &App, waiting: &[Order]) {
    let due = |last: Option<Instant>| last.is_none_or(|last| last.elapsed() >= SCRUB_EVERY);
    if waiting.is_empty() || !due(*lock(&app.scrubbed)) {
        return;
    }
    if app.read(|store| store.scrub()).await.is_err() {
        return; // Somebody reads: it is tried again.
    }
    *lock(&app.scrubbed) = Some(Instant::now());
    let outcome = "done".to_string();
    let finish = |order: &Order| Op::FinishOrder { id: order.id, outcome: outcome.clone() };
    let _ = app.write(waiting.iter().map(finish).collect()).await;
}

fn lock(last: &Mutex<Option<Instant>>) -> MutexGuard<'_, Option<Instant>> {
    last.lock().unwrap_or_else(PoisonError::into_inner)
}

async fn carry_out(app: &Arc<App>, order: &Order) -> Result<(), Refusal> {
    match order.what.as_str() {
        "close" => Registry::ask(app, &order.target, |answer| Command::Close { answer }).await,
        FORGET => match order.target.parse() {
            Ok(number) => me::forget_everywhere(app, PersonId(number)).await,
            Err(_) => Err(nobody()),
        },
        "rename" => rename(app, &order.target, &order.argument).await,
        _ => Err(Refusal::new("unknown-order", "this order is not known")),
    }
}

fn nobody() -> Refusal {
    Refusal::new("no-such-person", "there is no person with this number")
}

async fn rename(app: &App, target: &str, name: &str) -> Result<(), Refusal> {
    let number: u64 = target.parse().map_err(|_| nobody())?;
    let found = app.read(move |store| store.person(PersonId(number))).await?;
    let change = ChangeMe { name: Some(name.to_string()), open_names: None };
    people::change(app, found.ok_or_else(nobody)?, change).await.map(|_| ())
}
