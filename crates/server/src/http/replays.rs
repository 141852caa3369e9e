//! Finished games. Of unfinished ones nobody gets anything.

use std::sync::Arc;

use axum::Json;
use axum::extract::{RawQuery, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use turlaj_core::Refusal;
use turlaj_proto::http::{Failure, Positions, ReadAnswer, ReadAsk, Replay};
use turlaj_store::{Chunk, Millis, Status, TableRow};

use super::error::{ApiError, Body, Id};
use crate::app::App;
use crate::games::Games;
use crate::replays::Wanted;
use crate::{entropy, refusals, replays};

/// A finished game as JSON, by the id of its table.
#[utoipa::path(get, path = "/api/v1/replays/{id}", params(("id" = String, Path)),
    responses((status = 200, body = Replay), (status = "4XX", body = Failure)))]
pub(super) async fn replay(
    State(app): State<Arc<App>>,
    Id(id): Id,
) -> Result<Json<Replay>, ApiError> {
    Ok(Json(load(&app, id, replays::replay).await?))
}

/// A finished game as a text record.
#[utoipa::path(get, path = "/api/v1/replays/{id}/record", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"),
    (status = "4XX", body = Failure)))]
pub(super) async fn record(State(app): State<Arc<App>>, Id(id): Id) -> Result<Response, ApiError> {
    let replay = load(&app, id, replays::replay).await?;
    let name = format!("attachment; filename=\"{}-{}.txt\"", replay.game, replay.table);
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_string()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, replay.record).into_response())
}

/// Positions of a finished game, one after the other.
#[utoipa::path(get, path = "/api/v1/replays/{id}/positions", params(("id" = String, Path),
    ("from" = Option<usize>, Query), ("count" = Option<usize>, Query), ("eye" = Option<u8>, Query)),
    responses((status = 200, body = Positions), (status = "4XX", body = Failure)))]
pub(super) async fn positions(
    State(app): State<Arc<App>>,
    Id(id): Id,
    RawQuery(query): RawQuery,
) -> Result<Json<Positions>, ApiError> {
    let wanted = wanted(&query.unwrap_or_default())?;
    let positions = load(&app, id, move |games, row, log, now| {
        replays::positions(games, row, log, now, wanted)
    })
    .await?;
    Ok(Json(Positions { from: wanted.from, positions }))
}

/// Reads a text record that somebody has, as far as it can be read.
#[utoipa::path(post, path = "/api/v1/replays/read", request_body = ReadAsk,
    responses((status = 200, body = ReadAnswer), (status = "4XX", body = Failure)))]
pub(super) async fn read(
    State(app): State<Arc<App>>,
    Body(ask): Body<ReadAsk>,
) -> Result<Json<ReadAnswer>, ApiError> {
    let read = tokio::task::spawn_blocking(move || replays::read(&app.parts.games, &ask));
    Ok(Json(read.await.map_err(|_| refusals::bad_record())??))
}

fn wanted(query: &str) -> Result<Wanted, Refusal> {
    let mut wanted = Wanted { from: 0, count: None, eye: None };
    for (name, value) in form_urlencoded::parse(query.as_bytes()) {
        let wrong = || Refusal::new("bad-query", "from, count and eye are whole numbers");
        match &*name {
            "from" => wanted.from = value.parse().map_err(|_| wrong())?,
            "count" => wanted.count = Some(value.parse().map_err(|_| wrong())?),
            "eye" => wanted.eye = Some(value.parse().map_err(|_| wrong())?),
            _ => {}
        }
    }
    Ok(wanted)
}

async fn load<T: Send + 'static>(
    app: &Arc<App>,
    id: String,
    tell: impl FnOnce(&Games, &TableRow, &[Chunk], Millis) -> Result<T, Refusal> + Send + 'static,
) -> Result<T, Refusal> {
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
    let told = tokio::task::spawn_blocking(move || tell(&app.parts.games, &row, &log, now));
    told.await.map_err(|_| refusals::broken_table())?
}
