//! Finished games. Of unfinished ones nobody gets anything.

use std::sync::Arc;

use axum::extract::{RawQuery, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use turlaj_core::Refusal;
use turlaj_proto::http::{Positions, ReadAsk};
use turlaj_store::{Chunk, Status, TableRow};

use super::error::{ApiError, Id, JsonBody};
use crate::app::App;
use crate::daily::{Seals, open_due};
use crate::games::Games;
use crate::replays::Wanted;
use crate::work::WorkPlace;
use crate::{entropy, refusals, replays};

/// A finished game as JSON, by the id of its table.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/v1/replays/{id}", params(("id" = String, Path)),
    responses((status = 200, body = turlaj_proto::http::ReplayInfo), (status = "4XX", body = turlaj_proto::http::Failure))))]
pub(super) async fn replay(
    State(app): State<Arc<App>>,
    Id(id): Id,
    place: WorkPlace,
) -> Result<Response, ApiError> {
    let (_, told) = load(&app, id, replays::replay).await?;
    place.json(&app, told).await
}

/// A finished game as a text record.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/v1/replays/{id}/record", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"),
    (status = "4XX", body = turlaj_proto::http::Failure))))]
pub(super) async fn record(
    State(app): State<Arc<App>>,
    Id(id): Id,
    place: WorkPlace,
) -> Result<Response, ApiError> {
    let (name, told) = load(&app, id, replays::replay).await?;
    let name = format!("attachment; filename=\"{name}.txt\"");
    let record = move || told().map(|replay| replay.record.into());
    let answer = place.answer(&app, "text/plain; charset=utf-8", record).await?;
    Ok(([(header::CONTENT_DISPOSITION, name)], answer).into_response())
}

/// Positions of a finished game, one after the other.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/v1/replays/{id}/positions", params(("id" = String, Path),
    ("from" = Option<usize>, Query), ("count" = Option<usize>, Query), ("eye" = Option<u8>, Query)),
    responses((status = 200, body = Positions), (status = "4XX", body = turlaj_proto::http::Failure))))]
pub(super) async fn positions(
    State(app): State<Arc<App>>,
    Id(id): Id,
    RawQuery(query): RawQuery,
    place: WorkPlace,
) -> Result<Response, ApiError> {
    let wanted = wanted(&query.unwrap_or_default())?;
    let (_, told) = load(&app, id, move |games, row, log, seals| {
        let positions = replays::positions(games, row, log, seals, wanted)?;
        Ok(Positions { from: wanted.from, positions })
    })
    .await?;
    place.json(&app, told).await
}

/// Reads a text record, as far as it can be read.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/v1/replays/read", request_body = ReadAsk,
    responses((status = 200, body = turlaj_proto::http::ReadAnswer), (status = "4XX", body = turlaj_proto::http::Failure))))]
pub(super) async fn read(
    State(app): State<Arc<App>>,
    place: WorkPlace,
    JsonBody(ask): JsonBody<ReadAsk>,
) -> Result<Response, ApiError> {
    let reader = app.clone();
    place.json(&app, move || replays::read(&reader, &ask)).await
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

/// Loads a finished game: a name for its file, and what computes the answer.
async fn load<T>(
    app: &Arc<App>,
    id: String,
    tell: impl FnOnce(&Games, &TableRow, &[Chunk], &Seals) -> Result<T, Refusal> + Send + 'static,
) -> Result<(String, impl FnOnce() -> Result<T, Refusal> + Send + 'static), Refusal> {
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
    open_due(app).await;
    let app = app.clone();
    let name = format!("{}-{}", row.game, row.id);
    Ok((name, move || tell(&app.parts.games, &row, &log, &app.seals)))
}
