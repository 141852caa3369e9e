//! Work that plain requests ask for, such as reading a record: bounded in number, and shared
//! fairly between addresses.
//!
//! A request has a place from before its body is read until its answer has been sent. So the
//! memory of all such requests is bounded by the number of places, whatever clients do.

use std::io;
use std::num::NonZero;
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use futures_util::stream;
use serde::Serialize;
use tokio::sync::Semaphore;
use tokio::time::timeout;
use turlaj_core::Refusal;

use crate::app::App;
use crate::config::Limits;
use crate::http::{ApiError, From};
use crate::queue::{Bounds, FairQueue, Permit, Share, Urgency};
use crate::refusals;

/// Answers are sent in pieces of this size.
const PIECE: usize = 16 * 1024;

/// A client that takes an answer more slowly than this, after a moment, holds its place no longer.
const BYTES_PER_SECOND: f64 = 32.0 * 1024.0;
const MOMENT: Duration = Duration::from_secs(5);

/// The places for requests that need work.
pub(crate) struct Work {
    places: FairQueue,
    /// How many compute at the same time.
    cores: Semaphore,
}

impl Work {
    pub(crate) fn new(limits: &Limits) -> Work {
        let bounds = Bounds {
            permits: limits.work_places,
            per_address: limits.work_places_per_address,
            waiting_per_address: limits.work_waiting_per_address,
        };
        let cores = available_parallelism().map_or(1, NonZero::get);
        Work { places: FairQueue::new(bounds), cores: Semaphore::new(cores) }
    }
}

/// A place among the requests that need work. As an extractor it comes before the body.
pub(crate) struct WorkPlace {
    _permit: Permit,
}

impl FromRequestParts<Arc<App>> for WorkPlace {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<WorkPlace, ApiError> {
        let From(address) = From::from_request_parts(parts, app).await?;
        let waiting = app.work.places.acquire(Share::new(Some(address), 0), Urgency::Person);
        match timeout(app.config.limits.work_wait, waiting).await {
            Ok(Ok(permit)) => Ok(WorkPlace { _permit: permit }),
            Ok(Err(_)) | Err(_) => Err(refusals::busy().into()),
        }
    }
}

impl WorkPlace {
    /// Computes an answer in JSON.
    pub(crate) async fn json<T: Serialize>(
        self,
        app: &App,
        compute: impl FnOnce() -> Result<T, Refusal> + Send + 'static,
    ) -> Result<Response, ApiError> {
        let write = move || {
            let answer = compute()?;
            Ok(serde_json::to_vec(&answer).expect("answers have string keys").into())
        };
        self.answer(app, "application/json", write).await
    }

    /// Computes the bytes of an answer, on a thread of its own.
    pub(crate) async fn answer(
        self,
        app: &App,
        kind: &'static str,
        compute: impl FnOnce() -> Result<Bytes, Refusal> + Send + 'static,
    ) -> Result<Response, ApiError> {
        let _core = app.work.cores.acquire().await;
        let computed = tokio::task::spawn_blocking(compute).await;
        let bytes = computed.map_err(|_| {
            tracing::error!("the work of a request panicked");
            refusals::crashed()
        })??;
        Ok(self.send(kind, bytes))
    }

    /// An answer that gives the place back when all of it has been sent.
    fn send(self, kind: &'static str, bytes: Bytes) -> Response {
        let (all, began) = (bytes.len(), Instant::now());
        let pieces = stream::unfold((bytes, self), move |(mut left, place)| async move {
            let sent = (all - left.len()) as f64;
            let due = MOMENT + Duration::from_secs_f64(sent / BYTES_PER_SECOND);
            if began.elapsed() > due {
                return Some((Err(io::Error::from(io::ErrorKind::TimedOut)), (left, place)));
            }
            let piece = left.split_to(left.len().min(PIECE));
            (!piece.is_empty()).then(|| (Ok(piece), (left, place)))
        });
        let mut response = Body::from_stream(pieces).into_response();
        response.headers_mut().insert(header::CONTENT_LENGTH, HeaderValue::from(all));
        response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
        response
    }
}
