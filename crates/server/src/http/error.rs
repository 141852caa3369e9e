//! How requests are refused, and how bodies and keys are read.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use serde::de::DeserializeOwned;
use tokio::time::timeout;
use turlaj_core::Refusal;
use turlaj_proto::http::Failure;
use turlaj_store::Person;

use crate::app::App;
use crate::guard::Client;
use crate::limits::UseKind;
use crate::{people, refusals};

/// A refusal as an answer.
pub(crate) struct ApiError(pub(crate) Refusal);

impl std::convert::From<Refusal> for ApiError {
    fn from(why: Refusal) -> ApiError {
        ApiError(why)
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let status =
            match self.0.code() {
                "no-key" | "bad-key" => StatusCode::UNAUTHORIZED,
                "not-owner" | "not-your-seat" | "program" | "no-hints" | "other-origin"
                | "daily-closed" => StatusCode::FORBIDDEN,
                "two-hosts" => StatusCode::BAD_REQUEST,
                "other-host" => StatusCode::MISDIRECTED_REQUEST,
                "no-such-table" | "not-found" | "closed" | "no-such-day" => StatusCode::NOT_FOUND,
                "other-method" => StatusCode::METHOD_NOT_ALLOWED,
                "not-over" | "not-begun" | "over" | "not-asked" | "begun" | "dice-first"
                | "daily-used" | "daily-secret" | "daily-revealed" | "stale-prompt"
                | "hint-asked" => StatusCode::CONFLICT,
                "too-slow" => StatusCode::REQUEST_TIMEOUT,
                "too-long" => StatusCode::PAYLOAD_TOO_LARGE,
                "too-fast" | "too-many-connections" | "bot-games" => StatusCode::TOO_MANY_REQUESTS,
                "not-saved" | "not-read" | "shutting-down" | "hint-late" | "hints-full"
                | "busy" => StatusCode::SERVICE_UNAVAILABLE,
                "crashed" | "broken-table" => StatusCode::INTERNAL_SERVER_ERROR,
                _ => StatusCode::UNPROCESSABLE_ENTITY,
            };
        let body = Json(Failure { error: refusals::wire(&self.0) });
        match status {
            StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE => {
                (status, [(header::RETRY_AFTER, "10")], body).into_response()
            }
            _ => (status, body).into_response(),
        }
    }
}

/// A client has this long to send a body.
const BODY_WITHIN: Duration = Duration::from_secs(10);

/// A body in JSON.
pub(crate) struct JsonBody<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for JsonBody<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, ApiError> {
        let reading = timeout(BODY_WITHIN, Bytes::from_request(request, app));
        let bytes = reading.await.map_err(|_| refusals::too_slow())?;
        let bytes = bytes.map_err(|_| refusals::too_long())?;
        // An empty body means an empty object, for requests in which nothing must be said.
        let text: &[u8] = if bytes.is_empty() { b"{}" } else { &bytes };
        Ok(JsonBody(serde_json::from_slice(text).map_err(|why| refusals::bad_json(&why))?))
    }
}

/// The person whose key is in the header `Authorization: Bearer …`. It is no program.
pub(crate) struct KeyHolder(pub(crate) Person);

/// The same, where a key need not be shown.
pub(crate) struct MaybeKeyHolder(pub(crate) Option<Person>);

/// Whoever has the key in the header, also a program.
pub(crate) struct KeyPlayer(pub(crate) Person);

/// Who has the key in the header, if there is one.
async fn shown(parts: &Parts, app: &Arc<App>) -> Result<Option<Person>, ApiError> {
    let Some(said) = parts.headers.get(header::AUTHORIZATION) else { return Ok(None) };
    let key = said.to_str().ok().and_then(|said| said.strip_prefix("Bearer "));
    let key = key.ok_or_else(refusals::bad_key)?;
    Ok(Some(people::find(app, key).await?))
}

impl FromRequestParts<Arc<App>> for KeyPlayer {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ApiError> {
        Ok(KeyPlayer(shown(parts, app).await?.ok_or_else(refusals::no_key)?))
    }
}

impl FromRequestParts<Arc<App>> for MaybeKeyHolder {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ApiError> {
        let person = shown(parts, app).await?;
        person.as_ref().map_or(Ok(()), people::no_program)?;
        Ok(MaybeKeyHolder(person))
    }
}

impl FromRequestParts<Arc<App>> for KeyHolder {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ApiError> {
        let MaybeKeyHolder(person) = MaybeKeyHolder::from_request_parts(parts, app).await?;
        Ok(KeyHolder(person.ok_or_else(refusals::no_key)?))
    }
}

/// The address of the client.
pub(crate) struct From(pub(crate) std::net::IpAddr);

impl From {
    /// Counts something dear that the address asks for, or refuses it.
    pub(crate) fn may(&self, app: &App, kind: UseKind) -> Result<(), ApiError> {
        Ok(app.addresses.ask(self.0, kind)?)
    }
}

impl FromRequestParts<Arc<App>> for From {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Result<Self, ApiError> {
        let client = parts.extensions.get::<Client>().copied();
        Ok(From(client.map_or_else(|| [0, 0, 0, 0].into(), |client| client.0)))
    }
}

/// The id of a table, in an address.
pub(crate) struct Id(pub(crate) String);

impl FromRequestParts<Arc<App>> for Id {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, ApiError> {
        let path = Path::<String>::from_request_parts(parts, app).await;
        Ok(Id(path.map_err(|_| refusals::no_such_table())?.0))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    const DOCS: &str = include_str!("../../../../docs/api.md");

    /// The rows of the tables under a heading, each as its cells.
    fn rows(heading: &str) -> Vec<Vec<&'static str>> {
        let section = DOCS.split("\n## ").find(|part| part.starts_with(heading)).unwrap();
        let rows = section.lines().filter(|line| line.starts_with("| "));
        rows.map(|row| row.trim_matches('|').split(" | ").map(str::trim).collect()).collect()
    }

    /// The words between backticks.
    fn codes(cell: &'static str) -> impl Iterator<Item = &'static str> {
        cell.split('`').skip(1).step_by(2)
    }

    #[test]
    fn every_code_is_documented_once() {
        let mut documented: Vec<&str> =
            rows("Codes").iter().skip(1).flat_map(|row| codes(row[0])).collect();
        let all = documented.len();
        documented.sort_unstable();
        documented.dedup();
        assert_eq!(documented.len(), all, "a code stands twice");
        // What is refused before it becomes an answer has no row.
        let inner = ["daily-begun"];
        let lacking: Vec<&&str> = refusals::CODES
            .iter()
            .filter(|code| !documented.contains(code) && !inner.contains(code))
            .collect();
        assert!(lacking.is_empty(), "not in docs/api.md: {lacking:?}");
    }

    #[test]
    fn the_documented_statuses_are_those_of_the_answers() {
        let mut statuses = BTreeMap::new();
        for row in rows("HTTP").iter().skip(1).filter(|row| row[0] != "200" && row[0] != "422") {
            for code in codes(row[1]).filter(|code| !code.contains(':')) {
                assert_eq!(statuses.insert(code, row[0]), None, "{code} stands twice");
            }
        }
        for code in rows("Codes").iter().skip(1).flat_map(|row| codes(row[0])) {
            let text = "a text";
            let answer = ApiError(Refusal::new(code, text)).into_response();
            let documented = statuses.get(code).copied().unwrap_or("422");
            assert_eq!(answer.status().as_str(), documented, "{code}");
        }
    }
}
