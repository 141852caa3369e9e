//! Questions about one's own seat that change nothing.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use turlaj_proto::http::{Hint, PreviewAnswer, PreviewAsk, SeatAsk, WhyNot};

use super::error::{ApiError, Id, JsonBody, KeyHolder, KeyPlayer};
use crate::app::App;
use crate::registry::Registry;
use crate::table::Command;

/// The best actions of the strongest bot there is, at tables that allow it.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/v1/tables/{id}/hint", params(("id" = String, Path)),
    request_body = SeatAsk,
    responses((status = 200, body = Hint), (status = "4XX", body = turlaj_proto::http::Failure))))]
pub(super) async fn hint(
    State(app): State<Arc<App>>,
    Id(id): Id,
    KeyHolder(person): KeyHolder,
    JsonBody(SeatAsk { seat }): JsonBody<SeatAsk>,
) -> Result<Json<Hint>, ApiError> {
    let person = person.id;
    let say = |answer| Command::Hint { person, seat, answer };
    Ok(Json(Registry::ask(&app, &id, say).await?))
}

/// What one could expect to be possible now, and why it is not.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/v1/tables/{id}/why-not", params(("id" = String, Path)),
    request_body = SeatAsk,
    responses((status = 200, body = WhyNot), (status = "4XX", body = turlaj_proto::http::Failure))))]
pub(super) async fn why_not(
    State(app): State<Arc<App>>,
    Id(id): Id,
    KeyPlayer(person): KeyPlayer,
    JsonBody(SeatAsk { seat }): JsonBody<SeatAsk>,
) -> Result<Json<WhyNot>, ApiError> {
    let person = person.id;
    let say = |answer| Command::WhyNot { person, seat, answer };
    Ok(Json(Registry::ask(&app, &id, say).await?))
}

/// What one would see after some acts, up to the next dice or turned page; nothing is logged.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/v1/tables/{id}/preview", params(("id" = String, Path)),
    request_body = PreviewAsk,
    responses((status = 200, body = PreviewAnswer), (status = "4XX", body = turlaj_proto::http::Failure))))]
pub(super) async fn preview(
    State(app): State<Arc<App>>,
    Id(id): Id,
    KeyPlayer(person): KeyPlayer,
    JsonBody(PreviewAsk { seat, actions }): JsonBody<PreviewAsk>,
) -> Result<Json<PreviewAnswer>, ApiError> {
    let person = person.id;
    let say = |answer| Command::Preview { person, seat, actions, answer };
    Ok(Json(Registry::ask(&app, &id, say).await?))
}
