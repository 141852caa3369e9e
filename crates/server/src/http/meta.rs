//! The server about itself, and the way to its sockets.

use std::sync::Arc;

use axum::Extension;
use axum::Json;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use qrcode::QrCode;
use qrcode::render::svg;
use turlaj_core::Refusal;
use turlaj_proto::PROTOCOL;
use turlaj_proto::http::{Health, QrAsk};

use super::error::{ApiError, From, JsonBody};
use crate::app::App;
use crate::guard::Peer;
use crate::limits::Addresses;
use crate::{refusals, socket};

/// A socket begins with so much memory, and grows only when it needs to.
const SOCKET_BUFFER: usize = 1024;

/// Whether the server works: it can reach its data.
#[cfg_attr(feature = "schema", utoipa::path(get, path = "/healthz", responses((status = 200, body = Health),
    (status = 503, body = turlaj_proto::http::Failure))))]
pub(super) async fn health(State(app): State<Arc<App>>) -> Result<Json<Health>, ApiError> {
    app.read(|store| store.next_deadline()).await?;
    if app.health.is_failing() {
        return Err(refusals::not_saved().into());
    }
    Ok(Json(Health { ok: true, build: app.config.build.clone(), protocol: PROTOCOL }))
}

pub(super) async fn openapi() -> Response {
    // A test keeps it fresh, so that the program needs nothing to make it.
    let text = include_str!("../../openapi.json");
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}

/// A QR code as SVG, for links and keys.
#[cfg_attr(feature = "schema", utoipa::path(post, path = "/api/v1/qr", request_body = QrAsk,
    responses((status = 200, body = String, content_type = "image/svg+xml"),
    (status = "4XX", body = turlaj_proto::http::Failure))))]
pub(super) async fn qr(JsonBody(ask): JsonBody<QrAsk>) -> Result<Response, ApiError> {
    if ask.text.len() > 512 {
        return Err(refusals::too_long().into());
    }
    let code = QrCode::new(ask.text.as_bytes()).map_err(|_| refusals::too_long())?;
    let image = code.render::<svg::Color<'_>>().min_dimensions(200, 200).build();
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], image).into_response())
}

/// The way to a socket.
pub(super) async fn socket(
    State(app): State<Arc<App>>,
    from: From,
    peer: Option<Extension<Peer>>,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let upgrade =
        upgrade.map_err(|_| Refusal::new("no-socket", "this address wants a WebSocket"))?;
    let counted = peer.and_then(|Extension(peer)| peer.counted);
    let connection = match counted {
        Some(counted) => counted,
        None => Arc::new(Addresses::connect(&app, from.0)?),
    };
    let most = app.config.limits.message_bytes;
    let upgrade = upgrade
        .read_buffer_size(SOCKET_BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(1024 * 1024)
        .max_message_size(most)
        .max_frame_size(most);
    Ok(upgrade.on_upgrade(move |socket| socket::serve(app, socket, from.0, connection)))
}

pub(super) async fn nothing() -> ApiError {
    refusals::not_found().into()
}

pub(super) async fn other_method() -> ApiError {
    Refusal::new("other-method", "this address does not take requests of this kind").into()
}
