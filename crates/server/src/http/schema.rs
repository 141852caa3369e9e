//! The description of all plain requests, written from the code by a test.

use utoipa::OpenApi;

use super::{daily, dice, lobby, me, meta, people, programs, replays, seats, web};

/// Everything that can be asked for in plain requests.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Turlaj",
        description = "Tables for dice games. The rest of the talk goes over the \
        socket at /api/v1/socket: see docs/api.md."
    ),
    paths(
        meta::health,
        web::games,
        lobby::options,
        lobby::create,
        lobby::public,
        people::create,
        people::me,
        people::change,
        people::new_key,
        people::tables,
        seats::hint,
        seats::why_not,
        seats::preview,
        replays::replay,
        replays::record,
        replays::positions,
        replays::read,
        daily::today,
        daily::begin,
        daily::board,
        meta::qr,
        me::page,
        me::export,
        me::forget,
        dice::dice,
        programs::create
    ),
    components(schemas(turlaj_proto::http::Failure))
)]
struct Api;

/// The text of `openapi.json` of this crate.
pub fn openapi() -> String {
    Api::openapi().to_pretty_json().expect("the description has string keys")
}
