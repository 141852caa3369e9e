//! Games and tables.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, RawQuery, State};
use turlaj_proto::http::{Choices, Failure, GameInfo, NewTable, TableCard, TableId};

use super::error::{ApiError, Body, From, Known, MaybeKnown};
use crate::app::App;
use crate::limits::Kind;
use crate::registry::Registry;
use crate::table::{self, Said, card};

/// A list of tables is not longer than this.
const MOST: u32 = 100;

/// The games on offer, with their options and bots.
#[utoipa::path(get, path = "/api/v1/games", responses((status = 200, body = Vec<GameInfo>)))]
pub(super) async fn games(State(app): State<Arc<App>>) -> Json<Vec<GameInfo>> {
    Json(app.parts.games.all().map(|game| game.info().clone()).collect())
}

/// How a game can be set up from here: which options matter, and what each value would be refused for.
/// The query has `players` and the options that differ from the default, as `name=value`.
#[utoipa::path(get, path = "/api/v1/games/{game}/options",
    params(("game" = String, Path), ("players" = u8, Query)),
    responses((status = 200, body = Choices), (status = "4XX", body = Failure)))]
pub(super) async fn options(
    State(app): State<Arc<App>>,
    game: Result<Path<String>, PathRejection>,
    RawQuery(query): RawQuery,
) -> Result<Json<Choices>, ApiError> {
    let game = game.map_or_else(|_| String::new(), |Path(game)| game);
    let game = app.parts.games.find(&game)?;
    let query = query.unwrap_or_default();
    let words = form_urlencoded::parse(query.as_bytes());
    let words: Vec<String> = words.map(|(name, value)| format!("{name}={value}")).collect();
    Ok(Json(game.choices(&game.read_settings(&words.join(" "))?)))
}

/// Sets up a table; with `start` the game begins at once.
#[utoipa::path(post, path = "/api/v1/tables", request_body = NewTable,
    responses((status = 200, body = TableId), (status = "4XX", body = Failure)))]
pub(super) async fn create(
    State(app): State<Arc<App>>,
    from: From,
    Known(person): Known,
    Body(wish): Body<NewTable>,
) -> Result<Json<TableId>, ApiError> {
    from.may(&app, Kind::NewTable)?;
    let plan = table::create(&app, &person, &wish)?;
    if wish.start && wish.seats.contains(&turlaj_proto::http::SeatPlan::Open) {
        return Err(crate::refusals::seats_free().into());
    }
    app.write(plan.ops).await?;
    app.deadline_made.notify_one();
    if wish.start {
        let person = Arc::new(person);
        Registry::ask(&app, &plan.id, |answer| Said::Begin { person, answer }).await?;
    }
    Ok(Json(TableId { table: plan.id }))
}

/// The public tables that have not ended, those not begun first.
#[utoipa::path(get, path = "/api/v1/tables", responses((status = 200, body = Vec<TableCard>)))]
pub(super) async fn public(
    State(app): State<Arc<App>>,
    MaybeKnown(person): MaybeKnown,
) -> Result<Json<Vec<TableCard>>, ApiError> {
    let rows = app.read(|store| store.public_tables(MOST)).await?;
    let cards = rows.iter().filter_map(|row| card(&app.parts.games, row, person.as_ref()));
    Ok(Json(cards.collect()))
}
