//! Daily challenges.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use turlaj_proto::http::{DailyBoard, DailyNow, TableId};

use super::error::{ApiError, From, KeyHolder, MaybeKeyHolder};
use crate::app::App;
use crate::limits::UseKind;
use crate::work::WorkPlace;
use crate::{daily, refusals};

/// Today's challenges, what one has done at them, and the commitments of tomorrow's.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/v1/daily",
    responses((status = 200, body = DailyNow), (status = "4XX", body = turlaj_proto::http::Failure))))]
pub(super) async fn today(
    State(app): State<Arc<App>>,
    MaybeKeyHolder(person): MaybeKeyHolder,
) -> Result<Json<DailyNow>, ApiError> {
    Ok(Json(daily::today(&app, person.as_ref()).await?))
}

/// Begins today's attempt at a game, which rolls its first dice, or goes on with it.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/v1/daily/{game}", params(("game" = String, Path)),
    responses((status = 200, body = TableId), (status = "4XX", body = turlaj_proto::http::Failure))))]
pub(super) async fn begin(
    State(app): State<Arc<App>>,
    from: From,
    KeyHolder(person): KeyHolder,
    game: Result<Path<String>, PathRejection>,
) -> Result<Json<TableId>, ApiError> {
    let game = game.map_or_else(|_| String::new(), |Path(game)| game);
    let challenge = daily::challenge(&app, &game)?;
    let table = match daily::attempt(&app, &person, &challenge).await? {
        Some(begun) => daily::go_on(&app, person, begun).await?,
        None => {
            from.may(&app, UseKind::NewTable)?;
            daily::begin(&app, person, challenge).await?
        }
    };
    Ok(Json(TableId { table }))
}

/// The board of a challenge: results so far and, a day after its own, its secret and its games.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/v1/daily/{date}/{game}",
    params(("date" = String, Path), ("game" = String, Path)),
    responses((status = 200, body = DailyBoard), (status = "4XX", body = turlaj_proto::http::Failure))))]
pub(super) async fn board(
    State(app): State<Arc<App>>,
    MaybeKeyHolder(person): MaybeKeyHolder,
    asked: Result<Path<(String, String)>, PathRejection>,
    _place: WorkPlace,
) -> Result<Json<DailyBoard>, ApiError> {
    let Path((date, game)) = asked.map_err(|_| refusals::not_found())?;
    Ok(Json(daily::board(&app, person, &date, &game).await?))
}
