//! `turlaj serve`: a server until Ctrl-C.

mod data;
mod lan;
mod open;

use std::fs::File;
use std::io::{ErrorKind, IsTerminal, Read};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result, anyhow};
use sha2::{Digest, Sha256};
use tokio::net::TcpListener;
use tokio::signal;
use tracing::Level;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt;
use tracing_subscriber::layer::{Layer as _, SubscriberExt as _};
use tracing_subscriber::util::SubscriberInitExt as _;
use turlaj_server::{Config, Limits, Pace, Parts};

use crate::args::{Data, LogFormat, Serve};
use crate::folders::UserFolder;
use crate::report;

/// Serves until the process is asked to stop.
pub(crate) fn serve(args: &Serve) -> Result<()> {
    start_log(args)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(run(args));
    // A bot that is deep in thought keeps nobody from leaving.
    runtime.shutdown_timeout(Duration::from_secs(1));
    served
}

async fn run(args: &Serve) -> Result<()> {
    let folder = folder(&args.data)?;
    let store = data::open(&folder, args.accept_damage)?;
    let address = match args.lan {
        true => lan::widened(args.listen),
        false => args.listen,
    };
    let listener = TcpListener::bind(address).await.map_err(|why| match why.kind() {
        ErrorKind::AddrInUse => anyhow!(
            "{address} is taken: another program listens there, maybe another Turlaj. \
            Stop it, or choose another address: --listen {}",
            SocketAddr::new(address.ip(), address.port().checked_add(1).unwrap_or(0))
        ),
        _ => anyhow!("cannot listen at {address}: {why}. `--listen` chooses another address"),
    })?;
    let metrics = match args.metrics {
        Some(at) => {
            Some(TcpListener::bind(at).await.with_context(|| format!("cannot listen at {at}"))?)
        }
        None => None,
    };
    let mut config = config(args)?;
    let port = listener.local_addr()?.port();
    let near = lan::address().filter(|_| args.lan).map(|ip| lan::url(ip, port));
    let public = args.public_url.as_ref().map(|url| url.trim_end_matches('/').to_string());
    config.invite_url = public.or_else(|| near.clone());
    let running = turlaj_server::start(listener, metrics, config, Parts::new(store)).await?;
    let url = announce(args, &running, near.as_deref(), &folder)?;
    if args.open {
        open::open(&url);
    }
    asked_to_stop().await?;
    say("Stopping …");
    running.stop().await;
    Ok(())
}

/// Tells something to whoever reads; a server goes on when nobody does any more.
fn say(text: impl std::fmt::Display) {
    let _ = report::say(text);
}

/// Says where the server is.
fn announce(
    args: &Serve,
    running: &turlaj_server::Running,
    in_network: Option<&str>,
    folder: &std::path::Path,
) -> Result<String> {
    let port = running.address().port();
    let near = match running.address().ip() {
        ip if ip.is_unspecified() => format!("http://localhost:{port}"),
        _ => format!("http://{}", running.address()),
    };
    let url = args.public_url.clone().unwrap_or(near);
    say(format!("Turlaj is at {url}"));
    if args.lan {
        match in_network {
            Some(url) if std::io::stdout().is_terminal() => {
                say(format!("Phones on the same Wi-Fi: scan this, or type {url}"));
                say(lan::qr(url)?);
            }
            Some(url) => say(format!("Phones on the same Wi-Fi: {url}")),
            None => say("This machine has no address in a network."),
        }
    }
    if let Some(at) = running.metrics_address() {
        say(format!("Numbers for Prometheus: http://{at}/metrics"));
    }
    say(format!("Data: {}", folder.display()));
    say("Ctrl-C stops it.");
    Ok(url)
}

fn config(args: &Serve) -> Result<Config> {
    let usual = Limits::default();
    let given = &args.limits;
    let many = |given: Option<u32>, usual: usize| given.map_or(usual, |given| given as usize);
    let messages = given.messages_per_second.unwrap_or(usual.messages_per_second);
    let requests = given.requests_per_second.unwrap_or(usual.requests_per_second);
    Ok(Config {
        build: build()?,
        public_url: args.public_url.clone(),
        hosts: args.hosts.clone(),
        web_dir: args.web_dir.clone(),
        trusted_proxies: args.trusted_proxies.clone(),
        limits: Limits {
            connections: many(given.max_connections, usual.connections),
            connections_per_address: many(
                given.max_connections_per_address,
                usual.connections_per_address,
            ),
            messages_per_second: messages,
            message_burst: messages.saturating_mul(3),
            requests_per_second: requests,
            request_burst: requests.saturating_mul(20),
            people_per_hour: given.people_per_hour.unwrap_or(usual.people_per_hour),
            tables_per_hour: given.tables_per_hour.unwrap_or(usual.tables_per_hour),
            watchers: many(given.max_watchers, usual.watchers),
            watched: many(given.max_watched, usual.watched),
            waiting_answers: many(given.max_waiting_answers, usual.waiting_answers),
            log_entries: many(given.max_log_entries, usual.log_entries),
            message_bytes: many(given.max_message_bytes, usual.message_bytes),
            ..usual
        },
        pace: Pace {
            away_after: given
                .away_after
                .map_or(Pace::default().away_after, |seconds| Duration::from_secs(seconds.into())),
            ..Pace::default()
        },
        ..Config::default()
    })
}

/// Which build of the program this is: a digest of the program itself.
fn build() -> Result<String> {
    let mut file = File::open(std::env::current_exe()?)?;
    let mut digest = Sha256::new();
    let mut bytes = vec![0; 1 << 16];
    loop {
        match file.read(&mut bytes)? {
            0 => break,
            read => digest.update(&bytes[..read]),
        }
    }
    Ok(format!("{}-{}", env!("CARGO_PKG_VERSION"), &hex::encode(digest.finalize())[..12]))
}

const USER_DATA: UserFolder =
    UserFolder { xdg: "XDG_DATA_HOME", macos: "Library/Application Support", home: ".local/share" };

/// The folder with all data.
pub(crate) fn folder(data: &Data) -> Result<PathBuf> {
    if let Some(folder) = &data.data {
        return Ok(folder.clone());
    }
    USER_DATA.path().context("no folder for data is known; `--data FOLDER` names one")
}

fn start_log(args: &Serve) -> Result<()> {
    // In a terminal the address comes first, followed by problems only.
    let usual = match std::io::stderr().is_terminal() {
        true if args.lan => Level::ERROR,
        true => Level::WARN,
        false => Level::INFO,
    };
    let filter = match std::env::var("TURLAJ_LOG") {
        Ok(text) if !text.is_empty() => text.parse::<Targets>().with_context(|| {
            format!(
                "TURLAJ_LOG: `{text}` is no filter such as `info` or `warn,turlaj_server=debug`"
            )
        })?,
        _ => Targets::new().with_default(usual),
    };
    let lines = fmt::layer().with_writer(std::io::stderr);
    let lines = match args.log_format {
        LogFormat::Text => lines.with_ansi(false).boxed(),
        LogFormat::Json => lines.json().boxed(),
    };
    tracing_subscriber::registry().with(lines.with_filter(filter)).init();
    Ok(())
}

#[cfg(unix)]
async fn asked_to_stop() -> Result<()> {
    let mut term = signal::unix::signal(signal::unix::SignalKind::terminate())?;
    tokio::select! {
        done = signal::ctrl_c() => Ok(done?),
        _ = term.recv() => Ok(()),
    }
}

#[cfg(not(unix))]
async fn asked_to_stop() -> Result<()> {
    Ok(signal::ctrl_c().await?)
}
