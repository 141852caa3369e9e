//! The words of the command line about servers.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

use clap::{Subcommand, ValueEnum};

/// Where the data is.
#[derive(clap::Args, Clone)]
pub(crate) struct Data {
    /// The folder with all data; without it, `turlaj` in the user's own data folder.
    #[arg(long, env = "TURLAJ_DATA", value_name = "FOLDER")]
    pub(crate) data: Option<PathBuf>,
}

#[derive(clap::Args, Clone)]
pub(crate) struct Serve {
    /// Where to listen; nobody else reaches the default.
    #[arg(long, env = "TURLAJ_LISTEN", value_name = "ADDRESS", default_value = "127.0.0.1:7788")]
    pub(crate) listen: SocketAddr,
    /// Listen for the home network, and print the address with a QR code.
    #[arg(long, env = "TURLAJ_LAN")]
    pub(crate) lan: bool,
    #[command(flatten)]
    pub(crate) data: Data,
    /// The address that people use, such as `https://play.example.org`, when a proxy stands before.
    #[arg(long, env = "TURLAJ_PUBLIC_URL", value_name = "URL", value_parser = public_url)]
    pub(crate) public_url: Option<String>,
    /// A name under which the server may be called, besides addresses and localhost; may be
    /// repeated.
    #[arg(long = "host", env = "TURLAJ_HOSTS", value_name = "NAME", value_delimiter = ',')]
    pub(crate) hosts: Vec<String>,
    /// Start although the data is damaged or a part of it is missing, and use what can be read.
    #[arg(long, env = "TURLAJ_ACCEPT_DAMAGE")]
    pub(crate) accept_damage: bool,
    /// Open the page in a browser.
    #[arg(long, env = "TURLAJ_OPEN")]
    pub(crate) open: bool,
    /// Serve the client from this folder instead of the one in the binary, for those who work on it.
    #[arg(long, env = "TURLAJ_WEB_DIR", value_name = "FOLDER")]
    pub(crate) web_dir: Option<PathBuf>,
    /// Serve numbers for Prometheus here, at /metrics; keep it from strangers.
    #[arg(long, env = "TURLAJ_METRICS", value_name = "ADDRESS")]
    pub(crate) metrics: Option<SocketAddr>,
    /// A proxy whose word about the address of clients is believed; may be repeated.
    #[arg(
        long = "trusted-proxy",
        env = "TURLAJ_TRUSTED_PROXIES",
        value_name = "IP",
        value_delimiter = ','
    )]
    pub(crate) trusted_proxies: Vec<IpAddr>,
    /// How to write the log, on standard error; TURLAJ_LOG chooses what, such as `info` or `warn`.
    #[arg(long, env = "TURLAJ_LOG_FORMAT", value_name = "FORMAT", default_value = "text")]
    pub(crate) log_format: LogFormat,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
}

/// How much strangers may ask for.
#[derive(clap::Args, Clone)]
#[command(next_help_heading = "Limits")]
pub(crate) struct LimitArgs {
    /// Connections in all.
    #[arg(long, env = "TURLAJ_MAX_CONNECTIONS", value_name = "N", value_parser = positive)]
    pub(crate) max_connections: Option<u32>,
    /// Connections from one address.
    #[arg(long, env = "TURLAJ_MAX_CONNECTIONS_PER_ADDRESS", value_name = "N", value_parser = positive)]
    pub(crate) max_connections_per_address: Option<u32>,
    /// Messages a second on one socket.
    #[arg(long, env = "TURLAJ_MESSAGES_PER_SECOND", value_name = "N", value_parser = positive)]
    pub(crate) messages_per_second: Option<u32>,
    /// Plain requests a second from one address.
    #[arg(long, env = "TURLAJ_REQUESTS_PER_SECOND", value_name = "N", value_parser = positive)]
    pub(crate) requests_per_second: Option<u32>,
    /// New people an hour from one address.
    #[arg(long, env = "TURLAJ_PEOPLE_PER_HOUR", value_name = "N", value_parser = positive)]
    pub(crate) people_per_hour: Option<u32>,
    /// New tables an hour from one address.
    #[arg(long, env = "TURLAJ_TABLES_PER_HOUR", value_name = "N", value_parser = positive)]
    pub(crate) tables_per_hour: Option<u32>,
    /// Sockets that watch one table without a seat there.
    #[arg(long, env = "TURLAJ_MAX_WATCHERS", value_name = "N", value_parser = positive)]
    pub(crate) max_watchers: Option<u32>,
    /// Tables that one socket watches at the same time.
    #[arg(long, env = "TURLAJ_MAX_WATCHED", value_name = "N", value_parser = positive)]
    pub(crate) max_watched: Option<u32>,
    /// Answers that wait for a socket that does not read, before it is closed.
    #[arg(long, env = "TURLAJ_MAX_WAITING_ANSWERS", value_name = "N", value_parser = positive)]
    pub(crate) max_waiting_answers: Option<u32>,
    /// Facts in the log of one game; then it can only be ended.
    #[arg(long, env = "TURLAJ_MAX_LOG_ENTRIES", value_name = "N", value_parser = positive)]
    pub(crate) max_log_entries: Option<u32>,
    /// Seconds without a connection after which a player counts as away.
    #[arg(long, env = "TURLAJ_AWAY_AFTER", value_name = "SECONDS", value_parser = positive)]
    pub(crate) away_after: Option<u32>,
    /// Bytes of one message or body.
    #[arg(long, env = "TURLAJ_MAX_MESSAGE_BYTES", value_name = "N", value_parser = positive)]
    pub(crate) max_message_bytes: Option<u32>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum LogFormat {
    Text,
    Json,
}

#[derive(Subcommand)]
pub(crate) enum Admin {
    /// List the tables, or the people, those that were there last first.
    List {
        /// List people instead of tables.
        #[arg(long)]
        people: bool,
        /// How many at most.
        #[arg(long, default_value_t = 100)]
        limit: u32,
        #[command(flatten)]
        data: Data,
        /// Print one JSON object.
        #[arg(long)]
        json: bool,
    },
    /// Close a table: it is dropped before its game began, and given up and revealed in it.
    Close {
        /// The id of the table.
        table: String,
        #[command(flatten)]
        data: Data,
    },
    /// Give a person another name.
    Rename {
        /// The number of the person.
        person: u64,
        /// The new name.
        name: String,
        #[command(flatten)]
        data: Data,
    },
}

#[derive(clap::Args)]
pub(crate) struct LoadArgs {
    /// How many tables are played at the same time.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(crate) tables: u32,
    /// How many seconds are measured.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    pub(crate) seconds: u64,
    /// Which game; it is played with two seats.
    #[arg(long, default_value = turlaj_catalog::GAMES[0])]
    pub(crate) game: String,
    /// Measure this server, such as `http://127.0.0.1:7788`; without it, one is started for the
    /// purpose on a temporary folder.
    #[arg(long)]
    pub(crate) url: Option<String>,
    /// Open so many further sockets, which do nothing, and tell what each costs.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=50_000))]
    pub(crate) idle: u32,
    /// Print one JSON object.
    #[arg(long)]
    pub(crate) json: bool,
}

fn positive(text: &str) -> Result<u32, String> {
    match text.parse() {
        Ok(number) if number > 0 => Ok(number),
        _ => Err("a number from 1 on is needed".to_string()),
    }
}

fn public_url(text: &str) -> Result<String, String> {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match rest.map(|rest| rest.trim_end_matches('/')) {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', ' ', '@']) => {
            Ok(text.trim_end_matches('/').to_string())
        }
        _ => Err("an address such as https://play.example.org is needed, without a path".into()),
    }
}
