//! People.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use turlaj_proto::http::{ChangeMe, Key, Me, NewPerson, TableCard};
use turlaj_store::TableRow;

use super::error::{ApiError, From, JsonBody, KeyHolder};
use crate::animals::Screen;
use crate::app::App;
use crate::limits::UseKind;
use crate::people;
use crate::registry::Registry;
use crate::table::{Command, cards};

/// A list of tables is not longer than this.
const MOST: u32 = 100;

/// Gives a new key: whoever has it is that person.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/v1/people", request_body = NewPerson,
    responses((status = 200, body = Key), (status = "4XX", body = turlaj_proto::http::Failure))))]
pub(super) async fn create(
    State(app): State<Arc<App>>,
    from: From,
    JsonBody(wish): JsonBody<NewPerson>,
) -> Result<Json<Key>, ApiError> {
    from.may(&app, UseKind::NewPerson)?;
    Ok(Json(people::create(&app, wish.name).await?))
}

/// Who the key belongs to.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/v1/me", responses((status = 200, body = Me),
    (status = "4XX", body = turlaj_proto::http::Failure))))]
pub(super) async fn me(KeyHolder(person): KeyHolder) -> Json<Me> {
    Json(people::me(&person))
}

/// Gives another key, as after the old one was lost to somebody: that one is nobody's then.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/v1/me/key",
    responses((status = 200, body = Key), (status = "4XX", body = turlaj_proto::http::Failure))))]
pub(super) async fn new_key(
    State(app): State<Arc<App>>,
    from: From,
    KeyHolder(person): KeyHolder,
) -> Result<Json<Key>, ApiError> {
    from.may(&app, UseKind::NewPerson)?;
    Ok(Json(people::new_key(&app, person).await?))
}

/// Changes the name, or whether it is shown at public tables.
#[cfg_attr(feature = "schema", utoipa::path(patch, path = "/api/v1/me", request_body = ChangeMe,
    responses((status = 200, body = Me), (status = "4XX", body = turlaj_proto::http::Failure))))]
pub(super) async fn change(
    State(app): State<Arc<App>>,
    KeyHolder(person): KeyHolder,
    JsonBody(change): JsonBody<ChangeMe>,
) -> Result<Json<Me>, ApiError> {
    Ok(Json(people::me(&people::change(&app, person, change).await?)))
}

/// One's own tables, the last touched first.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/v1/me/tables", responses((status = 200, body = Vec<TableCard>),
    (status = "4XX", body = turlaj_proto::http::Failure))))]
pub(super) async fn tables(
    State(app): State<Arc<App>>,
    KeyHolder(person): KeyHolder,
) -> Result<Json<Vec<TableCard>>, ApiError> {
    let id = person.id;
    let rows = app.read(move |store| store.tables_of(id, MOST)).await?;
    let mut own = Vec::new();
    for row in rows.iter().filter(|row| crate::me::belongs(row, id)) {
        own.push(awake(&app, row).await);
    }
    Ok(Json(cards(&app.parts.games, &own, Some(&person), &mut Screen::default())))
}

/// The row of a table; if the table is in memory, it knows better whom it waits for.
async fn awake(app: &Arc<App>, row: &TableRow) -> TableRow {
    let mut row = row.clone();
    if app.tables.is_loaded(&row.id)
        && let Ok(waiting) = Registry::ask(app, &row.id, |answer| Command::Waiting { answer }).await
        && let Ok(mut doc) = crate::table::Doc::read(&row)
    {
        doc.waiting = waiting;
        row.room = doc.write();
    }
    row
}
