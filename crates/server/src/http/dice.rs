//! All proved dice of this server.

use std::sync::Arc;

use axum::Json;
use axum::extract::{RawQuery, State};
use turlaj_core::Refusal;
use turlaj_proto::http::ServerDice;

use super::error::ApiError;
use crate::app::App;
use crate::dice::Ledger;
use crate::work::WorkPlace;

/// How all proved dice fell whose records everybody can read: those of ended games at public tables.
/// The records are listed, so that everybody can count again. A new game counts within a minute.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/v1/dice", params(("before" = Option<u64>, Query)),
    responses((status = 200, body = ServerDice), (status = "4XX", body = turlaj_proto::http::Failure))))]
pub(super) async fn dice(
    State(app): State<Arc<App>>,
    RawQuery(query): RawQuery,
    _place: WorkPlace,
) -> Result<Json<ServerDice>, ApiError> {
    let query = query.unwrap_or_default();
    let mut before = None;
    for (name, value) in form_urlencoded::parse(query.as_bytes()) {
        before = match (&*name, value.parse::<u64>()) {
            ("before", Ok(number)) => Some(number),
            _ => return Err(Refusal::new("bad-query", "only `before` and a number go here").into()),
        };
    }
    Ok(Json(Ledger::told(&app, before).await?))
}
