//! Plain requests: games, people, tables, replays.

mod daily;
mod dice;
mod error;
mod lobby;
mod me;
mod meta;
mod people;
mod programs;
mod replays;
#[cfg(feature = "schema")]
mod schema;
mod seats;
mod web;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};

use crate::app::App;
use crate::guard;

pub(crate) use error::{ApiError, From};
#[cfg(feature = "schema")]
pub use schema::openapi;
pub(crate) use web::{SCRIPT, STYLES, Web};

/// All routes.
pub(crate) fn router(app: Arc<App>) -> Router {
    let limit = app.config.limits.message_bytes;
    Router::new()
        .route("/", get(web::page))
        .route("/t/{id}", get(web::page))
        .route("/new/{game}", get(web::page))
        .route("/rules/{game}", get(web::page))
        .route("/settings", get(web::page))
        .route("/more", get(web::page))
        .route("/daily", get(web::page))
        .route("/daily/{*rest}", get(web::page))
        .route("/replay", get(web::page))
        .route("/replay/{id}", get(web::page))
        .route("/proof", get(web::page))
        .route("/proof/{id}", get(web::page))
        .route("/me", get(web::page))
        .route("/dice", get(web::page))
        .route("/companion/{game}", get(web::page))
        .route("/manifest.webmanifest", get(web::manifest))
        .route("/sw.js", get(web::worker))
        .route("/s/{version}/{*path}", get(web::file))
        .route("/healthz", get(meta::health))
        .route("/api/openapi.json", get(meta::openapi))
        .route("/api/v1/socket", get(meta::socket))
        .route("/api/v1/games", get(web::games))
        .route("/api/v1/games/{game}/options", get(lobby::options))
        .route("/api/v1/people", post(people::create))
        .route("/api/v1/me", get(people::me).patch(people::change).delete(me::forget))
        .route("/api/v1/me/page", get(me::page))
        .route("/api/v1/me/export", get(me::export))
        .route("/api/v1/dice", get(dice::dice))
        .route("/api/v1/tables/{id}/programs", post(programs::create))
        .route("/api/v1/me/key", post(people::new_key))
        .route("/api/v1/me/tables", get(people::tables))
        .route("/api/v1/tables", get(lobby::public).post(lobby::create))
        .route("/api/v1/tables/{id}/hint", post(seats::hint))
        .route("/api/v1/tables/{id}/why-not", post(seats::why_not))
        .route("/api/v1/tables/{id}/preview", post(seats::preview))
        .route("/api/v1/replays/{id}", get(replays::replay))
        .route("/api/v1/replays/{id}/record", get(replays::record))
        .route("/api/v1/replays/{id}/positions", get(replays::positions))
        .route(
            "/api/v1/replays/read",
            // JSON may write every letter of a record with six.
            post(replays::read).layer(DefaultBodyLimit::max(2 * crate::replays::RECORD_BYTES)),
        )
        .route("/api/v1/daily", get(daily::today))
        .route("/api/v1/daily/{game}", post(daily::begin))
        .route("/api/v1/daily/{date}/{game}", get(daily::board))
        .route("/api/v1/qr", post(meta::qr))
        .fallback(meta::nothing)
        .method_not_allowed_fallback(meta::other_method)
        .layer(DefaultBodyLimit::max(limit))
        .layer(axum::middleware::from_fn_with_state(app.clone(), guard::guard))
        .with_state(app)
}
