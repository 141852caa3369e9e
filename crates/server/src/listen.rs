//! The door: connections come in, are served, and are asked to leave when the server stops.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::{Request, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio_io_timeout::TimeoutStream;
use tower_service::Service;

use crate::app::{App, Parts};
use crate::config::Config;
use crate::guard::Peer;
use crate::limits::Addresses;
use crate::registry::Registry;
use crate::{daily, health, http, orders, retention};

/// A client has this long to send the head of a request.
const HEAD_WITHIN: Duration = Duration::from_secs(10);

/// Connections have this long to finish when the server stops.
const GRACE: Duration = Duration::from_secs(5);

/// A server that runs.
pub struct Running {
    app: Arc<App>,
    address: SocketAddr,
    metrics: Option<SocketAddr>,
    stop: watch::Sender<bool>,
    tasks: Vec<JoinHandle<()>>,
}

/// Starts a server on a listener; numbers for operators are served on the other one.
pub async fn start(
    listener: TcpListener,
    metrics: Option<TcpListener>,
    config: Config,
    parts: Parts,
) -> io::Result<Running> {
    let app = Arc::new(App::new(config, parts).map_err(io::Error::other)?);
    // Before anybody can ask: whether writes work, and which days have secrets, sealed or not.
    health::probe(&app).await;
    daily::make_draws(&app).await;
    daily::open_due(&app).await;
    let (stop, stopping) = watch::channel(false);
    let address = listener.local_addr()?;
    let metrics_address = metrics.as_ref().map(TcpListener::local_addr).transpose()?;
    let mut tasks = vec![
        tokio::spawn(accept(
            app.clone(),
            listener,
            http::router(app.clone()),
            true,
            stopping.clone(),
        )),
        tokio::spawn(until(stopping.clone(), retention::run(app.clone()))),
        tokio::spawn(until(stopping.clone(), orders::run(app.clone()))),
        tokio::spawn(until(stopping.clone(), daily::run(app.clone()))),
        tokio::spawn(until(stopping.clone(), Registry::wake(app.clone()))),
        tokio::spawn(until(stopping.clone(), health::run(app.clone()))),
    ];
    if let Some(listener) = metrics {
        let router = Router::new().route("/metrics", get(numbers)).with_state(app.clone());
        tasks.push(tokio::spawn(accept(app.clone(), listener, router, false, stopping)));
    }
    Ok(Running { app, address, metrics: metrics_address, stop, tasks })
}

async fn numbers(State(app): State<Arc<App>>) -> Response {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], app.metrics.text()).into_response()
}

impl Running {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where it serves numbers for operators.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics
    }

    /// How many tables are in memory.
    pub fn loaded_tables(&self) -> usize {
        self.app.tables.count()
    }

    /// Stops: no new connections, every table finishes what it does, sockets are told.
    pub async fn stop(self) {
        let _ = self.stop.send(true);
        Registry::close(&self.app).await;
        let _ = self.app.leaving.send(true);
        let all = u32::try_from(self.app.config.limits.connections).unwrap_or(u32::MAX);
        let _ = tokio::time::timeout(GRACE, self.app.sockets.acquire_many(all)).await;
        for task in self.tasks {
            let _ = task.await;
        }
        let _ = self.app.write(vec![self.app.clock.note()]).await;
    }
}

async fn stop_asked(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stop| *stop).await;
}

async fn until(mut stopping: watch::Receiver<bool>, work: impl Future<Output = ()>) {
    tokio::select! {
        () = stop_asked(&mut stopping) => {}
        () = work => {}
    }
}

async fn accept(
    app: Arc<App>,
    listener: TcpListener,
    router: Router,
    counted: bool,
    mut stopping: watch::Receiver<bool>,
) {
    let (alive, mut all_gone) = tokio::sync::mpsc::channel::<()>(1);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = stop_asked(&mut stopping) => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                let serving = connection(
                    app.clone(),
                    stream,
                    peer,
                    router.clone(),
                    counted,
                    stopping.clone(),
                );
                let alive = alive.clone();
                tokio::spawn(async move {
                    serving.await;
                    drop(alive);
                });
            }
            Err(why) => {
                // Out of file descriptors, most likely: it passes when somebody leaves.
                tracing::warn!(%why, "a connection could not be accepted");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
    drop(alive);
    let _ = tokio::time::timeout(GRACE, all_gone.recv()).await;
}

async fn connection(
    app: Arc<App>,
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    counts: bool,
    mut stopping: watch::Receiver<bool>,
) {
    // Behind a trusted proxy all connections have one address: sockets are counted by the client's.
    let address = peer.ip().to_canonical();
    // An operator who looks at numbers is never kept out.
    let counted = match !counts || app.config.trusted_proxies.contains(&address) {
        true => None,
        false => match Addresses::connect(&app, address) {
            Ok(counted) => Some(Arc::new(counted)),
            Err(_) => return,
        },
    };
    let _ = stream.set_nodelay(true);
    // A client that does not take its answer gives its connection back.
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(app.config.pace.write_timeout));
    let service = hyper::service::service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(Peer { address, counted: counted.clone() });
        let mut router = router.clone();
        async move { router.call(request.map(Body::new)).await }
    });
    let serving = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_WITHIN)
        .max_buf_size(16 * 1024)
        .serve_connection(TokioIo::new(Box::pin(stream)), service)
        .with_upgrades();
    let mut serving = std::pin::pin!(serving);
    let stopped = tokio::select! {
        _ = serving.as_mut() => false,
        () = stop_asked(&mut stopping) => true,
    };
    if stopped {
        serving.as_mut().graceful_shutdown();
        let _ = tokio::time::timeout(GRACE, serving).await;
    }
}
