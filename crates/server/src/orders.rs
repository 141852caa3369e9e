//! What an administrator wants done, left in the data by `turlaj admin`.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use turlaj_core::Refusal;
use turlaj_proto::http::ChangeMe;
use turlaj_store::{Op, Order, PersonId};

use crate::app::{App, Parts};
use crate::config::Config;
use crate::people;
use crate::registry::Registry;
use crate::table::Said;

const LOOK_EVERY: Duration = Duration::from_millis(500);

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
        tokio::time::sleep(LOOK_EVERY).await;
    }
}

async fn carry_out_open(app: &Arc<App>) {
    for order in app.read(|store| store.open_orders()).await.unwrap_or_default() {
        let outcome = match carry_out(app, &order).await {
            Ok(()) => "done".to_string(),
            Err(why) => why.to_string(),
        };
        tracing::info!(what = order.what, target_id = order.target, outcome, "an order");
        let finish = Op::FinishOrder { id: order.id, outcome };
        if app.write(vec![finish]).await.is_err() {
            break;
        }
    }
}

async fn carry_out(app: &Arc<App>, order: &Order) -> Result<(), Refusal> {
    match order.what.as_str() {
        "close" => Registry::ask(app, &order.target, |answer| Said::Close { answer }).await,
        "rename" => rename(app, &order.target, &order.argument).await,
        _ => Err(Refusal::new("unknown-order", "this order is not known")),
    }
}

async fn rename(app: &App, target: &str, name: &str) -> Result<(), Refusal> {
    let nobody = || Refusal::new("no-such-person", "there is no person with this number");
    let number: u64 = target.parse().map_err(|_| nobody())?;
    let found = app.read(move |store| store.person(PersonId(number))).await?;
    let change = ChangeMe { name: Some(name.to_string()), open_names: None };
    people::change(app, found.ok_or_else(nobody)?, change).await.map(|_| ())
}
