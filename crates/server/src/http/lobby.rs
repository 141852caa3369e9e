//! Games and tables.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, RawQuery, State};
use turlaj_proto::http::{Choices, NewTable, SeatPlan, TableCard, TableId};

use super::error::{ApiError, From, JsonBody, KeyHolder, MaybeKeyHolder};
use crate::animals::Screen;
use crate::app::App;
use crate::limits::UseKind;
use crate::me::belongs;
use crate::registry::Registry;
use crate::table::{self, Command, cards};

/// A list of tables is not longer than this.
const MOST: u32 = 100;

/// How a game can be set up from here: which options matter, and what each value would be refused for.
/// The query has `players` and the options that differ from the default, as `name=value`.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/v1/games/{game}/options",
    params(("game" = String, Path), ("players" = u8, Query)),
    responses((status = 200, body = Choices), (status = "4XX", body = turlaj_proto::http::Failure))))]
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
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/v1/tables", request_body = NewTable,
    responses((status = 200, body = TableId), (status = "4XX", body = turlaj_proto::http::Failure))))]
pub(super) async fn create(
    State(app): State<Arc<App>>,
    from: From,
    KeyHolder(person): KeyHolder,
    JsonBody(wish): JsonBody<NewTable>,
) -> Result<Json<TableId>, ApiError> {
    from.may(&app, UseKind::NewTable)?;
    let plan = table::create(&app, &person, &wish)?;
    if wish.start && wish.seats.contains(&SeatPlan::Open) {
        return Err(crate::refusals::seats_free().into());
    }
    let is_bot = |seat: &SeatPlan| matches!(seat, SeatPlan::Bot { .. });
    if wish.start && wish.seats.iter().all(is_bot) {
        app.addresses.begin_bot_game(from.0, person.id)?;
    }
    app.write(plan.ops).await?;
    app.deadline_made.notify_one();
    if wish.start {
        let person = Arc::new(person);
        Registry::ask(&app, &plan.id, |answer| Command::Begin { person, answer }).await?;
    }
    Ok(Json(TableId { table: plan.id }))
}

/// The public tables that have not ended, those not begun first.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/api/v1/tables", responses((status = 200, body = Vec<TableCard>))))]
pub(super) async fn public(
    State(app): State<Arc<App>>,
    MaybeKeyHolder(person): MaybeKeyHolder,
) -> Result<Json<Vec<TableCard>>, ApiError> {
    let whose = person.as_ref().map(|person| person.id);
    let (own, rows) = app
        .read(move |store| {
            let own = whose.map(|whose| store.tables_of(whose, MOST));
            Ok((own.transpose()?.unwrap_or_default(), store.public_tables(MOST)?))
        })
        .await?;
    let (games, person) = (&app.parts.games, person.as_ref());
    // One's own tables may stand on the same screen.
    let mut screen = Screen::default();
    let own = own.iter().filter(|row| person.is_some_and(|person| belongs(row, person.id)));
    cards(games, own, person, &mut screen);
    Ok(Json(cards(games, &rows, person, &mut screen)))
}
