//! A person's own page, and all that is kept of a person.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use turlaj_proto::http::{ForgetMe, Forgotten, MyPage};

use super::error::{ApiError, JsonBody, KeyHolder};
use crate::app::App;
use crate::work::WorkPlace;
use crate::{me, refusals};

/// One's games, results and dice.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/v1/me/page", responses((status = 200, body = MyPage),
    (status = "4XX", body = turlaj_proto::http::Failure))))]
pub(super) async fn page(
    State(app): State<Arc<App>>,
    KeyHolder(person): KeyHolder,
    _place: WorkPlace,
) -> Result<Json<MyPage>, ApiError> {
    Ok(Json(me::page(&app, person).await?))
}

/// Everything that is kept of a person, as a file.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/v1/me/export", responses((status = 200, body = turlaj_proto::http::MyExport),
    (status = "4XX", body = turlaj_proto::http::Failure))))]
pub(super) async fn export(
    State(app): State<Arc<App>>,
    KeyHolder(person): KeyHolder,
    place: WorkPlace,
) -> Result<Response, ApiError> {
    let export = me::export(&app, person).await?;
    let name = "attachment; filename=\"turlaj.json\"";
    let answer = place.json(&app, move || Ok(export)).await?;
    Ok(([(header::CONTENT_DISPOSITION, name)], answer).into_response())
}

/// Forgets a person: the key is nobody's, seats in play are free, and the name is gone from tables
/// and records. Dice and results stay.
#[cfg_attr(feature = "schema", utoipa::path(delete, path = "/api/v1/me", request_body = ForgetMe,
    responses((status = 200, body = Forgotten), (status = "4XX", body = turlaj_proto::http::Failure))))]
pub(super) async fn forget(
    State(app): State<Arc<App>>,
    KeyHolder(person): KeyHolder,
    JsonBody(ForgetMe { really }): JsonBody<ForgetMe>,
) -> Result<Json<Forgotten>, ApiError> {
    if !really {
        return Err(refusals::not_sure().into());
    }
    Ok(Json(me::forget(&app, person).await?))
}
