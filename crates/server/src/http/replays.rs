//! Finished games. Of unfinished ones nobody gets anything.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use turlaj_core::Refusal;
use turlaj_proto::http::{Failure, Replay};
use turlaj_store::Status;

use super::error::{ApiError, Id};
use crate::app::App;
use crate::{entropy, refusals, table};

/// A finished game as JSON, by the id of its table.
#[utoipa::path(get, path = "/api/v1/replays/{id}", params(("id" = String, Path)),
    responses((status = 200, body = Replay), (status = "4XX", body = Failure)))]
pub(super) async fn replay(
    State(app): State<Arc<App>>,
    Id(id): Id,
) -> Result<Json<Replay>, ApiError> {
    Ok(Json(load(&app, id).await?))
}

/// A finished game as a text record.
#[utoipa::path(get, path = "/api/v1/replays/{id}/record", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"),
    (status = "4XX", body = Failure)))]
pub(super) async fn record(State(app): State<Arc<App>>, Id(id): Id) -> Result<Response, ApiError> {
    let replay = load(&app, id).await?;
    let name = format!("attachment; filename=\"{}-{}.txt\"", replay.game, replay.table);
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_string()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, replay.record).into_response())
}

async fn load(app: &Arc<App>, id: String) -> Result<Replay, Refusal> {
    if !entropy::is_table_id(&id) {
        return Err(refusals::no_such_table());
    }
    let found = app
        .read(move |store| {
            let Some(row) = store.table(&id)? else { return Ok(None) };
            let ended = matches!(row.status, Status::Over | Status::Abandoned);
            let log = if ended { store.log(row.num)? } else { Vec::new() };
            Ok(Some((row, log)))
        })
        .await?;
    let (row, log) = found.ok_or_else(refusals::no_such_table)?;
    let (app, now) = (app.clone(), app.now());
    let tell = move || table::replay(&app.parts.games, &row, &log, now);
    let told = tokio::task::spawn_blocking(tell);
    told.await.map_err(|_| refusals::broken_table())?
}
