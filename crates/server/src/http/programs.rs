//! Programs at the table.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use turlaj_proto::http::{NewProgram, ProgramKey};

use super::error::{ApiError, From, Id, JsonBody, KeyHolder};
use crate::app::App;
use crate::limits::UseKind;
use crate::people;
use crate::registry::Registry;
use crate::table::Command;

/// Gives a seat to a program that knows the key in the answer. The owner does it, before the game.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/v1/tables/{id}/programs", params(("id" = String, Path)),
    request_body = NewProgram,
    responses((status = 200, body = ProgramKey), (status = "4XX", body = turlaj_proto::http::Failure))))]
pub(super) async fn create(
    State(app): State<Arc<App>>,
    from: From,
    Id(id): Id,
    KeyHolder(person): KeyHolder,
    JsonBody(NewProgram { seat, name }): JsonBody<NewProgram>,
) -> Result<Json<ProgramKey>, ApiError> {
    from.may(&app, UseKind::NewPerson)?;
    let (key, program) = people::program(&app);
    let owner = Arc::new(person);
    let say = |answer| Command::SeatProgram { owner, program, seat, name, answer };
    Registry::ask(&app, &id, say).await?;
    Ok(Json(ProgramKey { key }))
}
